package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import nonet.solve.fast.FastSearch;
import org.junit.jupiter.api.Test;

class SmallUnavoidableSetsTests {

    private static final long SEED = 20_261_123;
    private static final int GRIDS = 300;

    private final SmallUnavoidableSets exchanges = new SmallUnavoidableSets();
    private final FastSearch search = new FastSearch();

    /// Of the clues that are needed in minimal puzzles, half show in an exchange.
    @Test
    void clueOfWhichAnExchangeIsLeftWithoutAnyIsNeeded() {
        RandomGrids grids = new RandomGrids(SEED);
        int needed = 0;
        int seen = 0;
        for (int i = 0; i < GRIDS; i++) {
            byte[] cells = grids.draw(i).clone();
            exchanges.setSolution(cells);
            exchanges.setClues(cells);
            for (int at = 0; at < 81; at++) {
                int cell = (37 * at + i) % 81;
                byte clue = cells[cell];
                cells[cell] = 0;
                exchanges.removeClue(cell);
                boolean lacks = exchanges.isUnhit(cell);
                if (search.count(cells, 0, 2) == 2) {
                    cells[cell] = clue;
                    exchanges.addClue(cell);
                    needed++;
                    seen += lacks ? 1 : 0;
                } else {
                    assertThat(lacks)
                            .as("seed %d, grid %d, cell %d", SEED, i, cell)
                            .isFalse();
                }
            }
        }
        assertThat((double) seen / needed).isBetween(0.4, 0.6);
    }

    /// Two digits at the corners of a rectangle, in two lines of a band or stack, are the smallest exchange.
    @Test
    void emptyRectangleOfTwoDigitsIsSeenFromItsCornersOnly() {
        RandomGrids grids = new RandomGrids(SEED);
        int rectangles = 0;
        for (int i = 0; i < GRIDS; i++) {
            byte[] grid = grids.draw(i).clone();
            exchanges.setSolution(grid);
            for (int column = 0; column < 3; column++) {
                for (int far = 3; far < 9; far++) {
                    int[] corners = {column, far, 9 + column, 9 + far};
                    if (grid[column] == grid[9 + far] && grid[far] == grid[9 + column]) {
                        rectangles++;
                        exchanges.setClues(without(grid, corners));
                        assertThat(cellsThatLackClue())
                                .as("seed %d, grid %d", SEED, i)
                                .containsExactly(corners);
                        exchanges.addClue(far);
                        assertThat(cellsThatLackClue())
                                .as("seed %d, grid %d", SEED, i)
                                .isEmpty();
                    }
                }
            }
        }
        assertThat(rectangles).isGreaterThan(50);
    }

    private int[] cellsThatLackClue() {
        return IntStream.range(0, 81).filter(exchanges::isUnhit).toArray();
    }

    private static byte[] without(byte[] grid, int... cells) {
        byte[] rest = grid.clone();
        for (int cell : cells) {
            rest[cell] = 0;
        }
        return rest;
    }
}
