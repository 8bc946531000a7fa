package nonet.ui.hints;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.play.Document;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Reveals a hint in stages: its name, where to look, the whole picture, and finally its application. A change of the
/// board removes the hint.
public final class HintController {

    /// The revealed stage of a hint.
    public enum Stage {
        NOTHING,
        NAME,
        PLACE,
        PICTURE
    }

    /// The source of the steps.
    public final ObjectProperty<Hints> hints;

    public final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.NOTHING);

    /// The picture of the hint on the board; null for none.
    public final ReadOnlyObjectWrapper<@Nullable MarkedGrid> picture = new ReadOnlyObjectWrapper<>();

    /// The sentence on what to do next, what was applied, or why there is no step.
    public final LocalizedText sentence;

    /// Whether a search is running.
    public final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();

    /// Whether the puzzle of the hint has several solutions, so that techniques based on uniqueness are off.
    public final ReadOnlyBooleanWrapper several = new ReadOnlyBooleanWrapper();

    /// The cells whose pencil marks lack the right digit, where that is why there is no hint. The sentence does not
    /// name them, since that may give the digit away.
    public final ReadOnlyObjectWrapper<CellSet> faultyMarks = new ReadOnlyObjectWrapper<>(CellSet.NONE);

    /// Whether hints make sense now; they do not while an engine's search is shown.
    public final BooleanProperty enabled = new SimpleBooleanProperty(true);

    private final Messages messages;
    private final Explainer explainer;
    private final Consumer<List<Conclusion>> apply;
    private final HintPrefetcher prefetcher;

    /// The step. The stage determines how much of it is visible.
    public final ShownStepController shown;

    /// The document that hints are about.
    final HintedDocument hinted = new HintedDocument();

    /// The document on the board.
    public final ObjectProperty<Document> document = hinted.document;

    /// Whether the user's pencil marks are the candidates; otherwise all that the digits leave are.
    public final BooleanProperty usesMarks = hinted.usesMarks;
    private final Runnable relocalizing = this::relocalize;
    private Grid board = Document.EMPTY.grid();
    private Runnable whenAnswered = () -> {};

    /// @param apply applies the conclusions of a step to the board
    public HintController(
            Messages messages, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        this.messages = messages;
        sentence = new LocalizedText(messages);
        this.explainer = explainer;
        this.hints = new SimpleObjectProperty<>(hints);
        this.apply = conclusions -> {
            hinted.keep(conclusions);
            apply.accept(conclusions);
            hinted.update();
        };
        messages.onChange(relocalizing);
        this.prefetcher = new HintPrefetcher(tasks, explainer);
        this.shown = new ShownStepController(explainer);
        // Every change counts, even if nothing has read the document before.
        hinted.hinted.addListener((change, before, now) -> beginAnew());
        document.addListener((change, before, now) -> draw());
        enabled.subscribe(this::begin);
        this.hints.subscribe(this::beginAnew);
        shown.picture.subscribe(this::draw);
    }

    /// Sets the action after each answer to the question for a hint, whatever it is.
    public void onAnswered(Runnable action) {
        whenAnswered = action;
    }

    /// Lights the cells with faulty pencil marks on the board.
    public void showFaultyMarks() {
        picture.set(new MarkedGrid(document.get().grid(), ShownStepController.lighting(faultyMarks.get())));
    }

    /// Leaves the pencil marks aside from now on, and looks for a hint.
    public void hintWithoutMarks() {
        hinted.usesMarks.set(false);
        more();
    }

    /// Removes the hint and cancels its search.
    public void stop() {
        clear();
    }

    /// Reveals more of the hint; after the last stage, applies the step.
    public void more() {
        if (!enabled.get() || busy.get()) {
            return;
        }
        switch (stage.get()) {
            case NOTHING -> look();
            case NAME -> reveal(Stage.PLACE);
            case PLACE -> reveal(Stage.PICTURE);
            case PICTURE -> apply();
        }
    }

    /// Applies the step and shows a confirmation until the next action.
    public void apply() {
        Deduction made = shown.step();
        if (made == null) {
            return;
        }
        apply.accept(made.conclusions());
        // The board was changed by the step, so the hint is gone.
        if (stage.get() == Stage.NOTHING) {
            sentence.say(() ->
                    messages.get("hint.made", explainer.words().of(made.technique()), explainer.conclusions(made)));
        }
    }

    private void relocalize() {
        prefetcher.relocalize();
        shown.relocalize();
    }

    private void look() {
        Document about = hinted.hinted.get();
        busy.set(true);
        sentence.say(() -> messages.get("hint.looking"));
        prefetcher.ask(about, hints.get(), result -> take(about, result), _ -> failed());
    }

    private void take(Document about, HintPrefetcher.Result result) {
        busy.set(false);
        switch (result.advice()) {
            case HintResult.Found(var found, boolean unique) -> {
                board = found.before().grid();
                several.set(!unique);
                shown.show(Objects.requireNonNull(result.explanation()), found.deduction(), board, unique);
                reveal(Stage.NAME);
            }
            case HintResult.Wrong(CellSet digits, CellSet marks) -> {
                sentence.say(() -> new AdviceWords(messages).of(result.advice()));
                faultyMarks.set(marks);
                picture.set(
                        digits.isEmpty() ? null : new MarkedGrid(about.grid(), ShownStepController.lighting(digits)));
            }
            case HintResult.ConflictingEntries _ -> {
                sentence.say(() -> new AdviceWords(messages).of(result.advice()));
                picture.set(
                        new MarkedGrid(about.grid(), ShownStepController.lighting(AdviceWords.cells(result.advice()))));
            }
            case HintResult.All _,
                    HintResult.Stuck _,
                    HintResult.Complete _,
                    HintResult.Impossible _,
                    HintResult.Unrated _ -> sentence.say(() -> new AdviceWords(messages).of(result.advice()));
        }
        whenAnswered.run();
    }

    private void failed() {
        busy.set(false);
        sentence.say(() -> messages.get("hint.failed"));
    }

    private void reveal(Stage next) {
        stage.set(next);
        sentence.say(() -> messages.get(
                switch (next) {
                    case NOTHING -> "hint.idle";
                    case NAME -> "hint.more-place";
                    case PLACE -> "hint.more-picture";
                    case PICTURE -> "hint.more-apply";
                }));
        Deduction step = shown.step();
        if (next == Stage.PICTURE && step != null) {
            hinted.keep(step.conclusions());
        }
        draw();
    }

    private void draw() {
        Explanation explained = shown.explanation.get();
        MarkedGrid whole = shown.picture.get();
        picture.set(
                explained == null
                        ? null
                        : switch (stage.get()) {
                            case NOTHING, NAME -> null;
                            case PLACE ->
                                new MarkedGrid(document.get().grid(), ShownStepController.lighting(explained.where()));
                            case PICTURE -> whole;
                        });
    }

    private void beginAnew() {
        prefetcher.forget();
        begin();
    }

    private void begin() {
        clear();
        if (enabled.get()) {
            prefetcher.begin(hinted.hinted.get(), hints.get());
        }
    }

    private void clear() {
        prefetcher.giveUp();
        busy.set(false);
        stage.set(Stage.NOTHING);
        shown.clear();
        picture.set(null);
        several.set(false);
        faultyMarks.set(CellSet.NONE);
        boolean may = enabled.get();
        sentence.say(() -> messages.get(may ? "hint.idle" : "hint.disabled"));
    }
}
