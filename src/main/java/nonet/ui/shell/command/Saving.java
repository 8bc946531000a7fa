package nonet.ui.shell.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import nonet.codec.api.Codec;
import nonet.grid.GridText;
import nonet.picture.StepGraph;
import nonet.picture.drawing.Diagram;
import nonet.service.search.TraceExport;
import nonet.ui.hints.search.StepExport.StepList;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.shell.control.BoardPictures;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.file.SaveController;

/// Asks where to write the board, the solutions, the steps or the trace, and writes it.
public final class Saving {

    private final Messages messages;
    private final MainController main;
    private final FilePicker dialogs;

    public Saving(Messages messages, MainController main, FilePicker dialogs) {
        this.messages = messages;
        this.main = main;
        this.dialogs = dialogs;
    }

    /// Saves the work in its file, and asks for one if it has none.
    void save() {
        main.files().saving().save(this::saveAs, main.files().opening()::open);
    }

    /// Saves the work in a format that the user chooses.
    void saveAs() {
        dialogs.beginIn(main.files().saving().folder());
        List<Codec> formats = main.files().saving().formats();
        List<FilePicker.Kind> kinds = formats.stream()
                .map(codec -> new FilePicker.Kind(
                        main.files().saving().nameOf(codec), codec.extensions().getFirst()))
                .toList();
        dialogs.toSaveAs(
                messages.get("command.save-as"),
                main.files().saving().suggestedName(""),
                kinds,
                (file, kind) -> main.files().saving().saveAs(file, formats.get(kinds.indexOf(kind))));
    }

    void text(SaveController.Form form) {
        ask("file.texts", ".txt", file -> main.files().saving().saveText(file, form));
    }

    /// Saves the solution of the puzzle, if it has exactly one.
    void solution() {
        main.analysis()
                .verdict()
                .solution()
                .map(solution -> GridText.LINE.of(solution) + "\n")
                .ifPresent(line -> ask(
                        "file.texts",
                        ".txt",
                        file -> main.files()
                                .saving()
                                .save(file, out -> out.write(line.getBytes(StandardCharsets.US_ASCII)))));
    }

    /// Saves the board as it looks now, whatever happens on it while the user chooses a file.
    void picture() {
        Diagram board = BoardPictures.now(main);
        ask("file.png", ".png", file -> main.files().saving().save(file, out -> BoardPictures.png(board, out)));
    }

    void solutions() {
        ask("file.texts", ".txt", main.files().saving()::saveSolutions);
    }

    /// Saves the trace in the words of the window.
    void trace() {
        ask("file.texts", ".txt", main.files().saving()::saveTrace);
    }

    void trace(TraceExport.Form form) {
        switch (form) {
            case LINES ->
                ask("file.texts", ".txt", file -> main.files().saving().saveTrace(file, form));
            case JSON ->
                ask("file.traces", ".json", file -> main.files().saving().saveTrace(file, form));
        }
    }

    /// Saves steps as text or as a table.
    public void steps(StepList steps) {
        List<FilePicker.Kind> kinds = List.of(
                new FilePicker.Kind(messages.get("file.texts"), "txt"),
                new FilePicker.Kind(messages.get("file.tables"), "csv"));
        dialogs.toSaveAs(messages.get("command.steps-save"), steps.name(), kinds, (file, kind) -> {
            String content = (kind.equals(kinds.getLast()) ? steps.csv() : steps.text()).get();
            main.files().saving().save(file, out -> out.write(content.getBytes(StandardCharsets.UTF_8)));
        });
    }

    /// Saves the graph of a path, as a drawing or for Graphviz.
    public void graph(StepGraph graph) {
        FilePicker.Kind drawing = new FilePicker.Kind(messages.get("file.svg"), "svg");
        FilePicker.Kind dot = new FilePicker.Kind(messages.get("file.dot"), "dot");
        dialogs.toSaveAs(messages.get("command.path-graph"), "path", List.of(drawing, dot), (file, kind) -> {
            String title = messages.get("path.title");
            main.files().saving().save(file, out -> {
                String content = kind.equals(dot) ? graph.dot() : graph.svg(title);
                out.write(content.getBytes(StandardCharsets.UTF_8));
            });
        });
    }

    /// Saves a drawing: its text, or the board with it as it looks now.
    public void drawing(String text) {
        Diagram board = BoardPictures.now(main);
        FilePicker.Kind texts = new FilePicker.Kind(messages.get("file.texts"), "txt");
        FilePicker.Kind pictures = new FilePicker.Kind(messages.get("file.png"), "png");
        FilePicker.Kind drawings = new FilePicker.Kind(messages.get("file.svg"), "svg");
        dialogs.toSaveAs(
                messages.get("menu.export"),
                main.files().saving().suggestedName(""),
                List.of(pictures, drawings, texts),
                (file, kind) -> main.files().saving().save(file, out -> {
                    if (kind.equals(pictures)) {
                        BoardPictures.png(board, out);
                    } else {
                        String content = kind.equals(drawings) ? BoardPictures.svg(board, text) : text + "\n";
                        out.write(content.getBytes(StandardCharsets.UTF_8));
                    }
                }));
    }

    private void ask(String kind, String extension, Consumer<Path> write) {
        dialogs.toSave(
                messages.get("menu.export"),
                messages.get(kind),
                main.files().saving().suggestedName(extension),
                write);
    }
}
