package nonet.logic.solver;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Deduction;
import nonet.logic.position.Changes;
import nonet.logic.position.Position;
import nonet.logic.position.Snapshot;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Finds one step after another, skipping searches already known to be empty. A search without a result is repeated
/// only for what has changed since. The steps are the same as those of [LogicalSolver#next].
///
/// Not thread-safe. One instance serves one path.
public final class IncrementalStepFinder {

    private final List<Search> searches;
    private final LogicOptions options;

    /// For each search, the changes since it had no result, or null if it must search everywhere.
    private final List<@Nullable Changes> since;

    private @Nullable Snapshot last;

    IncrementalStepFinder(List<Search> searches, LogicOptions options) {
        this.searches = searches;
        this.options = options;
        this.since = new ArrayList<>();
        searches.forEach(_ -> since.add(null));
    }

    /// Returns the first step in the order of the options, or null if there is none.
    ///
    /// @throws CancellationException if cancelled; another call resumes the search
    public @Nullable Step next(Position position, Cancel cancel) {
        comeTo(position);
        First first = new First(cancel);
        for (int at = 0; at < searches.size(); at++) {
            cancel.check();
            Changes changes = since.get(at);
            if (changes == null || changes.digits() != 0) {
                Search search = searches.get(at);
                boolean found = changes == null
                        ? search.finder().find(position, search.wanted(), options, first)
                        : search.finder().findNew(position, changes, search.wanted(), options, first);
                since.set(at, found ? null : Changes.NONE);
            }
            Deduction deduction = first.found();
            if (deduction != null) {
                return new Step(position, deduction, position.after(deduction.conclusions()));
            }
        }
        return null;
    }

    private void comeTo(Position position) {
        Changes changes = last == null ? null : last.changes(position);
        since.replaceAll(before -> before == null || changes == null ? null : before.and(changes));
        last = position.snapshot();
    }

    /// Keeps the first deduction.
    private static final class First implements Sink {

        private final Cancel cancel;
        private @Nullable Deduction found;

        First(Cancel cancel) {
            this.cancel = cancel;
        }

        @Nullable
        Deduction found() {
            return found;
        }

        @Override
        public boolean take(Deduction deduction) {
            found = deduction;
            return true;
        }

        @Override
        public void checkCancelled() {
            cancel.check();
        }
    }
}
