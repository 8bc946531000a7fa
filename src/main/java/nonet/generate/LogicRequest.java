package nonet.generate;

import java.util.Set;
import nonet.deduce.Technique;
import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

/// The requirements on the path of human logic to the solution of a puzzle.
///
/// @param level the level, or null for any
/// @param score the allowed scores
/// @param needs the techniques that must be on the path and cannot be done without: if one of them is off, all others
///     that come no later in the order than the last technique of the path do not solve the puzzle
/// @param hardest the techniques one of which must be the hardest of the path; empty for any
/// @param without the techniques that must not be on the path
public record LogicRequest(
        @Nullable Level level, Scores score, Set<Technique> needs, Set<Technique> hardest, Set<Technique> without) {

    /// Any path, and none at all.
    public static final LogicRequest ANY = new LogicRequest(null, Scores.ANY, Set.of(), Set.of(), Set.of());

    public LogicRequest {
        needs = Set.copyOf(needs);
        hardest = Set.copyOf(hardest);
        without = Set.copyOf(without);
    }

    /// Requests a level, or any if it is null.
    public static LogicRequest of(@Nullable Level level) {
        return new LogicRequest(level, Scores.ANY, Set.of(), Set.of(), Set.of());
    }

    /// Tests whether any puzzle will do.
    public boolean isAny() {
        return equals(ANY);
    }

    /// A range of scores.
    public record Scores(int least, int most) {

        /// The highest score that can be requested.
        public static final int HIGHEST = 999_999;

        public static final Scores ANY = new Scores(0, HIGHEST);

        public Scores {
            if (least < 0 || least > most || most > HIGHEST) {
                throw new IllegalArgumentException("scores from " + least + " to " + most);
            }
        }
    }
}
