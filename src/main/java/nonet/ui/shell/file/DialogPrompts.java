package nonet.ui.shell.file;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.styled;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.ui.batch.BatchController;
import nonet.ui.board.Board;
import nonet.ui.kit.Cells;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.photo.PhotoController;
import org.jspecify.annotations.Nullable;

/// Prompts in dialogs, and notices in the status line if no answer is needed.
public final class DialogPrompts implements UserPrompts {

    /// The number of sentences of a report that are shown without a scroll bar.
    private static final int MOST_LINES = 8;

    private static final double LINES_HEIGHT = 220;

    private final Messages messages;
    private final Dialogs dialogs;
    private Line line = (sentence, offer) -> {};
    private Collections collections = new Collections((name, puzzles) -> {}, files -> {});
    private Supplier<BatchController> batches = () -> {
        throw new IllegalStateException("there is no window of a collection yet");
    };

    public DialogPrompts(Messages messages, Dialogs dialogs) {
        this.messages = messages;
        this.dialogs = dialogs;
    }

    /// Receiver of notices that need no answer.
    @FunctionalInterface
    public interface Line {

        /// Shows a sentence.
        ///
        /// @param offer an action that is offered with the sentence, or null
        void show(String sentence, @Nullable Answer offer);
    }

    /// Receivers of puzzles for the library.
    ///
    /// @param puzzles adds puzzles to the collection of a name
    /// @param pictures adds the puzzles of pictures
    public record Collections(BiConsumer<String, List<Document>> puzzles, Consumer<List<Path>> pictures) {}

    /// Sets the receiver of notices that need no answer.
    public void tellThrough(Line line) {
        this.line = line;
    }

    /// Sets the receivers of puzzles for the library.
    public void collectThrough(Collections collections) {
        this.collections = collections;
    }

    @Override
    public void collect(String collection, List<Document> puzzles) {
        collections.puzzles.accept(collection, puzzles);
    }

    @Override
    public void collect(List<Path> files) {
        collections.pictures.accept(files);
    }

    /// Sets the supplier of the window for collections.
    public void solveThrough(Supplier<BatchController> batches) {
        this.batches = batches;
    }

    @Override
    public void solveAll(Path file) {
        batches.get().open(file);
    }

    @Override
    public void solveAll(String name, String text) {
        batches.get().open(name, text);
    }

    @Override
    public void tell(String sentence) {
        line.show(sentence, null);
    }

    @Override
    public void tell(String sentence, Answer offer) {
        line.show(sentence, offer);
    }

    @Override
    public void reading(String sentence) {
        line.show(sentence, null);
    }

    @Override
    public void warn(String sentence) {
        Label text = styled("warning", new Label(sentence, Icon.WARNING.node()));
        text.setWrapText(true);
        Dialog<ButtonType> dialog = dialogs.create(messages.get("window.title"), text, dialogs.close());
        dialog.getDialogPane().setId("warning");
        dialog.show();
    }

    @Override
    public void confirm(String question, String answer, Runnable yes) {
        // Enter selects the answer that loses nothing.
        ask(question, List.of(new Answer(answer, yes)), dialogs.cancel());
    }

    @Override
    public void decide(String question, List<Answer> answers) {
        ask(question, answers, null);
    }

    /// @param first the button for Enter; null for the first answer
    private void ask(String question, List<Answer> answers, @Nullable ButtonType first) {
        Label text = styled("warning", new Label(question, Icon.WARNING.node()));
        text.setWrapText(true);
        ButtonType cancel = first == null ? dialogs.cancel() : first;
        List<ButtonType> buttons = answers.stream()
                .map(answer -> new ButtonType(
                        answer.name(),
                        answer == answers.getFirst() ? ButtonBar.ButtonData.OK_DONE : ButtonBar.ButtonData.LEFT))
                .toList();
        Dialog<ButtonType> dialog = dialogs.create(
                messages.get("window.title"),
                text,
                Stream.concat(buttons.stream(), Stream.of(cancel)).toArray(ButtonType[]::new));
        dialog.getDialogPane().setId("confirm");
        ((Button) dialog.getDialogPane().lookupButton(buttons.getFirst())).setDefaultButton(first == null);
        ((Button) dialog.getDialogPane().lookupButton(cancel)).setDefaultButton(first != null);
        dialog.setOnHidden(hidden -> {
            int chosen = buttons.indexOf(dialog.getResult());
            if (chosen >= 0) {
                answers.get(chosen).action().run();
            }
        });
        dialog.show();
    }

    @Override
    public void choose(String title, List<FoundPuzzle> choices, Consumer<FoundPuzzle> chosen, Runnable all) {
        ListView<FoundPuzzle> list = new ListView<>();
        list.setId("choices");
        list.getItems().setAll(choices);
        list.setCellFactory(Cells.list(FoundPuzzle::name));
        Board preview = Board.preview(
                messages,
                list.getSelectionModel()
                        .selectedItemProperty()
                        .map(choice -> choice.document().grid()));
        preview.setId("preview");
        preview.setPrefSize(260, 260);
        list.getSelectionModel().selectFirst();
        Label header = styled("choose-title", new Label(title));
        VBox content = column("choose-puzzle", header, new HBox(list, preview));
        ButtonType take = dialogs.take("dialog.take");
        ButtonType solve = new ButtonType(messages.get("file.solve-all"), ButtonBar.ButtonData.LEFT);
        Dialog<FoundPuzzle> dialog =
                dialogs.create(messages.get("file.choose"), content, solve, take, dialogs.cancel());
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
        VBox content = column("report");
        Label title = styled("choose-title", new Label(report.title()));
        title.setWrapText(true);
        content.getChildren().add(title);
        content.getChildren().add(lines(report.sentences()));
        Dialog<ButtonType> dialog = dialogs.create(messages.get("report.title"), content, dialogs.close());
        if (!report.others().isEmpty()) {
            content.getChildren().add(new Label(messages.get("report.others")));
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

    /// Returns a list of sentences, with a scroll bar if there are many.
    private static Node lines(List<String> sentences) {
        VBox lines = column("report");
        for (String sentence : sentences) {
            Label line = new Label(sentence);
            line.setWrapText(true);
            lines.getChildren().add(line);
        }
        if (sentences.size() <= MOST_LINES) {
            return lines;
        }
        ScrollPane pane = new ScrollPane(lines);
        pane.setFitToWidth(true);
        pane.setPrefViewportHeight(LINES_HEIGHT);
        return pane;
    }

    @Override
    public void check(PhotoController photo, Consumer<Puzzle> use, Runnable all) {
        new PhotoCheck(messages, dialogs, photo, use, all).open();
    }
}
