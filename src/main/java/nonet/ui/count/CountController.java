package nonet.ui.count;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.grid.Puzzle;
import nonet.service.search.Engines;
import nonet.service.search.SolutionCount;
import nonet.service.search.SolutionCount.End;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import nonet.ui.kit.Durations;
import nonet.ui.kit.Messages;
import nonet.ui.kit.NumberText;
import nonet.ui.kit.SpokenText;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// Counts the solutions of a puzzle on a task queue of its own and reports the progress.
public final class CountController {

    private static final TaskQueue QUEUE = new TaskQueue("counting");

    /// The state of the count.
    public enum State {
        /// Nothing was counted yet.
        IDLE,
        RUNNING,
        PAUSED,
        /// The count ended, in one way or another.
        ENDED
    }

    private static final Logger LOG = Logger.getLogger(CountController.class.getName());

    private final Messages messages;
    private final CountWords words;
    private final Tasks tasks;
    private final List<Solver> engines;
    private final LongSupplier clock;
    private final NumberText limits = new NumberText(1, Long.MAX_VALUE);
    private final ObjectProperty<Puzzle> puzzle = new SimpleObjectProperty<>(Puzzle.EMPTY);
    private final ObjectProperty<Solver> engine;
    private final StringProperty limit = new SimpleStringProperty("");
    private final StringBinding refusal;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyObjectWrapper<@Nullable Path> file = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyLongWrapper found = new ReadOnlyLongWrapper();
    private final SpokenText rate;
    private final SpokenText time;
    private final SpokenText sentence;
    private final ReadOnlyObjectWrapper<Boolean> failed = new ReadOnlyObjectWrapper<>(false);
    private final RateMeter meter = new RateMeter();

    private Puzzle counted = Puzzle.EMPTY;
    private @Nullable SolutionCount count;

    /// @param engines the engines to choose from
    public CountController(PaneServices services, Engines engines) {
        messages = services.messages();
        sentence = new SpokenText(messages);
        rate = new SpokenText(messages);
        time = new SpokenText(messages);
        this.words = new CountWords(messages);
        tasks = services.tasks();
        this.engines = engines.all();
        engine = new SimpleObjectProperty<>(engines.fast());
        clock = services.frames()::nanos;
        this.refusal = Bindings.createStringBinding(
                () -> limit.get().isBlank() ? "" : limits.refusal(messages, limit.get()), limit);
        sentence.say(() -> messages.get("count.idle"));
        puzzle.subscribe(this::puzzleChanged);
        services.board().position().subscribe(puzzle::set);
        services.frames().each(this::look);
    }

    public List<Solver> engines() {
        return engines;
    }

    /// The puzzle on the board. A running count continues with the puzzle it began with, and says so.
    public ObjectProperty<Puzzle> puzzleProperty() {
        return puzzle;
    }

    public ObjectProperty<Solver> engineProperty() {
        return engine;
    }

    /// The largest number of solutions to count, as typed; empty for no limit.
    public StringProperty limitProperty() {
        return limit;
    }

    /// The reason why the limit is invalid, in a sentence; empty if it is valid.
    public StringBinding refusalProperty() {
        return refusal;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The file for the solutions; null if they are only counted.
    public ReadOnlyObjectProperty<@Nullable Path> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /// The number of solutions found so far.
    public ReadOnlyLongProperty foundProperty() {
        return found.getReadOnlyProperty();
    }

    /// The number of solutions per second, in words; empty if unknown.
    public ReadOnlyStringProperty rateProperty() {
        return rate.getReadOnlyProperty();
    }

    /// The engine's working time.
    public ReadOnlyStringProperty timeProperty() {
        return time.getReadOnlyProperty();
    }

    /// The progress or the result.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Whether the sentence reports a failure.
    public ReadOnlyObjectProperty<Boolean> failedProperty() {
        return failed.getReadOnlyProperty();
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
        if (count != null && state.get() == State.RUNNING) {
            count.pause();
            state.set(State.PAUSED);
            update();
        }
    }

    public void resume() {
        if (count != null && state.get() == State.PAUSED) {
            meter.clear();
            count.resume();
            state.set(State.RUNNING);
            update();
        }
    }

    /// Ends the count and keeps the solutions found, in the file too.
    public void stop() {
        if (count != null) {
            count.stop();
        }
    }

    /// Ends the count and discards its file; an existing file is unchanged.
    public void cancel() {
        if (count != null) {
            count.cancel();
        }
    }

    private void look() {
        if (state.get() == State.RUNNING) {
            update();
        }
    }

    @FunctionalInterface
    private interface CountMethod {
        End run(SolutionCount counting, CancelToken cancel) throws IOException;
    }

    private void start(@Nullable Path target, CountMethod method) {
        if (isUnderWay() || !refusal.get().isEmpty()) {
            return;
        }
        OptionalLong most = limits.read(limit.get());
        SolutionCount counting = new SolutionCount(engine.get(), puzzle.get(), most.orElse(Long.MAX_VALUE), clock);
        counted = puzzle.get();
        count = counting;
        file.set(target);
        failed.set(false);
        meter.clear();
        state.set(State.RUNNING);
        update();
        Work<End> work = (progress, cancel) -> method.run(counting, cancel);
        tasks.start(
                QUEUE,
                work,
                end -> ended(counting, () -> words.of(end, counting.found(), target)),
                problem -> failed(counting, problem));
    }

    private void ended(SolutionCount counting, Supplier<String> what) {
        found.set(counting.found());
        time.say(() -> Durations.of(messages.locale(), counting.nanos()));
        rate.say(() -> words.rate(RateMeter.average(counting.found(), counting.nanos())));
        count = null;
        state.set(State.ENDED);
        say(what);
    }

    private void failed(SolutionCount counting, Problem problem) {
        if (problem.cause() instanceof CancellationException) {
            Path target = file.get();
            ended(counting, () -> words.cancelled(counting.found(), target));
            return;
        }
        LOG.log(Level.WARNING, "A count failed", problem.cause());
        count = null;
        state.set(State.ENDED);
        failed.set(true);
        sentence.say(() -> words.of(problem, file.get()));
    }

    private void update() {
        if (count == null) {
            return;
        }
        found.set(count.found());
        long nanos = count.nanos();
        time.say(() -> Durations.of(messages.locale(), nanos));
        boolean pausing = state.get() == State.PAUSED;
        if (!pausing) {
            meter.add(count.found(), count.nanos());
        }
        double perSecond = meter.perSecond();
        rate.say(() -> pausing ? "" : words.rate(perSecond));
        say(() -> pausing ? messages.get("count.paused") : words.running(file.get()));
    }

    private void puzzleChanged() {
        if (isUnderWay()) {
            update();
        } else if (state.get() == State.ENDED && !puzzle.get().equals(counted)) {
            state.set(State.IDLE);
            failed.set(false);
            found.set(0);
            rate.set("");
            time.set("");
            sentence.say(() -> messages.get("count.idle"));
        }
    }

    private void say(Supplier<String> what) {
        boolean stale = !puzzle.get().equals(counted);
        sentence.say(() -> stale ? messages.get("count.board-changed", what.get()) : what.get());
    }

    private boolean isUnderWay() {
        return state.get() == State.RUNNING || state.get() == State.PAUSED;
    }
}
