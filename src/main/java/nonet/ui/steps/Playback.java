package nonet.ui.steps;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.trace.Event;
import nonet.trace.Moment;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Lane;
import nonet.ui.kit.Problem;
import nonet.ui.kit.Running;
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

    private final Tasks tasks;
    private final LongSupplier clock;
    private final ObjectProperty<StepSolver> engine;
    private final DoubleProperty pace = new SimpleDoubleProperty(0.4);
    private final BooleanProperty bySteps = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.START);
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Moment> moment;
    private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
    private final TraceItems items = new TraceItems();
    private final ReadOnlyObjectWrapper<@Nullable SearchTree> tree = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable TraceProfile> profile = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyLongWrapper firstKept = new ReadOnlyLongWrapper();

    private Puzzle puzzle = Puzzle.EMPTY;
    private @Nullable Recording recording;
    private @Nullable Running seeking;
    private AtomicBoolean pause = new AtomicBoolean();
    private @Nullable Goal playing;
    private long playedUntil;
    private double due;

    /// @param clock the time in nanoseconds, for the pace of the playing
    public Playback(Tasks tasks, StepSolver engine, LongSupplier clock) {
        this.tasks = tasks;
        this.clock = clock;
        this.engine = new SimpleObjectProperty<>(engine);
        this.moment = new ReadOnlyObjectWrapper<>(new Trace(puzzle, 10_000).momentAfter(-1));
        this.engine.subscribe(this::reset);
    }

    /// The engine that searches; a change begins the search anew.
    public ObjectProperty<StepSolver> engineProperty() {
        return engine;
    }

    /// The place of the speed slider, see [Pace].
    public DoubleProperty paceProperty() {
        return pace;
    }

    /// Whether a step is a counted step of the engine; otherwise it is a single event.
    public BooleanProperty byStepsProperty() {
        return bySteps;
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
        return moment.getReadOnlyProperty();
    }

    /// What made the engine fail, which would be a defect of the program; null while nothing did.
    public ReadOnlyObjectProperty<@Nullable Problem> problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// The tree of the search's guesses; null before the search begins.
    public ReadOnlyObjectProperty<@Nullable SearchTree> treeProperty() {
        return tree.getReadOnlyProperty();
    }

    /// The profile of the search's trace; null before the search begins.
    public ReadOnlyObjectProperty<@Nullable TraceProfile> profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /// The first event that can still be shown.
    public ReadOnlyLongProperty firstKeptProperty() {
        return firstKept.getReadOnlyProperty();
    }

    /// Returns the events reached so far, for the list.
    public TraceItems items() {
        return items;
    }

    /// Returns how long the engine has worked on this search, in nanoseconds.
    public long nanos() {
        return recording == null ? 0 : recording.nanos();
    }

    /// Tells whether the whole search is recorded: there is nothing after the last event reached.
    public boolean isComplete() {
        return recording != null && recording.isComplete();
    }

    /// Begins the search of another puzzle. The same puzzle again changes nothing.
    public void load(Puzzle other) {
        if (!puzzle.equals(other)) {
            puzzle = other;
            reset();
        }
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /// Goes on by one event or one counted step.
    public void step() {
        play(new Goal.Units(1, bySteps.get()), true);
    }

    /// Plays at the chosen pace until the next solution.
    public void run() {
        play(new Goal.Solution(), Pace.isUnlimited(pace.get()));
    }

    /// Goes to the next solution at once, or to the end when there is none.
    public void nextSolution() {
        play(new Goal.Solution(), true);
    }

    /// Goes through all solutions to the end of the search.
    public void runToEnd() {
        play(new Goal.End(), true);
    }

    /// Goes to the end of the counted step with this number, forward or back.
    ///
    /// @param step at least 0
    public void runUntil(long step) {
        if (step < moment.get().step()) {
            show(-1);
        }
        play(new Goal.AtStep(step), true);
    }

    /// Stands still. The answer comes with the next event of the engine.
    public void pause() {
        pause.set(true);
        playing = null;
        if (seeking == null) {
            settle();
        }
    }

    /// Goes back by one event or one counted step.
    public void stepBack() {
        long index = moment.get().index();
        if (running.get() || index < 0 || recording == null) {
            return;
        }
        long target = index - 1;
        if (bySteps.get()) {
            long step = moment.get().step();
            while (target > firstShown() && recording.trace().get(target).step() >= step) {
                target--;
            }
        }
        show(Math.max(target, firstShown()));
    }

    /// Shows the board as it was before the first event.
    public void toStart() {
        show(-1);
    }

    /// Shows the board as it was after an event that was reached before, or before the first one for -1.
    public void show(long index) {
        stop();
        moment.set(
                recording == null || index < 0
                        ? start()
                        : recording.trace().momentAfter(Math.max(index, firstShown())));
        settle();
    }

    /// Moves what is playing along. The window calls this once a frame.
    public void pulse() {
        firstKept.set(recording == null ? 0 : recording.trace().first());
        if (!running.get()) {
            return;
        }
        if (seeking != null && playing == null && recording != null) {
            reach(recording.at());
            return;
        }
        if (seeking == null && playing != null) {
            playOn(playing);
        }
    }

    private void playOn(Goal goal) {
        long now = clock.getAsLong();
        due = Math.min(due + (now - playedUntil) * Pace.perSecond(pace.get()) / 1e9, Pace.perSecond(pace.get()));
        playedUntil = now;
        if (Pace.isUnlimited(pace.get())) {
            play(goal, true);
        } else if (due >= 1) {
            long units = (long) due;
            due -= units;
            seek(new Goal.Units(units, bySteps.get()), true);
        }
    }

    private void play(Goal goal, boolean atOnce) {
        if (seeking != null) {
            return;
        }
        Moment shown = moment.get();
        if (shown.entry() != null && shown.entry().event() instanceof Event.Exhausted) {
            settle();
            return;
        }
        pause.set(false);
        running.set(true);
        state.set(State.RUNNING);
        if (atOnce) {
            playing = null;
            seek(goal, false);
        } else {
            playing = goal;
            playedUntil = clock.getAsLong();
            due = 1;
            pulse();
        }
    }

    private void seek(Goal goal, boolean playsOn) {
        long from = moment.get().index();
        Recording current = recordingAt(from);
        AtomicBoolean paused = pause;
        boolean[] inline = {false};
        Running task = tasks.start(
                Lane.SOLVING,
                (progress, cancel) -> current.seek(from, goal, () -> paused.get() || cancel.requested()),
                index -> {
                    inline[0] = true;
                    seeking = null;
                    arrive(current, index, playsOn);
                },
                failed -> {
                    inline[0] = true;
                    seeking = null;
                    playing = null;
                    problem.set(failed);
                    settle();
                });
        seeking = inline[0] ? null : task;
    }

    /// Returns the recording that can go on from this event. Where the trace has let the beginning go, the search is
    /// made anew: it always takes the same way.
    private Recording recordingAt(long index) {
        Recording current = recording;
        if (current == null || index + 1 < current.trace().first()) {
            current = new Recording(engine.get(), puzzle);
            recording = current;
            tree.set(current.tree());
            profile.set(current.profile());
            items.follow(current.trace());
        }
        return current;
    }

    private void arrive(Recording from, long index, boolean playsOn) {
        if (from != recording) {
            return;
        }
        reach(index);
        Event event = moment.get().entry() == null ? null : moment.get().entry().event();
        boolean stops = event instanceof Event.Found || event instanceof Event.Exhausted || pause.get();
        if (!playsOn || playing == null || stops) {
            playing = null;
            settle();
        }
    }

    private void reach(long index) {
        if (recording != null
                && index != moment.get().index()
                && index < recording.trace().size()) {
            items.reach(index);
            moment.set(recording.trace().momentAfter(Math.max(index, firstShown())));
        }
    }

    private void settle() {
        running.set(false);
        Moment shown = moment.get();
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
        pause.set(true);
        pause = new AtomicBoolean();
        if (seeking != null) {
            seeking.cancel();
            seeking = null;
        }
        playing = null;
    }

    private void reset() {
        stop();
        recording = null;
        tree.set(null);
        profile.set(null);
        problem.set(null);
        items.clear();
        moment.set(start());
        settle();
    }

    private Moment start() {
        return new Trace(puzzle, 10_000).momentAfter(-1);
    }

    /// Returns the earliest event that can be shown; -1 is the start.
    private long firstShown() {
        return recording == null || recording.trace().first() == 0
                ? -1
                : recording.trace().first();
    }
}
