package nonet.ui.verdict;

import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.sentence;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Controls;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneTask;

/// The ratings of the puzzle by patterns: the button that starts them, and a sentence for each that is known.
final class PatternRatingsView extends VBox {

    PatternRatingsView(Controls controls, PatternRatings ratings) {
        getStyleClass().add("why-lines");
        BooleanBinding running = in(ratings.state, PaneTask.State::isUnderWay);
        VBox known = new VBox();
        known.setId("why-ratings");
        known.getStyleClass().add("why-lines");
        ViewListeners.observe(
                this,
                ratings.results,
                _ -> known.getChildren()
                        .setAll(ratings.sentences().stream()
                                .map(text -> wrapped(new Label(text)))
                                .toList()));
        getChildren()
                .addAll(
                        line(
                                "why-buttons",
                                when(running.not(), controls.namedButton("why-rate", running.not(), ratings::rate)),
                                when(running, controls.namedButton("why-rate-cancel", running, ratings::cancel))),
                        sentence("why-rating", ratings.state.map(PaneTask.State::sentence)),
                        known);
    }
}
