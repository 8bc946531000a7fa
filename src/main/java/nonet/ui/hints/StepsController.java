package nonet.ui.hints;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.service.hint.Hints.Advice;
import nonet.service.hint.RankedStep;
import nonet.service.hint.StepTable;
import nonet.solve.Cancel;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Tasks;
import org.jspecify.annotations.Nullable;

/// All the steps there are now, in groups, those first that get furthest. They are looked for in the background while
/// somebody looks at them.
public final class StepsController extends SearchedSteps<RankedStep> {

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

    private final Consumer<Profile> use;
    private final ObjectProperty<Grouping> grouping = new SimpleObjectProperty<>(Grouping.TECHNIQUE);
    private final ReadOnlyObjectWrapper<List<Group>> groups = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable RankedStep> chosen = new ReadOnlyObjectWrapper<>();
    private @Nullable Technique made;
    private final List<RankedStep> steps = new ArrayList<>();
    private final IdentityHashMap<RankedStep, String> lines = new IdentityHashMap<>();

    /// @param apply makes the conclusions of a step on the board
    /// @param use takes another profile for human logic
    public StepsController(
            Messages texts,
            Tasks tasks,
            Hints hints,
            Explainer explainer,
            Consumer<List<Conclusion>> apply,
            Consumer<Profile> use) {
        super(texts, tasks, hints, explainer, apply, StepsController::search);
        this.use = use;
        grouping.addListener(change -> arrange());
    }

    public ObjectProperty<Grouping> groupingProperty() {
        return grouping;
    }

    public ReadOnlyObjectProperty<List<Group>> groupsProperty() {
        return groups.getReadOnlyProperty();
    }

    /// What is left out of all steps though it is used for solving.
    public ObservableValue<List<Omission>> omissions() {
        return context().hints().map(hints -> Omission.of(hints.profile()));
    }

    /// Looks for these techniques too, from now on.
    public void include(Omission omission) {
        use.accept(omission.includedIn(context().hints().get().profile()));
    }

    /// The step that is looked at; null for none. After a step was made it is the first of the same technique, or the
    /// first of all.
    public ReadOnlyObjectProperty<@Nullable RankedStep> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// Shows a step on the board.
    public void show(RankedStep ranked) {
        show(ranked.step(), ranked.checked());
        chosen.set(ranked);
    }

    /// Makes the step that is looked at.
    public void apply() {
        Deduction step = shown().step();
        if (step != null) {
            made = step.technique();
            apply(step.conclusions());
        }
    }

    /// Returns a step in one line.
    public String line(RankedStep ranked) {
        return lines.computeIfAbsent(
                ranked, each -> explainer().line(each.step().deduction()));
    }

    /// Returns what there is to say of a step in its group: all but the name below the name of its technique.
    String title(RankedStep ranked) {
        return grouping.get() == Grouping.TECHNIQUE
                ? explainer().unnamedLine(ranked.step().deduction())
                : line(ranked);
    }

    /// Returns the steps that are listed as text, a line each.
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        for (RankedStep each : listed()) {
            text.append(line(each)).append('\n');
        }
        return text.toString();
    }

    /// Returns the steps that are listed as comma-separated values.
    @Override
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

    private void goOn() {
        List<RankedStep> listed = listed();
        listed.stream()
                .filter(each -> each.step().deduction().technique() == made)
                .findFirst()
                .or(() -> listed.stream().findFirst())
                .ifPresent(this::show);
    }

    private void arrange() {
        StepFilter filter = StepFilter.of(wantedProperty().get());
        List<RankedStep> listed = new ArrayList<>(steps);
        listed.removeIf(
                each -> !filter.accepts(line(each), each.step().deduction().technique()));
        groups.set(
                switch (grouping.get()) {
                    case NONE -> listed.isEmpty() ? List.of() : List.of(new Group("", List.copyOf(listed)));
                    case TECHNIQUE ->
                        grouped(
                                listed,
                                each -> explainer()
                                        .words()
                                        .of(each.step().deduction().technique()));
                    case EFFECT ->
                        grouped(
                                listed,
                                each -> explainer().conclusions(each.step().deduction()));
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

    @Override
    void filter() {
        arrange();
    }

    @Override
    int count() {
        return listed().size();
    }

    @Override
    void forget() {
        chosen.set(null);
        steps.clear();
        lines.clear();
        groups.set(List.of());
    }

    @Override
    String take(List<RankedStep> more) {
        steps.addAll(more);
        Collections.sort(steps, RankedStep.FURTHEST_FIRST);
        arrange();
        return texts().get("steps.so-far", steps.size());
    }

    @Override
    String close(Advice advice) {
        if (following()) {
            goOn();
        }
        return advice instanceof Advice.Stuck ? texts().get("steps.none") : new AdviceWords(texts()).of(advice);
    }
}
