package nonet.ui.export;

import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneTask;

/// Reports a task in the main window while the window of its own is closed: that it continues, and its end.
final class ClosedWindow {

    private ClosedWindow() {}

    /// @param shown whether the window is open
    /// @param elsewhere takes the sentences of the moment
    static void report(Messages messages, PaneTask task, ObservableValue<Boolean> shown, Consumer<String> elsewhere) {
        shown.subscribe((_, now) -> {
            if (!now && task.isUnderWay()) {
                elsewhere.accept(messages.get("export.goes-on", task.sentence()));
            }
        });
        task.state.subscribe((before, now) -> {
            if (before.isUnderWay() && !now.isUnderWay() && !shown.getValue()) {
                elsewhere.accept(now.sentence());
            }
        });
    }
}
