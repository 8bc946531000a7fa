package nonet.ui.board;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import nonet.WindowRobot;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.Selection;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What a board draws anew, and where.
class BoardTests extends BoardTest {

    @Test
    void aBoardDrawsWhatDiffersInItsPlace(FxRobot robot) {
        aFrameTouchesOnlyTheCellsThatDiffer();
        beAsOpened(robot);
        everyEdgeOnTheScreenIsAWholePixel();
        beAsOpened(robot);
        labelsCanBeHidden();
    }

    private void aFrameTouchesOnlyTheCellsThatDiffer() {
        select(Selection.NONE);
        Set<String> touched = new TreeSet<>();
        for (Cell cell : Cell.all()) {
            watch(cell.toString(), (Region) node(cell.toString()), touched);
        }
        Cell cell = Cell.at(5, 5);
        show(frame(Grid.of(PUZZLE).place(new Candidate(cell, Digit.FIVE))));
        Set<String> expected = new TreeSet<>(Set.of("r5c5"));
        for (Cell peer : cell.peers()) {
            if (Grid.of(PUZZLE).candidates(peer).contains(Digit.FIVE)) {
                expected.add(peer.toString());
            }
        }
        assertThat(touched).isEqualTo(expected);
        touched.clear();
        show(frame(Grid.of(PUZZLE).place(new Candidate(cell, Digit.FIVE))));
        assertThat(touched).isEmpty();
    }

    private void everyEdgeOnTheScreenIsAWholePixel() {
        for (double side : new double[] {380, 417.5, 603.3}) {
            onFx(() -> {
                stage.setWidth(side);
                stage.getScene().getRoot().layout();
            });
            WindowRobot.settle();
            for (Cell cell : Cell.all()) {
                Bounds bounds =
                        node(cell.toString()).localToScene(node(cell.toString()).getLayoutBounds());
                assertThat(List.of(bounds.getMinX(), bounds.getMinY(), bounds.getWidth()))
                        .describedAs("%s at %s", cell, side)
                        .allSatisfy(value -> assertThat(value).isEqualTo(Math.rint(value)));
            }
        }
    }

    private void labelsCanBeHidden() {
        assertThat(node("column5").isVisible()).isTrue();
        onFx(() -> {
            board.labelsShownProperty().set(false);
            stage.getScene().getRoot().layout();
        });
        assertThat(node("column5").isVisible()).isFalse();
    }

    @Test
    @Tag("full")
    void everythingChangesInFarLessThanAFrameOfAnAnimation() {
        BoardFrame full = frame(Grid.of(Puzzle.EMPTY));
        long perFrame = onFx(() -> {
            int rounds = 100;
            long begin = 0;
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            for (int round = -50; round < rounds; round++) {
                begin = round == 0 ? threads.getCurrentThreadCpuTime() : begin;
                board.frameProperty().set(round % 2 == 0 ? full : BoardFrame.EMPTY);
            }
            return (threads.getCurrentThreadCpuTime() - begin) / rounds;
        });
        assertThat(perFrame)
                .describedAs("nanoseconds of processor time for all 729 marks")
                .isLessThan(10_000_000);
    }

    private static void watch(String id, Region cell, Set<String> touched) {
        cell.getPseudoClassStates()
                .addListener((javafx.collections.SetChangeListener<PseudoClass>) _ -> touched.add(id));
        for (Node child : cell.getChildrenUnmodifiable()) {
            child.visibleProperty().addListener(_ -> touched.add(id));
            if (child instanceof Text text) {
                text.textProperty().addListener(_ -> touched.add(id));
                text.fontProperty().addListener(_ -> touched.add(id));
            }
        }
    }
}
