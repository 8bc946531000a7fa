package nonet.ui.preferences;

import static nonet.ui.kit.Parts.styled;

import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;

/// The settings of the program in groups, one per row. If the screen is too small for all, they scroll.
public final class PreferencesView extends ScrollPane {

    private final Messages messages;
    private final Controls controls;
    private final GridPane rows = new GridPane();

    public PreferencesView(Messages messages, Controls controls, List<Preference.Group> groups) {
        this.messages = messages;
        this.controls = controls;
        getStyleClass().add("preferences-view");
        rows.getStyleClass().add("preferences");
        setContent(rows);
        setFitToWidth(true);
        setFocusTraversable(false);
        for (Preference.Group group : groups) {
            Label heading = styled("preferences-heading", new Label(messages.get(group.title())));
            rows.add(heading, 0, rows.getRowCount(), 2, 1);
            group.preferences().forEach(this::add);
        }
        Button close = controls.namedButton(
                "preferences-close",
                new SimpleBooleanProperty(true),
                () -> getScene().getWindow().hide());
        GridPane.setHalignment(close, HPos.RIGHT);
        rows.add(close, 1, rows.getRowCount());
    }

    private void add(Preference preference) {
        switch (preference) {
            case Preference.Option(var toggle) -> {
                CheckBox box = controls.checkBox(toggle);
                box.setId("preferences-" + toggle.id());
                rows.add(box, 0, rows.getRowCount(), 2, 1);
            }
            case Preference.Choice<?> choice -> add(choice);
            case Preference.Colors colors -> {
                Label name = new Label(messages.get(colors.title()));
                name.setMinWidth(Label.USE_PREF_SIZE);
                rows.addRow(rows.getRowCount(), name, new ColorRow(messages, controls, colors));
            }
            case Preference.Further(var command) -> {
                Button button = controls.namedButton(command);
                button.setId("preferences-" + command.id());
                rows.add(button, 0, rows.getRowCount(), 2, 1);
            }
        }
    }

    private <T> void add(Preference.Choice<T> choice) {
        ComboBoxOf<T> chooser = new ComboBoxOf<>(choice.id(), choice.values(), choice.chosen(), choice.name());
        Label name = new Label(messages.get(choice.title()));
        name.setLabelFor(chooser);
        name.setMinWidth(Label.USE_PREF_SIZE);
        chooser.setAccessibleText(name.getText());
        chooser.setMaxWidth(Double.MAX_VALUE);
        rows.addRow(rows.getRowCount(), name, chooser);
    }
}
