package nonet.logic.finder.multisector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import org.junit.jupiter.api.Test;

/// The choices that are locked equal those found one by one.
class LineCountsTests {

    private static final int MOST = 4;
    private static final int ALL = 0x1FF;

    private record Choice(int rows, int columns) {}

    @Test
    void findsTheLockedChoices() {
        Position position =
                position("9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2");

        assertThat(locked(position, ALL)).isEqualTo(slowly(position)).isNotEmpty();
    }

    @Test
    void findsThoseWithSomeRows() {
        Position position =
                position("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
        int some = 0b000010010;

        assertThat(locked(position, some))
                .isEqualTo(slowly(position).stream()
                        .filter(choice -> (choice.rows & some) != 0)
                        .toList())
                .isNotEmpty();
    }

    private static Position position(String puzzle) {
        return Position.of(Grid.of(Puzzle.of(puzzle)));
    }

    private static List<Choice> locked(Position position, int some) {
        List<Choice> found = new ArrayList<>();
        new LineCounts(position, MOST, some).forEachLocked((rows, columns) -> found.add(new Choice(rows, columns)));
        return found;
    }

    private static List<Choice> slowly(Position position) {
        List<Choice> found = new ArrayList<>();
        for (int rows = 0; rows <= ALL; rows++) {
            for (int columns = 0; columns <= ALL; columns++) {
                if (isChoice(rows) && isChoice(columns)) {
                    int cells = 0;
                    for (int row : Bits.of(rows)) {
                        for (int column : Bits.of(columns)) {
                            cells += position.value(9 * row + column) == 0 ? 1 : 0;
                        }
                    }
                    if (cells >= 7 && lines(position, rows, columns) == cells) {
                        found.add(new Choice(rows, columns));
                    }
                }
            }
        }
        return found;
    }

    private static boolean isChoice(int lines) {
        return Integer.bitCount(lines) >= 3 && Integer.bitCount(lines) <= MOST;
    }

    /// Returns the fewest lines that cover all digits: for each, some rows, and the columns that the others need.
    private static int lines(Position position, int rows, int columns) {
        int sum = 0;
        for (int digit = 0; digit < 9; digit++) {
            int fewest = 9;
            for (int covered = rows; covered >= 0; covered = covered == 0 ? -1 : covered - 1 & rows) {
                int needed = 0;
                for (int row : Bits.of(rows & ~covered)) {
                    needed |= position.places(row, digit) & columns;
                }
                fewest = Math.min(fewest, Integer.bitCount(covered) + Integer.bitCount(needed));
            }
            sum += fewest;
        }
        return sum;
    }
}
