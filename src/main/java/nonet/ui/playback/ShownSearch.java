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
import nonet.play.SteeredSearch;
import nonet.pseudocode.LineCounts;
import nonet.service.search.RecordedSearch;
import nonet.solve.ChosenGuess;
import nonet.solve.GuessReason;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
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

    /// The searches of the puzzle with chosen guesses that are not shown. They are not recorded, as they can be made again.
    private final List<SteeredSearch> aside = new ArrayList<>();

    /// How many branches were begun, those that were dropped included.
    private int begun = 1;

    /// Whether the user makes every guess of the search that is shown, as it began.
    private boolean own;

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

    /// Discards the recording, for a search of this puzzle that has not begun. Branches of the same puzzle are put aside.
    void begin(Puzzle other) {
        if (puzzle.equals(other)) {
            putAside();
        } else {
            aside.clear();
        }
        puzzle = other;
        own = ownGuesses.get();
        begun = 1;
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
                        : new Branch(++begun, before.number(), index, guesses)));
        reach(index);
    }

    /// Tests whether another program still makes the search.
    boolean isLive() {
        return recording != null && recording.isLive();
    }

    /// Holds the solver of another program, if it takes orders.
    void hold() {
        if (recording != null && recording.control != null) {
            recording.control.pause();
        }
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

    private void putAside() {
        if (recording != null && recording.engine != null) {
            putAside(new SteeredSearch(recording.name, left(own)));
        }
    }

    /// Keeps the branches of a search that is not shown, in place of those kept of it before.
    void putAside(SteeredSearch search) {
        aside.removeIf(search::isSame);
        if (search.branches().haveGuesses()) {
            aside.add(search);
        }
    }

    /// Returns the searches of the puzzle with branches, that of the selected engine first; empty if no guess is chosen.
    List<SteeredSearch> searches(StepSolver selected) {
        List<SteeredSearch> all = new ArrayList<>(aside);
        Branches shown = foreign.get() == null ? left() : Branches.NONE;
        all.addFirst(new SteeredSearch(selected.id(), shown));
        return shown.isEmpty() && aside.isEmpty() ? List.of() : all;
    }

    /// Tests whether the branches of an engine's search are kept, of the one in which the user makes every guess if that is so
    /// now.
    boolean hasAside(String engine) {
        return aside.stream().anyMatch(each -> each.is(engine, ownGuesses.get()));
    }

    /// Begins a search with the branches that are kept of it, none of which is recorded yet.
    ///
    /// @return the branch to show; empty if none are kept
    Optional<Branch> takeUp(StepSolver engine) {
        Optional<SteeredSearch> kept = aside.stream()
                .filter(each -> each.is(engine.id(), ownGuesses.get()) && engine instanceof StepEngine)
                .findFirst();
        kept.ifPresent(search -> {
            aside.remove(search);
            begun = search.branches().begun();
            search.branches().left().forEach((each, left) -> {
                Recording begun = new Recording(engine, puzzle, each);
                begun.shown(left);
                recordings.put(each.number(), begun);
            });
        });
        return kept.flatMap(search -> branch(search.branches().shown()));
    }

    /// Lets the engine make the guesses that were the user's, from the moment that is shown. The search as it is stays aside.
    void letEngineGuess() {
        putAside();
        own = false;
    }

    /// Returns the branch with a number.
    public Optional<Branch> branch(int number) {
        return Optional.ofNullable(recordings.get(number)).map(each -> each.branch);
    }

    /// Returns the branches with the event at which each is, or was left.
    public Branches left() {
        return left(ownGuesses.get());
    }

    private Branches left(boolean users) {
        Map<Branch, Long> left = new HashMap<>();
        recordings.values().forEach(each -> left.put(each.branch, each.at()));
        return new Branches(left, branch.get().number(), users, begun);
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
