package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellSetTests {

    @Test
    void isIteratedInTheOrderOfTheCells() {
        CellSet cells = CellSet.of(Cell.of(80), Cell.of(64), Cell.of(0), Cell.of(63));
        assertThat(cells).containsExactly(Cell.of(0), Cell.of(63), Cell.of(64), Cell.of(80));
        assertThat(cells).hasToString("r1c1 r8c1 r8c2 r9c9");
    }

    @Test
    void allHoldsEveryCellAndNoneHoldsNone() {
        assertThat(CellSet.ALL).containsExactlyElementsOf(Cell.all());
        assertThat(CellSet.ALL.size()).isEqualTo(81);
        assertThat(CellSet.NONE).isEmpty();
        assertThat(CellSet.NONE.isEmpty()).isTrue();
        assertThat(CellSet.NONE.size()).isZero();
    }

    @Test
    void theEmptySetHasNoFirstCell() {
        assertThat(CellSet.of(Cell.of(70), Cell.of(65)).first()).isEqualTo(Cell.of(65));
        assertThatThrownBy(CellSet.NONE::first).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void refusesBitsBeyondTheLastCell() {
        assertThatThrownBy(() -> new CellSet(0, 1 << 17)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void behavesAsASetOfCells(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            Set<Cell> left = cells(random);
            Set<Cell> right = cells(random);
            Cell cell = Cell.of(random.nextInt(81));
            CellSet a = CellSet.of(left);
            CellSet b = CellSet.of(right);
            assertThat(a).as("seed %d", seed).containsExactlyElementsOf(left);
            assertThat(a.size()).isEqualTo(left.size());
            assertThat(a.contains(cell)).isEqualTo(left.contains(cell));
            assertThat(a.with(cell)).containsExactlyElementsOf(changed(left, set -> set.add(cell)));
            assertThat(a.without(cell)).containsExactlyElementsOf(changed(left, set -> set.remove(cell)));
            assertThat(a.or(b)).containsExactlyElementsOf(changed(left, set -> set.addAll(right)));
            assertThat(a.and(b)).containsExactlyElementsOf(changed(left, set -> set.retainAll(right)));
            assertThat(a.minus(b)).containsExactlyElementsOf(changed(left, set -> set.removeAll(right)));
        }
    }

    private static Set<Cell> cells(Random random) {
        Set<Cell> cells = new TreeSet<>();
        int tries = random.nextInt(100);
        for (int i = 0; i < tries; i++) {
            cells.add(Cell.of(random.nextInt(81)));
        }
        return cells;
    }

    private static Set<Cell> changed(Set<Cell> cells, Consumer<Set<Cell>> change) {
        Set<Cell> copy = new TreeSet<>(cells);
        change.accept(copy);
        return copy;
    }
}
