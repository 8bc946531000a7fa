package nonet.ui.board.mark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

class LinkRouteTests {

    private static final Point2D LEFT = new Point2D(100, 300);
    private static final Point2D RIGHT = new Point2D(500, 300);

    @Test
    void aFreeWayIsBentALittle() {
        LinkRoute route = LinkRoute.of(LEFT, RIGHT, List.of(), 10, 600);
        assertThat(route.at(0)).isEqualTo(LEFT);
        assertThat(route.at(1)).isEqualTo(RIGHT);
        assertThat(route.at(0.5).distance(LEFT.midpoint(RIGHT))).isBetween(10.0, 60.0);
    }

    @Test
    void aWayKeepsClearOfWhatLiesInIt() {
        Point2D usual = LinkRoute.of(LEFT, RIGHT, List.of(), 10, 600).at(0.5);
        LinkRoute route = LinkRoute.of(LEFT, RIGHT, List.of(usual), 10, 600);
        for (int i = 0; i <= 100; i++) {
            assertThat(route.at(i / 100.0).distance(usual)).isGreaterThan(9);
        }
    }

    @Test
    void aWayStaysOnTheBoard() {
        LinkRoute above = LinkRoute.of(new Point2D(100, 5), new Point2D(500, 5), List.of(), 10, 600);
        LinkRoute below = LinkRoute.of(new Point2D(500, 595), new Point2D(100, 595), List.of(), 10, 600);
        assertThat(above.at(0.5).getY()).isBetween(0.0, 600.0);
        assertThat(below.at(0.5).getY()).isBetween(0.0, 600.0);
    }

    @Test
    void aLinkWithinACellStaysThere() {
        // Candidates at the left and right edges of cells that are 60 wide, linked downward and upward.
        for (double x : List.of(72.0, 108.0)) {
            Point2D upper = new Point2D(x, 132);
            Point2D lower = new Point2D(x, 150);
            for (LinkRoute route : List.of(
                    LinkRoute.of(upper, lower, List.of(), 10, 540), LinkRoute.of(lower, upper, List.of(), 10, 540))) {
                assertThat(route.at(0.5).getX()).isBetween(60.0, 120.0);
            }
        }
    }

    @Test
    void neighborsAreLinkedByAVisibleBow() {
        LinkRoute route = LinkRoute.of(LEFT, LEFT.add(20, 0), List.of(), 10, 600);
        assertThat(route.at(0.5).distance(LEFT.add(10, 0))).isGreaterThan(6);
    }
}
