package nonet.ui.hints.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.rate.Weight;
import nonet.rate.Weights;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.LiveSearch;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Steps that are searched in the background while they are visible: a sentence about the search, a filter, and the
/// selected step, which is shown on the board.
///
/// @param <T> the type of results
public abstract sealed class SearchedSteps<T> permits PathController, StepsController {

    private static final TaskQueue QUEUE = new TaskQueue("steps");

    /// The search for steps of a board.
    @FunctionalInterface
    interface Job<T> {
        HintResult run(Hints hints, Document document, Consumer<T> found, DoubleConsumer progress, Cancel cancel);
    }

    /// The text to filter the lines by.
    public final StringProperty wanted = new SimpleStringProperty("");

    /// The picture on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    /// The progress of the search, its result, or why there is none.
    public final LocalizedText sentence;

    /// Whether any step is listed.
    public final ReadOnlyBooleanWrapper any = new ReadOnlyBooleanWrapper();

    final Messages messages;
    final Explainer explainer;
    private final Consumer<List<Conclusion>> apply;

    /// The selected step.
    public final ShownStepController shown;
    private final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);
    private final ObjectProperty<Hints> hints;
    final LiveSearch<T, HintResult> search;
    private final Runnable relocalizing = this::relocalize;
    private Supplier<String> state = () -> "";
    private @Nullable Document searched;
    private boolean applying;
    private boolean following;

    /// @param apply applies conclusions to the board, all at once
    /// @param job returns the next search, with all that it depends on
    SearchedSteps(
            Messages messages,
            Tasks tasks,
            Hints hints,
            Explainer explainer,
            Consumer<List<Conclusion>> apply,
            Supplier<? extends Job<T>> job) {
        this.messages = messages;
        sentence = new LocalizedText(messages);
        this.explainer = explainer;
        this.apply = apply;
        this.shown = new ShownStepController(explainer);
        this.hints = new SimpleObjectProperty<>(hints);
        this.search = new LiveSearch<>(tasks, QUEUE, () -> about(job.get()), new Listening());
        document.addListener(_ -> search.restart());
        this.hints.addListener(_ -> search.restart());
        messages.onChange(relocalizing);
        wanted.addListener(change -> {
            filter();
            if (count() == 0) {
                deselect();
                shown.clear();
            }
            say(state);
        });
        shown.picture.addListener(change -> picture.set(shown.picture.get()));
    }

    private LiveSearch.Job<T, HintResult> about(Job<T> job) {
        Document searched = document.get();
        Hints using = hints.get();
        return (found, progress, cancel) -> job.run(using, searched, found, progress, cancel);
    }

    /// Lists only the steps that match the filter.
    abstract void filter();

    /// Selects no step.
    abstract void deselect();

    /// Returns the number of listed steps.
    abstract int count();

    /// Discards the steps, which are about another board.
    abstract void forget();

    /// Adds steps.
    ///
    /// @return the sentence about them during the search
    abstract Supplier<String> take(List<T> more);

    /// Returns the sentence about the steps after the search.
    abstract Supplier<String> close(HintResult advice);

    /// Words the steps in the current language.
    abstract void relocalizeSteps();

    private void relocalize() {
        shown.relocalize();
        relocalizeSteps();
    }

    /// Returns the steps as text, a line each.
    public abstract String text();

    /// Returns the steps as comma-separated values.
    public abstract String csv();

    /// The board, the source of the steps, and whether they are visible.
    public SearchContext context() {
        return new SearchContext(document, hints, search.enabled, search.watched);
    }

    /// Passes on new results. Called by the window once a frame.
    public void pulse() {
        search.pulse();
    }

    void apply(List<Conclusion> conclusions) {
        applying = true;
        apply.accept(conclusions);
        applying = false;
    }

    /// Tests whether to select the next step: the last one was applied from here.
    boolean following() {
        return following;
    }

    /// Shows a step on the board at which it is made.
    void show(Step step, boolean checked) {
        following = false;
        shown.show(step.deduction(), step.before().grid(), checked);
    }

    /// Shows a step with its explanation on the board at which it is made.
    void show(Explanation explanation, Deduction deduction, Grid before, boolean checked) {
        following = false;
        shown.show(explanation, deduction, before, checked);
    }

    Weight weight(Deduction deduction) {
        return weights().of(deduction);
    }

    Weights weights() {
        return hints.get().profile().weights();
    }

    /// Shows the state of the search, and the number of steps that match the filter.
    final void say(Supplier<String> search) {
        state = search;
        boolean filtered = !wanted.get().isBlank() && !search.get().isEmpty();
        sentence.say(() -> new AdviceWords(messages).join(search.get(), filtered ? listed() : ""));
        any.set(count() > 0);
    }

    private String listed() {
        return count() == 0 ? messages.get("hint.unmatched") : messages.get("hint.filtered", count());
    }

    private final class Listening implements LiveSearch.Listener<T, HintResult> {

        @Override
        public void cleared() {
            Document now = document.get();
            if (now != searched) {
                searched = now;
                following = applying;
            }
            forget();
            shown.clear();
            boolean may = search.enabled.get();
            say(() -> messages.get(may ? "hint.looking" : "hint.disabled"));
        }

        @Override
        public void found(List<T> more) {
            say(take(more));
        }

        @Override
        public void ended(HintResult advice) {
            say(close(advice));
            CellSet cells = AdviceWords.cells(advice);
            if (!cells.isEmpty()) {
                picture.set(new MarkedGrid(document.get().grid(), ShownStepController.lighting(cells)));
            }
        }

        @Override
        public void failed() {
            say(() -> messages.get("hint.failed"));
        }
    }
}
