package nonet.ui.generate;

import static javafx.scene.input.KeyCode.SPACE;
import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionModel;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.PopupBubble;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.ViewKeys;
import org.jspecify.annotations.Nullable;

/// A button that opens the list of all techniques, with a search, beside a field for techniques. What is checked there
/// stands in the field.
final class TechniquePicker extends Button {

    private final Messages messages;
    private final Controls controls;
    private final TechniqueField field;
    private final ObservableList<TechniqueOption> choices = FXCollections.observableArrayList();

    /// A technique in the list.
    record TechniqueOption(Technique technique, String name, BooleanProperty chosen) {

        /// The keys of the list, which are asked for where there is no control.
        static final ViewKeys<SelectionModel<TechniqueOption>> KEYS = ViewKeys.of(row(
                "keys.pattern-cell",
                key(
                        SPACE,
                        selection -> selection.getSelectedItem() != null,
                        selection -> selection.getSelectedItem().toggle())));

        void toggle() {
            chosen.set(!chosen.get());
        }
    }

    /// @param title the name of the field
    TechniquePicker(Messages messages, Controls controls, TechniqueField field, String title) {
        super(messages.get("generate.choose"));
        this.messages = messages;
        this.controls = controls;
        this.field = field;
        setId(field.getId() + "-choose");
        setMinWidth(USE_PREF_SIZE);
        String tip = messages.get("generate.choose-tip", title);
        setTooltip(new Tooltip(tip));
        setAccessibleText(tip);
        setOnAction(_ -> open());
    }

    private void open() {
        TechniqueList techniques = field.techniques();
        choices.setAll(techniques
                .all()
                .map(each -> new TechniqueOption(
                        each,
                        techniques.name(each),
                        new SimpleBooleanProperty(
                                techniques.read(field.getText()).contains(each))))
                .toList());
        choices.forEach(choice -> choice.chosen.addListener(
                (_, _, now) -> field.setText(techniques.with(field.getText(), choice.technique, now))));
        FilteredList<TechniqueOption> shown = new FilteredList<>(choices);
        TextField search = new TextField();
        search.setId("generate-technique-search");
        search.setPromptText(messages.get("generate.choose-search"));
        search.setAccessibleText(messages.get("generate.choose-search"));
        search.textProperty()
                .addListener(
                        (_, _, typed) -> shown.setPredicate(choice -> techniques.matches(choice.technique, typed)));
        VBox box = column("technique-chooser", search, list(shown));
        new PopupBubble(
                        box,
                        Side.LEFT,
                        "technique-bubble",
                        getScene().getStylesheets().getFirst())
                .show(this);
        search.requestFocus();
    }

    private ListView<TechniqueOption> list(ObservableList<TechniqueOption> shown) {
        ListView<TechniqueOption> list = new ListView<>(shown);
        list.setId("generate-technique-list");
        list.setCellFactory(_ -> new Row());
        controls.aboutSelected(list, () -> {
            TechniqueOption selected = list.getSelectionModel().getSelectedItem();
            return selected == null ? null : selected.technique;
        });
        TechniqueOption.KEYS.handle(list, list.getSelectionModel());
        return list;
    }

    /// A technique with its mark, and the way to its page in the guide.
    private final class Row extends ListCell<TechniqueOption> {

        private final CheckBox mark = new CheckBox();
        private final ObjectProperty<@Nullable Technique> technique = new SimpleObjectProperty<>();
        private final HBox line = new HBox(mark, new Spacer(), controls.aboutInRow(technique));
        private @Nullable BooleanProperty followed;

        Row() {
            mark.setFocusTraversable(false);
            mark.setMnemonicParsing(false);
            mark.setMinWidth(0);
            line.setAlignment(Pos.CENTER_LEFT);
            // As wide as the list.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable TechniqueOption choice, boolean empty) {
            super.updateItem(choice, empty);
            if (followed != null) {
                mark.selectedProperty().unbindBidirectional(followed);
                followed = null;
            }
            technique.set(choice == null ? null : choice.technique);
            setGraphic(choice == null ? null : line);
            if (choice != null) {
                followed = choice.chosen;
                mark.setText(choice.name);
                mark.selectedProperty().bindBidirectional(followed);
            }
        }
    }
}
