package nonet.ui.compare;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.files.AtomicFile;
import nonet.rate.GuessCount;
import nonet.service.input.ProblemWords;
import nonet.service.search.Comparison;
import nonet.service.search.ComparisonCsv;
import nonet.service.search.Engines;
import nonet.service.search.GuessSurvey;
import nonet.service.search.Measurement;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.work.Arrivals;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Measures engines against each other, on the puzzle of the board or on all puzzles of a file.
public final class CompareController {

    private static final TaskQueue QUEUE = new TaskQueue("comparing");

    /// The number of runs for the median.
    public static final int RUNS = 5;

    private static final long WARM_UP = 300_000_000;
    /// The time for counting guesses.
    private static final long SURVEY = 5_000_000_000L;

    private static final long BUDGET = 10_000_000_000L;

    /// The measurements so far, in the order of the engines.
    public final ObservableList<Measurement> results = FXCollections.observableArrayList();

    /// Whether a comparison runs, its progress, and the sentence on it or on its result.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// Whether searches are exhaustive; otherwise they stop at the first solution.
    public final BooleanProperty all = new SimpleBooleanProperty(true);

    /// The number of guesses that the puzzles take; empty until they are measured.
    public final LocalizedText difficulty;

    private final Messages messages;
    private final Tasks tasks;
    private final BoardAccess board;
    private final Engines engines;
    private final Consumer<List<StepSolver>> race;

    /// The puzzles that are compared next.
    public final ComparedPuzzles puzzles;
    private final LongSupplier clock;
    private final ProblemWords problems;
    private final Set<Solver> chosen = new HashSet<>();
    private final PaneTask work;

    /// What the measuring thread has begun and measured; the window does not show it yet.
    private final Arrivals<Runnable> updates = new Arrivals<>();

    private @Nullable Comparison comparison;

    /// @param race lets engines race on the puzzle on the board
    public CompareController(PaneServices services, Engines engines, Consumer<List<StepSolver>> race) {
        messages = services.messages();
        difficulty = new LocalizedText(messages);
        tasks = services.tasks();
        board = services.board();
        this.engines = engines;
        this.race = race;
        clock = services.frames()::nanos;
        this.problems = new ProblemWords(messages::locale);
        puzzles = new ComparedPuzzles(messages, tasks, this::refuse);
        chosen.addAll(engines.all());
        work = new PaneTask(messages, tasks, QUEUE, () -> messages.get("compare.idle", RUNS));
        state = work.state;
        board.document().subscribe(document -> puzzles.board.set(document.puzzle()));
        services.frames().eachFrame(this::showUpdates);
    }

    public List<Solver> engines() {
        return engines.all();
    }

    public boolean isChosen(Solver engine) {
        return chosen.contains(engine);
    }

    /// Includes or excludes an engine.
    public void choose(Solver engine, boolean in) {
        if (in) {
            chosen.add(engine);
        } else {
            chosen.remove(engine);
        }
    }

    /// Starts the comparison.
    public void start() {
        List<Solver> taken = engines.all().stream().filter(chosen::contains).toList();
        if (work.isUnderWay()) {
            return;
        }
        if (taken.isEmpty()) {
            work.say(() -> messages.get("compare.no-engine"));
            return;
        }
        Comparison.Extent extent = all.get() ? Comparison.Extent.ALL : Comparison.Extent.FIRST;
        Comparison next = new Comparison(puzzles.all(), extent, RUNS, WARM_UP, BUDGET);
        comparison = next;
        results.clear();
        difficulty.say(() -> "");
        work.start(
                () -> messages.get("compare.begins"),
                (progress, cancel) -> {
                    ProgressListener listener = new ProgressListener(next, progress);
                    listener.surveyed(GuessSurvey.of(next.puzzles(), engines.fast(), clock, SURVEY, cancel));
                    next.run(taken, clock, listener, cancel);
                    return next;
                },
                _ -> ended(() -> messages.get("compare.done", RUNS)),
                _ -> ended(() -> messages.get("compare.failed")));
    }

    /// Stops and keeps the completed measurements.
    public void cancel() {
        updates.clear();
        work.cancel(() -> messages.get("compare.cancelled"));
    }

    /// Writes the measurements as comma-separated values.
    public void export(Path file) {
        Comparison measured = comparison;
        if (measured != null) {
            byte[] bytes = ComparisonCsv.of(measured, new ArrayList<>(results)).getBytes(StandardCharsets.UTF_8);
            write(file, out -> out.write(bytes));
        }
    }

    /// Writes a file in the background and reports the result.
    public void write(Path file, AtomicFile.Content content) {
        String name = String.valueOf(file.getFileName());
        tasks.start(
                TaskQueue.FILES,
                (report, cancel) -> {
                    AtomicFile.write(file, content);
                    return name;
                },
                done -> work.say(() -> messages.get("compare.saved", done)),
                failed -> refuse(name, () -> problems.ofWriting(failed)));
    }

    /// Shows how the engine of a measurement solves the puzzle on the board.
    public void watch(Measurement measurement) {
        if (measurement.engine() instanceof StepSolver engine) {
            board.watch(engine);
        } else {
            board.say(messages.get(
                    "compare.not-watched",
                    messages.get("engine." + measurement.engine().id())));
        }
    }

    /// Lets engines race on the puzzle on the board.
    void race(List<StepSolver> racers) {
        race.accept(racers);
    }

    /// Shows what the measuring thread has begun and measured.
    private void showUpdates() {
        updates.take().forEach(Runnable::run);
    }

    private String words(GuessSurvey survey, int puzzles) {
        if (survey.counted() == 0) {
            return "";
        }
        return puzzles == 1
                ? messages.get("compare.guesses-one", survey.median(), GuessCount.ORDERS)
                : messages.get("compare.guesses-many", survey.counted(), survey.median(), survey.most());
    }

    private Supplier<String> ended(Supplier<String> sentence) {
        updates.takeLast().forEach(Runnable::run);
        return sentence;
    }

    private void refuse(String name, Supplier<String> why) {
        work.say(() -> messages.get("compare.refused", name, why.get()));
    }

    /// Collects the progress of the measuring thread until the next frame.
    private final class ProgressListener implements Comparison.Listener {

        private final Comparison about;
        private final DoubleConsumer progress;

        ProgressListener(Comparison about, DoubleConsumer progress) {
            this.about = about;
            this.progress = progress;
        }

        void surveyed(GuessSurvey survey) {
            publish(() -> difficulty.say(() -> words(survey, about.puzzles().size())));
        }

        @Override
        public void began(Solver engine) {
            publish(() -> work.say(() -> messages.get("compare.running", messages.get("engine." + engine.id()))));
        }

        @Override
        public void measured(Measurement measurement) {
            publish(() -> results.add(measurement));
        }

        @Override
        public void progress(double part) {
            progress.accept(part);
        }

        private void publish(Runnable update) {
            updates.add(() -> {
                if (comparison == about) {
                    update.run();
                }
            });
        }
    }
}
