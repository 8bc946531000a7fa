package nonet.ui.hints.search;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import javafx.beans.value.ObservableValue;
import nonet.play.Document;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.hint.SePathFinder;
import nonet.solve.Cancel;

/// Searches for the path that is chosen.
///
/// @param scale whose path
record PathJob(ObservableValue<PathController.Scale> scale, SePathFinder explained)
        implements LiveSearch.Job<PathItem> {

    @Override
    public HintResult run(
            Hints hints, Document document, Consumer<PathItem> found, DoubleConsumer progress, Cancel cancel) {
        progress.accept(-1);
        return switch (scale.getValue()) {
            case HUMAN ->
                hints.path(
                        document,
                        step -> found.accept(new PathItem.Human(
                                step, hints.profile().weights().of(step.step().deduction()))),
                        cancel);
            case EXPLAINER ->
                explained.find(hints, document.puzzle(), step -> found.accept(new PathItem.Explained(step)), cancel);
        };
    }
}
