package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The truths and links of a step prove its eliminations: the truths have no candidate in common, as many links cover
/// them, and what these links eliminate includes what the step does.
@Execution(ExecutionMode.CONCURRENT)
class RankZeroTests {

    private static final long SEED = 20261122;

    /// One of this many hard puzzles is used.
    private static final int HARD = 40;

    private static final Set<Technique> ALWAYS = EnumSet.of(
            Technique.LOCKED_PAIR,
            Technique.LOCKED_TRIPLE,
            Technique.POINTING,
            Technique.CLAIMING,
            Technique.NAKED_PAIR,
            Technique.NAKED_TRIPLE,
            Technique.HIDDEN_PAIR,
            Technique.HIDDEN_TRIPLE,
            Technique.NAKED_QUADRUPLE,
            Technique.HIDDEN_QUADRUPLE,
            Technique.X_WING,
            Technique.SWORDFISH,
            Technique.JELLYFISH,
            Technique.FRANKEN_SWORDFISH,
            Technique.SUE_DE_COQ,
            Technique.ALMOST_LOCKED_PAIR,
            Technique.ALMOST_LOCKED_TRIPLE,
            Technique.ALMOST_LOCKED_QUADRUPLE,
            Technique.SK_LOOP,
            Technique.MSLS);

    @Test
    void truthsAndLinksProveTheEliminations() {
        LogicalSolver all = Samples.solver();
        Random random = new Random(SEED);
        List<Puzzle> puzzles = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            puzzles.add(Samples.draw(random));
        }
        List<Puzzle> hard = Samples.hard();
        for (int i = 0; i < hard.size(); i += HARD) {
            puzzles.add(hard.get(i));
        }
        Map<Technique, Integer> seen = new EnumMap<>(Technique.class);
        for (Puzzle puzzle : puzzles) {
            Position position = Position.of(Grid.of(puzzle));
            List<Step> path = all.with(all.options().withOff(EnumSet.complementOf(EnumSet.copyOf(ALWAYS))))
                    .path(position, Cancel.NEVER);
            for (Position each :
                    List.of(position, path.isEmpty() ? position : path.getLast().after())) {
                all.find(each, ALWAYS, deduction -> {
                    check(deduction, each.grid());
                    seen.merge(deduction.technique(), 1, Integer::sum);
                    return false;
                });
            }
            path.forEach(step -> check(step.deduction(), step.before().grid()));
        }
        assertThat(seen.keySet())
                .as("seed " + SEED)
                .contains(
                        Technique.POINTING,
                        Technique.CLAIMING,
                        Technique.NAKED_PAIR,
                        Technique.HIDDEN_PAIR,
                        Technique.X_WING,
                        Technique.SUE_DE_COQ,
                        Technique.ALMOST_LOCKED_PAIR,
                        Technique.SK_LOOP,
                        Technique.MSLS);
    }

    private static void check(Deduction deduction, Grid grid) {
        List<RankZeroSet> sets = deduction.rankZeroSets();
        assertThat(sets).as("seed " + SEED + ", " + deduction).isNotEmpty();
        assertThat(sets).as(grid + ", " + deduction).allMatch(set -> set.holdsIn(grid));
        assertThat(RankZeroSet.eliminations(sets, grid))
                .as(grid + ", " + deduction)
                .containsAll(deduction.conclusions());
    }
}
