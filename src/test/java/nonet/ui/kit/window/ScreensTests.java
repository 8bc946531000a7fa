package nonet.ui.kit.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where windows go, by arithmetic alone.
class ScreensTests {

    /// A notebook with a bar of 24 pixels above, and a large screen to the left of it.
    private static final Rectangle2D NOTEBOOK = new Rectangle2D(0, 24, 1366, 744);

    private static final Rectangle2D LARGE = new Rectangle2D(-2560, 0, 2560, 1440);
    private static final Screens ONE = new Screens(List.of(NOTEBOOK));
    private static final Screens TWO = new Screens(List.of(NOTEBOOK, LARGE));

    @ParameterizedTest
    @CsvSource({
        // screen (from 0, 24), then the window that wanted 1240 x 890
        "1920, 1056,  340, 107, 1240, 890",
        "1366,  744,   63,  24, 1240, 744",
        "1024,  676,    0,  24, 1024, 676",
        " 800,  456,    0,  24,  800, 456",
    })
    void theFirstWindowIsInTheMiddleAndFits(double wide, double high, double x, double y, double width, double height) {
        Screens screens = new Screens(List.of(new Rectangle2D(0, 24, wide, high)));

        assertThat(screens.centered(1240, 890)).isEqualTo(new Rectangle2D(x, y, width, height));
    }

    @ParameterizedTest
    @CsvSource({
        // where it was, then where it is put when the large screen is gone
        "  100,  50,  900,  600,   100,  50,  900, 600",
        "    0,  24, 1366,  744,     0,  24, 1366, 744",
        "   -7,  24, 1380,  751,    -7,  24, 1380, 751",
        "-2000, 300,  900,  600,     0, 168,  900, 600",
        "-2000, 100, 1800, 1200,     0,  24, 1366, 744",
        " 1300, 700,  900,  600,   466, 168,  900, 600",
        "  100, -40,  900,  600,   100,  24,  900, 600",
        " -300, 100,  900,  600,     0, 100,  900, 600",
        " 9000, 900,  640,  560,   726, 208,  640, 560",
    })
    void aRememberedPlaceIsBroughtBack(
            double x, double y, double width, double height, double toX, double toY, double toWidth, double toHeight) {
        assertThat(ONE.seen(new Rectangle2D(x, y, width, height)))
                .isEqualTo(new Rectangle2D(toX, toY, toWidth, toHeight));
    }

    @ParameterizedTest
    @CsvSource({
        // wholly on the second screen, and across both
        "-2000, 100, 1800, 1200,  -2000, 100, 1800, 1200",
        " -500, 100, 1000,  600,   -500, 100, 1000,  600",
        // its lower left corner is seen on the large screen, its lower right one nowhere
        " -500, 200, 1000,  800,  -1000, 200, 1000,  800",
        " -400, 200, 1000,  800,      0,  24, 1000,  744",
    })
    void aPlaceOnTheSecondScreenIsKept(
            double x, double y, double width, double height, double toX, double toY, double toWidth, double toHeight) {
        assertThat(TWO.seen(new Rectangle2D(x, y, width, height)))
                .isEqualTo(new Rectangle2D(toX, toY, toWidth, toHeight));
    }

    @Test
    void aSideWindowIsInTheMiddleOfItsOwnerOnItsScreen() {
        Rectangle2D small = new Rectangle2D(40, 60, 700, 560);
        Rectangle2D far = new Rectangle2D(-2400, 100, 1240, 890);

        assertThat(ONE.over(small, 560, 410)).isEqualTo(new Rectangle2D(110, 135, 560, 410));
        assertThat(ONE.over(small, 1000, 700)).isEqualTo(new Rectangle2D(0, 24, 1000, 700));
        assertThat(ONE.over(small, 1500, 900)).isEqualTo(NOTEBOOK);
        assertThat(TWO.over(far, 1100, 760)).isEqualTo(new Rectangle2D(-2330, 165, 1100, 760));
    }

    @Test
    void theScreenAroundAWindowShowsMostOfIt() {
        assertThat(TWO.around(new Rectangle2D(-500, 100, 900, 600))).isEqualTo(LARGE);
        assertThat(TWO.around(new Rectangle2D(-400, 100, 900, 600))).isEqualTo(NOTEBOOK);
        assertThat(TWO.around(new Rectangle2D(5000, 100, 900, 600))).isEqualTo(NOTEBOOK);
        assertThat(TWO.around(new Rectangle2D(-5000, 100, 900, 600))).isEqualTo(NOTEBOOK);
    }

    @Test
    void noWindowLiesExactlyOverAnother() {
        Rectangle2D first = ONE.centered(1240, 890);
        List<Rectangle2D> windows = new ArrayList<>(List.of(first));
        for (int i = 0; i < 12; i++) {
            Rectangle2D next = ONE.beside(windows.getLast(), windows);
            assertThat(windows).noneMatch(each -> each.getMinX() == next.getMinX() && each.getMinY() == next.getMinY());
            assertThat(ONE.seen(next)).isEqualTo(next);
            windows.add(next);
        }
        assertThat(windows.get(1)).isEqualTo(new Rectangle2D(95, 56, 1240, 712));
    }
}
