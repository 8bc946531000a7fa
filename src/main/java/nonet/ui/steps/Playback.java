package nonet.ui.steps;

import java.util.function.Function;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.trace.Event;
import nonet.trace.Moment;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Problem;
import nonet.ui.kit.Tasks;
import org.jspecify.annotations.Nullable;

/// Plays a search forward and back. The engine works on the solving lane; this controller only ever looks at what it
/// recorded, and moves the moment that is shown.
public final class Playback {

    /// What the search is doing.
    public enum State {
        /// Nothing was done yet, or the start is shown again.
        START,
        RUNNING,
        PAUSED,
        /// A solution is shown.
        SOLUTION,
        /// The end of the search is shown.
        EXHAUSTED
    }

    private enum Direction {
        FORWARD,
        BACKWARD
    }

    /// At full speed a list follows in one of so many frames.
    private static final int LISTED = 20;

    private final Seeker seeker;
    private final ObjectProperty<StepSolver> engine;
    private final Pacer pacer;
    private final ObjectProperty<Breakpoints> breakpoints = new SimpleObjectProperty<>(Breakpoints.SOLUTIONS);
    private final BooleanProperty bySteps = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.START);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
    private final Recorded recorded = new Recorded();

    private @Nullable Direction playing;
    private long frames;

    /// @param clock the time in nanoseconds, for the pace of the playing
    public Playback(Tasks tasks, StepSolver engine, LongSupplier clock) {
        this.seeker = new Seeker(tasks);
        this.pacer = new Pacer(clock);
        this.engine = new SimpleObjectProperty<>(engine);
        this.engine.subscribe(() -> begin(puzzle()));
    }

    /// The engine that searches; a change begins the search anew.
    public ObjectProperty<StepSolver> engineProperty() {
        return engine;
    }

    /// The place of the speed slider, see [Pace].
    public DoubleProperty paceProperty() {
        return pacer.placeProperty();
    }

    /// Whether a step is a counted step of the engine; otherwise it is a single event.
    public BooleanProperty byStepsProperty() {
        return bySteps;
    }

    /// Where a run stands still, forward and back.
    public ObjectProperty<Breakpoints> breakpointsProperty() {
        return breakpoints;
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// Whether the search is moving, or about to.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The search as it is shown.
    public ReadOnlyObjectProperty<Moment> momentProperty() {
        return recorded.moment.getReadOnlyProperty();
    }

    /// Returns the search as it stood one event before the moment shown, or the start.
    public Moment before() {
        return recorded.momentAfter(Math.max(recorded.first(), shown().index() - 1));
    }

    /// The moment that lists should show: the one shown, but at full speed only now and then.
    public ReadOnlyObjectProperty<Moment> listedProperty() {
        return recorded.listed.getReadOnlyProperty();
    }

    /// What made the engine fail, which would be a defect of the program; null while nothing did.
    public ReadOnlyObjectProperty<@Nullable Problem> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The tree of the search's guesses; null before the search begins.
    public ReadOnlyObjectProperty<@Nullable SearchTree> treeProperty() {
        return recorded.tree.getReadOnlyProperty();
    }

    /// The profile of the search's trace; null before the search begins.
    public ReadOnlyObjectProperty<@Nullable TraceProfile> profileProperty() {
        return recorded.profile.getReadOnlyProperty();
    }

    /// The first event that can still be shown.
    public ReadOnlyLongProperty firstKeptProperty() {
        return recorded.firstKept.getReadOnlyProperty();
    }

    /// Returns the events reached so far, for the list.
    public TraceItems items() {
        return recorded.items;
    }

    /// Returns how long the engine has worked on this search, in nanoseconds.
    public long nanos() {
        Recording recording = recorded.recording();
        return recording == null ? 0 : recording.nanos();
    }

    /// Tells whether the whole search is recorded: there is nothing after the last event reached.
    public boolean isComplete() {
        Recording recording = recorded.recording();
        return recording != null && recording.isComplete();
    }

    /// Tells whether the engine works as fast as it can. The board follows it then; what shows more than a board should
    /// look now and then only.
    public boolean isAtFullSpeed() {
        return seeker.isBusy() && playing == null;
    }

    /// Begins the search of another puzzle. The same puzzle again changes nothing.
    public void load(Puzzle other) {
        if (!puzzle().equals(other)) {
            begin(other);
        }
    }

    /// Shows a trace that was recorded before, such as one from a file, at its last event. Playing on ends there.
    ///
    /// @param trace of the puzzle that is loaded
    public void open(Trace trace) {
        begin(trace.puzzle());
        recorded.follow(new Recording(trace));
        if (trace.size() > 0) {
            recorded.items.reach(trace.size() - 1);
            show(trace.size() - 1);
        }
    }

    public Puzzle puzzle() {
        return recorded.puzzle();
    }

    /// Goes on by one event or one counted step.
    public void step() {
        play(new Goal.Units(1, bySteps.get()), Breakpoints.NONE);
    }

    /// Plays at the chosen pace until a breakpoint.
    public void run() {
        play(Direction.FORWARD);
    }

    /// Plays what is recorded backward, at the chosen pace, until a breakpoint or the start.
    public void runBack() {
        play(Direction.BACKWARD);
    }

    /// Goes to the next solution at once, or to the end when there is none.
    public void nextSolution() {
        play(new Goal.Solution(), Breakpoints.NONE);
    }

    /// Goes through all solutions to the end of the search.
    public void runToEnd() {
        play(new Goal.End(), Breakpoints.NONE);
    }

    /// Goes to the end of the counted step with this number, forward or back.
    ///
    /// @param step at least 0
    public void runUntil(long step) {
        if (step < shown().step()) {
            show(-1);
        }
        play(new Goal.AtStep(step), Breakpoints.NONE);
    }

    /// Stands still. The answer comes with the next event of the engine.
    public void pause() {
        seeker.pause();
        playing = null;
        if (!seeker.isBusy()) {
            settle();
        }
    }

    /// Goes back by one event or one counted step.
    public void stepBack() {
        Recording recording = recorded.recording();
        long index = shown().index();
        if (!running.get() && index >= 0 && recording != null) {
            show(recording
                    .seekBack(index, 1, bySteps.get(), Breakpoints.NONE, () -> false)
                    .index());
        }
    }

    /// Shows the board as it was before the first event.
    public void toStart() {
        show(-1);
    }

    /// Shows the board as it was after an event that was reached before, or before the first one for -1.
    public void show(long index) {
        stop();
        recorded.show(index);
        settle();
    }

    /// Moves what is playing along. The window calls this once a frame.
    public void pulse() {
        recorded.pulse();
        Recording recording = recorded.recording();
        if (!running.get()) {
            return;
        }
        if (isAtFullSpeed() && recording != null) {
            if (++frames % LISTED == 0) {
                recorded.reach(recording.at());
            } else {
                recorded.look(recording.at());
            }
        } else if (!seeker.isBusy() && playing != null) {
            playOn(playing);
        }
    }

    private Moment shown() {
        return recorded.moment.get();
    }

    private void play(Goal goal, Breakpoints points) {
        if (goesOn()) {
            playing = null;
            seek(goal, points);
        }
    }

    private void play(Direction direction) {
        boolean back = direction == Direction.BACKWARD;
        if (back ? !seeker.isBusy() && shown().index() >= 0 : goesOn()) {
            seeker.ready();
            running.set(true);
            state.set(State.RUNNING);
            playing = direction;
            pacer.begin();
            pulse();
        }
    }

    private void playOn(Direction direction) {
        long units = pacer.isUnlimited() ? Long.MAX_VALUE : pacer.take();
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
            }
        }
    }

    /// Tells whether the search can go on from what is shown, and readies it.
    private boolean goesOn() {
        Moment shown = shown();
        boolean over = shown.entry() != null && shown.entry().event() instanceof Event.Exhausted;
        if (seeker.isBusy() || over) {
            return false;
        }
        seeker.ready();
        running.set(true);
        state.set(State.RUNNING);
        return true;
    }

    private void seek(Goal goal, Breakpoints points) {
        long from = shown().index();
        Recording current = recordingAt(from);
        start(current, cancel -> current.seek(from, goal, points, cancel));
    }

    private void seekBack(long units) {
        long from = shown().index();
        Recording current = recorded.recording();
        boolean steps = bySteps.get();
        Breakpoints points = breakpoints.get();
        if (current != null) {
            start(current, cancel -> current.seekBack(from, units, steps, points, cancel));
        }
    }

    private void start(Recording current, Function<Cancel, Recording.Stand> seek) {
        seeker.start(seek, stand -> arrive(current, stand), failed -> {
            playing = null;
            problem.set(failed);
            settle();
        });
    }

    /// Returns the recording that can go on from this event. Where the trace has let the beginning go, the search is
    /// made anew: it always takes the same way.
    private Recording recordingAt(long index) {
        Recording current = recorded.recording();
        if (current == null || index + 1 < current.trace().first()) {
            current = new Recording(engine.get(), puzzle());
            recorded.follow(current);
        }
        return current;
    }

    private void arrive(Recording from, Recording.Stand stand) {
        if (from != recorded.recording()) {
            return;
        }
        recorded.reach(stand.index());
        boolean over = playing == Direction.BACKWARD
                ? stand.index() <= from.first()
                : from.isComplete() && stand.index() == from.trace().size() - 1;
        if (playing == null || stand.stopped() || seeker.isPaused() || over) {
            playing = null;
            settle();
        }
    }

    private void settle() {
        running.set(false);
        Moment shown = shown();
        state.set(
                shown.entry() == null
                        ? State.START
                        : switch (shown.entry().event()) {
                            case Event.Found ignored -> State.SOLUTION;
                            case Event.Exhausted ignored -> State.EXHAUSTED;
                            default -> State.PAUSED;
                        });
    }

    /// Drops the seek under way; what it recorded stays in the trace.
    private void stop() {
        seeker.drop();
        playing = null;
    }

    private void begin(Puzzle puzzle) {
        stop();
        recorded.begin(puzzle);
        problem.set(null);
        settle();
    }
}
