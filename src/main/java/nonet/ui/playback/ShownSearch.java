package nonet.ui.playback;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.grid.Puzzle;
import nonet.play.Branch;
import nonet.play.Branches;
import nonet.pseudocode.LineCounts;
import nonet.service.search.RecordedSearch;
import nonet.solve.ChosenGuess;
import nonet.solve.GuessReason;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.ReplayState;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TraceProfile;
import org.jspecify.annotations.Nullable;

/// The recording of a puzzle's search, and its current moment, in observable form for views.
public final class ShownSearch {

    /// Returns the events reached so far, for the list.
    public final TraceItems items = new TraceItems();

    /// The tree of the search's guesses; null before the search begins.
    public final ReadOnlyObjectWrapper<@Nullable SearchTree> tree = new ReadOnlyObjectWrapper<>();

    /// The profile of the search's trace; null before the search begins.
    public final ReadOnlyObjectWrapper<@Nullable TraceProfile> profile = new ReadOnlyObjectWrapper<>();

    /// The engine's pseudocode and how often its lines were reached; null before the search begins, and for searches
    /// without pseudocode.
    public final ReadOnlyObjectWrapper<@Nullable LineCounts> lines = new ReadOnlyObjectWrapper<>();

    /// The search of another program or of an earlier time that is shown, which may still grow; null if an engine of this
    /// program searches, or its first events are no longer kept.
    public final ReadOnlyObjectWrapper<@Nullable RecordedSearch> recorded = new ReadOnlyObjectWrapper<>();

    /// The name of the engine that made the shown trace of another program or of an earlier time; null if an engine of this
    /// program searches.
    public final ReadOnlyObjectWrapper<@Nullable String> foreign = new ReadOnlyObjectWrapper<>();

    /// The branches of the search, by number; the first one alone before a guess is chosen.
    public final ReadOnlyObjectWrapper<List<Branch>> branches = new ReadOnlyObjectWrapper<>(List.of(Branch.FIRST));

    /// The branch that is shown.
    public final ReadOnlyObjectWrapper<Branch> branch = new ReadOnlyObjectWrapper<>(Branch.FIRST);

    /// Whether the user makes every guess of the engine.
    public final BooleanProperty ownGuesses = new SimpleBooleanProperty();

    /// The first event that can still be shown.
    public final ReadOnlyLongWrapper firstKept = new ReadOnlyLongWrapper();

    /// The current moment. At the end of the search its board is the last solution, or the puzzle if there is none.
    public final ReadOnlyObjectWrapper<ReplayState> moment;

    /// The moment for lists: the current one, but at full speed updated only from time to time.
    public final ReadOnlyObjectWrapper<ReplayState> listed;

    private Puzzle puzzle = Puzzle.EMPTY;
    private @Nullable Recording recording;

    /// By number, the recordings of the branches.
    private final SortedMap<Integer, Recording> recordings = new TreeMap<>();

    ShownSearch() {
        moment = new ReadOnlyObjectWrapper<>(stateAfter(-1));
        listed = new ReadOnlyObjectWrapper<>(moment.get());
    }

    /// Returns the puzzle that is searched.
    public Puzzle puzzle() {
        return puzzle;
    }

    /// Returns the moment that is shown.
    public ReplayState moment() {
        return moment.get();
    }

    /// Returns the state one event before the current moment, or the start.
    public ReplayState before() {
        return stateAfter(Math.max(first(), moment().index() - 1));
    }

    /// Returns the event that follows the current moment, if it is known already; null before the search begins, too.
    public @Nullable Entry next() {
        return recording == null ? null : recording.known(moment().index());
    }

    /// Returns the event that follows as far as it is settled: a guess that the user has to make is not.
    public @Nullable Entry announced() {
        Entry next = next();
        boolean open = ownGuesses.get() && next != null && Goal.isNewChoice(next.event());
        return open ? null : next;
    }

    /// Returns why the engine made a guess; empty at other events, and if its rule is not known.
    public Optional<GuessReason> reason(long event) {
        Recording current = recording;
        return current == null || current.engine == null
                ? Optional.empty()
                : current.engine.guessRule().flatMap(rule -> rule.reason(current.trace, event));
    }

    /// Returns the engine's working time on this search, in nanoseconds.
    public long nanos() {
        return recording == null ? 0 : recording.nanos();
    }

    /// Returns the events recorded so far, which may grow on another thread; null before the search begins.
    public @Nullable Trace trace() {
        return recording == null ? null : recording.trace;
    }

    /// Returns the engine that searches, with the guesses chosen for the branch that is shown; null before the search begins,
    /// and for a trace that was recorded before.
    public @Nullable StepSolver engine() {
        return recording == null ? null : recording.steered();
    }

    /// Returns the name of the engine that searches, which may be one of another program; empty before the search begins.
    public String by() {
        return recording == null ? "" : recording.name;
    }

    /// Tests whether the whole search is recorded.
    public boolean isComplete() {
        return recording != null && recording.isComplete();
    }

    /// Discards the recording, for a search of this puzzle that has not begun.
    void begin(Puzzle other) {
        puzzle = other;
        recording = null;
        recordings.clear();
        branches.set(List.of(Branch.FIRST));
        branch.set(Branch.FIRST);
        tree.set(null);
        profile.set(null);
        lines.set(null);
        recorded.set(null);
        foreign.set(null);
        items.clear();
        jumpTo(-1);
    }

    @Nullable
    Recording recording() {
        return recording;
    }

    /// Tests whether the recorded search is one of this engine.
    boolean isBy(StepSolver engine) {
        return recording != null && engine.equals(recording.engine);
    }

