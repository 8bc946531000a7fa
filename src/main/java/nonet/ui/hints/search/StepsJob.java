package nonet.ui.hints.search;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.play.Document;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.hint.RankedStep;
import nonet.solve.Cancel;

/// The search for all steps. Beside the techniques of the profile it finds those that solve, as far as a little time
/// goes, and the included ones to the end. The profile stays as it is.
final class StepsJob implements SearchedSteps.Job<RankedStep> {

    private final long patience;

    /// The lines of the steps that were found. The lines that are still missing may be added.
    final Map<RankedStep, String> lines = Collections.synchronizedMap(new IdentityHashMap<>());
    private final Supplier<Locale> language;
    private volatile Set<Technique> included = Set.of();

    /// @param patience how long techniques are searched for that the profile leaves out, in nanoseconds
    /// @param language the language in which each step is worded when it is found
    StepsJob(long patience, Supplier<Locale> language) {
        this.patience = patience;
        this.language = language;
    }

    /// Searches for further techniques to the end from the next search on.
    void include(Set<Technique> further) {
        Set<Technique> wider = new TreeSet<>(included);
        wider.addAll(further);
        included = Set.copyOf(wider);
    }

    @Override
    public HintResult run(
            Hints hints, Document document, Consumer<RankedStep> found, DoubleConsumer progress, Cancel cancel) {
        Explainer explainer = new Explainer(new Words(language.get()));
        return hints.all(
                document,
                new Hints.Breadth(included, patience),
                new Hints.Watcher() {
                    @Override
                    public void found(RankedStep step) {
                        lines.put(step, explainer.line(step.step().deduction()));
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
