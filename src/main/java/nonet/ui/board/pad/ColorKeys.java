package nonet.ui.board.pad;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The digit keys of a number pad while they give colors: the first keys show one each, the others rest.
final class ColorKeys {

    /// A key as it is when it enters digits.
    private record Face(@Nullable Node graphic, ContentDisplay display, String tip, String spoken) {}

    private final Messages messages;
    private final List<Button> keys;
    private final List<Face> faces = new ArrayList<>();

    ColorKeys(Messages messages, List<Button> keys) {
        this.messages = messages;
        this.keys = keys;
    }

    /// Returns the color of a digit's key, or null if it has none.
    static @Nullable CellColor of(Digit digit) {
        return digit.ordinal() < CellColor.values().length ? CellColor.values()[digit.ordinal()] : null;
    }

    /// Makes the keys give colors.
    void show() {
        for (Digit digit : Digit.values()) {
            Button key = keys.get(digit.ordinal());
            Tooltip tip = key.getTooltip();
            faces.add(new Face(key.getGraphic(), key.getContentDisplay(), tip.getText(), key.getAccessibleText()));
            CellColor color = of(digit);
            key.setDisable(color == null);
            if (color != null) {
                String name = messages.get("pad.color", messages.get(ColorSwatch.nameKey(color)), digit.value());
                key.setGraphic(new ColorSwatch(color));
                key.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
                tip.setText(name);
                key.setAccessibleText(name);
            }
        }
    }

    /// Makes the keys enter digits again.
    void hide() {
        for (int i = 0; i < faces.size(); i++) {
            Button key = keys.get(i);
            Face face = faces.get(i);
            key.setDisable(false);
            key.setGraphic(face.graphic());
            key.setContentDisplay(face.display());
            key.getTooltip().setText(face.tip());
            key.setAccessibleText(face.spoken());
        }
        faces.clear();
    }
}
