package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HouseTests {

    @ParameterizedTest
    @CsvSource({
        "ROW, 3, row 3, r3c1 r3c2 r3c3 r3c4 r3c5 r3c6 r3c7 r3c8 r3c9",
        "COLUMN, 9, column 9, r1c9 r2c9 r3c9 r4c9 r5c9 r6c9 r7c9 r8c9 r9c9",
        "BOX, 6, box 6, r4c7 r4c8 r4c9 r5c7 r5c8 r5c9 r6c7 r6c8 r6c9",
    })
    void holdsNineCellsInOrder(House.Kind kind, int number, String name, String cells) {
        House house = House.of(kind, number);
        assertThat(house).hasToString(name);
        assertThat(CellSet.of(house.cells())).hasToString(cells).isEqualTo(house.cellSet());
        assertThat(house.cells()).isSorted().hasSize(9);
    }

    @Test
    void rowsComeBeforeColumnsBeforeBoxes() {
        assertThat(House.all()).hasSize(27);
        for (House house : House.all()) {
            assertThat(House.all().get(house.index())).isSameAs(house);
            assertThat(House.of(house.kind(), house.number())).isSameAs(house);
            assertThat(house.index()).isEqualTo(house.kind().ordinal() * 9 + house.number() - 1);
        }
    }

    @Test
    void isFoundByAnyOfItsCells() {
        for (House house : House.all()) {
            assertThat(house.cells()).allMatch(cell -> House.of(house.kind(), cell) == house);
        }
    }
}
