package nonet.ui.hints;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.logic.Step;
import nonet.rate.Rating;
import nonet.rate.Tally;
import nonet.rate.Weight;
import nonet.service.Hints;
import nonet.service.Hints.Advice;
import nonet.service.StepTable;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// The whole way from the board to the solution. It is looked for in the background while somebody looks at it, and each
/// of its steps can be seen on the board as it is then.
public final class PathController {

    /// A step of the way.
    ///
    /// @param number from 1
    /// @param line the step as people write it
    public record PathStep(int number, Step step, boolean checked, Weight weight, String line) {}

    private final Texts texts;
    private final Explainer explainer;
    private final Consumer<List<Conclusion>> apply;
    private final ShownStepController shown;
    private final LiveSearch<Advice.Found> search;
    private final ObservableList<PathStep> steps = FXCollections.observableArrayList();
    private final FilteredList<PathStep> listed = new FilteredList<>(steps);
    private final StringProperty wanted = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable HintPicture> picture = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
    private @Nullable PathStep current;
    private @Nullable Tally tally;

    /// @param apply makes conclusions on the board, all at once
    public PathController(
            Texts texts, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        this.texts = texts;
        this.explainer = explainer;
        this.apply = apply;
        this.shown = new ShownStepController(explainer);
        this.search = new LiveSearch<>(
                tasks,
                hints,
                (using, document, found, progress, cancel) -> {
                    progress.accept(-1);
                    return using.path(document, found, cancel);
                },
                new Listening());
        wanted.subscribe(text -> {
            String lower = text.strip().toLowerCase(Locale.ROOT);
            listed.setPredicate(each -> each.line().toLowerCase(Locale.ROOT).contains(lower));
        });
        shown.pictureProperty()
                .addListener(change -> picture.set(shown.pictureProperty().get()));
    }

    LiveSearch<Advice.Found> search() {
        return search;
    }

    /// The board that is searched, what finds the steps, and whether somebody looks.
    public Watching watching() {
        return new Watching(
                search.documentProperty(), search.hintsProperty(), search.enabledProperty(), search.watchedProperty());
    }

    /// The step that is looked at.
    public ShownStepController shown() {
        return shown;
    }

    /// What the board shows; null for nothing.
    public ReadOnlyObjectProperty<@Nullable HintPicture> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    /// The steps whose lines contain what is wanted.
    public ObservableList<PathStep> steps() {
        return FXCollections.unmodifiableObservableList(listed);
    }

    public StringProperty wantedProperty() {
        return wanted;
    }

    /// How hard the way is, or why it leads nowhere.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Hands over what was found. The window calls this once a frame.
    public void pulse() {
        search.pulse();
    }

    /// Shows the board as it is when this step is made, and the step on it.
    public void show(PathStep step) {
        current = step;
        shown.show(step.step().deduction(), step.step().before().grid(), step.checked());
    }

    /// Makes all steps before the one that is looked at.
    public void goThere() {
        PathStep there = current;
        if (there != null) {
            List<Conclusion> conclusions = new ArrayList<>();
            for (PathStep each : steps.subList(0, there.number() - 1)) {
                conclusions.addAll(each.step().deduction().conclusions());
            }
            apply.accept(conclusions);
        }
    }

    /// Returns the way as text, a step a line.
    public String text() {
        StringBuilder text = new StringBuilder();
        steps.forEach(each -> text.append(each.line()).append('\n'));
        return text.toString();
    }

    /// Returns the way as comma-separated values.
    public String csv() {
        StepTable table = StepTable.ofPath();
        steps.forEach(each -> table.add(each.number(), each.step().deduction(), each.weight(), each.line()));
        return table.toString();
    }

    private String rated(boolean solved) {
        Tally counted = tally;
        if (counted == null) {
            return "";
        }
        Rating rating = counted.rating(solved);
        String level = new LevelWords(texts).of(rating.level());
        String hardest = rating.hardest() == null ? "" : explainer.words().of(rating.hardest());
        return texts.get("path.rated", steps.size(), level, rating.score(), hardest);
    }

    private final class Listening implements LiveSearch.Listener<Advice.Found> {

        @Override
        public void cleared() {
            current = null;
            steps.clear();
            tally = null;
            shown.clear();
            boolean may = search.enabledProperty().get();
            sentence.set(texts.get(may ? "hint.looking" : "hint.disabled"));
        }

        @Override
        public void found(List<Advice.Found> more) {
            var weights = search.hintsProperty().get().weights();
            Tally counted = tally == null ? new Tally(weights) : tally;
            List<PathStep> added = new ArrayList<>();
            for (Advice.Found each : more) {
                var technique = each.step().deduction().technique();
                counted.add(technique);
                added.add(new PathStep(
                        steps.size() + added.size() + 1,
                        each.step(),
                        each.unique(),
                        weights.of(technique),
                        explainer.line(each.step().deduction())));
            }
            tally = counted;
            steps.addAll(added);
            sentence.set(texts.get("path.so-far", steps.size()));
        }

        @Override
        public void ended(Advice advice) {
            boolean several = !steps.isEmpty() && !steps.getFirst().checked();
            String end =
                    steps.isEmpty() || !(advice instanceof Advice.Complete) ? new AdviceWords(texts).of(advice) : "";
            String note = several ? texts.get("hint.several") : "";
            sentence.set((rated(advice instanceof Advice.Complete) + " " + end + " " + note).strip());
            if (advice instanceof Advice.Wrong(var cells)) {
                picture.set(
                        new HintPicture(search.documentProperty().get().grid(), ShownStepController.lighting(cells)));
            }
        }

        @Override
        public void failed() {
            sentence.set(texts.get("hint.failed"));
        }
    }
}
