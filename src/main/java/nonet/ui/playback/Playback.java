package nonet.ui.playback;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.play.Branch;
import nonet.play.Breakpoints;
import nonet.play.SteeredSearch;
import nonet.service.input.LiveTrace;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Trace;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Plays a search forward and backward. The engine works on a task queue of its own; this controller only reads its
/// recording, and moves the current moment.
public final class Playback {

    private enum Direction {
        FORWARD,
        BACKWARD,
        /// To a goal that another program may still have to reach.
        FOLLOWING
    }

    /// At full speed a list is updated in one of this many frames.
    private static final int LISTED = 20;

    /// The number of events of a search that takes much memory.
    private static final long LONG = 1_000_000;

    private static final TaskQueue FOLLOWING = new TaskQueue("following");

    /// The place of the speed slider, see [PlaybackSpeed].
    public final DoubleProperty pace;

    /// The searching engine; a change restarts the search.
    public final ObjectProperty<StepSolver> engine;

    /// The breakpoints of runs, forward and backward.
    public final ObjectProperty<Breakpoints> breakpoints = new SimpleObjectProperty<>(Breakpoints.SOLUTIONS);

    /// Whether a step is a counted step of the engine rather than a single event.
    public final BooleanProperty bySteps = new SimpleBooleanProperty();

    public final ReadOnlyObjectWrapper<PlayState> state = new ReadOnlyObjectWrapper<>(PlayState.START);

    /// Whether the search is moving, or about to.
    public final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();

    /// Whether the search has run for so long at full speed that the views of it are behind.
    public final ReadOnlyBooleanWrapper ahead = new ReadOnlyBooleanWrapper();

    /// The cause of an engine's failure, which would be a defect of the program; null if there is none.
    public final ReadOnlyObjectWrapper<@Nullable Throwable> problem = new ReadOnlyObjectWrapper<>();

    /// The breakpoints that stopped the last run where it stands; null if none did.
    public final ReadOnlyObjectWrapper<@Nullable Breakpoints> stoppedAt = new ReadOnlyObjectWrapper<>();

    /// The id of the engine whose search is shown, or would begin; of a trace of another program, its solver.
    public final StringBinding by;

    private final Tasks tasks;
    private final Seeker seeker;
    private final Pacer pacer;

    /// The search as it is shown.
    public final ShownSearch search = new ShownSearch();

    private @Nullable Direction playing;

    /// The goal and the breakpoints on the way to the latest event.
    private Goal goal = new Goal.End();

    private Breakpoints onTheWay = Breakpoints.NONE;

    /// Ends the reading of a trace; does nothing if there is none.
    private Runnable endFollowing = () -> {};

    private long frames;
    private boolean droppedLong;

    /// The number of events that the search had when memory was given back, 0 before.
    private long sizeAtRest;

    /// @param clock the time in nanoseconds, for the pace of the playing
    public Playback(Tasks tasks, StepSolver engine, LongSupplier clock) {
        this.tasks = tasks;
        this.seeker = new Seeker(tasks);
        this.pacer = new Pacer(clock);
        pace = pacer.place;
        this.engine = new SimpleObjectProperty<>(engine);
        by = Bindings.createStringBinding(
                () -> Objects.requireNonNullElseGet(
                        search.foreign.get(), () -> this.engine.get().id()),
                this.engine,
                search.foreign);
        running.bind(state.isEqualTo(PlayState.RUNNING));
        this.engine.subscribe(this::takeUp);
    }

    /// Selects the engine. The shown trace of another program makes way for the engine's own search.
    public void choose(StepSolver other) {
        if (!other.equals(engine.get())) {
            engine.set(other);
        } else if (search.foreign.get() != null) {
            takeUp();
        }
    }

    /// Begins the search of the selected engine, or goes on with the branches that are kept of it.
    void takeUp() {
        begin(search.puzzle());
        search.takeUp(engine.get()).ifPresent(this::show);
    }

    /// Tests whether the engine works at full speed. The board follows it then; views with more content should update
    /// only from time to time.
    public boolean isAtFullSpeed() {
        return playing == Direction.FOLLOWING || seeker.isBusy() && playing == null;
    }

    /// Starts the search of another puzzle. Loading the same puzzle again has no effect.
    public void load(Puzzle other) {
        if (!search.puzzle().equals(other)) {
            begin(other);
        }
    }

    /// Shows a recorded trace, such as one from a file, at its last event. Playback ends there.
    ///
    /// @param recording a recording of the loaded puzzle
    public void open(Recording recording) {
        Trace trace = recording.trace;
        begin(trace.puzzle());
        search.follow(recording);
        if (trace.size() > 0) {
            search.items.reach(trace.size() - 1);
            show(trace.size() - 1);
        }
    }

