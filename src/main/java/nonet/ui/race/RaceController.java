package nonet.ui.race;

import java.util.List;
import java.util.function.LongSupplier;
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

    /// The slowest engine takes about this many ticks at the pace of measured time.
    private static final long TIME_TICKS = 400;

    /// The engines of a race are recorded in turns, and measured.
    static final TaskQueue QUEUE = new TaskQueue("racing");

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

    /// The engines in the race.
    public final Lineup lineup;

    public final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();

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

    /// The measured times of the engines.
    final RaceTimer timer;

    private final Tasks tasks;
    private final LongSupplier clock;
    private final Pacer pacer;
    private final Latest recorder;
    private @Nullable DivergenceSearch search;

    /// @param choice the engines that can race, at least two
    /// @param recorded the search of another program that is shown, or null
    public RaceController(
            PaneServices services, List<StepSolver> choice, ObservableValue<@Nullable RecordedSearch> recorded) {
        this(services.tasks(), choice, services.frames()::nanos, RaceTimes.processor());
        lineup.recordedSearch.bind(recorded);
        services.board().document().subscribe(document -> puzzle.set(document.puzzle()));
        active.bind(services.place().visible());
        services.frames().whileMoving(running, this::pulse);
    }

    /// @param clock the time in nanoseconds
    /// @param processor the processor time of the current thread, in nanoseconds
    RaceController(Tasks tasks, List<StepSolver> choice, LongSupplier clock, LongSupplier processor) {
        this.tasks = tasks;
        recorder = new Latest(tasks, QUEUE);
        timer = new RaceTimer(tasks, processor);
        lineup = new Lineup(choice, puzzle);
        this.clock = clock;
        pacer = new Pacer(clock);
        speed = pacer.place;
        puzzle.subscribe(this::restart);
        lineup.recordedSearch.subscribe(this::restart);
        active.subscribe(this::restart);
        lineup.engines.subscribe(this::restart);
        all.subscribe(() -> {
            timer.forget(racers.get());
            keepPlace();
        });
        pace.subscribe(this::keepPlace);
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
            if (tick.get() == total.get() && recorded.get() && !timer.isMeasuring()) {
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
        if (pace.get() == Pace.TIME) {
            timer.measure(now, puzzle.get(), all.get(), this::keepPlace);
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
        if (!lineup.isComplete()) {
            // Setting its engines restarts the race.
            lineup.complete();
            return;
        }
        recorder.cancel();
        timer.forget(racers.get());
        running.set(false);
        search = null;
        divergence.set(null);
        ended.set(false);
        progress.set(List.of());
        tick.set(0);
        total.set(0);
        racers.set(
                active.get()
                        ? lineup.engines.get().stream()
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
}
