package nonet.library;

import java.util.Locale;
import java.util.stream.Stream;
import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

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

    /// Returns the grade with an id; null if there is none.
    static @Nullable Grade withId(@Nullable String id) {
        return Stream.of(values())
                .filter(grade -> grade.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    /// Returns the stable id, such as `easy`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
