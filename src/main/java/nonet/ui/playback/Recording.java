package nonet.ui.playback;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import nonet.grid.Puzzle;
import nonet.play.Branch;
import nonet.play.Breakpoints;
import nonet.pseudocode.CodeListing;
import nonet.pseudocode.LineCounts;
import nonet.service.input.LiveTrace;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SearchCursor;
import nonet.solve.SteeredCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TraceProfile;
import org.jspecify.annotations.Nullable;

/// A search and the trace of its events. It grows by seeking, and by recording ahead of the shown event, on any thread; any
/// thread may read the trace meanwhile.
public final class Recording {

    /// About 65 MB: more than users scroll through, little enough for a small machine.
    private static final long MOST_EVENTS = 5_000_000;

    /// About 110 MB.
    private static final int MOST_GUESSES = 2_000_000;

    /// About 13 MB for each branch but the first, beyond the events in common.
    private static final long MOST_BRANCH_EVENTS = 1_000_000;

    /// About 14 MB for each branch but the first.
    private static final int MOST_BRANCH_GUESSES = 250_000;

    /// The number of events searched for breakpoints at a time when a run goes back.
    private static final long BACKWARD = 4096;

    /// The number of events after which the engine is kept again: the slowest makes as many in 13 ms. Most take 8 KB, learning
    /// 40 KB and dancing links 68 KB, which is 10 MB for the longest recording.
    private static final int KEPT_EACH = 1 << 15;

    /// The number of events after which a branch that catches up looks for a request to stop.
    private static final long STRIDE = 1024;

    /// The name of the engine that searches, which may be one of another program.
    final String name;

    /// The engine that searches; null for a search of another program, and a trace that was recorded before.
    final @Nullable StepSolver engine;
    private final @Nullable SearchCursor cursor;

    /// The engine as it was before each event whose index is a multiple of [#KEPT_EACH], but for the first; branches go on from
    /// there.
    private final List<SteeredCursor> kept = new CopyOnWriteArrayList<>();

    /// The event that the engine makes first.
    private final long begin;

    /// Holds the solver of another program that takes orders; null for other searches.
    final @Nullable SolverControl control;

    /// The branch of the search, with the guesses that were chosen for the engine. Its origin changes when that is dropped.
    Branch branch;
    public final Trace trace;
    public final SearchTree tree;
    public final TraceProfile profile;

    /// The engine's pseudocode and how often each of its lines was reached; null for a trace that was recorded
    /// before, or an engine without pseudocode.
    final @Nullable LineCounts lines;
    private volatile boolean complete;
    private volatile long at = -1;
    private volatile long nanos;
    private volatile long since;

    /// The event after those recorded, if the engine has made it already.
    private volatile @Nullable Entry ahead;

    /// The number of events that are counted, fewer than the trace has until a branch has caught up.
    private long counted;

    Recording(StepSolver engine, Puzzle puzzle) {
        this(engine, puzzle, Branch.FIRST);
    }

    /// Begins the recording of a branch.
    ///
    /// @param engine one that takes guesses if some are chosen
    Recording(StepSolver engine, Puzzle puzzle, Branch branch) {
        this(engine, branch, new Trace(puzzle, branch.number() == 1 ? MOST_EVENTS : MOST_BRANCH_EVENTS), List.of());
    }

    private Recording(StepSolver engine, Branch branch, Trace trace, List<SteeredCursor> before) {
        Puzzle puzzle = trace.puzzle();
        this.engine = engine;
        this.branch = branch;
        this.trace = trace;
        name = engine.id();
        control = null;
        begin = (long) before.size() * KEPT_EACH;
        cursor = before.isEmpty()
                ? steered(engine, branch).cursor(puzzle)
                : before.getLast().branch(branch.guesses(), begin);
        kept.addAll(before);
        tree = new SearchTree(branch.number() == 1 ? MOST_GUESSES : MOST_BRANCH_GUESSES);
        profile = new TraceProfile(puzzle);
        lines = CodeListing.of(engine, puzzle)
                .map(listing -> new LineCounts(listing, trace))
                .orElse(null);
        at = trace.size() - 1;
    }

