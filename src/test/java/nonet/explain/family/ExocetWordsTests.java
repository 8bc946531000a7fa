package nonet.explain.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import nonet.deduce.Conclusion;
import nonet.deduce.Exocet;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is said of exocets: bands and stacks by their names, and of senior exocets nothing of targets beside the base.
class ExocetWordsTests {

    @Test
    void columnsCrossABandAndRowsAStack() {
        assertThat(told(Technique.JUNIOR_EXOCET, House.Kind.COLUMN))
                .contains("band")
                .doesNotContain("stack");
        assertThat(told(Technique.JUNIOR_EXOCET, House.Kind.ROW))
                .contains("stack")
                .doesNotContain("band");
    }

    @ParameterizedTest
    @EnumSource(
            value = House.Kind.class,
            names = {"ROW", "COLUMN"})
    void theTargetsOfASeniorExocetMayStandAnywhere(House.Kind lines) {
        assertThat(told(Technique.SENIOR_EXOCET, lines))
                .contains(
                        "without the targets there",
                        "only the targets are left",
                        "No way to fill base and targets uses")
                .doesNotContain("Beside them", "mirror", "inside the");
    }

    private static String told(Technique technique, House.Kind lines) {
        List<House> cross = House.all().stream()
                .filter(house -> house.kind() == lines)
                .limit(3)
                .toList();
        Conclusion gone = new Conclusion.Elimination(new Candidate(Cell.at(1, 1), Digit.ONE));
        Exocet exocet = new Exocet(
                technique,
                DigitSet.of(Digit.ONE, Digit.TWO),
                List.of(CellSet.of(Cell.at(1, 1)).with(Cell.at(1, 2))),
                List.of(
                        new Exocet.Target(Cell.at(5, 5), CellSet.of(Cell.at(2, 5)), CellSet.NONE),
                        new Exocet.Target(Cell.at(8, 8), CellSet.of(Cell.at(2, 8)), CellSet.NONE)),
                cross,
                CellSet.of(Cell.at(6, 6)),
                List.of(),
                List.of(new Exocet.ExocetFinding(
                        Exocet.Reason.BY_CASES, CellSet.NONE, DigitSet.NONE, List.of(gone), Exocet.Cases.NONE)),
                List.of(gone));
        return new Explainer(new Words(Locale.UK))
                .explain(exocet, Grid.of(Puzzle.EMPTY)).sentences().stream()
                        .map(Sentence::text)
                        .reduce("", (all, next) -> all + " " + next);
    }
}
