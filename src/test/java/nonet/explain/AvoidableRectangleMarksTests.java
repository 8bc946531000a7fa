package nonet.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class AvoidableRectangleMarksTests {

    /// Filled cells have no candidates to mark, so they are tinted.
    @Test
    void filledCellsOfTheRectangleAreMarked() {
        TechniqueCase line = TechniqueCase.parse(
                        ":0608-1:37:9+8....6+4+7..1..6+9387.6.8+9+5+1+2+1...+3.+476+3+741+6+2+8+5+9+65+8947+12+32.....+3.5+8..25.+7.+4....9.+2.1:474"
                            + " 494:943 972 982::")
                .orElseThrow();
        List<Deduction> found = new ArrayList<>();
        Samples.solver()
                .find(Position.of(line.grid()), Set.of(Technique.AVOIDABLE_RECTANGLE_2), found::add, Cancel.NEVER);

        assertThat(found).hasSize(1);
        Marks marks = new Explainer(new Words(Locale.UK))
                .explain(found.getFirst(), line.grid())
                .marks();
        assertThat(marks.cells())
                .isEqualTo(Map.of(
                        Cell.at(7, 7), Role.PATTERN,
                        Cell.at(8, 7), Role.PATTERN,
                        Cell.at(7, 3), Role.PIVOT,
                        Cell.at(8, 3), Role.PIVOT));
    }
}