    private static StepSolver steered(StepSolver engine, Branch branch) {
        return engine instanceof StepEngine search ? search.with(branch.guesses()) : engine;
    }

    /// Returns the engine with the guesses that were chosen for it; null for a search of another program, and a trace that was
    /// recorded before.
    @Nullable
    StepSolver steered() {
        return engine == null ? null : steered(engine, branch);
    }

    /// Returns a recording that goes on from an event of this one. It shares the events up to that one, the last of which the
    /// engine makes again before the next; if the first of them are no longer kept, it begins anew.
    ///
    /// @param other its branch, with the same guesses up to that event
    Recording goOn(long index, Branch other) {
        StepSolver same = Objects.requireNonNull(engine);
        if (trace.first() > 0) {
            return new Recording(same, trace.puzzle(), other);
        }
        Trace upTo = trace.upTo(index, other.number() == 1 ? MOST_EVENTS : MOST_BRANCH_EVENTS);
        return new Recording(
                same, other, upTo, kept.stream().limit(upTo.size() / KEPT_EACH).toList());
    }

    /// Returns the chosen guesses that the search has made or let lapse up to an event.
    List<ChosenGuess> madeUpTo(long index) {
        long earliest = branch.guesses().isEmpty()
                ? Long.MAX_VALUE
                : branch.guesses().getLast().from();
        long choice = index;
        while (choice >= Math.max(earliest, trace.first())
                && !Goal.isNewChoice(trace.atOrAfter(choice).event())) {
            choice--;
        }
        long last = choice;
        return branch.guesses().stream().filter(guess -> guess.from() <= last).toList();
    }

    /// Begins the recording of a search that another program makes.
    Recording(LiveTrace live) {
        this(
                live.lines().engine(),
                new Trace(live.lines().puzzle(), MOST_EVENTS),
                false,
                live.solver() == null ? null : new SolverControl(live.solver()));
    }

    /// Takes over a trace that was recorded before, as far as it goes. That takes a second for millions of events, so it is
    /// work for the background.
    ///
    /// @param name the name of the engine that searched
    public static Recording of(String name, Trace recorded) {
        return new Recording(name, recorded, true, null);
    }

    private Recording(String name, Trace recorded, boolean complete, @Nullable SolverControl control) {
        this.name = name;
        engine = null;
        cursor = null;
        begin = 0;
        this.control = control;
        branch = Branch.FIRST;
        trace = recorded;
        tree = new SearchTree(MOST_GUESSES);
        profile = new TraceProfile(recorded.puzzle());
        lines = null;
        this.complete = complete;
        for (long index = 0; index < recorded.size(); index++) {
            count(recorded.get(index));
        }
    }

    /// Tests whether the search is still made by another program.
    boolean isLive() {
        return engine == null && !complete;
    }

    /// Adds an event that another program made.
    void append(Entry entry) {
        trace.append(entry.event(), entry.step(), entry.level());
        count(entry);
    }

    /// Ends the search of another program.
    void end() {
        complete = true;
        if (control != null) {
            control.end();
        }
    }

    /// Returns the number of events recorded after the one that was reached last.
    long ahead() {
        return trace.size() - 1 - at;
    }

    /// Tests whether the search has ended, so that the trace is complete.
    public boolean isComplete() {
        return complete;
    }

    /// Returns the event that the running seek has reached.
    long at() {
        return at;
    }

    /// Returns the engine's working time in nanoseconds.
    long nanos() {
        long began = since;
        return began == 0 ? nanos : nanos + System.nanoTime() - began;
    }

