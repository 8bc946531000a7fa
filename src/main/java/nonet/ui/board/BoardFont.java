package nonet.ui.board;

import javafx.geometry.Bounds;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import nonet.ui.board.frame.DigitOrigin;
import nonet.ui.kit.Fonts;

/// The fonts of a board at one size. Sizes are computed from the cells, so they are not a matter of the stylesheet.
///
/// @param given also the font of guessed digits
/// @param markLit the font of the pencil marks that are the focused cell's digit
/// @param inner the font of pencil marks beside corner marks
/// @param corner the font of corner marks
/// @param capital the height of a digit, as a part of the font's size
record BoardFont(
        Font given,
        Font entered,
        Font computed,
        Font mark,
        Font markLit,
        Font inner,
        Font corner,
        Font label,
        double capital) {

    /// Returns the fonts for cells of this size.
    ///
    /// @param label the size of the labels
    static BoardFont of(double cellSide, double label) {
        double size = cellSide * 0.68;
        double mark = cellSide * 0.285;
        return new BoardFont(
                Fonts.bold(size),
                Fonts.regular(size),
                Fonts.light(size),
                Fonts.regular(mark),
                Fonts.bold(mark),
                Fonts.regular(mark * 0.72),
                Fonts.bold(cellSide * 0.28),
                Fonts.regular(label),
                capital(Fonts.regular(100)));
    }

    /// Returns the font of a digit on the board.
    Font of(DigitOrigin kind) {
        return switch (kind) {
            case GIVEN, GUESSED -> given;
            case ENTERED -> entered;
            case COMPUTED -> computed;
        };
    }

    /// Returns the font of a pencil mark.
    ///
    /// @param lit whether it is the focused cell's digit
    /// @param crowded whether the cell has corner marks as well
    Font mark(boolean lit, boolean crowded) {
        return crowded ? inner : lit ? markLit : mark;
    }

    /// Returns how far below the middle of a digit in this font its baseline lies.
    double drop(Font font) {
        return font.getSize() * capital / 2;
    }

    private static double capital(Font font) {
        Text text = new Text("8");
        text.setFont(font);
        text.setBoundsType(TextBoundsType.VISUAL);
        Bounds bounds = text.getLayoutBounds();
        return -bounds.getMinY() / font.getSize();
    }
}
