package nonet.ui.generate;

import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

/// The requested difficulty of a new puzzle.
public enum Difficulty {
    ANY(null),
    EASY(Level.EASY),
    MEDIUM(Level.MEDIUM),
    HARD(Level.HARD),
    UNFAIR(Level.UNFAIR),
    EXTREME(Level.EXTREME);

    private final @Nullable Level level;

    Difficulty(@Nullable Level level) {
        this.level = level;
    }

    /// Returns the level, or null for any.
    @Nullable
    Level level() {
        return level;
    }
}
