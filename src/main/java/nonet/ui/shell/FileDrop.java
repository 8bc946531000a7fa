package nonet.ui.shell;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.image.Image;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import nonet.service.input.PictureFiles;
import nonet.ui.photo.PhotoImages;
import nonet.ui.shell.file.FileController;

/// Opens the files, or reads the text or the picture, that are dropped on the window.
final class FileDrop {

    private final FileController opening;

    FileDrop(FileController opening) {
        this.opening = opening;
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
                opening.preparePhotos();
            }
        });
        view.setOnDragDropped(this::dropped);
    }

    private void dropped(DragEvent event) {
        List<Path> paths =
                event.getDragboard().getFiles().stream().map(File::toPath).toList();
        if (!paths.isEmpty()) {
            opening.open(paths);
        } else if (event.getDragboard().hasImage()) {
            Image image = event.getDragboard().getImage();
            opening.paste(() -> PhotoImages.gray(image));
        } else {
            opening.paste(String.valueOf(event.getDragboard().getString()));
        }
        event.setDropCompleted(true);
        event.consume();
    }
}
