package nonet.ui.board.pad;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import nonet.play.CellColor;
import nonet.ui.board.frame.BoardStyle;
import org.jspecify.annotations.Nullable;

/// A little square that shows one of the colors for cells as the board shows it, with its hatching.
public final class ColorSwatch extends Region {

    private static final PseudoClass COLORED = PseudoClass.getPseudoClass("colored");
    private static final Map<CellColor, PseudoClass> COLORS = colors();

    public ColorSwatch(CellColor color) {
        getStyleClass().add("color-swatch");
        dress(this, color);
    }

    @Override
    public String getUserAgentStylesheet() {
        return BoardStyle.sheet();
    }

    /// Returns the key of the text that names a color.
    public static String nameKey(CellColor color) {
        return switch (color) {
            case RED -> "color.red";
            case ORANGE -> "color.orange";
            case GREEN -> "color.green";
            case BLUE -> "color.blue";
            case VIOLET -> "color.violet";
            case GRAY -> "color.gray";
        };
    }

    /// Gives a node the look of a color, or of none.
    public static void dress(Node node, @Nullable CellColor color) {
        COLORS.forEach((each, state) -> node.pseudoClassStateChanged(state, each == color));
        node.pseudoClassStateChanged(COLORED, color != null);
    }

    private static Map<CellColor, PseudoClass> colors() {
        Map<CellColor, PseudoClass> colors = new EnumMap<>(CellColor.class);
        for (CellColor color : CellColor.values()) {
            colors.put(color, PseudoClass.getPseudoClass("color-" + (color.ordinal() + 1)));
        }
        return Collections.unmodifiableMap(colors);
    }
}
