package nonet.ui.hints.search;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import nonet.explain.Explainer;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.service.hint.Hints;
import nonet.service.reason.PathWidth;
import nonet.ui.hints.search.PathController.PathStep;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The width of a path at the position before each of its steps, measured in the background after the path is known.
public final class PathWidths {

    private static final TaskQueue QUEUE = new TaskQueue("widths");
    /// The widths; empty until they are known. Sudoku Explainer's path has none.
    public final ReadOnlyObjectWrapper<List<PathWidth>> widths = new ReadOnlyObjectWrapper<>(List.of());

    /// The sentence on the position of the selected step, and as long as none is selected on the bottlenecks.
    final LocalizedText sentence;

    private final Messages messages;
    private final Explainer explainer;
    private final ObservableValue<@Nullable PathStep> chosen;
    private final Latest measuring;

    /// @param chosen the selected step
    PathWidths(Messages messages, Tasks tasks, Explainer explainer, ObservableValue<@Nullable PathStep> chosen) {
        this.messages = messages;
        measuring = new Latest(tasks, QUEUE);
        this.explainer = explainer;
        this.chosen = chosen;
        sentence = new LocalizedText(messages);
        widths.subscribe(this::say);
        chosen.subscribe(this::say);
    }

    /// Returns the sentence on the bottlenecks of the path; empty if there are none.
    String bottlenecks() {
        return words().bottlenecks(widths.get());
    }

    /// Returns the sentence on the steps at the position before a step; empty if they are not known.
    ///
    /// @param index the index of the step; -1 for none
    String at(int index) {
        return index < 0 || index >= widths.get().size()
                ? ""
                : words().width(index + 1, widths.get().get(index));
    }

    /// Measures the widths of a path of human logic, if there is one.
    void measure(List<Step> path, Document document, Hints hints) {
        if (!path.isEmpty()) {
            measuring.start((_, cancel) -> PathWidth.of(path, document, hints, cancel), found -> {
                widths.set(found);
                countHarder(found, path, document, hints);
            });
        }
    }

    /// Counts the steps of harder levels, after the widths are shown.
    private void countHarder(List<PathWidth> found, List<Step> path, Document document, Hints hints) {
        measuring.start((_, cancel) -> PathWidth.withHarder(found, path, document, hints, cancel), widths::set);
    }

    /// Forgets the widths, which are those of another path.
    void forget() {
        measuring.cancel();
        widths.set(List.of());
    }

    private PathWords words() {
        return new PathWords(messages, explainer);
    }

    private void say() {
        PathStep step = chosen.getValue();
        int index = step == null ? -1 : step.number() - 1;
        sentence.say(() -> {
            String there = at(index);
            return there.isEmpty() ? bottlenecks() : there;
        });
    }
}