    /// Follows a search that another program is making, until that ends, or another search begins here.
    ///
    /// A solver that takes orders waits for the first one.
    ///
    /// @param live the trace of the loaded puzzle
    /// @param ended called at the end of the trace
    public void follow(LiveTrace live, Consumer<Following.End> ended) {
        begin(live.lines().puzzle());
        Recording recording = new Recording(live);
        search.follow(recording);
        TaskHandle following = tasks.start(FOLLOWING, new Following(live, recording), ended, problem::set);
        endFollowing = () -> {
            following.cancel();
            live.close();
        };
        if (recording.control == null) {
            ready();
            toLatest(new Goal.End(), breakpoints.get());
            pulse();
        }
    }

    /// Returns the recording of this search, which begins if it has not yet, so that it can grow ahead of the moment that
    /// is shown.
    public Recording recording() {
        return search.goOnWith(engine.get());
    }

    /// Advances by one event or one counted step.
    public void step() {
        play(new Goal.Units(1, bySteps.get()));
    }

    /// Plays at the selected speed until a breakpoint.
    public void run() {
        play(Direction.FORWARD);
    }

    /// Plays the recording backward, at the selected speed, until a breakpoint or the start.
    public void runBack() {
        play(Direction.BACKWARD);
    }

    /// Skips to the next solution, or to the end if there is none.
    public void nextSolution() {
        play(new Goal.Solution());
    }

    /// Skips over all solutions to the end of the search.
    public void runToEnd() {
        play(new Goal.End());
    }

    /// Skips to the end of the step with this number, forward or backward.
    ///
    /// @param step at least 0
    public void runUntil(long step) {
        if (step < stepNumber()) {
            show(-1);
        }
        play(new Goal.AtStep(step, bySteps.get()));
    }

    /// Returns the number of the current step, in the units of [#step]: events or counted steps.
    public long stepNumber() {
        Entry entry = search.moment().entry();
        return entry == null ? 0 : Goal.number(entry, bySteps.get());
    }

    /// Shows the first solution of the selected engine at once, or the end of its search if there is none.
    ///
    /// The search that is shown continues if it is one of this engine; otherwise a new search begins.
    public void solve() {
        if (!search.isBy(engine.get())) {
            takeUp();
        }
        show(-1);
        play(new Goal.Solution());
    }

    /// Pauses. The effect comes with the next event of the engine.
    public void pause() {
        seeker.pause();
        if (playing == Direction.FOLLOWING) {
            search.showAndList(search.moment().index());
        }
        playing = null;
        if (!seeker.isBusy()) {
            settle();
        }
    }

    /// Goes back by one event or one counted step.
    public void stepBack() {
        Recording recording = search.recording();
        long index = search.moment().index();
        if (!running.get() && index >= 0 && recording != null) {
            show(recording
                    .seekBack(index, 1, bySteps.get(), Breakpoints.NONE, () -> false)
                    .index());
        }
    }

    /// Shows the board before the first event.
    public void toStart() {
        show(-1);
    }

    /// Shows the board after a recorded event, or before the first one for -1.
    public void show(long index) {
        stop();
        search.jumpTo(index);
        settle();
    }

    /// Goes to an event, forward with the engine if it is not recorded yet.
    ///
    /// @param event -1 for the start
    public void goTo(long event) {
        Recording recording = search.recording();
        if (event < 0 || recording != null && event < recording.trace.size()) {
            show(event);
        } else {
            play(new Goal.AtStep(event + 1, false));
        }
    }

    /// Lets the search make a guess at its first new choice after the moment that is shown, and goes there. If the search has
    /// gone on there already, this is another branch of it. A solver of another program makes one event, and the guess later.
    public void guess(ChosenGuess chosen) {
        stop();
        Recording recording = search.recording();
        if (recording != null && recording.control != null) {
            recording.control.guess(chosen.first());
            step();
        } else {
            search.guess(chosen, engine.get());
            play(search.ownGuesses.get() ? new Goal.Solution() : new Goal.NewChoice(chosen.from()));
        }
    }

    /// Shows another branch of the search where it was left.
    public void show(Branch branch) {
        stop();
        long left = search.show(branch);
        settle();
        if (left > search.moment().index()) {
            goTo(left);
        }
    }

    /// Returns the searches of the puzzle with branches, the one of the selected engine first; empty if no guess is chosen.
    public List<SteeredSearch> searches() {
        return search.searches(engine.get());
    }

    /// Begins the search of the loaded puzzle with branches that were saved, at the start of the one that was shown.
    ///
    /// @param saved as [#searches] returned them
    public void restore(List<SteeredSearch> saved) {
        saved.stream().limit(1).filter(each -> !each.branches().isEmpty()).forEach(shown -> {
            search.ownGuesses.set(shown.branches().own());
            StepEngine.named(shown.engine()).ifPresent(engine::set);
        });
        begin(search.puzzle());
        saved.forEach(search::putAside);
        search.takeUp(engine.get()).ifPresent(search::show);
    }

