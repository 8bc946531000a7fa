package nonet.library;

import java.util.Locale;
import nonet.rate.Level;

/// The difficulty of a puzzle in the library, or the reason why it has none.
public enum Grade {
    EASY,
    MEDIUM,
    HARD,
    UNFAIR,
    EXTREME,
    /// The puzzle has several solutions.
    SEVERAL,
    /// The puzzle has no solution.
    NONE;

    /// Returns the grade of a proper puzzle.
    static Grade of(Level level) {
        return valueOf(level.name());
    }

    /// Returns the stable id, such as `easy`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
