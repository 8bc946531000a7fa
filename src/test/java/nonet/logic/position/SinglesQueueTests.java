package nonet.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class SinglesQueueTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("..871.9.2..9..2...5...8..3.1.....726...9.5...342.....9.1..6...3...1..8..6.7.431..");

    /// HoDoKu 2.2.0 begins with `r4c3=5`, `r6c5=7`, `r1c1=4` and `r5c3=6`.
    @Test
    void singlesComeInTheOrderInWhichTheGivensMakeThem() {
        assertThat(naked(SinglesQueue.of(Position.of(Grid.of(PUZZLE))))).startsWith("r4c3=5", "r6c5=7", "r1c1=4");
    }

    @Test
    void aPlacedDigitAddsSinglesAtTheEndAndLeavesTheOthersInOrder() {
        Position before = Position.of(Grid.of(PUZZLE));
        List<String> first = naked(SinglesQueue.of(before));
        Candidate placed = Candidate.at(SinglesQueue.of(before).naked()[0]);
        Position after = before.placed(placed);

        assertThat(naked(SinglesQueue.of(after)))
                .startsWith(first.subList(1, first.size()).toArray(String[]::new))
                .contains("r5c3=6");
    }

    @Test
    void theQueueHoldsAllSinglesAndNoOther() {
        Position position = Position.of(Grid.of(PUZZLE));
        while (!position.isComplete()) {
            SinglesQueue queue = SinglesQueue.of(position);
            Position here = position;
            assertThat(Arrays.stream(queue.naked()).sorted()).containsExactlyElementsOf(singles(here));
            position = position.after(List.of(new Conclusion.Placement(Candidate.at(queue.naked()[0]))));
        }
    }

    private static List<Integer> singles(Position position) {
        return Cell.all().stream()
                .map(Cell::index)
                .filter(cell -> Integer.bitCount(position.mask(cell)) == 1)
                .map(cell -> cell * 9 + Integer.numberOfTrailingZeros(position.mask(cell)))
                .sorted()
                .toList();
    }

    private static List<String> naked(SinglesQueue queue) {
        return Arrays.stream(queue.naked())
                .mapToObj(single -> "r" + (single / 81 + 1) + "c" + (single / 9 % 9 + 1) + "=" + (single % 9 + 1))
                .toList();
    }
}
