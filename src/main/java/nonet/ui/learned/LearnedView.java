package nonet.ui.learned;

import static nonet.ui.kit.Parts.styled;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.grid.Candidate;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.learned.LearnedController.Learned;
import nonet.ui.learned.LearnedController.Listed;
import org.jspecify.annotations.Nullable;

/// The list of learned nogoods, each with how often it has helped. The selected one is marked on the board.
public final class LearnedView extends BorderPane {

    private static final double TIP_WIDTH = 420;

    private final Messages messages;
    private final LearnedController controller;
    private final ListView<Learned> list = new ListView<>();
    private final Label whole = new Label();
    private final Label count = new Label();

    public LearnedView(PaneServices services, LearnedController controller) {
        messages = services.messages();
        this.controller = controller;
        getStyleClass().add("learned-view");
        list.setId("learned");
        list.setAccessibleText(messages.get("learned.accessible"));
        list.setCellFactory(_ -> new NogoodCell());
        Label empty = styled("learned-note", new Label(messages.get("learned.empty")));
        empty.setWrapText(true);
        list.setPlaceholder(empty);
        count.setId("learned-count");
        count.getStyleClass().add("learned-note");
        count.setWrapText(true);
        count.setMinHeight(USE_PREF_SIZE);
        setCenter(list);
        // A row has one line, in which a long nogood is cut off.
        whole.setId("learned-whole");
        whole.getStyleClass().add("learned-whole");
        whole.setWrapText(true);
        whole.setMinHeight(USE_PREF_SIZE);
        whole.managedProperty().bind(whole.textProperty().isNotEmpty());
        setBottom(new VBox(whole, count));
        ViewListeners.observe(this, controller.listed, this::fill);
        list.getSelectionModel().selectedItemProperty().subscribe(this::choose);
    }

    private void choose(@Nullable Learned selected) {
        controller.selected.set(selected);
        whole.setText(selected == null ? "" : text(selected));
    }

    private static String text(Learned nogood) {
        return nogood.candidates().stream().map(Candidate::toString).collect(Collectors.joining(", "));
    }

    /// Shows the nogoods; the selected one stays selected, wherever it is now.
    private void fill(Listed listed) {
        Learned selected = list.getSelectionModel().getSelectedItem();
        List<Learned> rows = listed.rows();
        list.getItems().setAll(rows);
        list.getSelectionModel().clearSelection();
        for (int place = 0; selected != null && place < rows.size(); place++) {
            if (rows.get(place).candidates().equals(selected.candidates())) {
                list.getSelectionModel().clearAndSelect(place);
                break;
            }
        }
        count.setText(messages.get("learned.count", listed.count(), rows.size()));
    }

    private final class NogoodCell extends ListCell<Learned> {

        private final Label candidates = new Label();
        private final Label helped = new Label();
        private final HBox row = new HBox(candidates, helped);
        private final Tooltip tip = new Tooltip();

        NogoodCell() {
            row.getStyleClass().add("learned-row");
            candidates.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(candidates, Priority.ALWAYS);
            helped.getStyleClass().add("learned-helped");
            helped.setMinWidth(USE_PREF_SIZE);
            tip.setWrapText(true);
            tip.setMaxWidth(TIP_WIDTH);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Learned item, boolean empty) {
            super.updateItem(item, empty);
            if (empty || item == null) {
                setGraphic(null);
                setTooltip(null);
                setAccessibleText(null);
                return;
            }
            candidates.setText(text(item));
            helped.setText(messages.get("learned.helped", item.helped()));
            setAccessibleText(messages.get("learned.spoken", candidates.getText(), item.helped(), item.event() + 1));
            tip.setText(candidates.getText());
            setTooltip(tip);
            setGraphic(row);
        }
    }
}
