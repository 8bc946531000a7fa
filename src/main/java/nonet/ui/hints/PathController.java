package nonet.ui.hints;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.logic.solver.Step;
import nonet.rate.Rating;
import nonet.rate.Tally;
import nonet.rate.Weight;
import nonet.service.hint.Hints;
import nonet.service.hint.Hints.Advice;
import nonet.service.hint.StepTable;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Tasks;
import org.jspecify.annotations.Nullable;

/// The whole way from the board to the solution. It is looked for in the background while somebody looks at it, and each
/// of its steps can be seen on the board as it is then.
public final class PathController extends SearchedSteps<Advice.Found> {

    /// A step of the way.
    ///
    /// @param number from 1
    /// @param name the technique's
    /// @param rest what the line says after the name
    /// @param line the step as people write it
    public record PathStep(
            int number, Step step, boolean checked, Weight weight, String name, String rest, String line) {}

    private final ObservableList<PathStep> steps = FXCollections.observableArrayList();
    private final FilteredList<PathStep> listed = new FilteredList<>(steps);
    private final ReadOnlyObjectWrapper<@Nullable PathStep> chosen = new ReadOnlyObjectWrapper<>();
    private @Nullable Tally tally;

    /// @param apply makes conclusions on the board, all at once
    public PathController(
            Messages texts, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        super(texts, tasks, hints, explainer, apply, (using, document, found, progress, cancel) -> {
            progress.accept(-1);
            return using.path(document, found, cancel);
        });
    }

    /// The steps whose lines contain what is wanted.
    public ObservableList<PathStep> steps() {
        return FXCollections.unmodifiableObservableList(listed);
    }

    /// The step that is looked at; null for none. After going somewhere it is the one with which the way goes on.
    public ReadOnlyObjectProperty<@Nullable PathStep> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// Shows the board as it is when this step is made, and the step on it.
    public void show(PathStep step) {
        show(step.step(), step.checked());
        chosen.set(step);
    }

    /// Makes all steps before the one that is looked at.
    public void goThere() {
        PathStep there = chosen.get();
        if (there != null) {
            List<Conclusion> conclusions = new ArrayList<>();
            for (PathStep each : steps.subList(0, there.number() - 1)) {
                conclusions.addAll(each.step().deduction().conclusions());
            }
            apply(conclusions);
        }
    }

    /// Returns the way as text, a step a line.
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        steps.forEach(each -> text.append(each.line()).append('\n'));
        return text.toString();
    }

    /// Returns the way as comma-separated values.
    @Override
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
        String level = new LevelWords(texts()).of(rating.level());
        String hardest = rating.hardest() == null ? "" : explainer().words().of(rating.hardest());
        return texts().get("path.rated", steps.size(), level, rating.score(), hardest);
    }

    @Override
    void filter() {
        StepFilter filter = StepFilter.of(wantedProperty().get());
        listed.setPredicate(
                each -> filter.accepts(each.line(), each.step().deduction().technique()));
    }

    @Override
    int count() {
        return listed.size();
    }

    @Override
    void forget() {
        chosen.set(null);
        steps.clear();
        tally = null;
    }

    @Override
    String take(List<Advice.Found> more) {
        Tally counted = tally == null ? new Tally(weights()) : tally;
        List<PathStep> added = new ArrayList<>();
        for (Advice.Found each : more) {
            Deduction deduction = each.step().deduction();
            counted.add(deduction.technique());
            int number = steps.size() + added.size() + 1;
            added.add(new PathStep(
                    number,
                    each.step(),
                    each.unique(),
                    weight(deduction),
                    explainer().words().of(deduction.technique()),
                    explainer().unnamedLine(deduction),
                    explainer().line(deduction)));
        }
        tally = counted;
        steps.addAll(added);
        if (following() && !listed.isEmpty()) {
            show(listed.getFirst());
        }
        return texts().get("path.so-far", steps.size());
    }

    @Override
    String close(Advice advice) {
        boolean complete = advice instanceof Advice.Complete;
        boolean several = !steps.isEmpty() && !steps.getFirst().checked();
        String end = steps.isEmpty() || !complete ? new AdviceWords(texts()).of(advice) : "";
        String note = several ? texts().get("hint.several") : "";
        return new AdviceWords(texts()).join(rated(complete), end, note);
    }
}
