package nonet.ui.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.grid.Puzzle;
import nonet.service.search.RecordedSearch;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.playback.Pacer;
import org.jspecify.annotations.Nullable;

/// Two to four engines on the puzzle of the board, moved by one transport. A tick of the transport is a step of the chosen
/// pace for each of them; their searches are recorded in the background meanwhile.
public final class RaceController {

    public static final int LEAST = 2;
    public static final int MOST = 4;

    /// The slowest engine takes about this many ticks at the pace of measured time.
    private static final long TIME_TICKS = 400;

    /// The engines of a race are recorded in turns, and measured.
    private static final TaskQueue QUEUE = new TaskQueue("racing");

    private enum Times {
        UNKNOWN,
        MEASURING,
        KNOWN
    }

    /// The place of the speed slider, in steps of the race.
    public final DoubleProperty speed;

    /// The puzzle of the race. Another puzzle restarts it.
    public final ObjectProperty<Puzzle> puzzle = new SimpleObjectProperty<>(Puzzle.EMPTY);

    /// Whether the race is visible. While it is not, there are no recordings.
    public final BooleanProperty active = new SimpleBooleanProperty();

    /// Whether the race continues after the first solution, to the end of the searches.
    public final BooleanProperty all = new SimpleBooleanProperty(true);

    /// What a step is.
    public final ObjectProperty<Pace> pace = new SimpleObjectProperty<>(Pace.EVENT);

    /// The engines in the race, two to four.
    public final ReadOnlyObjectWrapper<List<StepSolver>> engines;

    public final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();

    /// The search of another program, which can race on its own puzzle; null if there is none.
    final ObjectProperty<@Nullable RecordedSearch> recordedSearch = new SimpleObjectProperty<>();

    /// The racers, in the order of the engines; none while the race is not visible.
    final ReadOnlyObjectWrapper<List<Racer>> racers = new ReadOnlyObjectWrapper<>(List.of());

    /// The progress of each racer at the present pace, as far as they are recorded.
    final ReadOnlyObjectWrapper<List<RaceProgress>> progress = new ReadOnlyObjectWrapper<>(List.of());

    /// Where racers diverge; null until that is known.
    final ReadOnlyObjectWrapper<@Nullable Divergence> divergence = new ReadOnlyObjectWrapper<>();

    /// The number of steps taken.
    final ReadOnlyLongWrapper tick = new ReadOnlyLongWrapper();

    /// The number of steps of the longest lane so far.
    final ReadOnlyLongWrapper total = new ReadOnlyLongWrapper();

    /// Whether all boards show the end of their searches.
    final ReadOnlyBooleanWrapper ended = new ReadOnlyBooleanWrapper();

    /// Whether all searches are recorded as far as they will be.
    final ReadOnlyBooleanWrapper recorded = new ReadOnlyBooleanWrapper();

    private final Tasks tasks;
    private final List<StepSolver> own;
    private final LongSupplier clock;
    private final LongSupplier processor;
    private final Pacer pacer;

    private @Nullable DivergenceSearch search;
    private final Latest recorder;
    private final Latest timer;
    private Times times = Times.UNKNOWN;

    /// @param choice the engines that can race, at least two
    /// @param recorded the search of another program that is shown, or null
    public RaceController(
            PaneServices services, List<StepSolver> choice, ObservableValue<@Nullable RecordedSearch> recorded) {
        this(services.tasks(), choice, services.frames()::nanos, RaceTimes.processor());
        recordedSearch.bind(recorded);
        services.board().document().subscribe(document -> puzzle.set(document.puzzle()));
        active.bind(services.place().visible());
        services.frames().whileMoving(running, this::pulse);
    }

