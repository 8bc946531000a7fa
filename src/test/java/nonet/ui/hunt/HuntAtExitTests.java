package nonet.ui.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import nonet.TestProgram;
import nonet.grid.Puzzle;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("full")
class HuntAtExitTests {

    private static final int LATER = 60;

    @TempDir
    private Path folder;

    /// A program that ends in the middle of a hunt, some finds after it was saved.
    static final class Ending {

        private Ending() {}

        public static void main(String... arguments) {
            Path results = Path.of(arguments[0]);
            Threads threads = new Threads();
            PaneFixture pane = new PaneFixture(new Messages(Locale.ENGLISH, "log"), threads)
                    .with(Puzzle.of(
                            ".8..6...3.7....1.....3.5......4.2.....1.7..9...4...7.8.938.....7.....4.....19...6"));
            HuntController hunt = new HuntController(pane.services());
            hunt.fields.moves.set("{-2+2}");
            hunt.start();
            while (hunt.finds.isEmpty()) {
                threads.deliver();
                pane.frame();
            }
            hunt.save(results);
            while (!Files.exists(results) || hunt.finds.size() < LATER) {
                threads.deliver();
                pane.frame();
            }
            System.exit(0);
        }
    }

    /// Each work on a thread of its own and its result on the one that asks for it, as in the window.
    private static final class Threads implements Tasks {

        private final Queue<Runnable> arrived = new ConcurrentLinkedQueue<>();

        void deliver() {
            for (Runnable next = arrived.poll(); next != null; next = arrived.poll()) {
                next.run();
            }
        }

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            Thread.ofPlatform()
                    .daemon()
                    .start(() -> new InlineTasks()
                            .start(
                                    queue,
                                    work,
                                    value -> arrived.add(() -> done.accept(value)),
                                    thrown -> arrived.add(() -> failed.accept(thrown))));
            // Nothing is done by this one; it stands for the other.
            return new InlineTasks(queue).start(queue, work, done, failed);
        }
    }

    @Test
    void theEndOfTheProgramSavesAHuntAndGivesItsFilesBack() throws Exception {
        Path results = folder.resolve("found.txt");
        Process program =
                TestProgram.of(Ending.class, results.toString()).inheritIO().start();
        try {
            assertThat(program.waitFor(100, TimeUnit.SECONDS)).isTrue();
        } finally {
            program.destroyForcibly();
        }

        assertThat(program.exitValue()).isZero();
        assertThat(Files.readAllLines(results)).hasSizeGreaterThanOrEqualTo(LATER);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("found.txt", "found.txt.hunt");
    }
}
