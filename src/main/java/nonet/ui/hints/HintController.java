package nonet.ui.hints;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.Marks;
import nonet.explain.Role;
import nonet.explain.Sentence;
import nonet.explain.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.notation.Names;
import nonet.play.Document;
import nonet.service.Hints;
import nonet.service.Hints.Advice;
import nonet.ui.kit.Lane;
import nonet.ui.kit.Problem;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// Leads a person up the ladder of a hint: its name, where to look, the whole picture, and then it is done for them. A
/// change of the board takes the hint away.
public final class HintController {

    /// How much of the hint is told.
    public enum Rung {
        NOTHING,
        NAME,
        PLACE,
        PICTURE
    }

    private static final Logger LOG = Logger.getLogger(HintController.class.getName());

    private final Texts texts;
    private final Tasks tasks;
    private final Hints hints;
    private final Explainer explainer;
    private final Consumer<List<Conclusion>> apply;
    private final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);
    private final ReadOnlyObjectWrapper<Rung> rung = new ReadOnlyObjectWrapper<>(Rung.NOTHING);
    private final ReadOnlyObjectWrapper<@Nullable Explanation> explanation = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable HintPicture> picture = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper();
    private final ReadOnlyBooleanWrapper checked = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final BooleanProperty enabled = new SimpleBooleanProperty(true);
    private final ObservableList<Deduction> steps = FXCollections.observableArrayList();
    private @Nullable Deduction step;
    private Grid board = Document.EMPTY.grid();

    /// @param apply makes the conclusions of a step on the board
    public HintController(Texts texts, Tasks tasks, Hints hints, Consumer<List<Conclusion>> apply) {
        this.texts = texts;
        this.tasks = tasks;
        this.hints = hints;
        this.apply = apply;
        this.explainer = new Explainer(new Words(texts.locale()));
        document.subscribe(this::clear);
        enabled.subscribe(this::clear);
    }

    /// What the person works on.
    public ObjectProperty<Document> documentProperty() {
        return document;
    }

    /// Whether hints make sense now; they do not while an engine's work is shown.
    public BooleanProperty enabledProperty() {
        return enabled;
    }

    public ReadOnlyObjectProperty<Rung> rungProperty() {
        return rung.getReadOnlyProperty();
    }

    /// The step in words; null while there is none. How much of it may be shown is told by the rung.
    public ReadOnlyObjectProperty<@Nullable Explanation> explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /// What the board shows of the hint; null for nothing.
    public ReadOnlyObjectProperty<@Nullable HintPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /// What to do next, or why there is no step.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Whether the step was checked against the puzzle's only solution.
    public ReadOnlyBooleanProperty checkedProperty() {
        return checked.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// All steps, when they were asked for.
    public ObservableList<Deduction> steps() {
        return steps;
    }

    /// Returns a step in one line.
    public String line(Deduction deduction) {
        return explainer.line(deduction);
    }

    /// Tells a little more of the hint; after the whole of it, makes the step.
    public void more() {
        if (!enabled.get() || busy.get()) {
            return;
        }
        switch (rung.get()) {
            case NOTHING -> look();
            case NAME -> climb(Rung.PLACE);
            case PLACE -> climb(Rung.PICTURE);
            case PICTURE -> apply();
        }
    }

    /// Makes the step.
    public void apply() {
        Deduction made = step;
        if (made != null) {
            apply.accept(made.conclusions());
        }
    }

    /// Looks for all steps.
    public void all() {
        if (!enabled.get() || busy.get()) {
            return;
        }
        Document about = document.get();
        busy.set(true);
        sentence.set(texts.get("hint.looking"));
        tasks.start(
                Lane.HINTS,
                (progress, cancel) -> hints.all(about, cancel),
                advice -> take(about, advice),
                this::failed);
    }

    /// Shows a step of all the steps there are.
    public void show(Deduction deduction) {
        step = deduction;
        explanation.set(explainer.explain(deduction, board));
        climb(Rung.PICTURE);
    }

    /// Lights the cells of a sentence; none when it is no longer looked at.
    public void light(CellSet cells) {
        Explanation shown = explanation.get();
        if (shown != null && rung.get() == Rung.PICTURE) {
            Marks marks = shown.marks();
            Map<Cell, Role> lit = CellSet.NONE.equals(cells) ? marks.cells() : lit(cells);
            picture.set(new HintPicture(board, new Marks(marks.candidates(), lit, marks.houses(), marks.links())));
        }
    }

    /// Returns the sentence that speaks of this cell most narrowly; null when none does.
    public @Nullable Sentence about(Cell cell) {
        Explanation shown = explanation.get();
        @Nullable Sentence best = null;
        if (shown != null) {
            for (Sentence each : shown.sentences()) {
                boolean narrower =
                        best == null || each.cells().size() < best.cells().size();
                best = each.cells().contains(cell) && narrower ? each : best;
            }
        }
        return best;
    }

    private void look() {
        Document about = document.get();
        busy.set(true);
        sentence.set(texts.get("hint.looking"));
        tasks.start(
                Lane.HINTS,
                (progress, cancel) -> hints.next(about, cancel),
                advice -> take(about, advice),
                this::failed);
    }

    private void take(Document about, Advice advice) {
        busy.set(false);
        if (!about.equals(document.get())) {
            clear();
            return;
        }
        switch (advice) {
            case Advice.Found(var found, boolean unique) -> {
                step = found.deduction();
                board = found.before().grid();
                checked.set(unique);
                explanation.set(explainer.explain(found.deduction(), board));
                climb(Rung.NAME);
            }
            case Advice.All(var position, List<Deduction> found, boolean unique) -> {
                board = position.grid();
                checked.set(unique);
                steps.setAll(found);
                sentence.set(texts.get(unique ? "hint.all" : "hint.all-several", found.size()));
            }
            case Advice.Wrong(CellSet cells) -> {
                sentence.set(texts.get("hint.wrong", cells.size(), names(cells)));
                picture.set(new HintPicture(about.grid(), new Marks(Map.of(), lit(cells), Map.of(), List.of())));
            }
            case Advice.Stuck() -> sentence.set(texts.get("hint.stuck"));
            case Advice.Complete() -> sentence.set(texts.get("hint.complete"));
            case Advice.Impossible() -> sentence.set(texts.get("hint.impossible"));
        }
    }

    private void failed(Problem problem) {
        LOG.log(Level.WARNING, "A hint failed", problem.cause());
        busy.set(false);
        sentence.set(texts.get("hint.failed"));
    }

    private void climb(Rung next) {
        Explanation told = explanation.get();
        rung.set(next);
        if (told == null) {
            return;
        }
        switch (next) {
            case NOTHING -> sentence.set(texts.get("hint.idle"));
            case NAME -> sentence.set(texts.get("hint.more-place"));
            case PLACE -> {
                sentence.set(texts.get("hint.more-picture"));
                picture.set(new HintPicture(
                        board, new Marks(Map.of(), lit(told.marks().touched()), Map.of(), List.of())));
            }
            case PICTURE -> {
                sentence.set(texts.get("hint.more-apply"));
                picture.set(new HintPicture(board, told.marks()));
            }
        }
    }

    private void clear() {
        step = null;
        steps.clear();
        explanation.set(null);
        picture.set(null);
        checked.set(false);
        rung.set(Rung.NOTHING);
        sentence.set(texts.get(enabled.get() ? "hint.idle" : "hint.disabled"));
    }

    private static Map<Cell, Role> lit(CellSet cells) {
        return StreamSupport.stream(cells.spliterator(), false)
                .collect(Collectors.toMap(cell -> cell, cell -> Role.PIVOT));
    }

    private static String names(CellSet cells) {
        return Names.of(cells);
    }
}
