package nonet.logic.finder.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Board;
import nonet.logic.finder.Samples;
import org.junit.jupiter.api.Test;

class BugFinderTests {

    /// The two cells are in one box and one column, and 2 has no other place in either.
    @Test
    void type4InTwoHousesIsReportedOnce() {
        TechniqueCase line = TechniqueCase.parse(
                        ":0613:59:+8+52+1+6+39+47+7+1+48+2+93+656+934+7+58+2+1178..6.+3+4+5+293"
                                + "+4+1+6+7+8+3+46.8+7+1..+9+3+571+2+4+8+64+6+7.+3+8.1.2+8+1+6.+4+7.3::564 944::")
                .orElseThrow();
        assertThat(Board.find(BugFinder.TYPE, line.grid(), Technique.BUG_TYPE_4))
                .containsExactly("BUG Type 4: r4c4=5, r6c4=9 => r6c4<>5, r4c4<>9");
    }

    /// Several extra candidates of one digit are type 2, so all steps do not have them as BUG + n too.
    @Test
    void extraCandidatesOfOneDigitAreReportedOnce() {
        String line = Samples.ownCases().stream()
                .filter(each -> each.startsWith(":0611:"))
                .findFirst()
                .orElseThrow();
        Grid grid = TechniqueCase.parse(line).orElseThrow().grid();

        assertThat(Board.find(BugFinder.TYPE, grid, Technique.BUG_TYPE_2, Technique.BUG_PLUS_N))
                .hasSize(1)
                .allMatch(each -> each.startsWith("BUG Type 2: "));
        assertThat(Board.find(BugFinder.TYPE, grid, Technique.BUG_PLUS_N)).hasSize(1);
    }
}
