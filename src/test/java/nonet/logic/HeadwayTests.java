package nonet.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.logic.finders.ForcingChainFinder;
import nonet.logic.finders.ForcingNetFinder;
import nonet.logic.finders.StandardFinders;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// Forcing steps that get farthest come first.
class HeadwayTests {

    private static final Set<Technique> CHAINS =
            EnumSet.of(Technique.FORCING_CHAIN_CONTRADICTION, Technique.FORCING_CHAIN_VERITY);
    private static final Set<Technique> NETS =
            EnumSet.of(Technique.FORCING_NET_CONTRADICTION, Technique.FORCING_NET_VERITY);

    @Test
    void singlesCountMostThenPairs() {
        for (Position position : stuck(0, Technique.FORCING_NET_CONTRADICTION)) {
            for (int cell = 0; cell < 81; cell++) {
                for (int digit = 0; digit < 9; digit++) {
                    if (position.has(cell, digit)) {
                        assertThat(Headway.without(position, cell, digit)).isEqualTo(counted(position, cell, digit));
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
    void netsThatGetFarthestComeFirst() {
        int most = 0;
        for (Position position : stuck(300, Technique.FORCING_NET_CONTRADICTION)) {
            List<Integer> headways = new ArrayList<>();
            new ForcingNetFinder().find(position, NETS, Weights.standard().forSolving(), deduction -> {
                if (deduction.technique() == Technique.FORCING_NET_CONTRADICTION && !isNested((Forcing) deduction)) {
                    headways.add(headway(position, deduction.conclusions().getFirst()));
                }
                return false;
            });
            assertThat(headways)
                    .isSortedAccordingTo(Comparator.<Integer>naturalOrder().reversed());
            most = Math.max(most, headways.size());
        }
        assertThat(most).isGreaterThan(3);
    }

    @Test
    void chainsThatGetFarthestComeFirst() {
        int most = 0;
        for (Position position : stuck(600, Technique.FORCING_CHAIN_CONTRADICTION)) {
            List<Integer> headways = new ArrayList<>();
            new ForcingChainFinder().find(position, CHAINS, Weights.standard().forSolving(), deduction -> {
                if (deduction.technique() == Technique.FORCING_CHAIN_CONTRADICTION) {
                    headways.add(headway(position, deduction.conclusions().getFirst()));
                }
                return false;
            });
            assertThat(headways)
                    .isSortedAccordingTo(Comparator.<Integer>naturalOrder().reversed());
            most = Math.max(most, headways.size());
        }
        assertThat(most).isGreaterThan(3);
    }

    private static int headway(Position position, Conclusion conclusion) {
        return conclusion instanceof Conclusion.Placement
                ? Headway.MOST
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
                        StandardFinders.all(), Weights.standard().forSolving())
                .path(Position.of(Grid.of(Samples.hard().get(puzzle))), Cancel.NEVER).stream()
                        .filter(step -> step.deduction().technique() == technique)
                        .map(Step::before)
                        .toList();
        assertThat(stuck).as("positions where " + technique + " is next").isNotEmpty();
        return stuck;
    }
}
