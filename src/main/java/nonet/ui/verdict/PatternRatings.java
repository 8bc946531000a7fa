package nonet.ui.verdict;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.grid.Puzzle;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Rates a puzzle by patterns and by trials on request: one scale after the other, each up to a bound of effort. What is
/// known stays when the rating is cancelled.
public final class PatternRatings {

    static final TaskQueue QUEUE = new TaskQueue("pattern rating");

    /// Trials are first, since their depth tells whether there is a length of whips.
    private static final List<CspScale> ORDER = List.of(CspScale.TE, CspScale.W, CspScale.GW, CspScale.B);

    /// The phase of the rating, and the sentence on it.
    final ReadOnlyObjectProperty<PaneTask.State> state;

    /// The ratings so far.
    final ReadOnlyObjectWrapper<Map<CspScale, CspResult>> results = new ReadOnlyObjectWrapper<>(Map.of());

    private final Messages messages;
    private final CspRater rater;
    private final PaneTask task;
    private Puzzle puzzle = Puzzle.EMPTY;

    PatternRatings(Messages messages, Tasks tasks, CspRater rater) {
        this.messages = messages;
        this.rater = rater.withEffort(CspRater.BACKGROUND_EFFORT);
        task = new PaneTask(messages, tasks, QUEUE, this::cost);
        state = task.state;
    }

    /// Takes another puzzle, whose ratings are not known.
    void about(Puzzle other) {
        if (!other.equals(puzzle)) {
            puzzle = other;
            results.set(Map.of());
            task.cancel(() -> "");
            task.reset(this::cost);
        }
    }

    /// Rates the puzzle.
    public void rate() {
        if (!task.isUnderWay()) {
            results.set(Map.of());
            Puzzle asked = puzzle;
            CspScale first = ORDER.getFirst();
            task.start(
                    () -> running(first),
                    (_, cancel) -> rater.rate(asked, first, cancel),
                    this::take,
                    _ -> this::failed);
        }
    }

    /// Ends the rating.
    public void cancel() {
        task.cancel(() -> messages.get("why.rating-cancelled"));
    }

    /// Keeps a rating, and starts the next one. Returns the sentence at the end, or null before.
    private @Nullable Supplier<String> take(CspResult result) {
        Map<CspScale, CspResult> known = new EnumMap<>(CspScale.class);
        known.putAll(results.get());
        known.put(ORDER.get(known.size()), result);
        results.set(Map.copyOf(known));
        if (known.size() == ORDER.size()) {
            return () -> "";
        }
        if (result instanceof CspResult.NoSolution || result instanceof CspResult.SeveralSolutions) {
            return () -> messages.get("why.rating-improper");
        }
        CspScale next = ORDER.get(known.size());
        Puzzle asked = puzzle;
        task.say(() -> running(next));
        task.part((_, cancel) -> rater.rate(asked, next, cancel), this::take, _ -> this::failed);
        return null;
    }

    private String cost() {
        return messages.get("why.rating-cost");
    }

    private String running(CspScale scale) {
        return messages.get("why.rating", scale.symbol(), messages.name("why.patterns-", scale));
    }

    private String failed() {
        return messages.get("why.rating-failed");
    }

    /// Returns the ratings so far with what each says, a sentence each.
    List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        for (CspScale scale : ORDER) {
            String name = scale.symbol();
            String patterns = messages.name("why.patterns-", scale);
            switch (results.get().get(scale)) {
                case CspResult.Rated(int depth)
                when scale == CspScale.TE -> sentences.add(messages.get("why.rated-te", name, depth));
                case CspResult.Rated(int length) -> sentences.add(messages.get("why.rated", name, length, patterns));
                case CspResult.Stopped(int atLeast) -> sentences.add(messages.get("why.rating-stopped", name, atLeast));
                case CspResult.Beyond() -> sentences.add(messages.get("why.rated-beyond", name, patterns));
                case CspResult.NoSolution(), CspResult.SeveralSolutions() -> {}
                case null -> {}
            }
        }
        return sentences;
    }
}
