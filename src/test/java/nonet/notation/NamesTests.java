package nonet.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTests {

    @ParameterizedTest
    @ValueSource(strings = {"r3c5", "R3C5", " r3c5 "})
    void parsesACell(String text) {
        assertThat(Names.cell(text)).contains(Cell.at(3, 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "r0c1", "r1c10", "c1r1", "r12c4", "3,5", "r3c5=7"})
    void rejectsOtherTextsAsCells(String text) {
        assertThat(Names.cell(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        r1c1           | r1c1
        r1c4 r2c4      | r12c4
        r1c1 r2c5      | r1c1,r2c5
        r1c1 r1c2 r1c3 | r1c123
        r1c1 r1c2 r4c1 r4c2 | r14c12
        r1c1 r2c1 r2c2 r3c1 | r13c1,r2c12
        r1c1 r2c1 r3c1 r2c2 r3c2 r1c3 | r1c13,r23c12
        r1c1 r2c2 r3c1 r3c2 | r13c1,r23c2
        """)
    void formatsASetInFewTerms(String cells, String compact) {
        assertThat(Names.of(Names.cells(cells).orElseThrow())).isEqualTo(compact);
    }

    @ParameterizedTest
    @ValueSource(strings = {"r1c4,r2c4", "R12C4", "r1c4 , r2c4", "r2c4 r1c4", "r12c4,r1c4"})
    void parsesEveryNotationOfASet(String text) {
        assertThat(Names.cells(text)).contains(CellSet.of(Cell.at(1, 4), Cell.at(2, 4)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"r1", "r1c1,", ",r1c1", "r1c1;r2c2", "r1c1,,r2c2", "r1c0", "none"})
    void rejectsOtherTextsAsSets(String text) {
        assertThat(Names.cells(text)).isEmpty();
    }

    @Test
    void theEmptySetIsTheEmptyText() {
        assertThat(Names.of(CellSet.NONE)).isEmpty();
        assertThat(Names.cells(" ")).contains(CellSet.NONE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void setsRoundTrip(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            CellSet cells = new CellSet(random.nextLong() & random.nextLong(), random.nextInt(1 << 17));
            assertThat(Names.cells(Names.of(cells))).as("seed %d", seed).contains(cells);
        }
    }

    @ParameterizedTest
    @CsvSource({"r3, ROW, 3", "row 3, ROW, 3", "C4, COLUMN, 4", "Column 4, COLUMN, 4", "b5, BOX, 5", "box5, BOX, 5"})
    void parsesAHouse(String text, House.Kind kind, int number) {
        assertThat(Names.house(text)).contains(House.of(kind, number));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "r", "r0", "x3", "r12", "r1c1", "boxes 5"})
    void rejectsOtherTextsAsHouses(String text) {
        assertThat(Names.house(text)).isEmpty();
    }

    @Test
    void housesRoundTripByBothNames() {
        for (House house : House.all()) {
            assertThat(Names.house(Names.of(house))).contains(house);
            assertThat(Names.house(house.toString())).contains(house);
        }
    }
}
