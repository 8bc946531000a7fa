package nonet.logic.finder.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.deduce.Whip;
import nonet.explain.Explainer;
import nonet.explain.mark.Sign;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Board;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.ExoticLimits;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class WhipFinderTests {

    private static final FinderFactory FINDER = WhipFinder.TYPE;

    private static final Grid GRID = TechniqueCase.parse(
                    ":0721:8:18....+4.2.9+74.8.5...6...7.+8.5...3.......7.....+7.85..4.7.....6.......9.8...2....."
                            + "1:948 958 978 998:843::")
            .orElseThrow()
            .grid();

    @Test
    void eachStepFollowsFromTheOnesBefore() {
        assertThat(Board.find(FINDER, GRID, Technique.WHIP))
                .contains("Whip: [6] r5n8{c1 c7} - c1n8{r5 r9} - r9n9{c1 c7} - c7n5{r9 r8} - b7n5{r8c1 r7c3}"
                        + " - r7n9{c3 .} => r4c3<>8");
    }

    @Test
    void theShortestComeFirst() {
        List<Integer> lengths = lengths(14);

        assertThat(lengths).isSorted().doesNotContain(1).hasSizeGreaterThan(3);
    }

    @Test
    void noneIsLongerThanTheLimit() {
        int longest = 7;

        assertThat(lengths(longest))
                .isEqualTo(
                        lengths(14).stream().filter(length -> length <= longest).toList())
                .isNotEmpty();
    }

    @Test
    void thePictureNumbersTheWayAndShowsWhatRulesOutTheExceptions() {
        Whip whip = whips(14).getFirst();

        List<Sign> signs = Explainer.marks(whip, GRID).signs();

        assertThat(signs.stream().filter(Sign.Number.class::isInstance)).hasSize(whip.length());
        assertThat(signs.stream().filter(Sign.Exclusion.class::isInstance))
                .hasSize(whip.steps().stream()
                        .mapToInt(step -> step.ruledOut().size())
                        .sum());
    }

    private static List<Integer> lengths(int longest) {
        return whips(longest).stream().map(Whip::length).toList();
    }

    private static List<Whip> whips(int longest) {
        LogicOptions options = Samples.options();
        List<Whip> found = new ArrayList<>();
        new LogicalSolver(List.of(FINDER), options.with(new ExoticLimits(longest, 5)))
                .find(
                        Position.of(GRID),
                        Set.of(Technique.WHIP),
                        deduction -> {
                            found.add((Whip) deduction);
                            return false;
                        },
                        Cancel.NEVER);
        return found;
    }
}
