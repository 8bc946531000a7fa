package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GridTests {

    private static final String SOLVED =
            "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    private static final Puzzle PUZZLE =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    private static final Cell BLANK = Cell.at(1, 2);

    @Test
    void startsWithTheCandidatesThatTheGivensLeave() {
        Grid grid = Grid.of(PUZZLE);
        assertThat(grid.candidates(BLANK)).hasToString("1246");
        assertThat(grid.candidates(Cell.at(1, 1))).isEqualTo(DigitSet.NONE);
        assertThat(grid.digit(Cell.at(1, 1))).isEqualTo(Digit.EIGHT);
        assertThat(grid.digit(BLANK)).isNull();
        assertThat(grid.givens()).isEqualTo(PUZZLE.givenCells());
        assertThat(grid.blanks()).isEqualTo(CellSet.ALL.minus(grid.givens()));
        assertThat(grid).hasToString(PUZZLE.toString());
    }

    @Test
    void digitsThatWereEnteredTakeCandidatesLikeGivens() {
        Grid entered = Grid.of(PUZZLE).place(new Candidate(BLANK, Digit.FOUR));
        assertThat(Grid.of(PUZZLE.givenCells(), entered.values())).isEqualTo(entered);
        assertThat(Grid.of(PUZZLE.givenCells(), PUZZLE.values())).isEqualTo(Grid.of(PUZZLE));
        assertThatThrownBy(() -> Grid.of(CellSet.NONE, new byte[80])).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void placingADigitRemovesItFromPeersOnly() {
        Grid before = Grid.of(PUZZLE);
        Grid after = before.place(new Candidate(BLANK, Digit.FOUR));
        assertThat(after.digit(BLANK)).isEqualTo(Digit.FOUR);
        for (Cell cell : Cell.all()) {
            DigitSet expected = cell == BLANK
                    ? DigitSet.NONE
                    : cell.peers().contains(BLANK)
                            ? before.candidates(cell).without(Digit.FOUR)
                            : before.candidates(cell);
            assertThat(after.candidates(cell)).as("%s", cell).isEqualTo(expected);
        }
        assertThat(before).as("the grid before").isEqualTo(Grid.of(PUZZLE)).isNotEqualTo(after);
        assertThat(after.givens()).isEqualTo(PUZZLE.givenCells());
    }

    @Test
    void removingACandidateChangesNothingElse() {
        Grid before = Grid.of(PUZZLE);
        Grid after = before.remove(new Candidate(BLANK, Digit.FOUR));
        assertThat(after.candidates(BLANK)).hasToString("126");
        for (Cell cell : CellSet.ALL.without(BLANK)) {
            assertThat(after.candidates(cell)).isEqualTo(before.candidates(cell));
        }
        assertThat(before.candidates(BLANK)).hasToString("1246");
        assertThat(after).hasToString(before.toString());
    }

    @Test
    void isSolvedWhenFullWithoutConflict() {
        assertThat(Grid.of(Puzzle.of(SOLVED)).isSolved()).isTrue();
        assertThat(Grid.of(PUZZLE).isSolved()).isFalse();
        Grid wrong = Grid.of(Puzzle.of(SOLVED).with(Cell.at(1, 1), Digit.TWO));
        assertThat(wrong.isSolved()).isFalse();
        assertThat(wrong.conflicts()).hasSize(3);
    }

    @Test
    void isAValue() {
        Grid grid = Grid.of(PUZZLE);
        assertThat(grid).isEqualTo(Grid.of(PUZZLE)).hasSameHashCodeAs(Grid.of(PUZZLE));
        assertThat(Grid.of(CellSet.NONE, grid.values(), new short[81])).isNotEqualTo(grid);
        grid.values()[1] = 9;
        assertThat(grid.digit(BLANK)).isNull();
    }

    @Test
    void refusesAnythingBut81Cells() {
        assertThatThrownBy(() -> Grid.of(CellSet.NONE, new byte[80], new short[81]))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