    /// The end of a seek.
    ///
    /// @param index the event, -1 for before the first one
    /// @param reached the breakpoints that stopped it there, none if the engine was stuck; null if nothing stopped it
    /// @param waits whether the goal is not reached because another program has not gone on yet
    record SeekResult(long index, @Nullable Breakpoints reached, boolean waits) {}

    /// Records which event is shown, without a seek.
    void shown(long index) {
        at = index;
    }

    /// Returns the earliest event that can be shown; -1 is the start.
    long first() {
        return trace.first() == 0 ? -1 : trace.first();
    }

    /// Advances from the event at `from`, first through the recording, then with the engine, until the goal or a
    /// breakpoint is reached, the search ends, or it is cancelled.
    ///
    /// @param from -1 for before the first event
    /// @param bySteps whether the step of a breakpoint is a counted step; otherwise it is an event
    SeekResult seek(long from, Goal goal, Breakpoints points, boolean bySteps, Cancel cancel) {
        Entry start = from < 0 ? new Entry(-1, 0, 0, new Event.Found(0)) : trace.atOrAfter(from);
        BreakpointMatcher watch = new BreakpointMatcher(points, bySteps, trace, listing(), from);
        at = from;
        since = System.nanoTime();
        try {
            SeekResult stand = seek(from, start, goal, watch, cancel);
            lookAhead();
            return stand;
        } finally {
            // Only the recording thread writes; others read.
            long spent = nanos + System.nanoTime() - since;
            nanos = spent;
            since = 0;
        }
    }

    private SeekResult seek(long from, Entry start, Goal goal, BreakpointMatcher watch, Cancel cancel) {
        long index = from;
        while (!cancel.requested()) {
            boolean live = isLive();
            Entry next;
            try {
                if (goal instanceof Goal.OwnGuess && stopsBefore(index, goal, start, cancel)) {
                    return new SeekResult(index, null, false);
                }
                next = next(index, cancel);
                if (next == null && live && control != null) {
                    control.ask(trace.size(), !(goal instanceof Goal.Units));
                    next = next(index, cancel);
                }
            } catch (CancellationException _) {
                break;
            }
            Goal.Outcome outcome = next == null ? Goal.Outcome.STOP_BEFORE : goal.at(next, start);
            if (next == null || outcome == Goal.Outcome.STOP_BEFORE) {
                return new SeekResult(index, null, next == null && live);
            }
            index = next.index();
            at = index;
            Breakpoints reached = watch.reachedBy(next);
            if (reached != null || outcome == Goal.Outcome.STOP_HERE) {
                return new SeekResult(index, reached, false);
            }
        }
        return new SeekResult(index, null, false);
    }

    /// Returns the part of a goal up to the first guess that the user has to make, for an engine that takes guesses.
    Goal upToOwnGuess(Goal goal) {
        return engine instanceof StepEngine ? new Goal.OwnGuess(goal, branch.guesses()) : goal;
    }

    /// Tests whether a goal stops the search before the next event, which is then known, but not recorded.
    private synchronized boolean stopsBefore(long index, Goal goal, Entry start, Cancel cancel) {
        if (index + 1 == trace.size()) {
            ahead = make(cancel);
        }
        Entry next = known(index);
        return next != null && goal.at(next, start) == Goal.Outcome.STOP_BEFORE;
    }

    /// Returns the event after one, if it is known already; it may not be recorded yet.
    ///
    /// @param index -1 for before the first event
    public @Nullable Entry known(long index) {
        if (index + 1 < trace.size()) {
            return trace.atOrAfter(index + 1);
        }
        Entry next = ahead;
        return next != null && next.index() == index + 1 ? next : null;
    }

    /// Lets the engine make the next event, so that it is known what comes. Human logic may need seconds for a step, and a
    /// branch to catch up; they are not asked ahead.
    private synchronized void lookAhead() {
        if (engine instanceof StepEngine && counted == trace.size()) {
            ahead = make(Cancel.NEVER);
        }
    }

