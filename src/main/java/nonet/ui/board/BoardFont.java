package nonet.ui.board;

import javafx.geometry.Bounds;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;

/// The fonts of a board at one size. Sizes are computed from the cells, so they are not a matter of the stylesheet.
///
/// @param given also the font of guessed digits
/// @param markLit the font of the pencil marks that are the focused cell's digit
/// @param capital the height of a digit, as a part of the font's size
record BoardFont(Font given, Font entered, Font computed, Font mark, Font markLit, Font label, double capital) {

    /// Returns the fonts for cells of this size.
    ///
    /// @param label the size of the labels
    static BoardFont of(String family, double cellSide, double label) {
        double size = cellSide * 0.68;
        double mark = cellSide * 0.285;
        return new BoardFont(
                Font.font(family, FontWeight.BOLD, size),
                Font.font(family, size),
                light(family, size),
                Font.font(family, mark),
                Font.font(family, FontWeight.BOLD, mark),
                Font.font(family, label),
                capital(Font.font(family, 100)));
    }

    /// Returns the font of a digit on the board.
    Font of(Kind kind) {
        return switch (kind) {
            case GIVEN, GUESSED -> given;
            case ENTERED -> entered;
            case COMPUTED -> computed;
        };
    }

    /// Returns how far below the middle of a digit in this font its baseline lies.
    double drop(Font font) {
        return font.getSize() * capital / 2;
    }

    /// Light letters count as a family of their own, which is not there for every font.
    private static Font light(String family, double size) {
        Font light = Font.font(family + " Light", size);
        return light.getFamily().startsWith(family) ? light : Font.font(family, size);
    }

    private static double capital(Font font) {
        Text text = new Text("8");
        text.setFont(font);
        text.setBoundsType(TextBoundsType.VISUAL);
        Bounds bounds = text.getLayoutBounds();
        return -bounds.getMinY() / font.getSize();
    }
}
