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
        double size = cellSide * 0.62;
        return new BoardFont(
                Font.font(family, FontWeight.BOLD, size),
                Font.font(family, FontWeight.MEDIUM, size),
                Font.font(family, FontWeight.NORMAL, size),
                Font.font(family, FontWeight.NORMAL, cellSide * 0.245),
                Font.font(family, FontWeight.BOLD, cellSide * 0.245),
                Font.font(family, FontWeight.NORMAL, label),
                capital(Font.font(family, FontWeight.NORMAL, 100)));
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

    private static double capital(Font font) {
        Text text = new Text("8");
        text.setFont(font);
        text.setBoundsType(TextBoundsType.VISUAL);
        Bounds bounds = text.getLayoutBounds();
        return -bounds.getMinY() / font.getSize();
    }
}
