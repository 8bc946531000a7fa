package nonet.ui.board.mark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import nonet.grid.Cell;
import nonet.grid.Digit;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardGeometryTests {

    private static final Offset<Double> TINY = within(1e-9);

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.5, 1.75, 2, 3})
    void everyLineLiesOnWholePixelsAtAnySize(double scale) {
        for (double size = 200; size <= 1100; size += 7.3) {
            BoardGeometry geometry = BoardGeometry.fit(size, size + 31.7, true, scale);
            for (int number = 1; number <= 9; number++) {
                assertWhole(geometry.start(number) * scale, size);
            }
            assertWhole(geometry.cellSide() * scale, size);
            assertWhole(geometry.boxSide() * scale, size);
            assertWhole(geometry.side() * scale, size);
        }
    }

    @Test
    void theBoardFillsItsAreaButForLessThanAPixelACell() {
        for (int size = 200; size <= 1100; size++) {
            BoardGeometry geometry = BoardGeometry.fit(size, size + 100, true, 1);
            double used = geometry.band() + geometry.side();
            assertThat(size - used).describedAs("side %d", size).isBetween(0.0, 8.0);
            assertThat(geometry.left() + geometry.side())
                    .describedAs("side %d", size)
                    .isLessThanOrEqualTo(size);
        }
    }

    @Test
    void boxesAreSetOffByThickerLines() {
        BoardGeometry geometry = BoardGeometry.fit(600, 600, false, 1);
        double cell = geometry.cellSide();
        assertThat(geometry.start(1)).isCloseTo(geometry.thick(), TINY);
        assertThat(geometry.start(2) - geometry.start(1) - cell).isCloseTo(geometry.thin(), TINY);
        assertThat(geometry.start(4) - geometry.start(3) - cell).isCloseTo(geometry.thick(), TINY);
        assertThat(geometry.side() - geometry.start(9) - cell).isCloseTo(geometry.thick(), TINY);
        assertThat(geometry.thick()).isGreaterThan(geometry.thin());
    }

    @Test
    void everyPointBelongsToTheCellAroundItOrNextToIt() {
        BoardGeometry geometry = BoardGeometry.fit(500, 480, true, 1.25);
        double cell = geometry.cellSide();
        for (Cell each : Cell.all()) {
            double x = geometry.start(each.column());
            double y = geometry.start(each.row());
            assertThat(geometry.cellAt(x, y)).isEqualTo(each);
            assertThat(geometry.cellAt(x + cell / 2, y + cell / 2)).isEqualTo(each);
            assertThat(geometry.cellAt(x + cell - 0.01, y + cell - 0.01)).isEqualTo(each);
        }
        assertThat(geometry.cellAt(0, 0)).isEqualTo(Cell.at(1, 1));
        assertThat(geometry.cellAt(geometry.side(), 5)).isNull();
        assertThat(geometry.cellAt(-0.1, 5)).isNull();
    }

    @Test
    void findsMarksAtTheirPlaces() {
        for (Digit digit : Digit.values()) {
            MarkPlace place = MarkPlace.of(digit, 61);
            assertThat(MarkPlace.at(place.left() + place.side() / 2, place.middle(), 61))
                    .isEqualTo(digit);
        }
        assertThat(MarkPlace.at(-1, -1, 61)).isEqualTo(Digit.ONE);
        assertThat(MarkPlace.at(62, 62, 61)).isEqualTo(Digit.NINE);
    }

    private static void assertWhole(double pixels, double size) {
        assertThat(pixels).describedAs("side %s", size).isCloseTo(Math.rint(pixels), TINY);
    }
}
