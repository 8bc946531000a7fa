package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.scene.Scene;
import nonet.TestData;
import nonet.grid.Puzzle;
import nonet.ui.hints.HintController;
import nonet.ui.hints.HintController.Stage;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.testfx.api.FxRobot;

/// How long users wait for hints on the hardest puzzles, from the key to the frame that shows the name of the technique.
/// `-Dhints.list=FILE -Dhints.each=813` takes each 813th line of a list instead of a few puzzles of the project.
@Isolated
@Tag("full")
class HintLatencyTests extends WindowTest {

    private static final int HINTS = 6;
    private static final long BOUND_MILLIS = 500;

    @Test
    void hintsAreSeenAtOnce(FxRobot robot) throws Exception {
        List<Long> first = new ArrayList<>();
        List<Long> next = new ArrayList<>();
        for (String line : puzzles()) {
            robot.interact(() -> main.edit().open("hardest", Puzzle.of(line.substring(0, 81))));
            first.add(wait(robot));
            for (int hint = 1; hint < HINTS; hint++) {
                robot.interact(main.analysis().logic().hint::apply);
                next.add(wait(robot));
            }
        }
        String said = "first %s, next %s".formatted(summary(first), summary(next));
        System.out.println("milliseconds until a hint is seen: " + said);
        assertThat(percentile(first, 50)).as(said).isLessThan(BOUND_MILLIS * 1_000_000);
        assertThat(percentile(next, 50)).as(said).isLessThan(BOUND_MILLIS * 1_000_000);
    }

    private static List<String> puzzles() throws IOException {
        String list = System.getProperty("hints.list");
        List<String> lines =
                list == null ? TestData.lines("corpora/hardest-11plus.txt") : Files.readAllLines(Path.of(list));
        int each = Integer.getInteger("hints.each", 2000);
        return IntStream.range(0, lines.size())
                .filter(i -> i % each == 0)
                .mapToObj(lines::get)
                .toList();
    }

    /// Asks for a hint, and returns the nanoseconds until the window has laid out the frame that names it.
    private long wait(FxRobot robot) throws Exception {
        CompletableFuture<Long> seen = new CompletableFuture<>();
        robot.interact(() -> {
            HintController hint = main.analysis().logic().hint;
            Scene scene = stage.getScene();
            long pressed = System.nanoTime();
            hint.more();
            Runnable[] look = new Runnable[1];
            look[0] = () -> {
                if (hint.stage.get() == Stage.NAME) {
                    scene.removePostLayoutPulseListener(look[0]);
                    seen.complete(System.nanoTime() - pressed);
                }
                Platform.requestNextPulse();
            };
            scene.addPostLayoutPulseListener(look[0]);
            Platform.requestNextPulse();
        });
        until("the hint is seen", seen::isDone);
        return seen.get();
    }

    private static String summary(List<Long> nanos) {
        return "%d: median %.1f, 95th percentile %.1f, longest %.1f"
                .formatted(
                        nanos.size(),
                        percentile(nanos, 50) / 1e6,
                        percentile(nanos, 95) / 1e6,
                        percentile(nanos, 100) / 1e6);
    }

    private static long percentile(List<Long> nanos, int percent) {
        return nanos.stream().sorted().toList().get((nanos.size() - 1) * percent / 100);
    }
}
