package nonet.ui.hints.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
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
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.hints.shown.LevelWords;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The whole path from the board to the solution. It is searched in the background while it is visible, and each of its
/// steps can be shown on its board.
public final class PathController extends SearchedSteps<Advice.Found> {

    /// A step of the path.
    ///
    /// @param number from 1
    /// @param name the name of the technique
    /// @param rest the line without the name
    /// @param line the step in the one-line notation
    public record PathStep(
            int number, Step step, boolean checked, Weight weight, String name, String rest, String line) {}

    private final ObservableList<PathStep> steps = FXCollections.observableArrayList();
    private final FilteredList<PathStep> listed = new FilteredList<>(steps);
    private final ReadOnlyObjectWrapper<@Nullable PathStep> chosen = new ReadOnlyObjectWrapper<>();
    private @Nullable Tally tally;

    /// @param apply applies conclusions to the board, all at once
    public PathController(
            Messages messages, Tasks tasks, Hints hints, Explainer explainer, Consumer<List<Conclusion>> apply) {
        super(messages, tasks, hints, explainer, apply, (using, document, found, progress, cancel) -> {
            progress.accept(-1);
            return using.path(document, found, cancel);
        });
    }

    /// The steps whose lines contain the filter text.
    public ObservableList<PathStep> steps() {
        return FXCollections.unmodifiableObservableList(listed);
    }

    /// The selected step; null for none. After [#goThere()] it is the next step of the path.
    public ReadOnlyObjectProperty<@Nullable PathStep> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    /// Shows the board before this step, with the step on it.
    public void show(PathStep step) {
        show(step.step(), step.checked());
        chosen.set(step);
    }

    /// Applies all steps before the selected one.
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

    /// Returns the path as text, a step a line.
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        steps.forEach(each -> text.append(each.line()).append('\n'));
        return text.toString();
    }

    /// Returns the path as comma-separated values.
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
        String level = new LevelWords(messages()).of(rating.level());
        String hardest = rating.hardest() == null ? "" : explainer().words().of(rating.hardest());
        return messages().get("path.rated", steps.size(), level, rating.score(), hardest);
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
    Supplier<String> take(List<Advice.Found> more) {
        Tally counted = tally == null ? new Tally(weights()) : tally;
        List<PathStep> added = new ArrayList<>();
        for (Advice.Found each : more) {
            Deduction deduction = each.step().deduction();
            counted.add(deduction);
            int number = steps.size() + added.size() + 1;
            added.add(worded(number, each.step(), each.unique(), weight(deduction)));
        }
        tally = counted;
        steps.addAll(added);
        if (following() && !listed.isEmpty()) {
            show(listed.getFirst());
        }
        return () -> messages().get("path.so-far", steps.size());
    }

    @Override
    Supplier<String> close(Advice advice) {
        boolean complete = advice instanceof Advice.Complete;
        boolean several = !steps.isEmpty() && !steps.getFirst().checked();
        boolean unfinished = steps.isEmpty() || !complete;
        return () -> {
            AdviceWords words = new AdviceWords(messages());
            String note = several ? messages().get("hint.several") : "";
            return words.join(rated(complete), unfinished ? words.of(advice) : "", note);
        };
    }

    @Override
    void reword() {
        PathStep shown = chosen.get();
        steps.replaceAll(each -> worded(each.number(), each.step(), each.checked(), each.weight()));
        if (shown != null && shown.number() <= steps.size()) {
            chosen.set(steps.get(shown.number() - 1));
        }
    }

    private PathStep worded(int number, Step step, boolean checked, Weight weight) {
        Deduction deduction = step.deduction();
        return new PathStep(
                number,
                step,
                checked,
                weight,
                explainer().words().of(deduction.technique()),
                explainer().unnamedLine(deduction),
                explainer().line(deduction));
    }
}
