package nonet.service.generate;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nonet.generate.Attempts;

/// What was tried for puzzles that are made at the same time. Safe for use by several threads.
public final class GenerationProgress {

    private final Map<Long, Attempts> underWay = new ConcurrentHashMap<>();
    private Attempts done = Attempts.NONE;

    /// Returns all attempts so far.
    public Attempts attempts() {
        Attempts all = done();
        for (Attempts each : underWay.values()) {
            all = all.plus(each);
        }
        return all;
    }

    /// Returns the attempts for the puzzles that are done, which are the same for the same seed.
    public synchronized Attempts done() {
        return done;
    }

    void tried(long number, Attempts now) {
        underWay.put(number, now);
    }

    /// Adds the attempts for a puzzle. Puzzles are done in the order of their numbers.
    synchronized void end(long number, Attempts whole) {
        underWay.remove(number);
        done = done.plus(whole);
    }

    /// Forgets the puzzles under way, which will not be done.
    void drop() {
        underWay.clear();
    }
}
