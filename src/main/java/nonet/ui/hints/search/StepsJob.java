package nonet.ui.hints.search;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import nonet.deduce.Technique;
import nonet.play.Document;
import nonet.service.hint.Advice;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.solve.Cancel;

/// The search for all steps. Beside the techniques of the profile it finds those that solve, as far as a little time
/// goes, and those that were asked for to the end. The profile stays as it is.
final class StepsJob implements LiveSearch.Job<RankedStep> {

    private final long patience;
    private volatile Set<Technique> included = Set.of();

    /// @param patience how long techniques are searched for that the profile leaves out, in nanoseconds
    StepsJob(long patience) {
        this.patience = patience;
    }

    /// Searches for further techniques to the end from the next search on.
    void include(Set<Technique> further) {
        Set<Technique> wider = new TreeSet<>(included);
        wider.addAll(further);
        included = Set.copyOf(wider);
    }

    @Override
    public Advice run(
            Hints hints, Document document, Consumer<RankedStep> found, DoubleConsumer progress, Cancel cancel) {
        return hints.all(
                document,
                new Hints.Breadth(included, patience),
                new Hints.Watcher() {
                    @Override
                    public void found(RankedStep step) {
                        found.accept(step);
                    }

                    @Override
                    public void progress(double part) {
                        progress.accept(part);
                    }
                },
                cancel);
    }
}
