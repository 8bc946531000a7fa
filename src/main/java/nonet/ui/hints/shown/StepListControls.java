package nonet.ui.hints.shown;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import javafx.animation.PauseTransition;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.ViewListeners;

/// The controls above the lists of steps.
public final class StepListControls {

    /// A work that takes no longer is not worth a bar that comes and goes.
    private static final Duration SOON = Duration.millis(150);

    private StepListControls() {}

    /// Returns a label that wraps its text.
    public static Label wrapped(String id) {
        Label label = Parts.wrapped(styled("hint-state", new Label()));
        label.setId(id);
        return label;
    }

    /// Returns the field that filters a list.
    public static TextField filter(Messages messages, String id, StringProperty wanted) {
        TextField filter = new TextField();
        filter.setId(id);
        filter.setPromptText(messages.get("hint.filter"));
        filter.setTooltip(new Tooltip(messages.get("hint.filter-tip")));
        filter.setAccessibleText(messages.get("hint.filter-tip"));
        filter.textProperty().bindBidirectional(wanted);
        filter.setMinWidth(0);
        HBox.setHgrow(filter, Priority.ALWAYS);
        return filter;
    }

    /// Returns a progress bar that is visible during a search, with a button that stops it.
    ///
    /// @param stop the command that stops the search
    /// @param progress the progress, 0 to 1, or negative if unknown
    public static Node working(Controls controls, Command stop, ObservableDoubleValue progress) {
        ProgressBar bar = new ProgressBar();
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.progressProperty().bind(progress);
        HBox.setHgrow(bar, Priority.ALWAYS);
        Button button = controls.namedButton(stop);
        HBox row = line("hint-buttons", bar, button);
        row.setAlignment(Pos.CENTER_LEFT);
        return when(stop.enabled(), row);
    }

    /// Returns such a bar for a work that may be short: it is visible once the work has lasted for a while.
    ///
    /// @param stop the id of the command that stops the work
    /// @param progress the progress, 0 to 1, or negative if unknown
    public static Node working(
            Controls controls,
            String stop,
            ReadOnlyBooleanProperty busy,
            ObservableDoubleValue progress,
            Runnable stopping) {
        BooleanProperty slow = new SimpleBooleanProperty();
        Node row = working(controls, new Command(stop, slow, stopping), progress);
        PauseTransition wait = new PauseTransition(SOON);
        wait.setOnFinished(_ -> slow.set(busy.get()));
        ViewListeners.observe(row, busy, now -> {
            wait.stop();
            slow.set(false);
            if (now) {
                wait.play();
            }
        });
        return row;
    }
}