    /// @param clock the time in nanoseconds
    /// @param processor the processor time of the current thread, in nanoseconds
    RaceController(Tasks tasks, List<StepSolver> choice, LongSupplier clock, LongSupplier processor) {
        this.tasks = tasks;
        recorder = new Latest(tasks, QUEUE);
        timer = new Latest(tasks, QUEUE);
        own = List.copyOf(choice);
        this.clock = clock;
        this.processor = processor;
        pacer = new Pacer(clock);
        speed = pacer.place;
        engines = new ReadOnlyObjectWrapper<>(own.subList(0, LEAST));
        puzzle.subscribe(this::restart);
        recordedSearch.subscribe(this::restart);
        active.subscribe(this::restart);
        engines.subscribe(this::restart);
        all.subscribe(() -> {
            forgetTimes();
            keepPlace();
        });
        pace.subscribe(this::keepPlace);
    }

    /// Returns the engines that can race.
    List<StepSolver> choice() {
        RecordedSearch recorded = recordedSearch.get();
        return recorded == null || !recorded.trace().puzzle().equals(puzzle.get())
                ? own
                : Stream.concat(own.stream(), Stream.of(recorded)).toList();
    }

    /// Lets other engines race; of more than four, the first ones.
    ///
    /// @param others at least two
    public void choose(List<StepSolver> others) {
        engines.set(List.copyOf(others.subList(0, Math.min(MOST, others.size()))));
    }

    /// Replaces the engine of a racer; an engine that races already changes places with it.
    void replace(int place, StepSolver engine) {
        List<StepSolver> next = new ArrayList<>(engines.get());
        int before = next.indexOf(engine);
        if (before >= 0) {
            next.set(before, next.get(place));
        }
        next.set(place, engine);
        choose(next);
    }

    /// Adds the first engine that does not race.
    void add() {
        List<StepSolver> next = new ArrayList<>(engines.get());
        choice().stream().filter(engine -> !next.contains(engine)).findFirst().ifPresent(engine -> {
            next.add(engine);
            choose(next);
        });
    }

    /// Removes a racer.
    void remove(int place) {
        List<StepSolver> next = new ArrayList<>(engines.get());
        next.remove(place);
        choose(next);
    }

    /// Tests whether engines are being measured.
    boolean isMeasuring() {
        return times == Times.MEASURING;
    }

    /// Returns the first engine that has no time although all were measured.
    Optional<StepSolver> unmeasured() {
        return times == Times.KNOWN
                ? racers.get().stream()
                        .filter(racer -> racer.nanos().isEmpty())
                        .map(racer -> racer.engine)
                        .findFirst()
                : Optional.empty();
    }

    /// Takes one step.
    void step() {
        move(tick.get() + 1);
    }

    /// Takes one step back.
    void stepBack() {
        move(tick.get() - 1);
    }

    void toStart() {
        move(0);
    }

    void toEnd() {
        refresh();
        move(total.get());
    }

    /// Goes to the place where two racers diverge.
    void toDivergence() {
        Divergence place = divergence.get();
        if (place != null) {
            pace.set(place.pace());
            move(place.tick());
        }
    }

    /// Runs at the chosen speed to the end.
    void run() {
        if (!racers.get().isEmpty()) {
            running.set(true);
            pacer.begin();
            pulse();
        }
    }

    void pause() {
        running.set(false);
    }

    /// Goes to a step; the race pauses.
    void move(long wanted) {
        pause();
        refresh();
        show(wanted);
    }

    /// Brings the race up to date. Called by the window once a frame.
    public void pulse() {
        if (racers.get().isEmpty()) {
            return;
        }
        refresh();
        if (running.get()) {
            long due = pacer.take();
            show(due > total.get() - tick.get() ? total.get() : tick.get() + due);
            if (tick.get() == total.get() && recorded.get() && !isMeasuring()) {
                pause();
            }
        }
    }

