package nonet.rate;

import java.util.EnumMap;
import java.util.Map;
import nonet.deduce.Technique;
import nonet.logic.LogicalSolver;
import nonet.logic.Position;
import nonet.logic.Step;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Rates puzzles by solving them as a person does. Immutable.
public final class Rater {

    private final LogicalSolver solver;
    private final Weights weights;

    public Rater(LogicalSolver solver, Weights weights) {
        this.solver = solver;
        this.weights = weights;
    }

    /// Returns how hard it is to get from this position to the end, or as far as the solver gets.
    public Rating rate(Position start, Cancel cancel) {
        int[] counts = new int[Technique.values().length];
        int score = 0;
        @Nullable Weight hardest = null;
        Position position = start;
        for (Step step = next(start, cancel); step != null; step = next(position, cancel)) {
            Weight weight = weights.of(step.deduction().technique());
            counts[weight.technique().ordinal()]++;
            score += weight.score();
            hardest = hardest == null || isHarder(weight, hardest) ? weight : hardest;
            position = step.after();
        }
        Level level = hardest == null ? Level.EASY : hardest.level();
        return new Rating(
                level.raisedFor(score),
                score,
                hardest == null ? null : hardest.technique(),
                map(counts),
                position.isComplete());
    }

    private @Nullable Step next(Position position, Cancel cancel) {
        return position.isComplete() ? null : solver.next(position, cancel);
    }

    private static boolean isHarder(Weight one, Weight other) {
        int levels = one.level().compareTo(other.level());
        return levels > 0 || levels == 0 && one.score() > other.score();
    }

    private static Map<Technique, Integer> map(int[] counts) {
        Map<Technique, Integer> map = new EnumMap<>(Technique.class);
        for (Technique technique : Technique.values()) {
            if (counts[technique.ordinal()] > 0) {
                map.put(technique, counts[technique.ordinal()]);
            }
        }
        return map;
    }
}
