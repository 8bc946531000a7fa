package nonet.ui.photo;

import java.util.ArrayDeque;
import java.util.Queue;
import javafx.animation.AnimationTimer;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import nonet.ui.kit.Messages;

/// Buttons that correct the current cell, for those who have only a mouse at hand. They appear one a frame, so that the
/// window answers meanwhile; the keyboard has keys for all of them.
final class CorrectionKeys extends HBox {

    CorrectionKeys(Messages messages, PhotoController photo) {
        getStyleClass().add("photo-pad");
        disableProperty().bind(photo.busyProperty().or(photo.draftProperty().isNull()));
        Queue<Button> buttons = new ArrayDeque<>();
        for (int digit = 1; digit <= 9; digit++) {
            int value = digit;
            buttons.add(key("photo-set-" + digit, String.valueOf(digit), () -> photo.set(value)));
        }
        buttons.add(key("photo-set-0", messages.get("photo.make-blank"), () -> photo.set(0)));
        buttons.add(key("photo-accept", messages.get("photo.accept"), photo::accept));
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                Button next = buttons.poll();
                if (next == null) {
                    stop();
                } else {
                    getChildren().add(next);
                }
            }
        }.start();
    }

    private static Button key(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setFocusTraversable(false);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
