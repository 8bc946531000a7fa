package nonet.ui.shell.command;

import java.awt.image.BufferedImage;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import nonet.format.GridText;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.PuzzleCode;
import nonet.picture.write.PngWriter;
import nonet.ui.kit.Messages;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.control.BoardPictures;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.file.DialogPrompts;
import nonet.ui.shell.file.SaveController;

/// The clipboard of the desktop: copies to it, and puzzles pasted from it.
public final class ClipboardActions {

    /// The width of a copied QR code in pixels, 12 for each of its modules and those of its margin.
    private static final double CODE = 444;

    private final Messages messages;
    private final MainController main;
    private final DialogPrompts prompts;

    public ClipboardActions(Messages messages, MainController main, DialogPrompts prompts) {
        this.messages = messages;
        this.main = main;
        this.prompts = prompts;
    }

    public void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        put(content);
    }

    /// Copies the board as text, together with a picture for programs that accept one.
    public void copy(SaveController.Form form) {
        ClipboardContent content = new ClipboardContent();
        content.putString(main.files().saving().text(form));
        if (form == SaveController.Form.LINE) {
            putPicture(content);
        }
        put(content, main.files().saving().isWithCandidates(form) ? "file.copied-candidates" : "file.copied");
    }

    /// Copies the solution of the puzzle, if it has exactly one.
    void copySolution() {
        main.analysis().verdict().solution().map(GridText.LINE::of).ifPresent(this::copy);
    }

    void copyPicture() {
        ClipboardContent content = new ClipboardContent();
        putPicture(content);
        put(content);
    }

    /// Copies the QR code of the puzzle as a picture, and its digits as text.
    void copyCode() {
        String code = PuzzleCode.text(main.edit().document().puzzle());
        try (Lettering lettering = Lettering.standard()) {
            Drawing drawing = PuzzleCode.drawing(code, CODE);
            ClipboardContent content = new ClipboardContent();
            content.putString(code);
            content.putImage(SwingFXUtils.toFXImage(new PngWriter(lettering).draw(drawing, 1, true), null));
            put(content);
        }
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

    private void putPicture(ClipboardContent content) {
        BufferedImage picture = BoardPictures.pixels(BoardPictures.now(main));
        content.putImage(SwingFXUtils.toFXImage(picture, null));
    }

    private void put(ClipboardContent content) {
        put(content, "file.copied");
    }

    private void put(ClipboardContent content, String said) {
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
