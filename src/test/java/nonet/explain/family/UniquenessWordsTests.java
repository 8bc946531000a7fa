package nonet.explain.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import nonet.deduce.Conclusion;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

/// What is said of uniqueness tests: all houses that their conclusions rest on.
class UniquenessWordsTests {

    @Test
    void aSubsetInALineAndABoxUsesUpItsDigitsInBoth() {
        DigitSet digits = DigitSet.of(Digit.TWO, Digit.NINE);
        Uniqueness test = new Uniqueness(
                Technique.UNIQUENESS_3,
                List.of(Cell.at(5, 1), Cell.at(5, 8), Cell.at(6, 8), Cell.at(6, 1)),
                DigitSet.of(Digit.ONE, Digit.FIVE),
                CellSet.of(Cell.at(5, 8), Cell.at(6, 8)),
                new Guardians.ExtraSubset(House.of(House.Kind.COLUMN, 8), CellSet.of(Cell.at(4, 8)), digits),
                List.of(
                        new Conclusion.Elimination(new Candidate(Cell.at(5, 7), Digit.NINE)),
                        new Conclusion.Elimination(new Candidate(Cell.at(9, 8), Digit.NINE))));
        assertThat(new Explainer(new Words(Locale.UK))
                        .explain(test, Grid.of(Puzzle.EMPTY))
                        .sentences())
                .extracting(Sentence::text)
                .contains("So one of r5c8 and r6c8 holds an extra digit. In column 8 and box 6, that cell and r4c8"
                        + " together use up 2 and 9.");
    }
}