    /// Advances playback. Called by the window once a frame.
    public void pulse() {
        search.pulse();
        Recording recording = search.recording();
        if (!running.get()) {
            return;
        }
        if (seeker.isBusy() && playing == null && recording != null) {
            if (++frames % LISTED == 0) {
                ahead.set(true);
                search.showAndList(recording.at());
            } else {
                search.showLive(recording.at());
            }
        } else if (!seeker.isBusy() && playing != null) {
            playOn(playing);
        }
    }

    /// Gives back the memory that a long search needed, or of a long search that was dropped. The window calls this when it
    /// comes to rest, for until then it may still show something of the dropped one.
    public void rest() {
        Recording recording = search.recording();
        long size = recording == null ? 0 : recording.trace.size();
        if (droppedLong || size - sizeAtRest >= LONG) {
            droppedLong = false;
            sizeAtRest = size;
            seeker.giveMemoryBack();
        }
    }

    private void play(Goal next) {
        if (canGoOn()) {
            ready();
            if (search.isLive()) {
                toLatest(next, Breakpoints.NONE);
                pulse();
            } else {
                playing = null;
                seek(next, Breakpoints.NONE);
            }
        }
    }

    private void toLatest(Goal next, Breakpoints points) {
        playing = Direction.FOLLOWING;
        goal = next;
        onTheWay = points;
    }

    private void play(Direction direction) {
        boolean back = direction == Direction.BACKWARD;
        if (back ? !seeker.isBusy() && search.moment().index() >= 0 : canGoOn()) {
            ready();
            playing = direction;
            pacer.begin();
            pulse();
        }
    }

    private void playOn(Direction direction) {
        if (direction == Direction.FOLLOWING) {
            seek(goal, onTheWay);
            return;
        }
        long units = pacer.take();
        if (pacer.isUnlimited() && direction == Direction.FORWARD && search.isLive()) {
            toLatest(new Goal.End(), breakpoints.get());
            return;
        }
        if (pacer.isUnlimited()) {
            playing = null;
        }
        if (units > 0) {
            switch (direction) {
                case FORWARD ->
                    seek(
                            pacer.isUnlimited() ? new Goal.End() : new Goal.Units(units, bySteps.get()),
                            breakpoints.get());
                case BACKWARD -> seekBack(units);
                case FOLLOWING -> {}
            }
        }
    }

    private boolean canGoOn() {
        return !seeker.isBusy() && PlayState.standing(search.moment()) != PlayState.EXHAUSTED;
    }

    private void ready() {
        seeker.ready();
        frames = 0;
        stoppedAt.set(null);
        state.set(PlayState.RUNNING);
    }

    private void seek(Goal goal, Breakpoints points) {
        long from = search.moment().index();
        Recording current = search.goOnWith(engine.get());
        boolean steps = bySteps.get();
        Goal own = search.ownGuesses.get() ? current.upToOwnGuess(goal) : goal;
        start(current, cancel -> current.seek(from, own, points, steps, cancel));
    }

    private void seekBack(long units) {
        long from = search.moment().index();
        Recording current = search.recording();
        boolean steps = bySteps.get();
        Breakpoints points = breakpoints.get();
        if (current != null) {
            start(current, cancel -> current.seekBack(from, units, steps, points, cancel));
        }
    }

    private void start(Recording current, Function<Cancel, Recording.SeekResult> seek) {
        seeker.start(seek, stand -> arrive(current, stand), failed -> {
            playing = null;
            problem.set(failed);
            settle();
        });
    }

    private void arrive(Recording from, Recording.SeekResult stand) {
        if (from != search.recording()) {
            return;
        }
        boolean waits = playing == Direction.FOLLOWING && stand.waits() && !seeker.isPaused();
        if (waits && ++frames % LISTED != 0) {
            search.showLive(stand.index());
        } else {
            search.showAndList(stand.index());
        }
        boolean atEnd = from.isComplete() && stand.index() == from.trace.size() - 1;
        boolean over = switch (playing) {
            case null -> true;
            case FORWARD -> atEnd;
            case BACKWARD -> stand.index() <= from.first();
            case FOLLOWING -> atEnd || !waits;
        };
        if (over || stand.reached() != null || seeker.isPaused()) {
            playing = null;
            stoppedAt.set(stand.reached());
            settle();
        }
    }

    private void settle() {
        search.hold();
        ahead.set(false);
        state.set(PlayState.standing(search.moment()));
    }

    /// Abandons the running seek; its recording stays in the trace.
    private void stop() {
        seeker.drop();
        playing = null;
        stoppedAt.set(null);
    }

    private void begin(Puzzle puzzle) {
        stop();
        endFollowing.run();
        endFollowing = () -> {};
        Recording before = search.recording();
        droppedLong |= before != null && before.trace.size() >= LONG;
        sizeAtRest = 0;
        search.begin(puzzle);
        problem.set(null);
        settle();
    }
}
