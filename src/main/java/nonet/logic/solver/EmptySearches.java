package nonet.logic.solver;

import java.util.concurrent.atomic.AtomicReferenceArray;
import nonet.logic.position.Delta;

/// The searches of a solver that found nothing at a position or an earlier one, each with the changes since. Safe for use
/// by several threads.
final class EmptySearches {

    private final AtomicReferenceArray<Delta> since;

    /// @param searches the number of searches, none of which is known to be empty
    EmptySearches(int searches) {
        this.since = new AtomicReferenceArray<>(searches);
        for (int search = 0; search < searches; search++) {
            since.setPlain(search, Delta.EVERYWHERE);
        }
    }

    /// Returns what is known of a later position.
    EmptySearches then(Delta delta) {
        EmptySearches later = new EmptySearches(since.length());
        Delta last = Delta.EVERYWHERE;
        Delta lastThen = Delta.EVERYWHERE;
        for (int search = 0; search < since.length(); search++) {
            Delta before = since.get(search);
            if (before != last) {
                last = before;
                lastThen = before == Delta.EVERYWHERE ? before : before.then(delta);
            }
            later.since.setPlain(search, lastThen);
        }
        return later;
    }

    /// Returns the changes since a search was empty; everything may have changed if it is not known ever to have been.
    Delta since(int search) {
        return since.get(search);
    }

    /// Adds a search that finds nothing at the position itself.
    void add(int search) {
        since.set(search, Delta.NONE);
    }
}
