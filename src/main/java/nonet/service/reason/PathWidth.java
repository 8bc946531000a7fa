package nonet.service.reason;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// How wide a path is at one of its positions: the steps of the easiest level that has any. Steps with the same
/// conclusions count once. A bottleneck is a position with few of them.
///
/// @param blanks the number of blank cells
/// @param level the easiest level with a step
/// @param easiest the easiest technique with a step
/// @param steps the number of steps of the level, at most [#MOST]
/// @param harder the numbers of steps of the levels above it, as far as they are known
public record PathWidth(int blanks, Level level, Technique easiest, int steps, List<Count> harder) {

    /// The number from which steps are not counted further.
    public static final int MOST = 60;

    /// The number of steps of a level, at most [#MOST].
    public record Count(Level level, int steps) {}

    /// The highest level that is counted beside an easier one: the techniques of the next one find a step almost anywhere.
    private static final Level HIGHEST = Level.UNFAIR;

    public PathWidth {
        harder = List.copyOf(harder);
    }

    /// Tests whether every blank can be filled at once, so that the rest of the path does not count as narrow.
    public boolean isOpen() {
        return level == Level.EASY && steps >= blanks;
    }

    /// Returns the width at each position of a path.
    ///
    /// @param logic the techniques of a profile, as far as they are sound for the puzzle
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static List<PathWidth> of(List<Step> path, LogicalSolver logic, Profile profile, Cancel cancel) {
        Map<Level, Set<Technique>> byLevel = byLevel(logic, profile);
        List<PathWidth> widths = new ArrayList<>();
        for (Step step : path) {
            widths.add(of(step, byLevel, logic, profile, cancel));
        }
        return List.copyOf(widths);
    }

    private static Map<Level, Set<Technique>> byLevel(LogicalSolver logic, Profile profile) {
        Map<Level, Set<Technique>> byLevel = new EnumMap<>(Level.class);
        Set<Technique> counted = profile.forAllSteps().on();
        counted.retainAll(logic.options().on());
        for (Technique each : counted) {
            byLevel.computeIfAbsent(profile.weights().of(each).level(), _ -> EnumSet.noneOf(Technique.class))
                    .add(each);
        }
        return byLevel;
    }

    /// Counts the steps of harder levels beside the easiest one, up to *unfair*.
    ///
    /// @param widths the widths of the path
    /// @return the widths with these counts
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static List<PathWidth> withHarder(
            List<PathWidth> widths, List<Step> path, Document document, Hints hints, Cancel cancel) {
        LogicalSolver logic =
                HumanLogic.withoutBruteForce(hints.profile()).soundFor(document.puzzle(), hints.checker(), cancel);
        Map<Level, Set<Technique>> byLevel = byLevel(logic, hints.profile());
        List<PathWidth> counted = new ArrayList<>();
        for (int i = 0; i < path.size(); i++) {
            PathWidth width = widths.get(i);
            List<Count> harder = new ArrayList<>();
            for (Level level : Level.values()) {
                if (level.compareTo(width.level) > 0 && level.compareTo(HIGHEST) <= 0 && byLevel.containsKey(level)) {
                    Counter counter = new Counter();
                    logic.find(path.get(i).before(), byLevel.get(level), counter, cancel);
                    harder.add(new Count(level, counter.effects.size()));
                }
            }
            counted.add(new PathWidth(width.blanks, width.level, width.easiest, width.steps, harder));
        }
        return List.copyOf(counted);
    }

    /// Returns the width at each position of a path that was found for a document.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static List<PathWidth> of(List<Step> path, Document document, Hints hints, Cancel cancel) {
        LogicalSolver logic =
                HumanLogic.withoutBruteForce(hints.profile()).soundFor(document.puzzle(), hints.checker(), cancel);
        return of(path, logic, hints.profile(), cancel);
    }

    /// Returns the summary of the path by which a puzzle was rated.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static Summary summary(List<Step> path, Puzzle puzzle, HumanLogic human, Cancel cancel) {
        LogicalSolver logic = human.solver().soundFor(puzzle, human.checker(), cancel);
        return summary(of(path, logic, human.profile(), cancel));
    }

    private static PathWidth of(
            Step step, Map<Level, Set<Technique>> byLevel, LogicalSolver logic, Profile profile, Cancel cancel) {
        Position position = step.before();
        Technique own = step.deduction().technique();
        Level hardest = profile.weights().of(own).level();
        for (Level level : Level.values()) {
            Counter counter = new Counter();
            if (byLevel.containsKey(level)) {
                logic.find(position, byLevel.get(level), counter, cancel);
            }
            if (level == hardest) {
                counter.test(step.deduction());
            }
            if (counter.easiest != null) {
                return new PathWidth(position.blanks(), level, counter.easiest, counter.effects.size(), List.of());
            }
        }
        return new PathWidth(position.blanks(), hardest, own, 1, List.of());
    }

    /// The smallest and the median width of a path, without the end at which every blank can be filled at once.
    public record Summary(int min, int median) {}

    /// Returns the summary of the widths of a path.
    public static Summary summary(List<PathWidth> widths) {
        int[] steps = widths.stream()
                .filter(each -> !each.isOpen())
                .mapToInt(PathWidth::steps)
                .sorted()
                .toArray();
        if (steps.length == 0) {
            int widest = widths.stream().mapToInt(PathWidth::steps).max().orElse(0);
            return new Summary(widest, widest);
        }
        return new Summary(steps[0], steps[steps.length / 2]);
    }

    /// Tests whether a position is a bottleneck of its path: no other is narrower, and most are wider.
    public boolean isBottleneck(Summary summary) {
        return !isOpen() && steps == summary.min() && steps < summary.median();
    }

    private static final class Counter implements Predicate<Deduction> {

        private final Set<List<Conclusion>> effects = new HashSet<>();
        private @Nullable Technique easiest;

        @Override
        public boolean test(Deduction deduction) {
            if (easiest == null) {
                easiest = deduction.technique();
            }
            effects.add(deduction.conclusions());
            return effects.size() >= MOST;
        }
    }
}
