package nonet.ui.hints;

import java.util.function.Consumer;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Searches for the next step as soon as the board has changed, so that a hint needs no wait.
final class HintPrefetcher {

    private static final TaskQueue QUEUE = new TaskQueue("hints");

    /// The result of a search, with the explanation of a step.
    record Result(HintResult advice, @Nullable Explanation explanation) {}

    private record Request(Consumer<Result> taken, Consumer<Throwable> failed) {}

    private final Latest search;
    private final Explainer explainer;
    private @Nullable Result found;
    private @Nullable Request request;

    HintPrefetcher(Tasks tasks, Explainer explainer) {
        search = new Latest(tasks, QUEUE);
        this.explainer = explainer;
    }

    /// Discards the result for another board or another profile.
    void forget() {
        giveUp();
        found = null;
    }

    /// Searches for the next step, unless it is known or being searched for.
    void begin(Document about, Hints using) {
        if (found == null && !search.busy.get() && about.puzzle().givenCells().size() >= Puzzle.FEWEST_CLUES) {
            start(about, using);
        }
    }

    /// Explains the known step again, in the current language.
    void relocalize() {
        Result known = found;
        if (known != null) {
            found = explained(known.advice());
        }
    }

    /// Passes on the result, at once when it is known.
    ///
    /// @param about the board since the last reset
    /// @param using the means since then
    void ask(Document about, Hints using, Consumer<Result> taken, Consumer<Throwable> failed) {
        Result ready = found;
        if (ready != null) {
            taken.accept(ready);
            return;
        }
        request = new Request(taken, failed);
        if (!search.busy.get()) {
            start(about, using);
        }
    }

    /// Cancels a running search, without a result.
    void giveUp() {
        search.cancel();
        request = null;
    }

    private void start(Document about, Hints using) {
        search.start((_, cancel) -> look(using, about, cancel), this::end, this::fail);
    }

    private Result look(Hints using, Document about, Cancel cancel) {
        return explained(using.next(about, cancel));
    }

    private Result explained(HintResult advice) {
        Explanation explanation = advice instanceof HintResult.Found(var step, boolean _)
                ? explainer.explain(step.deduction(), step.before().grid())
                : null;
        return new Result(advice, explanation);
    }

    private void end(Result look) {
        Request asked = request;
        found = look;
        request = null;
        if (asked != null) {
            asked.taken().accept(look);
        }
    }

    private void fail(Throwable problem) {
        Request asked = request;
        request = null;
        if (asked != null) {
            asked.failed().accept(problem);
        }
    }
}
