package nonet.ui.generate;

import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

/// How hard a new puzzle is to be.
public enum Difficulty {
    ANY(null),
    EASY(Level.EASY),
    MEDIUM(Level.MEDIUM),
    HARD(Level.HARD),
    UNFAIR(Level.UNFAIR);

    private final @Nullable Level level;

    Difficulty(@Nullable Level level) {
        this.level = level;
    }

    /// Returns the level, or null when any will do.
    @Nullable
    Level level() {
        return level;
    }
}