    /// Reads how far the recordings have come.
    private void refresh() {
        List<Racer> now = racers.get();
        long slowest = now.stream()
                .mapToLong(racer -> racer.recordedNanos(all.get()).orElse(1))
                .max()
                .orElse(1);
        long tickNanos = Math.max(1, slowest / TIME_TICKS);
        recorded.set(now.stream().allMatch(Racer::isOver));
        divergence.set(search == null ? null : search.found().orElse(null));
        List<RaceProgress> next = now.stream()
                .map(racer -> racer.progress(pace.get(), all.get(), tickNanos))
                .toList();
        if (!sameLength(next)) {
            progress.set(next);
            total.set(next.stream().mapToLong(RaceProgress::ticks).max().orElse(0));
        }
        updateEnd();
        if (pace.get() == Pace.TIME && times == Times.UNKNOWN && !now.isEmpty()) {
            measure();
        }
    }

    /// Milestones are equal only if they are the same ones, so progress is compared by what is seen of it.
    private boolean sameLength(List<RaceProgress> next) {
        List<RaceProgress> now = progress.get();
        boolean same = now.size() == next.size();
        for (int place = 0; same && place < now.size(); place++) {
            RaceProgress one = now.get(place);
            RaceProgress other = next.get(place);
            same = one.getClass() == other.getClass() && one.ticks() == other.ticks();
        }
        return same;
    }

    private void show(long wanted) {
        tick.set(Math.clamp(wanted, 0, total.get()));
        for (int place = 0; place < progress.get().size(); place++) {
            Racer racer = racers.get().get(place);
            long event = progress.get().get(place).event(tick.get());
            if (event != racer.shown()) {
                racer.playback.show(event);
            }
        }
        updateEnd();
    }

    private void updateEnd() {
        ended.set(!racers.get().isEmpty()
                && racers.get().stream()
                        .allMatch(racer -> racer.shown() >= 0
                                && racer.shown() == racer.last(all.get())
                                && (racer.isOver() || racer.finish(all.get()).isPresent())));
    }

    /// Stays where the first racer is that is not at its end, when ticks get another meaning.
    private void keepPlace() {
        List<Racer> now = racers.get();
        List<Long> shown = now.stream().map(Racer::shown).toList();
        refresh();
        long place = 0;
        for (int racer = now.size() - 1; racer >= 0; racer--) {
            RaceProgress lane = progress.get().get(racer);
            long there = lane.tick(shown.get(racer));
            place = there < lane.ticks() ? there : Math.max(place, there);
        }
        show(place);
    }

    private void restart() {
        List<StepSolver> choice = choice();
        if (!choice.containsAll(engines.get())) {
            // A search of another program that is no longer there; setting the engines restarts the race.
            choose(Stream.concat(
                            engines.get().stream().filter(choice::contains),
                            own.stream().filter(engine -> !engines.get().contains(engine)))
                    .limit(engines.get().size())
                    .toList());
            return;
        }
        recorder.cancel();
        forgetTimes();
        running.set(false);
        search = null;
        divergence.set(null);
        ended.set(false);
        progress.set(List.of());
        tick.set(0);
        total.set(0);
        racers.set(
                active.get()
                        ? engines.get().stream()
                                .map(engine -> new Racer(tasks, engine, puzzle.get(), clock))
                                .toList()
                        : List.of());
        if (active.get()) {
            DivergenceSearch next = new DivergenceSearch(racers.get());
            search = next;
            recorder.start(new RaceRecorder(racers.get(), next, clock), _ -> refresh(), cause -> {
                running.set(false);
                tasks.report(cause);
            });
        }
        refresh();
    }

    private void measure() {
        times = Times.MEASURING;
        List<Racer> measured = racers.get();
        timer.start(
                new RaceTimes(engines.get(), puzzle.get(), all.get(), processor),
                found -> timed(measured, found),
                cause -> {
                    times = Times.KNOWN;
                    tasks.report(cause);
                });
    }

    private void timed(List<Racer> measured, Map<Solver, RaceTimes.Taken> found) {
        if (measured.equals(racers.get())) {
            times = Times.KNOWN;
            for (Racer racer : measured) {
                racer.measured(Optional.ofNullable(found.get(racer.engine)));
            }
            keepPlace();
        }
    }

    private void forgetTimes() {
        timer.cancel();
        times = Times.UNKNOWN;
        racers.get().forEach(racer -> racer.measured(Optional.empty()));
    }
}
