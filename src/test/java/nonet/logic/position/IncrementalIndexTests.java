package nonet.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class IncrementalIndexTests {

    private static final Position START = Position.of(Grid.of(Puzzle.EMPTY));
    private static final Candidate FIRST = new Candidate(Cell.at(1, 1), Digit.of(4));
    private static final Candidate SECOND = new Candidate(Cell.at(9, 9), Digit.of(7));

    @Test
    void aStructureIsComputedOnceForAPosition() {
        IncrementalIndex<Object> index = IncrementalIndex.of(_ -> new Object());
        Position position = without(START, FIRST);

        assertThat(index.of(position)).isSameAs(index.of(position)).isNotSameAs(index.of(without(position, SECOND)));
    }

    @Test
    void aStructureIsUpdatedByAllChangesSinceTheLatestOne() {
        IncrementalIndex<String> index = IncrementalIndex.of(
                _ -> "new", (_, earlier, delta) -> earlier + ", then " + delta.cells() + " " + delta.digits());
        assertThat(index.of(START)).isEqualTo("new");
        Position first = without(START, FIRST);
        Position second = without(first, SECOND);

        assertThat(index.of(second)).isEqualTo("new, then r1c1 r9c9 " + 0b1001000);
        assertThat(index.of(first)).as("not made from a later one").isEqualTo("new, then r1c1 " + 0b1000);
        assertThat(index.of(START.after(List.of()))).as("without changes").isEqualTo("new");
    }

    @Test
    void aPlacementChangesItsCellAndItsPeers() {
        IncrementalIndex<Delta> index = IncrementalIndex.of(_ -> Delta.NONE, (_, _, delta) -> delta);
        assertThat(index.of(START)).isEqualTo(Delta.NONE);

        CellSet cells = SECOND.cell().peers().with(SECOND.cell());
        assertThat(index.of(START.placed(SECOND))).isEqualTo(new Delta(cells.lo(), cells.hi(), 0b111111111));
    }

    private static Position without(Position position, Candidate candidate) {
        return position.after(List.of(new Conclusion.Elimination(candidate)));
    }
}
