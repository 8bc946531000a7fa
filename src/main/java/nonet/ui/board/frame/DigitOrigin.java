package nonet.ui.board.frame;

import java.util.Locale;
import javafx.css.PseudoClass;
import nonet.grid.Cell;

/// The origin of a digit on the board.
public enum DigitOrigin {
    GIVEN,
    ENTERED,
    COMPUTED,
    GUESSED;

    private final PseudoClass pseudoClass = PseudoClass.getPseudoClass(name().toLowerCase(Locale.ROOT));

    public PseudoClass pseudoClass() {
        return pseudoClass;
    }

    static DigitOrigin of(BoardFrame frame, Cell cell) {
        if (frame.grid().givens().contains(cell)) {
            return GIVEN;
        }
        if (frame.origins().entered().contains(cell)) {
            return ENTERED;
        }
        if (frame.origins().guessed().contains(cell)) {
            return GUESSED;
        }
        return frame.origins().computed().contains(cell) ? COMPUTED : ENTERED;
    }
}