    /// Returns the recording that can continue from the current moment. If the trace has dropped the beginning, the
    /// search runs again: the same engine always takes the same course. The search of another program cannot.
    ///
    /// @param selected the engine of a search that has not begun
    Recording goOnWith(StepSolver selected) {
        Recording current = recording;
        StepSolver again = current == null ? selected : current.engine;
        if (again != null && (current == null || moment().index() + 1 < current.trace.first())) {
            current = new Recording(again, puzzle, branch.get());
            follow(current);
        }
        return Objects.requireNonNull(current);
    }

    /// Begins a branch that makes a guess after the current moment. A branch that has not gone on there goes on itself.
    ///
    /// @param selected the engine of a search that has not begun
    void guess(ChosenGuess chosen, StepSolver selected) {
        Recording current = goOnWith(selected);
        long index = moment().index();
        Branch before = current.branch;
        List<ChosenGuess> guesses = new ArrayList<>(current.madeUpTo(index));
        guesses.add(chosen);
        follow(current.goOn(
                index,
                index == current.trace.size() - 1
                        ? before.with(guesses)
                        : new Branch(branches.get().getLast().number() + 1, before.number(), index, guesses)));
        reach(index);
    }

    /// Tests whether a solver of another program searches that takes orders.
    boolean takesOrders() {
        return recording != null && recording.control != null;
    }

    /// Tests whether a guess can be chosen after the current moment, where the search has to begin another branch unless it has
    /// not gone on there.
    boolean canGuess() {
        return recording == null
                || moment().index() == recording.trace.size() - 1
                || recording.engine != null && branches.get().size() < Branch.MOST;
    }

    /// Shows another branch where it was left.
    ///
    /// @return the event at which it was left, which it may still have to reach
    long show(Branch other) {
        Recording known = Objects.requireNonNull(recordings.get(other.number()));
        long left = known.at();
        follow(known);
        reach(left);
        return left;
    }

    /// Drops a branch that is not shown. Branches that go on from it go on from the one that it went on from.
    public void drop(Branch dropped) {
        recordings.remove(dropped.number());
        for (Recording each : recordings.values()) {
            Branch left = each.branch;
            if (left.from() == dropped.number()) {
                each.branch = new Branch(
                        left.number(),
                        dropped.from(),
                        Math.min(left.after(), dropped.after()),
                        left.guesses(),
                        left.title());
            }
        }
        branches.set(recordings.values().stream().map(each -> each.branch).toList());
    }

    /// Gives the branch that is shown another title.
    ///
    /// @param title the title; empty for none
    public void rename(String title) {
        Recording shown = recording;
        if (shown != null) {
            shown.branch = shown.branch.titled(title);
            branches.set(recordings.values().stream().map(each -> each.branch).toList());
            branch.set(shown.branch);
        }
    }

    /// Begins a search with its branches, none of which is recorded yet.
    ///
    void restore(Branches saved, StepSolver engine) {
        saved.left().forEach((each, left) -> {
            Recording begun = new Recording(engine, puzzle, each);
            begun.shown(left);
            recordings.put(each.number(), begun);
        });
    }

    /// Returns the branch with a number.
    public Optional<Branch> branch(int number) {
        return Optional.ofNullable(recordings.get(number)).map(each -> each.branch);
    }

    /// Returns the branches with the event at which each is, or was left.
    public Branches left() {
        Map<Branch, Long> left = new HashMap<>();
        recordings.values().forEach(each -> left.put(each.branch, each.at()));
        return new Branches(left, branch.get().number(), ownGuesses.get());
    }

    /// Shows an event of the recording that is followed, or the last one if it is not recorded yet.
    private void reach(long index) {
        if (recording != null && recording.trace.size() > 0) {
            items.reach(recording.trace.size() - 1);
        }
        jumpTo(Math.min(index, recording == null ? -1 : recording.trace.size() - 1));
    }

    void follow(Recording other) {
        recording = other;
        recordings.put(other.branch.number(), other);
        branches.set(recordings.values().stream().map(each -> each.branch).toList());
        branch.set(other.branch);
        tree.set(other.tree);
        profile.set(other.profile);
        lines.set(other.lines);
        items.follow(other.trace);
        boolean others = other.engine == null;
        foreign.set(others ? other.name : null);
        recorded.set(
                others && other.trace.first() == 0
                        ? new RecordedSearch(other.name, other.trace, other::isComplete)
                        : null);
    }

    /// Updates the first kept event.
    void pulse() {
        firstKept.set(recording == null ? 0 : recording.trace.first());
        if (firstKept.get() > 0) {
            recorded.set(null);
        }
    }

    /// Returns the earliest event that can be shown; -1 is the start.
    long first() {
        return recording == null ? -1 : recording.first();
    }

    /// Returns the search as it stood after an event, or the nearest later one that is kept; at its end, its outcome.
    ///
    /// @param index -1 for before the first event
    private ReplayState stateAfter(long index) {
        if (recording == null || index < 0) {
            return new Trace(puzzle, 10_000).stateAfter(-1);
        }
        return recording.trace.replayAfterOrFirst(index).outcome();
    }

    /// Shows the search as it stood after an event; -1 is the start.
    void jumpTo(long index) {
        moment.set(stateAfter(index));
        listed.set(moment.get());
        if (recording != null) {
            recording.shown(index);
        }
    }

    /// Shows how far the search is, as far as it is recorded.
    void showLive(long index) {
        if (recording != null && index != moment.get().index() && index < recording.trace.size()) {
            moment.set(stateAfter(index));
        }
    }

    /// Shows how far the search is, in the lists too.
    void showAndList(long index) {
        if (recording != null && index < recording.trace.size()) {
            items.reach(index);
            showLive(index);
            listed.set(moment.get());
        }
    }
}
