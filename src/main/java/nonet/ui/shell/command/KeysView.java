package nonet.ui.shell.command;

import static nonet.ui.kit.Parts.styled;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Screens;

/// All keys in groups, with a field to search them by what they do or by the keys.
final class KeysView extends VBox {

    /// The largest height of the list; beyond that it scrolls.
    private static final double MOST = 540;

    /// The height of a dialog around the list, with its title bar.
    private static final double AROUND = 190;

    private final List<KeyRows.Group> groups;
    private final KeyColumns columns = new KeyColumns();
    private final TextField search = new TextField();
    private final Label nothing;

    KeysView(Messages messages, List<KeyRows.Group> groups) {
        this.groups = groups;
        nothing = new Label(messages.get("keys.nothing"));
        getStyleClass().add("keys-view");
        columns.getStyleClass().add("keys");
        search.setId("keys-search");
        search.setPromptText(messages.get("keys.search"));
        search.setAccessibleText(messages.get("keys.search"));
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(search, scroll);
        search.textProperty().subscribe(this::show);
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
        // The size for all keys stays while they are searched.
        scroll.setPrefViewportHeight(
                Math.min(MOST, Screens.present().rooms().getFirst().getHeight() - AROUND));
        columns.setMinWidth(USE_PREF_SIZE);
        setMinWidth(USE_PREF_SIZE);
    }

    /// Moves the focus to the search field.
    void begin() {
        search.requestFocus();
    }

    private void show(String wanted) {
        List<String> words = List.of(wanted.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        List<Node> found = groups.stream()
                .flatMap(group -> Stream.of(block(group, words)))
                .filter(block -> !block.getChildren().isEmpty())
                .map(Node.class::cast)
                .toList();
        columns.getChildren().setAll(found.isEmpty() ? List.of(nothing) : found);
    }

    private static GridPane block(KeyRows.Group group, List<String> words) {
        GridPane block = styled("keys-group", new GridPane());
        for (Map.Entry<String, String> row : group.rows().entrySet()) {
            String text = String.join(" ", group.title(), row.getKey(), row.getValue())
                    .toLowerCase(Locale.ROOT);
            if (words.stream().allMatch(text::contains)) {
                if (block.getChildren().isEmpty()) {
                    Label title = styled("keys-title", new Label(group.title()));
                    block.add(title, 0, 0, 2, 1);
                }
                Label name = new Label(row.getKey());
                name.setMinWidth(USE_PREF_SIZE);
                name.setMaxWidth(Double.MAX_VALUE);
                GridPane.setHgrow(name, Priority.ALWAYS);
                Label key = styled("key", new Label(row.getValue()));
                key.setMinWidth(USE_PREF_SIZE);
                GridPane.setHalignment(key, HPos.RIGHT);
                block.addRow(block.getRowCount(), name, key);
            }
        }
        return block;
    }
}
