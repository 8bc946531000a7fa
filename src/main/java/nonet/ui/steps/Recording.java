package nonet.ui.steps;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.solve.Walk;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TraceProfile;
import org.jspecify.annotations.Nullable;

/// A walk and the trace it leaves. Only the thread that seeks moves it; any thread may read the trace meanwhile.
final class Recording {

    /// About 65 MB: more than anybody scrolls through, little enough for a small machine.
    private static final long MOST_EVENTS = 5_000_000;

    /// About 110 MB.
    private static final int MOST_GUESSES = 2_000_000;

    private final Walk walk;
    private final Trace trace;
    private final SearchTree tree = new SearchTree(MOST_GUESSES);
    private final TraceProfile profile;
    private volatile boolean complete;
    private volatile long at = -1;
    private volatile long nanos;

    Recording(StepSolver engine, Puzzle puzzle) {
        walk = engine.walk(puzzle);
        trace = new Trace(puzzle, MOST_EVENTS);
        profile = new TraceProfile(puzzle);
    }

    Trace trace() {
        return trace;
    }

    SearchTree tree() {
        return tree;
    }

    TraceProfile profile() {
        return profile;
    }

    /// Tells whether the walk has ended, so that the trace will not grow any more.
    boolean isComplete() {
        return complete;
    }

    /// Returns the event that the seek under way has come to.
    long at() {
        return at;
    }

    /// Returns how long the engine has worked, in nanoseconds.
    long nanos() {
        return nanos;
    }

    /// Goes on from the event at `from`, first through what is recorded, then with the engine, until the goal is met,
    /// the search is over or somebody cancels.
    ///
    /// @param from -1 for before the first event
    /// @return the index of the event to stand at
    long seek(long from, Goal goal, Cancel cancel) {
        Entry start = from < 0 ? new Entry(-1, 0, 0, new Event.Found(0)) : trace.get(from);
        at = from;
        long began = System.nanoTime();
        long before = nanos;
        try {
            long index = from;
            while (!cancel.requested()) {
                Entry next = index + 1 < trace.size() ? trace.get(index + 1) : record();
                if (next == null) {
                    return index;
                }
                switch (goal.at(next, start)) {
                    case GO_ON -> at = ++index;
                    case STOP_HERE -> {
                        return index + 1;
                    }
                    case STOP_BEFORE -> {
                        return index;
                    }
                }
            }
            return index;
        } finally {
            nanos = before + System.nanoTime() - began;
        }
    }

    /// Lets the engine do one thing; null when it has nothing more to do.
    private @Nullable Entry record() {
        Event event = complete ? null : walk.next();
        if (event == null) {
            complete = true;
            return null;
        }
        Entry entry = new Entry(trace.size(), walk.steps(), walk.level(), event);
        trace.append(event, entry.step(), entry.level());
        tree.append(entry);
        profile.append(entry);
        return entry;
    }
}
