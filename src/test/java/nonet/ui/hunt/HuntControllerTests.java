package nonet.ui.hunt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nonet.files.LockFile;
import nonet.grid.Puzzle;
import nonet.service.hunt.Find;
import nonet.service.hunt.HuntFiles;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HuntControllerTests {

    private static final String PAIRS =
            ".8..6...3.7....1.....3.5......4.2.....1.7..9...4...7.8.938.....7.....4.....19...6";

    private final Messages messages = new Messages(Locale.ENGLISH, "log");
    private final PaneFixture pane = new PaneFixture(messages, new InlineTasks()).with(Puzzle.of(PAIRS));
    private final HuntController hunt = new HuntController(pane.services());

    @TempDir
    private Path folder;

    @Test
    void aHuntIsSavedAndGoesOnWithTheSameFinds() throws IOException {
        hunt.fields.inPlace.set(true);
        assertThat(hunt.begun.get()).isFalse();
        hunt.start();
        assertThat(hunt.begun.get()).isTrue();
        assertThat(sentence()).startsWith("Done: ");
        List<Find> finds = List.copyOf(hunt.finds);
        assertThat(finds.getFirst().puzzle()).isEqualTo(Puzzle.of(PAIRS));
        assertThat(finds).allSatisfy(find -> assertThat(find.rating()).isNotNull());
        hunt.openOnBoard(finds.getLast());
        assertThat(pane.opened.getLast().puzzle()).isEqualTo(finds.getLast().puzzle());

        Path results = folder.resolve("found.txt");
        hunt.save(results);
        assertThat(Files.readAllLines(results))
                .isEqualTo(finds.stream().map(Find::line).toList());
        HuntController another = new HuntController(pane.services());
        another.goOn(folder.resolve("found.txt.hunt"));
        assertThat(another.finds).isEqualTo(finds);
        assertThat(another.fields.inPlace.get()).isTrue();

        try (LockFile _ = HuntFiles.of(results).reserve()) {
            another.goOn(folder.resolve("found.txt.hunt"));
            assertThat(another.state.get().sentence()).isEqualTo(messages.get("hunt.in-use"));
            assertThat(another.begun.get()).isFalse();
            hunt.save(results);
            assertThat(hunt.saved.get()).isEqualTo(messages.get("hunt.in-use"));
        }
        assertThat(Files.readAllLines(results)).hasSameSizeAs(finds);

        Files.writeString(results, "mine");
        another.goOn(folder.resolve("found.txt.hunt"));
        assertThat(another.state.get().sentence()).startsWith("The file of puzzles beside");
        assertThat(another.saved.get()).isEmpty();
        assertThat(another.begun.get()).isFalse();
        hunt.start();
        hunt.save(results);
        assertThat(hunt.saved.get()).contains("exists already");
        assertThat(Files.readString(results)).isEqualTo("mine");
    }

    /// The window's thread would wait for a slow disk.
    @Test
    void filesAreReservedAndGivenBackInTheBackground() throws IOException {
        BackgroundOnly background = new BackgroundOnly();
        HuntController held = new HuntController(
                new PaneFixture(messages, background).with(Puzzle.of(PAIRS)).services());
        held.fields.inPlace.set(true);
        held.start();
        background.onWindow.removeFirst().run();
        Path results = folder.resolve("found.txt");
        held.save(results);
        assertThat(files()).containsExactlyInAnyOrder("found.txt", "found.txt.hunt");
        background.onWindow.removeFirst().run();
        held.goOn(folder.resolve("found.txt.hunt"));
        assertThat(files()).containsExactlyInAnyOrder("found.txt", "found.txt.hunt");
        background.onWindow.removeFirst().run();
        assertThat(held.state.get().sentence()).startsWith("Done: ");
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(file -> file.getFileName().toString()).toList();
        }
    }

    /// Tasks whose background work is done at once, and whose results wait for the window.
    private static final class BackgroundOnly implements Tasks {

        private final Deque<Runnable> onWindow = new ArrayDeque<>();

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            return new InlineTasks()
                    .start(
                            queue,
                            work,
                            result -> onWindow.add(() -> done.accept(result)),
                            why -> onWindow.add(() -> failed.accept(why)));
        }
    }

    @Test
    void seedsComeFromAFileOrAPattern() throws IOException {
        hunt.kind.set(HuntSeeds.Kind.FILE);
        hunt.start();
        assertThat(sentence()).isEqualTo(messages.get("hunt.idle"));
        hunt.file.set(Files.writeString(folder.resolve("seeds"), "1" + ".".repeat(80) + "\n" + PAIRS + "\n"));
        hunt.fields.inPlace.set(true);
        hunt.fields.er.set("1.0");
        hunt.start();
        assertThat(hunt.finds.getFirst().puzzle()).isEqualTo(Puzzle.of(PAIRS));

        hunt.kind.set(HuntSeeds.Kind.PATTERN);
        hunt.fields.inPlace.set(false);
        pane.with(Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        hunt.start();
        assertThat(hunt.finds)
                .hasSizeGreaterThanOrEqualTo(HuntSeeds.MADE)
                .allSatisfy(find -> assertThat(find.puzzle().clues()).isEqualTo(30));

        hunt.kind.set(HuntSeeds.Kind.BOARD);
        pane.with(Puzzle.EMPTY);
        hunt.start();
        assertThat(sentence()).isEqualTo("There is no puzzle with exactly one solution to begin with.");
    }

    @Test
    void aHuntThatNeedsMoreMemoryIsLeftToTheCommand() {
        assertThat(new HuntWords(messages).of(new OutOfMemoryError()))
                .isEqualTo(
                        "There are more classes than fit in the memory of the window; the command nonet hunt can go on "
                                + "with the saved hunt.");
    }

    @Test
    void whatCannotBeMetIsSaid() {
        hunt.fields.er.set("hard");
        assertThat(hunt.refusal.get()).isNotEmpty();
        hunt.fields.er.set("");
        hunt.fields.fewest.set("30");
        hunt.fields.most.set("20");
        assertThat(hunt.refusal.get()).isEqualTo("The fewest givens must not be more than the most.");
        hunt.fields.most.set("");
        hunt.fields.moves.set("{-2+1}");
        hunt.fields.inPlace.set(true);
        assertThat(hunt.refusal.get()).startsWith("In the same cells");
        hunt.fields.inPlace.set(false);
        assertThat(hunt.refusal.get()).isEmpty();
        hunt.kind.set(HuntSeeds.Kind.PATTERN);
        assertThat(hunt.refusal.get()).startsWith("In the same cells");
    }

    private String sentence() {
        return hunt.state.get().sentence();
    }
}
