package nonet.ui.kit.window;

import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Window;
import nonet.ui.kit.Messages;

/// Creates dialogs of a main window, all in the same style and in the user's language.
public final class Dialogs {

    private final Messages messages;
    private final Window owner;
    private final List<String> stylesheets;

    /// @param stylesheets the addresses of the style sheets for the content of the dialogs
    public Dialogs(Messages messages, Window owner, List<String> stylesheets) {
        this.messages = messages;
        this.owner = owner;
        this.stylesheets = stylesheets;
    }

    /// Returns a dialog that is not yet shown.
    ///
    /// @param buttons what [#close()] and the like return
    public <R> Dialog<R> create(String title, Node content, ButtonType... buttons) {
        Dialog<R> dialog = new Dialog<>();
        dialog.initOwner(owner);
        dialog.setTitle(title);
        DialogPane pane = dialog.getDialogPane();
        pane.getStylesheets().setAll(stylesheets);
        pane.setContent(content);
        pane.getButtonTypes().setAll(buttons);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, pressed -> answer(pane, pressed));
        dialog.setOnShown(shown -> Platform.runLater(() -> {
            unfold(pane);
            center(pane);
        }));
        return dialog;
    }

    /// Lets Enter and Esc answer the dialog from a list or a table too, which would keep them.
    private static void answer(DialogPane pane, KeyEvent pressed) {
        boolean listed = pressed.getTarget() instanceof ListView<?> || pressed.getTarget() instanceof TableView<?>;
        if (listed && (pressed.getCode() == KeyCode.ENTER || pressed.getCode() == KeyCode.ESCAPE)) {
            boolean takes = pressed.getCode() == KeyCode.ENTER;
            pane.getButtonTypes().stream()
                    .map(pane::lookupButton)
                    .map(Button.class::cast)
                    .filter(button -> takes ? button.isDefaultButton() : button.isCancelButton())
                    .findFirst()
                    .ifPresent(button -> {
                        pressed.consume();
                        button.fire();
                    });
        }
    }

    /// Gives a dialog its preferred size: some desktops shrink a resizable one when it is shown, and before that its large
    /// text is not measured.
    private static void unfold(DialogPane pane) {
        Window window = pane.getScene() == null ? null : pane.getScene().getWindow();
        if (window == null) {
            return;
        }
        Rectangle2D room = Screens.present().around(Screens.bounds(window));
        double wider = pane.prefWidth(-1) - pane.getWidth();
        if (wider > 0) {
            window.setWidth(Math.min(window.getWidth() + wider, room.getWidth()));
        }
        double higher = pane.prefHeight(Math.max(pane.getWidth(), pane.prefWidth(-1))) - pane.getHeight();
        if (higher > 0) {
            window.setHeight(Math.min(window.getHeight() + higher, room.getHeight()));
        }
    }

    /// Puts a dialog over its owner once more, because some desktops show a high one in a corner, without its title bar, or
    /// larger than the screen.
    private void center(DialogPane pane) {
        Window window = pane.getScene() == null ? null : pane.getScene().getWindow();
        if (window != null) {
            Rectangle2D place = Screens.present().over(Screens.bounds(owner), window.getWidth(), window.getHeight());
            window.setX(place.getMinX());
            window.setY(place.getMinY());
            window.setWidth(place.getWidth());
            window.setHeight(place.getHeight());
        }
    }

    /// Returns the button that closes a dialog without a choice.
    public ButtonType close() {
        return new ButtonType(messages.get("dialog.close"), ButtonBar.ButtonData.CANCEL_CLOSE);
    }

    /// Returns the button that cancels.
    public ButtonType cancel() {
        return new ButtonType(messages.get("dialog.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
    }

    /// Returns the button that takes what is chosen.
    ///
    /// @param key the key of its text
    public ButtonType take(String key) {
        return new ButtonType(messages.get(key), ButtonBar.ButtonData.OK_DONE);
    }
}
