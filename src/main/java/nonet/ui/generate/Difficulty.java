package nonet.ui.generate;

import nonet.rate.Level;
import nonet.ui.kit.Messages;
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

    /// Returns the name in the language of the window.
    String name(Messages messages) {
        return level == null ? messages.get("generate.level-any") : messages.name("level.", level);
    }
}
