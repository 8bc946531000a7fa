package nonet.ui.shell;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import nonet.service.input.PictureFiles;
import nonet.ui.kit.Messages;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.control.MainController;
import nonet.ui.shell.file.DialogPrompts;

/// Opens the file, or reads the text, that is dropped on the window. Several pictures, or a folder of them, go to the
/// library.
final class FileDrop {

    private final Messages messages;
    private final MainController main;
    private final DialogPrompts prompts;

    FileDrop(Messages messages, MainController main, DialogPrompts prompts) {
        this.messages = messages;
        this.main = main;
        this.prompts = prompts;
    }

    void accept(Node view) {
        view.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()
                    || event.getDragboard().hasImage()
                    || event.getDragboard().hasString()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        view.setOnDragEntered(event -> {
            List<File> files = event.getDragboard().getFiles();
            if (event.getDragboard().hasImage()
                    || files.stream().anyMatch(file -> PictureFiles.isPicture(file.toPath()))) {
                main.files().preparePhotos();
            }
        });
        view.setOnDragDropped(this::dropped);
    }

    private void dropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        List<Path> paths = files.stream().map(File::toPath).toList();
        boolean pictures = paths.size() > 1 && paths.stream().allMatch(PictureFiles::isPicture);
        if (pictures || paths.size() == 1 && Files.isDirectory(paths.getFirst())) {
            main.files().collect(paths);
        } else if (files.size() == 1) {
            main.files().open(paths.getFirst());
        } else if (files.size() > 1) {
            prompts.warn(messages.get("file.dropped-many"));
        } else if (event.getDragboard().hasImage()) {
            Image image = event.getDragboard().getImage();
            main.files().paste(() -> PhotoImages.gray(image));
        } else {
            main.files().paste(String.valueOf(event.getDragboard().getString()));
        }
        event.setDropCompleted(true);
        event.consume();
    }
}
