package nonet.logic.finder.als;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns.AlsPattern;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class AlsChainFinderTests {

    @Test
    void noChainPassesThroughItsEnds() {
        long seed = 20261123;
        Random random = new Random(seed);
        List<AlsPattern> found = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            new LogicalSolver(List.of(AlsChainFinder.TYPE), Samples.options())
                    .find(
                            Position.of(Grid.of(Samples.draw(random))),
                            Set.of(Technique.ALS_CHAIN),
                            deduction -> {
                                found.add((AlsPattern) deduction);
                                return false;
                            },
                            Cancel.NEVER);
        }
        assertThat(found).as("seed " + seed).isNotEmpty().allSatisfy(pattern -> {
            List<CellSet> sets = pattern.sets().stream().map(Als::cells).toList();
            List<CellSet> inner = sets.subList(1, sets.size() - 1);
            assertThat(inner).doesNotContain(sets.getFirst(), sets.getLast());
        });
    }
}
