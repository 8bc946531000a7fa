package nonet.ui.shell.command;

import java.awt.image.BufferedImage;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import nonet.grid.GridText;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.PuzzleCode;
import nonet.picture.write.PngWriter;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.control.BoardPictures;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.file.DialogPrompts;
import nonet.ui.shell.file.SaveController;

/// The clipboard of the desktop: copies to it, and puzzles pasted from it.
public final class ClipboardActions {

    /// The width of a copied QR code in pixels, 12 for each of its modules and those of its margin.
    private static final double CODE = 444;

    private static final TaskQueue QUEUE = new TaskQueue("clipboard pictures");

    private final Messages messages;
    private final MainController main;
    private final DialogPrompts prompts;
    private final Latest drawing;

    public ClipboardActions(Messages messages, Tasks tasks, MainController main, DialogPrompts prompts) {
        this.messages = messages;
        drawing = new Latest(tasks, QUEUE);
        this.main = main;
        this.prompts = prompts;
    }

    public void copy(String text) {
        put(text, "file.copied");
    }

    /// Copies the board as text, and soon a picture with it for programs that accept one.
    public void copy(SaveController.Form form) {
        String text = main.files().saving().text(form);
        put(text, main.files().saving().isWithCandidates(form) ? "file.copied-candidates" : "file.copied");
        if (form == SaveController.Form.LINE) {
            Diagram board = BoardPictures.now(main);
            addPicture(text, () -> BoardPictures.pixels(board));
        }
    }

    /// Copies the solution of the puzzle, if it has exactly one.
    void copySolution() {
        main.analysis().verdict().solution().map(GridText.LINE::of).ifPresent(this::copy);
    }

    void copyPicture() {
        Diagram board = BoardPictures.now(main);
        drawing.start(
                (_, _) -> image(BoardPictures.pixels(board)),
                image -> {
                    ClipboardContent content = new ClipboardContent();
                    content.putImage(image);
                    put(content, "file.copied");
                },
                _ -> prompts.warn(messages.get("file.no-picture")));
    }

    /// Copies the QR code of the puzzle as a picture, and its digits as text.
    void copyCode() {
        String code = PuzzleCode.text(main.edit().document().puzzle());
        put(code, "file.copied");
        addPicture(code, () -> {
            try (Lettering lettering = Lettering.standard()) {
                return new PngWriter(lettering).draw(PuzzleCode.drawing(code, CODE), 1, true);
            }
        });
    }

    /// Writes a row of digits from the selected cell on, or opens a copied text, picture or files.
    void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        String text = clipboard.getString();
        if (text == null && !clipboard.getFiles().isEmpty()) {
            main.files()
                    .opening()
                    .open(clipboard.getFiles().stream().map(File::toPath).toList());
        } else if (text != null && !DigitRow.of(text).isEmpty()) {
            main.editing().pen().write(DigitRow.of(text));
        } else if (clipboard.hasImage()) {
            Image image = clipboard.getImage();
            main.files().opening().paste(text == null ? "" : text, () -> PhotoImages.gray(image));
        } else {
            main.files().opening().paste(text == null ? "" : text);
        }
    }

    /// Prepares the reader of pictures if the next paste could be one.
    public void preparePaste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        if (clipboard.hasImage() && !clipboard.hasString()) {
            main.files().opening().preparePhotos();
        }
    }

    /// Adds a picture to a copied text, unless something else has been copied when the picture is drawn.
    private void addPicture(String text, Supplier<BufferedImage> picture) {
        drawing.start(
                (_, _) -> image(picture.get()),
                image -> {
                    Clipboard clipboard = Clipboard.getSystemClipboard();
                    if (text.equals(clipboard.getString())) {
                        ClipboardContent content = new ClipboardContent();
                        content.putString(text);
                        content.putImage(image);
                        clipboard.setContent(content);
                    }
                },
                _ -> prompts.warn(messages.get("file.no-picture")));
    }

    private static Image image(BufferedImage pixels) {
        return SwingFXUtils.toFXImage(pixels, null);
    }

    private void put(String text, String said) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        put(content, said);
    }

    private void put(ClipboardContent content, String said) {
        drawing.cancel();
        Clipboard.getSystemClipboard().setContent(content);
        prompts.tell(messages.get(said));
    }

    /// A row of digits as typed or copied, which is less than a puzzle: `53..7....`, `5 3 0 0 7`, or cells of a
    /// spreadsheet.
    private static final class DigitRow {

        private static final int LONGEST = 9;

        private DigitRow() {}

        /// Returns the digits of a row of two to nine cells, 0 for a blank; empty if the text is not a row.
        static List<Integer> of(String text) {
            String row = text.replaceAll("^[ \\r\\n]+|[ \\r\\n]+$", "");
            List<String> cells = new ArrayList<>();
            if (row.matches("[1-9]?([\\t,;][0-9]?)+")) {
                cells.addAll(List.of(row.split("[\\t,;]", -1)));
            } else if (row.matches("[0-9._*\\- |]+")) {
                cells.addAll(List.of(row.replaceAll("[ |]", "").split("")));
            }
            return cells.size() < 2 || cells.size() > LONGEST
                    ? List.of()
                    : cells.stream()
                            .map(cell -> cell.matches("[1-9]") ? Integer.parseInt(cell) : 0)
                            .toList();
        }
    }
}
