package nonet.logic.finder.singledigit;

import static nonet.grid.House.Kind.ROW;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.logic.finder.Board;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class TurbotFishFinderTests {

    private static final String LINKS = "r1c1 =1= r1c5 -1- r5c5 =1= r5c2 => r23c2<>1, r46c1<>1";

    private final Board skyscraper = new Board().only(ROW, 1, 1, "r1c1", "r1c5").only(ROW, 5, 1, "r5c2", "r5c5");

    @Test
    void aSkyscraperIsNotReportedAsATurbotFish() {
        assertThat(found(Samples.options(), Technique.SKYSCRAPER)).containsExactly("Skyscraper: " + LINKS);
        assertThat(found(Samples.options(), Technique.TURBOT_FISH)).isEmpty();
    }

    @Test
    void aSkyscraperIsATurbotFishIfSkyscrapersAreOff() {
        LogicOptions options = Samples.options().withOff(Set.of(Technique.SKYSCRAPER));
        assertThat(found(options, Technique.TURBOT_FISH)).containsExactly("Turbot Fish: " + LINKS);
    }

    private List<String> found(LogicOptions options, Technique technique) {
        List<String> lines = new ArrayList<>();
        Explainer explainer = new Explainer(new Words(Locale.ENGLISH));
        new LogicalSolver(List.of(TurbotFishFinder.TYPE), options)
                .find(
                        Position.of(skyscraper.grid()),
                        Set.of(technique),
                        deduction -> {
                            lines.add(explainer.line(deduction));
                            return false;
                        },
                        Cancel.NEVER);
        return lines;
    }
}
