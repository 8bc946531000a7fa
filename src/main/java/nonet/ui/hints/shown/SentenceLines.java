package nonet.ui.hints.shown;

import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;

/// The lines of an explanation, each of which can have the focus.
final class SentenceLines {

    private SentenceLines() {}

    /// Returns a line that wraps its text.
    static Label plain(String text) {
        Label line = new Label(text);
        style(line);
        line.setFocusTraversable(true);
        return line;
    }

    /// Makes a control look like a line.
    static void style(Labeled line) {
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.setMaxWidth(Double.MAX_VALUE);
        line.getStyleClass().add("hint-line");
    }

    /// Makes a line show something on the board while it is under the pointer or focused.
    static void light(Labeled line, ShownStepController controller, Runnable light) {
        line.setOnMouseEntered(enter -> light.run());
        line.setOnMouseExited(exit -> controller.trace(null));
        line.focusedProperty().addListener((change, before, now) -> {
            if (now) {
                light.run();
            } else {
                controller.trace(null);
            }
        });
    }
}
