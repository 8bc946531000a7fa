package nonet.logic.finder.fish;

import static nonet.grid.House.Kind.BOX;
import static nonet.grid.House.Kind.COLUMN;
import static nonet.grid.House.Kind.ROW;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Technique;
import nonet.logic.finder.Board;
import nonet.logic.solver.FinderFactory;
import org.junit.jupiter.api.Test;

/// Fish that the regression library lacks: large ones, Franken fish of size 2 and 5, mutant fish without fins.
class FishFinderTests {

    private static final FinderFactory FINDER = FishFinder.TYPE;

    @Test
    void fiveRowsInFiveColumns() {
        assertThat(lattice(1, 2, 4, 5, 7).find(FINDER, Technique.SQUIRMBAG))
                .containsExactly("Squirmbag: 1 r12457 c12457 => r3689c12457<>1");
    }

    @Test
    void sixRowsInSixColumns() {
        assertThat(lattice(1, 2, 4, 5, 7, 8).find(FINDER, Technique.WHALE))
                .containsExactly("Whale: 1 r124578 c124578 => r369c124578<>1");
    }

    @Test
    void sevenRowsInSevenColumns() {
        assertThat(lattice(1, 2, 3, 4, 5, 7, 8).find(FINDER, Technique.LEVIATHAN))
                .containsExactly("Leviathan: 1 r1234578 c1234578 => r69c1234578<>1");
    }

    @Test
    void aPlaceOutsideTheCoverSetsIsAFin() {
        Board board = latticeWith("r1c9", 1, 2, 4, 5, 7);
        assertThat(board.find(FINDER, Technique.SQUIRMBAG)).isEmpty();
        assertThat(board.find(FINDER, Technique.FINNED_SQUIRMBAG))
                .containsExactly("Finned Squirmbag: 1 r12457 c12457 fr1c9 => r3c7<>1");
    }

    @Test
    void aFinThatSeesNoCoverCandidateEliminatesNothing() {
        assertThat(latticeWith("r1c6", 1, 2, 7, 8, 9).find(FINDER, Technique.SQUIRMBAG, Technique.FINNED_SQUIRMBAG))
                .isEmpty();
    }

    @Test
    void aRowAndABoxInTwoColumns() {
        Board board = new Board().only(ROW, 1, 1, "r1c4", "r1c5").only(BOX, 5, 1, "r4c4", "r5c4", "r5c5", "r6c5");
        assertThat(board.find(FINDER, Technique.FRANKEN_X_WING))
                .containsExactly("Franken X-Wing: 1 r1b5 c45 => r23789c45<>1");
        assertThat(board.find(FINDER, Technique.X_WING)).isEmpty();
    }

    @Test
    void aRowAndAColumnInABoxAndAColumn() {
        Board board = new Board().only(ROW, 1, 1, "r1c2", "r1c8").only(COLUMN, 1, 1, "r2c1", "r3c1");
        assertThat(board.find(FINDER, Technique.MUTANT_X_WING))
                .containsExactly(
                        "Mutant X-Wing: 1 r1c1 c8b1 => r23c238<>1, r456789c8<>1",
                        "Mutant X-Wing: 1 r1c1 b13 => r23c23789<>1",
                        "Mutant X-Wing: 1 b47 c23 => r1c2<>1, r23c23<>1");
        assertThat(board.find(FINDER, Technique.X_WING, Technique.FINNED_X_WING))
                .isEmpty();
    }

    @Test
    void fourRowsAndABoxInFiveColumns() {
        Board board = new Board()
                .only(ROW, 1, 1, "r1c1", "r1c2", "r1c5", "r1c7", "r1c8")
                .only(ROW, 2, 1, "r2c1", "r2c2", "r2c5", "r2c7", "r2c8")
                .only(ROW, 4, 1, "r4c1", "r4c2", "r4c5", "r4c7", "r4c8")
                .only(ROW, 7, 1, "r7c1", "r7c2", "r7c5")
                .only(BOX, 9, 1, "r8c7", "r9c8");
        assertThat(board.find(FINDER, Technique.FRANKEN_SQUIRMBAG))
                .containsExactly("Franken Squirmbag: 1 r1247b9 c12578 => r356c12578<>1, r89c125<>1");
        assertThat(board.find(FINDER, Technique.SQUIRMBAG)).isEmpty();
    }

    /// Returns a board where 1 has places only in these columns of the rows with the same numbers.
    private static Board lattice(int... lines) {
        return latticeWith("", lines);
    }

    private static Board latticeWith(String fin, int... lines) {
        Board board = new Board();
        for (int row : lines) {
            List<String> cells = new ArrayList<>();
            for (int column : lines) {
                cells.add("r" + row + "c" + column);
            }
            if (fin.startsWith("r" + row)) {
                cells.add(fin);
            }
            board.only(ROW, row, 1, cells.toArray(String[]::new));
        }
        return board;
    }
}