    /// Records the next event, beyond the moment that is shown.
    ///
    /// @return null if the search has ended
    /// @throws CancellationException if cancelled
    public @Nullable Entry recordNext(Cancel cancel) {
        return next(trace.size() - 1, cancel);
    }

    /// Goes back in the recording by some events or counted steps, but not beyond the last breakpoint before `from`.
    ///
    /// @param count how many, at least 1
    SeekResult seekBack(long from, long count, boolean bySteps, Breakpoints points, Cancel cancel) {
        long target = back(from, count, bySteps);
        long end = from - 1;
        while (end >= target && end >= 0 && !cancel.requested()) {
            long begin = Math.max(Math.max(target, 0), end - BACKWARD + 1);
            BreakpointMatcher watch =
                    new BreakpointMatcher(points, bySteps, trace, listing(), Math.max(begin - 1, first()));
            SeekResult last = lastBreakIn(begin, end, watch);
            if (last != null) {
                return last;
            }
            at = end = begin - 1;
        }
        return new SeekResult(Math.max(target, end), null, false);
    }

    /// Returns the last of these events at which a run stops; null if it stops at none.
    private @Nullable SeekResult lastBreakIn(long begin, long end, BreakpointMatcher watch) {
        SeekResult last = null;
        for (Entry each = trace.atOrAfter(begin); each.index() <= end; each = trace.atOrAfter(each.index() + 1)) {
            Breakpoints reached = watch.reachedBy(each);
            last = reached == null ? last : new SeekResult(each.index(), reached, false);
        }
        return last;
    }

    private @Nullable CodeListing listing() {
        return lines == null ? null : lines.listing();
    }

    /// Returns the event that lies this many events or counted steps earlier, but not before the first one kept.
    private long back(long from, long count, boolean bySteps) {
        long first = first();
        if (!bySteps) {
            return Math.max(first, from - Math.min(count, from + 1));
        }
        long step = from < 0 ? 0 : trace.atOrAfter(from).step();
        long target = from - 1;
        while (target > first && trace.atOrAfter(target).step() > step - count) {
            target--;
        }
        return Math.max(first, target);
    }

    /// Returns the event after one, which the engine makes if it is not recorded; null at the end.
    private synchronized @Nullable Entry next(long index, Cancel cancel) {
        return index + 1 < trace.size() ? trace.atOrAfter(index + 1) : record(cancel);
    }

    private @Nullable Entry make(Cancel cancel) {
        if (ahead != null || complete || cursor == null) {
            return ahead;
        }
        catchUp(cursor, cancel);
        keep(cursor);
        Event event = cursor.next(cancel);
        complete = event == null;
        return event == null ? null : new Entry(trace.size(), cursor.steps(), cursor.level(), event);
    }

    /// Counts for a branch what is recorded already, for the pictures of the whole search, and lets its engine make the last of
    /// it again.
    private void catchUp(SearchCursor search, Cancel cancel) {
        while (counted < trace.size()) {
            if (counted % STRIDE == 0 && cancel.requested()) {
                throw new CancellationException();
            }
            if (counted >= begin) {
                search.next(cancel);
            }
            count(trace.get(counted++));
        }
    }

    /// Keeps the engine before the next event, if it is time to.
    private void keep(SearchCursor search) {
        if (trace.first() > 0) {
            kept.clear();
        } else if (search instanceof SteeredCursor steered && trace.size() == (kept.size() + 1L) * KEPT_EACH) {
            kept.add(steered.branch(branch.guesses(), trace.size()));
        }
    }

    private void count(Entry entry) {
        tree.append(entry);
        profile.append(entry);
        if (lines != null) {
            lines.append(entry);
        }
    }

    private @Nullable Entry record(Cancel cancel) {
        Entry entry = make(cancel);
        if (entry == null) {
            return null;
        }
        ahead = null;
        trace.append(entry.event(), entry.step(), entry.level());
        count(entry);
        counted = trace.size();
        return entry;
    }
}
