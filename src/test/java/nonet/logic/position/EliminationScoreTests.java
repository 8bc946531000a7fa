package nonet.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.finder.forcing.ForcingChainFinder;
import nonet.logic.finder.forcing.ForcingNetFinder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// Forcing steps with the highest score come first.
class EliminationScoreTests {

    @Test
    void singlesScoreHighestThenPairs() {
        for (Position position : stuck(0, Technique.FORCING_NET_CONTRADICTION)) {
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 0; digit < 9; digit++) {
                    if (position.has(cell, digit)) {
                        assertThat(EliminationScore.of(position, cell, digit))
                                .isEqualTo(counted(position, cell, digit));
                    }
                }
            }
        }
    }

    private static int counted(Position position, int cell, int digit) {
        List<Integer> left = new ArrayList<>(List.of(Integer.bitCount(position.mask(cell))));
        for (House house : House.all()) {
            if (house.cells().stream().anyMatch(each -> each.index() == cell)) {
                left.add((int) house.cells().stream()
                        .filter(each -> position.has(each.index(), digit))
                        .count());
            }
        }
        assertThat(left).hasSize(4);
        int pairs = (int) left.stream().filter(count -> count == 3).count();
        return pairs + (left.contains(2) ? 5 : 0);
    }

    @Test
    void netsWithTheHighestScoreComeFirst() {
        highestScoresComeFirst(ForcingNetFinder.TYPE, Technique.FORCING_NET_CONTRADICTION, 300);
    }

    @Test
    void chainsWithTheHighestScoreComeFirst() {
        highestScoresComeFirst(ForcingChainFinder.TYPE, Technique.FORCING_CHAIN_CONTRADICTION, 600);
    }

    /// @param puzzle the hard puzzle on whose path the technique is the next step several times
    private static void highestScoresComeFirst(FinderFactory finder, Technique technique, int puzzle) {
        int most = 0;
        for (Position position : stuck(puzzle, technique)) {
            List<Integer> headways = new ArrayList<>();
            new LogicalSolver(List.of(finder), Weights.hodoku().forSolving())
                    .find(
                            position,
                            finder.techniques(),
                            deduction -> {
                                if (deduction.technique() == technique && !isNested((Forcing) deduction)) {
                                    headways.add(score(
                                            position, deduction.conclusions().getFirst()));
                                }
                                return false;
                            },
                            Cancel.NEVER);
            assertThat(headways)
                    .isSortedAccordingTo(Comparator.<Integer>naturalOrder().reversed());
            most = Math.max(most, headways.size());
        }
        assertThat(most).isGreaterThan(3);
    }

    private static int score(Position position, Conclusion conclusion) {
        return conclusion instanceof Conclusion.Placement
                ? EliminationScore.PLACEMENT
                : counted(
                        position,
                        conclusion.candidate().cell().index(),
                        conclusion.candidate().digit().ordinal());
    }

    private static boolean isNested(Forcing forcing) {
        return forcing.branches().stream()
                .flatMap(branch -> branch.implications().stream())
                .anyMatch(implication -> implication.reason() instanceof Reason.ByDeduction);
    }

    /// Returns the positions on the path of a hard puzzle where the technique is the next step.
    private static List<Position> stuck(int puzzle, Technique technique) {
        List<Position> stuck = new LogicalSolver(
                        StandardFinders.all(), Weights.hodoku().forSolving())
                .path(Position.of(Grid.of(Samples.hard().get(puzzle))), Cancel.NEVER).stream()
                        .filter(step -> step.deduction().technique() == technique)
                        .map(Step::before)
                        .toList();
        assertThat(stuck).as("positions where " + technique + " is next").isNotEmpty();
        return stuck;
    }
}
