package nonet.ui.shell.panes;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.sentence;
import static nonet.ui.kit.Parts.when;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.hints.shown.ShownStepController;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.ShownSearch;
import nonet.ui.playback.TraceView;

/// The trace, and below it the event that is shown, in full: a guess with the reason for it, a step of human logic in
/// sentences as a hint has them.
final class TracePane extends VBox {

    private static final double SENTENCES = 0.42;

    private final ShownSearch search;
    private final ShownStepController step;
    private final EventWords words;
    private final StringProperty event = new SimpleStringProperty("");

    TracePane(WindowPanes panes) {
        Messages messages = panes.services.messages();
        search = panes.main.playback().search;
        words = new EventWords(messages);
        step = new ShownStepController(new Explainer(new Words(messages::locale)));
        panes.main.frames().watched.bind(step.picture);
        TraceView trace = new TraceView(messages, panes.main.playback(), new TracePlaceholder(panes));
        VBox.setVgrow(trace, Priority.ALWAYS);
        VBox sentences = sentences(panes.services);
        sentences.prefHeightProperty().bind(heightProperty().multiply(SENTENCES));
        VBox shown = column("event-in-full", sentence("trace-event", event));
        getChildren().addAll(trace, when(event.isNotEmpty(), shown), sentences);
        ViewListeners.observe(this, search.listed, this::show);
    }

    /// Returns the step in words, which take no room while there is none.
    private VBox sentences(PaneServices services) {
        ShownStepView words = new ShownStepView(
                        services.messages(), step, new SimpleBooleanProperty(true), "trace-step")
                .withAbout(services);
        VBox.setVgrow(words, Priority.ALWAYS);
        return when(words.visibleProperty(), column("watched-step", words));
    }

    /// Returns an event in full.
    private String inFull(Entry entry) {
        String line = words.of(entry.event());
        return search.reason(entry.index())
                .map(why -> line + "\n" + words.of(why))
                .orElse(line);
    }

    private void show(ReplayState moment) {
        Entry entry = moment.entry();
        event.set(entry == null || entry.event() instanceof Event.Deduced ? "" : inFull(entry));
        if (moment.index() == search.moment().index()
                && entry != null
                && entry.event() instanceof Event.Deduced(var deduction)) {
            step.show(deduction, search.before().grid(), false);
        } else {
            step.clear();
        }
    }
}
