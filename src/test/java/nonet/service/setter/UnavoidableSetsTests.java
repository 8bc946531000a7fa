package nonet.service.setter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSearch;
import org.junit.jupiter.api.Test;

class UnavoidableSetsTests {

    private static final Grid SOLVED =
            Grid.of(Puzzle.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179"));

    private final List<CellSet> sets = UnavoidableSets.of(SOLVED, UnavoidableSets.LARGEST, Cancel.NEVER);

    @Test
    void setsOfFewDigitsAreThoseThatAListOfAllRearrangementsShows() {
        Set<CellSet> expected = new HashSet<>();
        FastSearch search = new FastSearch();
        byte[] list = new byte[81 * 60_000];
        for (int first = 1; first <= 9; first++) {
            for (int second = first + 1; second <= 9; second++) {
                for (int third = second + 1; third <= 9; third++) {
                    byte[] cells = SOLVED.values();
                    for (int cell = 0; cell < 81; cell++) {
                        cells[cell] =
                                cells[cell] == first || cells[cell] == second || cells[cell] == third ? 0 : cells[cell];
                    }
                    int found = search.list(cells, list, Cancel.NEVER);
                    assertThat(found).isLessThan(60_000);
                    for (int i = 0; i < found; i++) {
                        CellSet different = difference(list, 81 * i);
                        if (!different.isEmpty() && different.size() <= UnavoidableSets.LARGEST) {
                            expected.add(different);
                        }
                    }
                }
            }
        }
        List<CellSet> minimal = new ArrayList<>(expected);
        minimal.removeIf(set -> expected.stream().anyMatch(other -> !other.equals(set) && set.containsAll(other)));
        List<CellSet> ofThree = sets.stream().filter(set -> digits(set) <= 3).toList();
        assertThat(ofThree).containsExactlyInAnyOrderElementsOf(minimal).hasSizeGreaterThan(20);
    }

    @Test
    void everySetCanBeRearrangedAndNoPartOfIt() {
        FastSearch search = new FastSearch();
        for (CellSet set : sets) {
            byte[] cells = SOLVED.values();
            set.forEachIndex(index -> cells[index] = 0);
            assertThat(search.count(cells, 0, 2)).as(set.toString()).isEqualTo(2);
            for (Cell cell : set) {
                cells[cell.index()] = SOLVED.values()[cell.index()];
                assertThat(search.count(cells, 0, 2))
                        .as(set + " without " + cell)
                        .isEqualTo(1);
                cells[cell.index()] = 0;
            }
        }
        assertThat(sets).hasSizeBetween(100, 700);
        assertThat(UnavoidableSets.of(SOLVED, 6, Cancel.NEVER))
                .isEqualTo(sets.stream().filter(set -> set.size() <= 6).toList());
    }

    @Test
    void aHittingSetMeetsAllSetsWithAsFewCellsAsAnyOther() {
        CellSet a = CellSet.of(Cell.of(1), Cell.of(2));
        CellSet b = CellSet.of(Cell.of(2), Cell.of(3));
        CellSet c = CellSet.of(Cell.of(3), Cell.of(1));
        CellSet d = CellSet.of(Cell.of(8), Cell.of(9));
        assertThat(HittingSet.of(List.of(), 100, Cancel.NEVER)).isEqualTo(new HittingSet(0, true));
        assertThat(HittingSet.of(List.of(a, b, c), 100, Cancel.NEVER)).isEqualTo(new HittingSet(2, true));
        assertThat(HittingSet.of(List.of(a, b, c, d), 100, Cancel.NEVER)).isEqualTo(new HittingSet(3, true));
        HittingSet least = HittingSet.of(sets, 20_000, Cancel.NEVER);
        assertThat(least.givens()).isBetween(8, 17);
    }

    private static int digits(CellSet set) {
        int digits = 0;
        for (Cell cell : set) {
            digits |= 1 << SOLVED.values()[cell.index()];
        }
        return Integer.bitCount(digits);
    }

    private static CellSet difference(byte[] list, int from) {
        byte[] solved = SOLVED.values();
        CellSet different = CellSet.NONE;
        for (int cell = 0; cell < 81; cell++) {
            different = list[from + cell] == solved[cell] ? different : different.with(Cell.of(cell));
        }
        return different;
    }
}
