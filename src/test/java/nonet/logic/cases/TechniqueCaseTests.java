package nonet.logic.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.deduce.Basics.Single;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.logic.finder.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TechniqueCaseTests {

    private static final String POINTING =
            ":0100:3:.7.+4..1+58...6759..5+3....4+7+6...3....4+7.59248..3....1.....3.....7..7549.+8.2.8....4.:222"
                    + " 223 133 243 263 171 671 172 672 277 278 687 189 192 692:397 399::";

    @Test
    void aLineIsAPositionWithItsConclusions() {
        TechniqueCase line = TechniqueCase.parse(POINTING).orElseThrow();

        assertThat(line.technique()).contains(Technique.POINTING);
        assertThat(line.isFailCase()).isFalse();
        assertThat(line.digits()).isEqualTo("3");
        assertThat(line.conclusions()).containsExactly(gone(9, 7, 3), gone(9, 9, 3));
        assertThat(line.grid().digit(Cell.at(1, 4))).isEqualTo(Digit.FOUR);
        assertThat(line.grid().givens().contains(Cell.at(1, 4))).as("+4").isFalse();
        assertThat(line.grid().givens().contains(Cell.at(1, 2))).as("7").isTrue();
        assertThat(line.grid().candidates(Cell.at(2, 2)).contains(Digit.TWO))
                .as("222 was deleted")
                .isFalse();
    }

    @Test
    void aFailCaseHasNothingToFind() {
        String grid = "1" + ".".repeat(80);
        TechniqueCase line = TechniqueCase.parse(":0610-x::" + grid + ":::").orElseThrow();

        assertThat(line.isFailCase()).isTrue();
        assertThat(line.conclusions()).isEmpty();
    }

    @Test
    void siameseFishHaveAnotherDigitInTheirCode() {
        TechniqueCase line =
                TechniqueCase.parse(":03111:5:" + ".".repeat(81) + "::512::").orElseThrow();

        assertThat(line.technique()).contains(Technique.FINNED_SWORDFISH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# a comment",
                ":0100:3:...::397::",
                ":010:3:.................................................................................::397::",
                ":0100:3:.................................................................................::39::",
                ":0100:3:................................................................................+::397::",
                ":0100:3:.................................................................................::307::"
            })
    void rejectsLinesOfAnotherForm(String text) {
        assertThat(TechniqueCase.parse(text)).isEmpty();
    }

    @Test
    void everyLineOfTheLibraryIsWrittenAsItWasRead() {
        List<String> cases = Samples.cases();
        assertThat(cases).allSatisfy(text -> {
            TechniqueCase line = TechniqueCase.parse(text).orElseThrow();
            assertThat(TechniqueCase.parse(line.toString()).orElseThrow()).isEqualTo(line);
        });
    }

    @Test
    void aDeductionBecomesALine() {
        TechniqueCase line =
                TechniqueCase.parse(":0002:1:1" + ".".repeat(80) + ":::155:").orElseThrow();
        Single single = new Single(Technique.HIDDEN_SINGLE, new Candidate(Cell.at(5, 5), Digit.ONE), null);

        assertThat(TechniqueCase.of(line.grid(), single)).isEqualTo(line);
        assertThat(TechniqueCase.of(line.grid(), single).agreesWith(line)).isTrue();
    }

    private static Conclusion gone(int row, int column, int digit) {
        return new Conclusion.Elimination(new Candidate(Cell.at(row, column), Digit.of(digit)));
    }
}
