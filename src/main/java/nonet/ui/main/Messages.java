package nonet.ui.main;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.grid.CellSet;
import nonet.play.Document;
import nonet.ui.batch.BatchController;
import nonet.ui.board.Board;
import nonet.ui.board.BoardFrame;
import nonet.ui.kit.Command;
import nonet.ui.kit.Dialogs;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// What the window says and asks in dialogs.
final class Messages implements Person {

    private final Texts texts;
    private final Dialogs dialogs;
    private final String version;
    private Consumer<String> line = sentence -> {};
    private @Nullable Supplier<BatchController> batches;

    Messages(Texts texts, Dialogs dialogs, String version) {
        this.texts = texts;
        this.dialogs = dialogs;
        this.version = version;
    }

    /// Says where sentences go that need no answer.
    void tellThrough(Consumer<String> line) {
        this.line = line;
    }

    /// Says how to come to the window of a collection.
    void solveThrough(Supplier<BatchController> batches) {
        this.batches = batches;
    }

    @Override
    public void solveAll(Path file) {
        Objects.requireNonNull(batches).get().open(file);
    }

    @Override
    public void solveAll(String name, String text) {
        Objects.requireNonNull(batches).get().open(name, text);
    }

    @Override
    public void tell(String sentence) {
        line.accept(sentence);
    }

    @Override
    public void warn(String sentence) {
        line.accept(sentence);
        Label text = new Label(sentence, Icon.WARNING.node());
        text.getStyleClass().add("warning");
        text.setWrapText(true);
        Dialog<ButtonType> dialog = dialogs.create(texts.get("window.title"), text, dialogs.close());
        dialog.getDialogPane().setId("warning");
        dialog.show();
    }

    @Override
    public void choose(String title, List<Choice> choices, Consumer<Choice> chosen) {
        choose(title, choices, chosen, () -> {});
    }

