package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.when;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.playback.ShownSearch;
import nonet.ui.playback.TraceView;

/// The trace, and below it the step of human logic that is shown, in sentences as a hint has them.
final class TracePane extends VBox {

    private static final double SENTENCES = 0.42;

    private final ShownSearch search;
    private final ShownStepController step;

    TracePane(WindowPanes panes) {
        Messages messages = panes.services.messages();
        search = panes.main.playback().search;
        step = new ShownStepController(new Explainer(new Words(messages::locale)));
        panes.main.frames().watched.bind(step.picture);
        TraceView trace = new TraceView(messages, panes.main.playback(), new TracePlaceholder(panes));
        VBox.setVgrow(trace, Priority.ALWAYS);
        VBox sentences = sentences(messages, panes.services.controls());
        sentences.prefHeightProperty().bind(heightProperty().multiply(SENTENCES));
        getChildren().addAll(trace, sentences);
        ViewListeners.observe(this, search.listed, this::show);
    }

    /// Returns the step in words, which take no room while there is none.
    private VBox sentences(Messages messages, Controls controls) {
        ShownStepView words =
                new ShownStepView(messages, step, new SimpleBooleanProperty(true), "trace-step").withAbout(controls);
        VBox.setVgrow(words, Priority.ALWAYS);
        return when(words.visibleProperty(), column("watched-step", words));
    }

    private void show(ReplayState moment) {
        Entry entry = moment.entry();
        if (moment.index() == search.moment().index()
                && entry != null
                && entry.event() instanceof Event.Deduced(var deduction)) {
            step.show(deduction, search.before().grid(), false);
        } else {
            step.clear();
        }
    }
}
