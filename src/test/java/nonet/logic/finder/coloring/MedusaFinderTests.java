package nonet.logic.finder.coloring;

import static nonet.grid.House.Kind.COLUMN;
import static nonet.grid.House.Kind.ROW;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.deduce.Technique;
import nonet.logic.finder.Board;
import org.junit.jupiter.api.Test;

/// The rules of 3D Medusa, one by one. Every board is colored from 1 in r1c1 on.
class MedusaFinderTests {

    @Test
    void bothColorsInACellEliminateItsOtherCandidates() {
        assertThat(trap(new Board()
                        .cell("r1c1", "12")
                        .only(ROW, 1, 1, "r1c1", "r1c5")
                        .only(COLUMN, 1, 2, "r1c1", "r5c1")
                        .only(ROW, 5, 2, "r5c1", "r5c5")
                        .only(COLUMN, 5, 2, "r5c5", "r1c5")))
                .containsExactly("3D Medusa Trap: 1 (r1c1) 2 (r1c5,r5c1) / 1 (r1c5) 2 (r1c1,r5c5) => r1c2346789<>2, "
                        + "r1c5<>3, r1c5<>4, r1c5<>5, r1c5<>6, r1c5<>7, r1c5<>8, r1c5<>9");
    }

    @Test
    void aDigitThatSeesBothColorsIsEliminated() {
        assertThat(trap(new Board()
                        .cell("r1c1", "12")
                        .only(COLUMN, 1, 2, "r1c1", "r6c1")
                        .cell("r6c1", "23")
                        .only(ROW, 6, 3, "r6c1", "r6c5")
                        .cell("r6c5", "13")))
                .containsExactly("3D Medusa Trap: 1 (r1c1) 2 (r6c1) 3 (r6c5) / 1 (r6c5) 2 (r1c1) 3 (r6c1) => r1c5<>1");
    }

    @Test
    void aDigitIsEliminatedIfOneColorIsInItsCellAndItSeesTheOther() {
        assertThat(trap(new Board()
                        .cell("r1c1", "12")
                        .only(ROW, 1, 1, "r1c1", "r1c5")
                        .only(COLUMN, 1, 2, "r1c1", "r5c1")
                        .cell("r5c1", "23")
                        .only(ROW, 5, 3, "r5c1", "r5c5")))
                .containsExactly("3D Medusa Trap: 1 (r1c1) 2 (r5c1) 3 (r5c5) / 1 (r1c5) 2 (r1c1) 3 (r5c1) "
                        + "=> r5c5<>1, r1c5<>3");
    }

    @Test
    void aColorTwiceInACellIsFalse() {
        assertThat(wrap(new Board()
                        .cell("r1c1", "12")
                        .only(ROW, 1, 1, "r1c1", "r1c5")
                        .only(COLUMN, 1, 2, "r1c1", "r5c1")
                        .only(ROW, 5, 2, "r5c1", "r5c5")
                        .cell("r5c5", "23")
                        .only(COLUMN, 5, 3, "r5c5", "r1c5")))
                .containsExactly("3D Medusa Wrap: 1 (r1c1) 2 (r5c1) 3 (r5c5) / 1 (r1c5) 2 (r1c1,r5c5) 3 (r1c5) "
                        + "=> r1c5<>1, r1c1<>2, r5c5<>2, r1c5<>3");
    }

    @Test
    void aColorTwiceInAHouseIsFalse() {
        assertThat(wrap(new Board()
                        .cell("r1c1", "12")
                        .only(COLUMN, 1, 2, "r1c1", "r5c1")
                        .only(ROW, 5, 2, "r5c1", "r5c8")
                        .cell("r5c8", "23")
                        .only(COLUMN, 8, 3, "r5c8", "r1c8")
                        .cell("r1c8", "13")))
                .containsExactly("3D Medusa Wrap: 1 (r1c18) 2 (r5c1) 3 (r5c8) / 2 (r1c1,r5c8) 3 (r1c8) "
                        + "=> r1c18<>1, r5c1<>2, r5c8<>3");
    }

    @Test
    void aColorThatLeavesACellWithoutCandidatesIsFalse() {
        assertThat(wrap(emptying("16")))
                .containsExactly("3D Medusa Wrap: 1 (r1c1,r8c9) 4 (r9c1) 5 (r1c9) 6 (r8c7) / 1 (r1c9,r8c7,r9c1) "
                        + "=> r1c1<>1, r8c9<>1, r9c1<>4, r1c9<>5, r8c7<>6");
    }

    @Test
    void aCellThatKeepsACandidateRefutesNoColor() {
        assertThat(wrap(emptying("167"))).isEmpty();
    }

    @Test
    void doesNotReportClustersOfOneDigit() {
        Board board = new Board()
                .only(ROW, 1, 1, "r1c1", "r1c5")
                .only(COLUMN, 1, 1, "r1c1", "r6c1")
                .only(COLUMN, 5, 1, "r1c5", "r4c5");

        assertThat(board.find(ColoringFinder.TYPE, Technique.SIMPLE_COLORS_TRAP))
                .containsExactly("Simple Colors Trap: 1 (r1c1,r4c5) / 1 (r1c5,r6c1) => r4c23<>1, r6c46<>1");
        assertThat(trap(board)).isEmpty();
    }

    /// The color of 1 in r1c1 removes 4, 5 and, if r8c7 has only 1 and 6, also 6 from r9c9.
    private static Board emptying(String last) {
        return new Board()
                .only(ROW, 1, 1, "r1c1", "r1c9")
                .only(COLUMN, 1, 1, "r1c1", "r9c1")
                .cell("r9c1", "14")
                .cell("r1c9", "15")
                .only(COLUMN, 9, 1, "r1c9", "r8c9")
                .only(ROW, 8, 1, "r8c9", "r8c7")
                .cell("r8c7", last)
                .cell("r9c9", "456");
    }

    private static List<String> trap(Board board) {
        return board.find(MedusaFinder.TYPE, Technique.MEDUSA_TRAP);
    }

    private static List<String> wrap(Board board) {
        return board.find(MedusaFinder.TYPE, Technique.MEDUSA_WRAP);
    }
}
