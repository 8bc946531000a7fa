package nonet.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nonet.Repetitions;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.guide.ExampleLogic;
import nonet.guide.GuideExample;
import nonet.logic.cases.TechniqueCase;
import nonet.rate.Level;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PositionsTests {

    /// Techniques that most puzzles with them do not need, because something simpler is there.
    private static final int RARELY_NEEDED = 5;

    /// One of this many positions is looked at.
    private static final int SOME = RARELY_NEEDED * Repetitions.of(9, 3, 3);

    private final ExampleLogic logic = ExampleLogic.withoutBruteForce();
    private final ExampleLogic examples = new ExampleLogic(new FastSolver());
    private final Positions positions = Positions.read();

    @Test
    void everyTechniqueButBruteForceHasPositions() {
        List<String> few = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            int most = logic.weights().of(technique).level().compareTo(Level.HARD) <= 0 ? 40 : 15;
            int size = positions.of(technique).size();
            if (size < (technique == Technique.BRUTE_FORCE ? 0 : most)) {
                few.add(technique.id() + " " + size);
            }
        }
        assertThat(few).isEmpty();
        assertThat(positions.of(Technique.BRUTE_FORCE)).isEmpty();
        assertThat(positions.needs(Technique.XY_CHAIN)).isTrue();
        assertThat(positions.needs(Technique.SQUIRMBAG)).isFalse();
    }

    @Test
    @Tag("sampled")
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
            for (int i = 0; i < all.size(); i += some ? SOME : 1) {
                GuideExample each = all.get(i);
                Optional<Deduction> shown = examples.pattern(each, Cancel.NEVER);
                boolean needed = shown.isPresent()
                        && (!positions.needs(technique)
                                || shown.equals(logic.needed(each.grid(), technique, Cancel.NEVER)));
                if (!needed
                        || !TechniqueCase.of(each.grid(), shown.get())
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
}
