package nonet.ui.hints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.solve.CancelToken;
import nonet.solve.fast.FastSolver;
import nonet.ui.hints.HintPrefetcher.Result;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class HintPrefetcherTests {

    private static final Document EASY = Document.of(
            "", Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    private static final Document ENTERED = History.of(EASY)
            .with(new Move.Enter(CellSet.of(Cell.at(5, 5)), Digit.of(5)))
            .present();
    private static final Hints HINTS = new Hints(Samples.solver(), Profile.hodoku(), new FastSolver());

    /// Kept, because unreferenced loggers are collected with their levels.
    private static final Logger LOG = Logger.getLogger(HintPrefetcher.class.getName());

    private final LaterTasks tasks = new LaterTasks();
    private final HintPrefetcher ahead = new HintPrefetcher(tasks, new Explainer(new Words(Locale.US)));
    private final List<String> taken = new ArrayList<>();

    @BeforeAll
    static void quiet() {
        LOG.setLevel(Level.OFF);
    }

    @AfterAll
    static void loud() {
        LOG.setLevel(null);
    }

    @Test
    void passesOnAKnownResultAtOnceAndRepeatedly() {
        ahead.begin(EASY, HINTS);
        tasks.runAll();
        assertThat(taken).isEmpty();
        ask(EASY);
        ask(EASY);
        assertThat(taken).hasSize(2).containsOnly("Naked Single: r5c5=5");
        assertThat(tasks.started).isEqualTo(1);
    }

    @Test
    void anEarlyRequestJoinsTheRunningSearch() {
        ahead.begin(EASY, HINTS);
        ask(EASY);
        assertThat(taken).isEmpty();
        tasks.runAll();
        assertThat(taken).containsExactly("Naked Single: r5c5=5");
        assertThat(tasks.started).isEqualTo(1);
    }

    @Test
    void aChangeDiscardsTheResultAndTheSearch() {
        ahead.begin(EASY, HINTS);
        tasks.runAll();
        ahead.forget();
        ahead.begin(ENTERED, HINTS);
        ask(ENTERED);
        ahead.forget();
        ahead.begin(EASY, HINTS);
        tasks.runAll();
        assertThat(taken).isEmpty();
        ask(EASY);
        assertThat(taken).containsExactly("Naked Single: r5c5=5");
    }

    @Test
    void aCancelledSearchRestartsAndResultsAreKept() {
        ahead.begin(EASY, HINTS);
        ahead.giveUp();
        tasks.runAll();
        ahead.begin(EASY, HINTS);
        tasks.runAll();
        ahead.giveUp();
        ahead.begin(EASY, HINTS);
        ask(EASY);
        assertThat(taken).containsExactly("Naked Single: r5c5=5");
        assertThat(tasks.started).isEqualTo(2);
    }

    @Test
    void noPrefetchBelowSeventeenGivens() {
        Document few = Document.of("", Puzzle.of("12345678" + ".".repeat(73)));
        ahead.begin(few, HINTS);
        assertThat(tasks.started).isZero();
        ask(few);
        assertThat(tasks.started).isEqualTo(1);
    }

    @Test
    void aFailureIsReportedToTheCallerAndTheNextRequestSearchesAgain() {
        List<Throwable> problems = new ArrayList<>();
        ahead.begin(EASY, HINTS);
        tasks.failAll();
        ahead.ask(EASY, HINTS, this::take, problems::add);
        tasks.failAll();
        assertThat(taken).isEmpty();
        assertThat(problems).hasSize(1);
        ask(EASY);
        tasks.runAll();
        assertThat(taken).containsExactly("Naked Single: r5c5=5");
    }

    private void take(Result result) {
        taken.add(Objects.requireNonNull(result.explanation()).line());
    }

    private void ask(Document about) {
        ahead.ask(about, HINTS, this::take, problem -> {
            throw new AssertionError(problem);
        });
    }

    /// Tasks that run on request.
    private static final class LaterTasks implements Tasks {

        private final List<Waiting<?>> waiting = new ArrayList<>();
        private int started;

        void runAll() {
            List.copyOf(waiting).forEach(Waiting::run);
        }

        void failAll() {
            List.copyOf(waiting).forEach(Waiting::fail);
        }

        @Override
        public <T> TaskHandle start(TaskQueue lane, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            started++;
            Waiting<T> next = new Waiting<>(waiting, work, done, failed);
            waiting.add(next);
            return next;
        }
    }

    private record Waiting<T>(List<Waiting<?>> list, Work<T> work, Consumer<T> done, Consumer<Throwable> failed)
            implements TaskHandle {

        void run() {
            list.remove(this);
            try {
                done.accept(work.run(part -> {}, new CancelToken()));
            } catch (Exception broken) {
                throw new AssertionError(broken);
            }
        }

        void fail() {
            list.remove(this);
            failed.accept(new IllegalStateException("broken on purpose"));
        }

        @Override
        public void cancel() {
            list.remove(this);
        }

        @Override
        public boolean isRunning() {
            return list.contains(this);
        }

        @Override
        public ReadOnlyDoubleProperty progressProperty() {
            return new ReadOnlyDoubleWrapper(-1).getReadOnlyProperty();
        }
    }
}
