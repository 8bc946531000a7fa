package nonet.ui.shell.file;

import static nonet.ui.kit.Parts.when;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import nonet.grid.Puzzle;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Scrolling;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.photo.PhotoController;
import nonet.ui.photo.PhotoDraft;
import nonet.ui.photo.PhotoView;

/// The dialog that shows a picture beside the digits read in it. It is made, styled and shown in events of their own, so
/// that the window answers meanwhile.
final class PhotoCheck {

    private final Messages messages;
    private final PhotoController photo;
    private final Consumer<Puzzle> use;
    private final Runnable all;
    private final PhotoView view;
    private final Dialogs dialogs;

    /// @param use accepts the puzzle if the user takes it
    /// @param all adds the puzzles of all grids and pages to the library if the user wants them
    PhotoCheck(Messages messages, Dialogs dialogs, PhotoController photo, Consumer<Puzzle> use, Runnable all) {
        this.messages = messages;
        this.dialogs = dialogs;
        this.photo = photo;
        this.use = use;
        this.all = all;
        this.view = new PhotoView(messages, photo);
    }

    void open() {
        Platform.runLater(() -> {
            Dialog<ButtonType> dialog = dialog();
            Platform.runLater(() -> {
                dialog.getDialogPane().applyCss();
                Platform.runLater(() -> {
                    dialog.show();
                    view.focusGrid();
                });
            });
        });
    }

    private Dialog<ButtonType> dialog() {
        ButtonType take = dialogs.take("photo.use");
        ButtonType takeAll = new ButtonType(messages.get("photo.use-all"), ButtonBar.ButtonData.LEFT);
        Dialog<ButtonType> dialog =
                dialogs.create(messages.get("photo.title"), Scrolling.of(view), takeAll, take, dialogs.cancel());
        dialog.setResizable(true);
        dialog.getDialogPane().setId("photo");
        Button button = (Button) dialog.getDialogPane().lookupButton(take);
        // As long as there are cells to check, Enter accepts them, and it is the main button by its look only.
        button.defaultButtonProperty().bind(photo.doubtful.not());
        button.getStyleClass().add("accent");
        button.disableProperty().bind(photo.draft.isNull());
        Button every = (Button) dialog.getDialogPane().lookupButton(takeAll);
        every.setId("photo-use-all");
        when(photo.photo.map(PhotoController.Photo::isOneOfSeveral), every);
        dialog.setOnHidden(hidden -> {
            PhotoDraft draft = photo.draft.get();
            photo.stop();
            if (dialog.getResult() == take && draft != null) {
                use.accept(draft.puzzle());
            } else if (dialog.getResult() == takeAll) {
                all.run();
            }
        });
        return dialog;
    }
}
