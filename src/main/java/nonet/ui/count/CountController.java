package nonet.ui.count;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.grid.Puzzle;
import nonet.service.search.Engines;
import nonet.service.search.SolutionCount;
import nonet.service.search.SolutionCount.End;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.work.TaskQueue;
import org.jspecify.annotations.Nullable;

/// Counts the solutions of a puzzle on a task queue of its own and reports the progress.
public final class CountController {

    /// The numbers of a count so far.
    ///
    /// @param perSecond the number of solutions per second; -1 if unknown
    /// @param nanos the engine's working time
    /// @param file the file for the solutions; null if they are only counted
    public record Numbers(
            long found,
            double perSecond,
            long nanos,
            @Nullable Path file) {

        static final Numbers NONE = new Numbers(0, -1, 0, null);
    }

    @FunctionalInterface
    private interface CountMethod {
        End run(SolutionCount counting, CancelToken cancel) throws IOException;
    }

    private static final TaskQueue QUEUE = new TaskQueue("counting");
    private static final NumberText LIMITS = new NumberText(1, Long.MAX_VALUE);

    /// The phase of the count, and the sentence on it.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    public final ObjectProperty<Solver> engine;

    /// The largest number of solutions to count, as typed; empty for no limit.
    public final StringProperty limit = new SimpleStringProperty("");

    /// The reason why the limit is invalid, in a sentence; empty if it is valid.
    public final StringBinding refusal;

    public final ReadOnlyObjectWrapper<Numbers> numbers = new ReadOnlyObjectWrapper<>(Numbers.NONE);

    private final Messages messages;
    private final CountWords words;
    public final List<Solver> engines;
    private final LongSupplier clock;
    private final PaneTask task;
    private final ObjectProperty<Puzzle> puzzle = new SimpleObjectProperty<>(Puzzle.EMPTY);
    private final RateMeter meter = new RateMeter();

    private Puzzle counted = Puzzle.EMPTY;
    private @Nullable SolutionCount count;

    /// @param engines the engines to choose from
    public CountController(PaneServices services, Engines engines) {
        messages = services.messages();
        words = new CountWords(messages);
        this.engines = engines.all();
        engine = new SimpleObjectProperty<>(engines.fast());
        clock = services.frames()::nanos;
        task = new PaneTask(messages, services.tasks(), QUEUE, () -> messages.get("count.idle"));
        state = task.state;
        refusal = Bindings.createStringBinding(
                () -> limit.get().isBlank() ? "" : LIMITS.refusal(messages, limit.get()), limit);
        puzzle.bind(services.board().position());
        puzzle.subscribe(this::puzzleChanged);
        services.frames().eachFrame(() -> {
            if (task.phase() == Phase.RUNNING) {
                look();
            }
        });
    }

    /// Starts counting.
    public void count() {
        start(null, SolutionCount::count);
    }

    /// Lists the solutions into a file as they are found. The file appears when the count has ended.
    public void list(Path target) {
        start(target, (counting, cancel) -> counting.list(target, cancel));
    }

    public void pause() {
        task.pause(() -> running(SolutionCount::pause));
        look();
    }

    public void resume() {
        meter.clear();
        task.resume(() -> running(SolutionCount::resume));
        look();
    }

    /// Ends the count and keeps the solutions found, in the file too.
    public void stop() {
        running(SolutionCount::stop);
    }

    /// Ends the count and discards its file; an existing file is unchanged.
    public void cancel() {
        running(SolutionCount::cancel);
    }

    private void running(Consumer<SolutionCount> action) {
        if (count != null) {
            action.accept(count);
        }
    }

    private void start(@Nullable Path target, CountMethod method) {
        if (task.isUnderWay() || !refusal.get().isEmpty()) {
            return;
        }
        SolutionCount counting = new SolutionCount(
                engine.get(), puzzle.get(), LIMITS.read(limit.get()).orElse(Long.MAX_VALUE), clock);
        counted = puzzle.get();
        count = counting;
        meter.clear();
        numbers.set(new Numbers(0, -1, 0, target));
        task.start(
                () -> words.running(target),
                (_, cancel) -> method.run(counting, cancel),
                end -> ended(counting, () -> words.of(end, counting.found(), target)),
                failure -> failure instanceof CancellationException
                        ? ended(counting, () -> words.cancelled(counting.found(), target))
                        : failed(() -> words.of(failure, target)));
    }

    private Supplier<String> ended(SolutionCount counting, Supplier<String> sentence) {
        count = null;
        double average = RateMeter.average(counting.found(), counting.nanos());
        numbers.set(new Numbers(
                counting.found(), average, counting.nanos(), numbers.get().file()));
        return aboutBoard(sentence);
    }

    private Supplier<String> failed(Supplier<String> sentence) {
        count = null;
        return sentence;
    }

    /// Shows how far the count is.
    private void look() {
        SolutionCount current = count;
        if (current == null) {
            return;
        }
        boolean pausing = task.phase() == Phase.PAUSED;
        if (!pausing) {
            meter.add(current.found(), current.nanos());
        }
        Path file = numbers.get().file();
        numbers.set(new Numbers(current.found(), pausing ? -1 : meter.perSecond(), current.nanos(), file));
        task.say(aboutBoard(() -> pausing ? messages.get("count.paused") : words.running(file)));
    }

    /// A running count continues with the puzzle it began with, and says so.
    private void puzzleChanged() {
        if (task.isUnderWay()) {
            look();
        } else if (task.phase() == Phase.ENDED && !puzzle.get().equals(counted)) {
            numbers.set(Numbers.NONE);
            task.reset(() -> messages.get("count.idle"));
        }
    }

    private Supplier<String> aboutBoard(Supplier<String> sentence) {
        boolean stale = !puzzle.get().equals(counted);
        return () -> stale ? messages.get("count.board-changed", sentence.get()) : sentence.get();
    }

    /// Measures the number of solutions per second, over about the last second.
    private static final class RateMeter {

        private static final long SPAN = 1_000_000_000;
        private static final long LEAST = 100_000_000;

        private record Sample(long found, long nanos) {}

        private final Deque<Sample> samples = new ArrayDeque<>();

        /// Resets the meter, as after a pause.
        void clear() {
            samples.clear();
        }

        /// Records the number of solutions found after some time.
        void add(long found, long nanos) {
            samples.addLast(new Sample(found, nanos));
            while (samples.size() > 2 && nanos - samples.getFirst().nanos > SPAN) {
                samples.removeFirst();
            }
        }

        /// Returns the solutions per second; -1 if it is too early to measure.
        double perSecond() {
            if (samples.isEmpty()) {
                return -1;
            }
            Sample first = samples.getFirst();
            Sample last = samples.getLast();
            long nanos = last.nanos - first.nanos;
            return nanos < LEAST ? -1 : (last.found - first.found) * 1e9 / nanos;
        }

        /// Returns the solutions per second over a whole count; -1 if it was too short to measure.
        static double average(long found, long nanos) {
            return nanos < LEAST ? -1 : found * 1e9 / nanos;
        }
    }
}
