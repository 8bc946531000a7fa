package nonet.ui.board.pad;

import javafx.scene.input.KeyCode;
import nonet.grid.Digit;
import org.jspecify.annotations.Nullable;

/// Maps keys to digits and to clearing. Keys are used rather than characters, so Shift does not matter.
public final class DigitKeys {

    private DigitKeys() {}

    /// Returns the digit of a key, or null if it has none.
    public static @Nullable Digit digit(KeyCode code) {
        return switch (code) {
            case DIGIT1, NUMPAD1 -> Digit.ONE;
            case DIGIT2, NUMPAD2 -> Digit.TWO;
            case DIGIT3, NUMPAD3 -> Digit.THREE;
            case DIGIT4, NUMPAD4 -> Digit.FOUR;
            case DIGIT5, NUMPAD5 -> Digit.FIVE;
            case DIGIT6, NUMPAD6 -> Digit.SIX;
            case DIGIT7, NUMPAD7 -> Digit.SEVEN;
            case DIGIT8, NUMPAD8 -> Digit.EIGHT;
            case DIGIT9, NUMPAD9 -> Digit.NINE;
            default -> null;
        };
    }

    /// Tests whether a key clears cells.
    public static boolean clears(KeyCode code) {
        return code == KeyCode.DELETE || code == KeyCode.BACK_SPACE || isBlank(code);
    }

    /// Tests whether a key stands for a blank in a row of digits.
    public static boolean isBlank(KeyCode code) {
        return switch (code) {
            case DIGIT0, NUMPAD0, PERIOD, DECIMAL, SPACE -> true;
            default -> false;
        };
    }
}
