package nonet.ui.hints;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.play.Document;
import nonet.rate.Weight;
import nonet.service.Hints;
import nonet.service.Hints.Advice;
import nonet.service.RankedStep;
import nonet.service.StepTable;
import nonet.solve.Cancel;
import nonet.ui.kit.Tasks;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// All the steps there are now, in groups, those first that get furthest. They are looked for in the background while
/// somebody looks at them.
public final class StepsController {

    /// What puts steps into one group.
    public enum Grouping {
        NONE,
        TECHNIQUE,
        EFFECT
    }

    /// Steps that belong together, those first that get furthest.
    ///
    /// @param title the technique's name, or the conclusions; empty when all steps are one group
    public record Group(String title, List<RankedStep> steps) {}

    private final Texts texts;
    private final Explainer explainer;
    private final Consumer<List<Conclusion>> apply;
    private final ShownStepController shown;
    private final LiveSearch<RankedStep> search;
    private final ObjectProperty<Grouping> grouping = new SimpleObjectProperty<>(Grouping.TECHNIQUE);
    private final StringProperty wanted = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<List<Group>> groups = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable HintPicture> picture = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper sentence = new ReadOnlyStringWrapper("");
    private final List<RankedStep> steps = new ArrayList<>();
    private final Map<RankedStep, String> lines = new IdentityHashMap<>();

    /// @param apply makes the conclusions of a step on the board
    public StepsController(
            Texts texts, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        this.texts = texts;
        this.explainer = explainer;
        this.apply = apply;
        this.shown = new ShownStepController(explainer);
        this.search = new LiveSearch<>(tasks, hints, StepsController::search, new Listening());
        grouping.addListener(change -> arrange());
        wanted.addListener(change -> arrange());
        shown.pictureProperty()
                .addListener(change -> picture.set(shown.pictureProperty().get()));
    }

    LiveSearch<RankedStep> search() {
        return search;
    }

    /// The board that is searched, the search itself and whether somebody looks.
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

    public ObjectProperty<Grouping> groupingProperty() {
        return grouping;
    }

    /// A text that the lines of the steps that are listed contain.
    public StringProperty wantedProperty() {
        return wanted;
    }

    public ReadOnlyObjectProperty<List<Group>> groupsProperty() {
        return groups.getReadOnlyProperty();
    }

    /// How many steps there are, or why there are none.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Hands over what was found. The window calls this once a frame.
    public void pulse() {
        search.pulse();
    }

    /// Shows a step on the board.
    public void show(RankedStep ranked) {
        shown.show(ranked.step().deduction(), ranked.step().before().grid(), ranked.checked());
    }

    /// Makes the step that is looked at.
    public void apply() {
        Deduction made = shown.step();
        if (made != null) {
            apply.accept(made.conclusions());
        }
    }

    /// Returns a step in one line.
    public String line(RankedStep ranked) {
        return lines.computeIfAbsent(ranked, each -> explainer.line(each.step().deduction()));
    }

    /// Returns the steps that are listed as text, a line each.
    public String text() {
        StringBuilder text = new StringBuilder();
        for (RankedStep each : listed()) {
            text.append(line(each)).append('\n');
        }
        return text.toString();
    }

    /// Returns the steps that are listed as comma-separated values.
    public String csv() {
        StepTable table = StepTable.ofAll();
        for (RankedStep each : listed()) {
            table.add(each, weight(each.step().deduction()), line(each));
        }
        return table.toString();
    }

    private List<RankedStep> listed() {
        return groups.get().stream().flatMap(group -> group.steps().stream()).toList();
    }

    private Weight weight(Deduction deduction) {
        return search.hintsProperty().get().weights().of(deduction.technique());
    }

    private void arrange() {
        String text = wanted.get().strip().toLowerCase(Locale.ROOT);
        List<RankedStep> listed = new ArrayList<>(steps);
        listed.removeIf(each -> !line(each).toLowerCase(Locale.ROOT).contains(text));
        groups.set(
                switch (grouping.get()) {
                    case NONE -> listed.isEmpty() ? List.of() : List.of(new Group("", List.copyOf(listed)));
                    case TECHNIQUE ->
                        grouped(
                                listed,
                                each -> explainer
                                        .words()
                                        .of(each.step().deduction().technique()));
                    case EFFECT ->
                        grouped(
                                listed,
                                each -> explainer.conclusions(each.step().deduction()));
                });
    }

    /// The steps are in order, so the first of a group decides the place of the group.
    private static List<Group> grouped(List<RankedStep> steps, Function<RankedStep, String> title) {
        Map<String, List<RankedStep>> byTitle = new LinkedHashMap<>();
        steps.forEach(each -> byTitle.computeIfAbsent(title.apply(each), _ -> new ArrayList<>())
                .add(each));
        List<Group> groups = new ArrayList<>();
        byTitle.forEach((name, group) -> groups.add(new Group(name, List.copyOf(group))));
        return List.copyOf(groups);
    }

    private static Advice search(
            Hints hints, Document document, Consumer<RankedStep> found, DoubleConsumer progress, Cancel cancel) {
        return hints.all(
                document,
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

    private final class Listening implements LiveSearch.Listener<RankedStep> {

        @Override
        public void cleared() {
            steps.clear();
            lines.clear();
            groups.set(List.of());
            shown.clear();
            boolean may = search.enabledProperty().get();
            sentence.set(texts.get(may ? "hint.looking" : "hint.disabled"));
        }

        @Override
        public void found(List<RankedStep> more) {
            steps.addAll(more);
            Collections.sort(steps, RankedStep.FURTHEST_FIRST);
            sentence.set(texts.get("steps.so-far", steps.size()));
            arrange();
        }

        @Override
        public void ended(Advice advice) {
            sentence.set(advice instanceof Advice.Stuck ? texts.get("steps.none") : new AdviceWords(texts).of(advice));
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
