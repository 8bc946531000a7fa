package nonet.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.Grader;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.settings.Profiles;
import nonet.solve.fast.FastSolver;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Filters while puzzles are rated or read again.
class LibraryFilterTests {

    @TempDir
    private Path folder;

    private LibraryFile file;

    @BeforeEach
    void open() {
        file = LibraryControllerTests.file(folder);
    }

    @AfterEach
    void close() {
        file.close();
    }

    private LibraryController controller(PaneFixture window) {
        return new LibraryController(
                window.services(),
                file,
                new Grader(new HumanLogic(new FastSolver(), Profile.modern())),
                new SimpleObjectProperty<>(Profiles.standard()));
    }

    @Test
    void aFilterCountsTheUnrated() {
        PaneFixture window =
                new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks(CollectionRating.QUEUE));
        LibraryController slow = controller(window);
        window.visible.set(true);
        assertThat(slow.rated.get()).isEqualTo("0 of 2 puzzles rated; the others follow.");
        slow.filter.set(new LibraryFilter("", Grade.HARD, null, null, null, null));
        assertThat(slow.rated.get())
                .isEqualTo("0 of 2 puzzles rated; the filter leaves out the others until they are.");
        PaneFixture rating = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());
        LibraryController all = controller(rating);
        rating.visible.set(true);
        assertThat(all.rated.get()).isEmpty();
    }

    @Test
    void aPuzzleThatTheFilterLeavesOutIsNotSelectedEvenIfTheListIsReadAgainMeanwhile() {
        LatestRows latest = new LatestRows();
        PaneFixture window = new PaneFixture(new Messages(Locale.US, "nonet.log"), latest);
        LibraryController slow = controller(window);
        window.visible.set(true);
        latest.run();
        slow.chosen.set(List.of(slow.puzzles.getFirst()));

        slow.filter.set(new LibraryFilter("", Grade.SEVERAL, null, null, null, null));
        slow.reload();
        latest.run();
        assertThat(slow.puzzles)
                .extracting(LibraryEntry::puzzle)
                .containsExactly(Puzzle.of(LibraryControllerTests.TWELVE));
        assertThat(slow.chosen.get()).isEmpty();
    }

    /// Does all tasks at once but those that arrange the rows, of which the last one waits.
    private static final class LatestRows implements Tasks {

        private final InlineTasks inline = new InlineTasks();
        private Runnable last = () -> {};

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            if (queue != LibraryRows.QUEUE) {
                return inline.start(queue, work, done, failed);
            }
            last = () -> inline.start(queue, work, done, failed);
            return new InlineTasks(queue).start(queue, work, done, failed);
        }

        private void run() {
            last.run();
        }
    }
}
