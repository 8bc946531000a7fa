package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GridTextTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Grid GRID = Grid.of(Puzzle.of(LINE));

    @Test
    void aLineHas81Characters() {
        assertThat(GridText.LINE.of(GRID)).isEqualTo(LINE);
    }

    @Test
    void rowsAreNineLines() {
        assertThat(GridText.ROWS.of(GRID) + "\n").isEqualTo("""
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79
            """);
    }

    @Test
    void aFrameSetsOffTheBoxes() {
        assertThat(GridText.FRAMED.of(GRID) + "\n").isEqualTo("""
            +-------+-------+-------+
            | 5 3 . | . 7 . | . . . |
            | 6 . . | 1 9 5 | . . . |
            | . 9 8 | . . . | . 6 . |
            +-------+-------+-------+
            | 8 . . | . 6 . | . . 3 |
            | 4 . . | 8 . 3 | . . 1 |
            | 7 . . | . 2 . | . . 6 |
            +-------+-------+-------+
            | . 6 . | . . . | 2 8 . |
            | . . . | 4 1 9 | . . 5 |
            | . . . | . 8 . | . 7 9 |
            +-------+-------+-------+
            """);
    }
}
