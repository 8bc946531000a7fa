package nonet.library;

import java.util.Locale;
import nonet.rate.Level;

/// How hard a puzzle of the library is, or why nobody can tell.
public enum Grade {
    EASY,
    MEDIUM,
    HARD,
    UNFAIR,
    EXTREME,
    /// It has several solutions.
    SEVERAL,
    /// It has none.
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
