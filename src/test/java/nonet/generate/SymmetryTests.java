package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryTests {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NONE | r1c2 | 81",
                "ROTATIONAL | r1c2 r9c8 | 41",
                "ROTATIONAL_90 | r1c2 r2c9 r8c1 r9c8 | 21",
                "DIAGONAL | r1c2 r2c1 | 45",
                "ANTI_DIAGONAL | r1c2 r8c9 | 45",
                "HORIZONTAL | r1c2 r9c2 | 45",
                "VERTICAL | r1c2 r1c8 | 45",
                "BOTH_DIAGONALS | r1c2 r2c1 r8c9 r9c8 | 25",
                "BOTH_AXES | r1c2 r1c8 r9c2 r9c8 | 25",
                "FULL | r1c2 r1c8 r2c1 r2c9 r8c1 r8c9 r9c2 r9c8 | 15"
            })
    void everyCellIsInOneOrbit(Symmetry symmetry, String orbit, int count) {
        List<CellSet> orbits = symmetry.orbits();

        assertThat(orbits).hasSize(count);
        List<Cell> cells = new ArrayList<>();
        orbits.forEach(each -> each.forEach(cells::add));
        assertThat(cells).containsExactlyInAnyOrderElementsOf(Cell.all());
        CellSet found = orbits.stream()
                .filter(each -> each.contains(Cell.at(1, 2)))
                .findFirst()
                .orElseThrow();
        List<String> names = new ArrayList<>();
        found.forEach(cell -> names.add(cell.toString()));
        assertThat(names.stream().collect(Collectors.joining(" "))).isEqualTo(orbit);
    }
}
