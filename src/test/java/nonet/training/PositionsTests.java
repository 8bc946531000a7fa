package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.format.RegressionLine;
import nonet.grid.Grid;
import nonet.guide.ExampleLogic;
import nonet.guide.GuideExample;
import nonet.rate.Level;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PositionsTests {

    /// Techniques that most puzzles with them do not need, because something simpler is there.
    private static final int RARELY_NEEDED = 5;

    private final TrainingLogic logic = new TrainingLogic();
    private final ExampleLogic examples = new ExampleLogic(new FastSolver());
    private final Positions positions = Positions.read();

    @Test
    void someOfEachTechniqueNeedItNext() {
        prove(true);
    }

    @Test
    @Tag("exhaustive")
    void allNeedTheirTechniqueNext() {
        prove(false);
    }

    private void prove(boolean some) {
        List<String> wrong = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            List<GuideExample> all = positions.of(technique);
            for (int i = 0; i < all.size(); i += some ? RARELY_NEEDED * 3 : 1) {
                GuideExample each = all.get(i);
                Optional<Deduction> needed = logic.needed(each.grid(), technique, Cancel.NEVER);
                Optional<Deduction> shown = examples.pattern(each, Cancel.NEVER);
                if (needed.isEmpty()
                        || !shown.equals(needed)
                        || !RegressionLine.of(each.grid(), needed.get())
                                .conclusions()
                                .equals(each.line().conclusions())) {
                    wrong.add(each.toString());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void noPositionComesTwice() {
        for (Technique technique : Technique.values()) {
            Set<Grid> grids = new HashSet<>();
            assertThat(positions.of(technique))
                    .allSatisfy(each -> assertThat(grids.add(each.grid())).isTrue());
        }
    }

    @Test
    void everyTechniqueThatIsOftenNeededHasEnough() {
        for (Technique technique : logic.solver().options().on()) {
            int size = positions.of(technique).size();
            Level level = logic.weights().of(technique).level();
            if (level.compareTo(Level.MEDIUM) <= 0) {
                assertThat(size).as(technique.id()).isGreaterThanOrEqualTo(40);
            }
        }
    }
}
