package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTests {

    @ParameterizedTest
    @CsvSource({"0, 1, 1, 1, 1", "8, 1, 9, 3, 3", "22, 3, 5, 2, 8", "40, 5, 5, 5, 5", "72, 9, 1, 7, 7", "80, 9, 9, 9, 9"
    })
    void hasARowAColumnAndABox(int index, int row, int column, int box, int placeInBox) {
        Cell cell = Cell.of(index);
        assertThat(new int[] {cell.index(), cell.row(), cell.column(), cell.box(), cell.placeInBox()})
                .containsExactly(index, row, column, box, placeInBox);
        assertThat(Cell.at(row, column)).isSameAs(cell);
    }

    @Test
    void isNamedByRowAndColumn() {
        assertThat(Cell.of(22)).hasToString("r3c5");
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "10, 1", "1, 10"})
    void thereIsNoneOutsideTheBoard(int row, int column) {
        assertThatThrownBy(() -> Cell.at(row, column)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void seesTheRestOfItsRowColumnAndBox() {
        assertThat(Cell.at(5, 5).peers())
                .hasToString("r1c5 r2c5 r3c5 r4c4 r4c5 r4c6 r5c1 r5c2 r5c3 r5c4 r5c6 r5c7 r5c8 r5c9 r6c4 r6c5 r6c6"
                        + " r7c5 r8c5 r9c5");
    }

    @Test
    void everyCellHasTwentyPeersThatSeeItToo() {
        for (Cell cell : Cell.all()) {
            assertThat(cell.peers().size()).isEqualTo(20);
            assertThat(cell.peers().contains(cell)).isFalse();
            assertThat(cell.peers()).allMatch(peer -> peer.peers().contains(cell));
        }
    }

    @Test
    void comesBeforeTheCellsAfterIt() {
        assertThat(Cell.all()).isSorted().hasSize(81);
    }
}