    @Override
    public void choose(String title, List<Choice> choices, Consumer<Choice> chosen, Runnable all) {
        ListView<Choice> list = new ListView<>();
        list.setId("choices");
        list.getItems().setAll(choices);
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable Choice choice, boolean empty) {
                super.updateItem(choice, empty);
                setText(choice == null || empty ? null : choice.name());
            }
        });
        Board preview = new Board(texts);
        preview.setId("preview");
        preview.labelsShownProperty().set(false);
        preview.setFocusTraversable(false);
        preview.setMouseTransparent(true);
        preview.setPrefSize(260, 260);
        list.getSelectionModel().selectedItemProperty().subscribe(choice -> {
            if (choice != null) {
                preview.frameProperty().set(frame(choice));
            }
        });
        list.getSelectionModel().selectFirst();
        Label header = new Label(title);
        header.getStyleClass().add("choose-title");
        VBox content = new VBox(header, new HBox(list, preview));
        content.getStyleClass().add("choose-puzzle");
        ButtonType take = dialogs.take();
        ButtonType solve = new ButtonType(texts.get("file.solve-all"), ButtonBar.ButtonData.LEFT);
        Dialog<Choice> dialog = dialogs.create(texts.get("file.choose"), content, solve, take, dialogs.cancel());
        // A filter, so that the dialog never takes the button for an answer.
        dialog.getDialogPane().lookupButton(solve).addEventFilter(ActionEvent.ACTION, pressed -> {
            pressed.consume();
            dialog.setResult(null);
            dialog.close();
            all.run();
        });
        dialog.setResizable(true);
        dialog.setResultConverter(
                button -> button == take ? list.getSelectionModel().getSelectedItem() : null);
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                dialog.setResult(list.getSelectionModel().getSelectedItem());
                dialog.close();
            }
        });
        dialog.setOnHidden(hidden -> {
            if (dialog.getResult() != null) {
                chosen.accept(dialog.getResult());
            }
        });
        dialog.show();
        list.requestFocus();
    }

    @Override
    public void report(Report report) {
        VBox content = new VBox();
        content.getStyleClass().add("report");
        Label title = new Label(report.title());
        title.getStyleClass().add("choose-title");
        title.setWrapText(true);
        content.getChildren().add(title);
        for (String sentence : report.sentences()) {
            Label line = new Label(sentence);
            line.setWrapText(true);
            content.getChildren().add(line);
        }
        Dialog<ButtonType> dialog = dialogs.create(texts.get("report.title"), content, dialogs.close());
        if (!report.others().isEmpty()) {
            content.getChildren().add(new Label(texts.get("report.others")));
        }
        for (Other other : report.others()) {
            Hyperlink link = new Hyperlink(other.name());
            link.setMnemonicParsing(false);
            link.setOnAction(clicked -> {
                dialog.close();
                other.take().run();
            });
            content.getChildren().add(link);
        }
        dialog.getDialogPane().setId("report");
        dialog.show();
    }

    /// Offers links to copy or to open. Nothing leaves the machine before a click.
    void showLinks(List<SaveController.Link> links, Consumer<String> copy, Consumer<String> browse) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("links");
        Label nothing = new Label(texts.get("links.nothing"));
        nothing.setWrapText(true);
        grid.add(nothing, 0, 0, 3, 1);
        for (int i = 0; i < links.size(); i++) {
            SaveController.Link link = links.get(i);
            Button copied = new Button(texts.get("links.copy"), Icon.COPY.node());
            copied.setId("copy-link-" + i);
            copied.setOnAction(clicked -> copy.accept(link.address()));
            Button opened = new Button(texts.get("links.open"), Icon.EXPORT.node());
            opened.setId("open-link-" + i);
            opened.setOnAction(clicked -> browse.accept(link.address()));
            grid.addRow(i + 1, new Label(link.site()), copied, opened);
        }
        Dialog<ButtonType> dialog = dialogs.create(texts.get("links.title"), grid, dialogs.close());
        dialog.getDialogPane().setId("links");
        dialog.show();
    }

    /// Lets the person change what is said about the puzzle.
    void askComment(String comment, Consumer<String> changed) {
        TextArea text = new TextArea(comment);
        text.setId("comment-text");
        text.setWrapText(true);
        text.setPromptText(texts.get("comment.prompt"));
        text.setPrefSize(420, 200);
        text.setTextFormatter(new TextFormatter<>(
                change -> change.getControlNewText().length() <= Document.LONGEST_COMMENT ? change : null));
        ButtonType keep = new ButtonType(texts.get("comment.keep"), ButtonBar.ButtonData.OK_DONE);
        VBox content = new VBox(text);
        content.getStyleClass().add("comment");
        VBox.setVgrow(text, Priority.ALWAYS);
        Dialog<String> dialog = dialogs.create(texts.get("comment.title"), content, keep, dialogs.cancel());
        dialog.getDialogPane().setId("comment-dialog");
        dialog.setResizable(true);
        dialog.setResultConverter(button -> button == keep ? text.getText() : null);
        dialog.setOnHidden(hidden -> {
            if (dialog.getResult() != null) {
                changed.accept(dialog.getResult());
            }
        });
        dialog.show();
        text.requestFocus();
        text.end();
    }

    void showKeys(List<Command> commands) {
        Map<String, String> rows = new LinkedHashMap<>();
        rows.put(texts.get("keys.digits"), "1 \u2026 9");
        rows.put(texts.get("keys.marks"), "Shift+1 \u2026 9");
        rows.put(texts.get("keys.clear"), "Delete");
        rows.put(texts.get("keys.colors"), "Alt+1 \u2026 6");
        rows.put(texts.get("keys.no-color"), "Alt+0");
        rows.put(texts.get("keys.move"), "\u2190 \u2191 \u2192 \u2193");
        rows.put(texts.get("keys.run"), "Space");
        rows.put(texts.get("keys.arrows"), "\u2192 \u2190");
        rows.put(texts.get("keys.home"), "Home");
        rows.put(texts.get("keys.branch"), "B");
        for (Command command : commands) {
            if (command.key() != null) {
                rows.put(texts.get("command." + command.id()), command.key().getDisplayText());
            }
        }
        GridPane grid = new GridPane();
        grid.getStyleClass().add("keys");
        int place = 0;
        int half = (rows.size() + 1) / 2;
        for (Map.Entry<String, String> row : rows.entrySet()) {
            Label key = new Label(row.getValue());
            key.getStyleClass().add("key");
            Label name = new Label(row.getKey());
            name.setMinWidth(Label.USE_PREF_SIZE);
            key.setMinWidth(Label.USE_PREF_SIZE);
            grid.add(name, place / half * 2, place % half);
            grid.add(key, place / half * 2 + 1, place % half);
            place++;
        }
        show("keys.title", grid);
    }

    void showAbout() {
        show("about.title", new Label(texts.get("about.text", version)));
    }

    private void show(String title, Node content) {
        dialogs.create(texts.get(title), content, dialogs.close()).show();
    }

    private static BoardFrame frame(Choice choice) {
        return new BoardFrame(
                choice.document().grid(), CellSet.NONE, CellSet.NONE, CellSet.NONE, null, CellSet.NONE, false);
    }
}
