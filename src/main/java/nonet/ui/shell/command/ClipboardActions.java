package nonet.ui.shell.command;

import java.awt.image.BufferedImage;
import java.io.File;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import nonet.format.GridText;
import nonet.ui.kit.Messages;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.control.BoardPictures;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.edit.TypedRow;
import nonet.ui.shell.file.DialogPrompts;
import nonet.ui.shell.file.SaveController;

/// The clipboard of the desktop: copies to it, and puzzles pasted from it.
public final class ClipboardActions {

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

    /// Writes a row of digits from the selected cell on, or opens a copied text, picture or files.
    void paste() {
        Clipboard clipboard = Clipboard.getSystemClipboard();
        String text = clipboard.getString();
        if (text == null && !clipboard.getFiles().isEmpty()) {
            main.files().opening().open(clipboard.getFiles().stream().map(File::toPath).toList());
        } else if (text != null && !TypedRow.of(text).isEmpty()) {
            main.editing().pen().write(TypedRow.of(text));
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
        BufferedImage picture = BoardPictures.of(main);
        content.putImage(SwingFXUtils.toFXImage(picture, null));
    }

    private void put(ClipboardContent content) {
        put(content, "file.copied");
    }

    private void put(ClipboardContent content, String said) {
        Clipboard.getSystemClipboard().setContent(content);
        prompts.tell(messages.get(said));
    }
}
