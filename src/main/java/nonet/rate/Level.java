package nonet.rate;

import java.util.Locale;

/// The difficulty levels. Each level but the last has a limit for the score.
public enum Level {
    EASY(800),
    MEDIUM(1000),
    HARD(1600),
    UNFAIR(1800),
    EXTREME(Integer.MAX_VALUE);

    private final int limit;

    Level(int limit) {
        this.limit = limit;
    }

    /// Returns the highest score of this level.
    public int limit() {
        return limit;
    }

    /// Returns the stable id, such as `easy`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Returns this level, or the next higher one whose limit covers the score.
    public Level raisedFor(int score) {
        Level level = this;
        while (score > level.limit) {
            level = values()[level.ordinal() + 1];
        }
        return level;
    }
}
