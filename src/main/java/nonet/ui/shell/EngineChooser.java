package nonet.ui.shell;

import java.util.List;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import nonet.solve.StepSolver;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.Messages;
import nonet.ui.playback.Playback;
import org.jspecify.annotations.Nullable;

/// The list of engines that can be watched.
final class EngineChooser extends ComboBoxOf<StepSolver> {

    private static final double TIP_WIDTH = 380;

    EngineChooser(Messages messages, List<StepSolver> engines, Playback playback) {
        super("engine", engines, playback.engineProperty(), engine -> messages.get("engine." + engine.id()));
        disableProperty().bind(playback.runningProperty());
        DisabledTooltips.explain(this, () -> messages.get("engine.gray"));
        Tooltip about = new Tooltip();
        wrap(about);
        valueProperty().subscribe(engine -> about.setText(tip(messages, engine)));
        setTooltip(about);
        setCellFactory(list -> new EngineCell(messages));
        setAccessibleText(messages.get("engine.tip"));
    }

    private static String tip(Messages messages, StepSolver engine) {
        return messages.get("engine." + engine.id() + ".tip");
    }

    private static void wrap(Tooltip tip) {
        tip.setWrapText(true);
        tip.setMaxWidth(TIP_WIDTH);
    }

    /// An engine in the list, which the tooltip explains in a sentence.
    private static final class EngineCell extends ListCell<StepSolver> {

        private final Messages messages;
        private final Tooltip about = new Tooltip();

        EngineCell(Messages messages) {
            this.messages = messages;
            wrap(about);
        }

        @Override
        protected void updateItem(@Nullable StepSolver engine, boolean empty) {
            super.updateItem(engine, empty);
            StepSolver shown = empty ? null : engine;
            setText(shown == null ? null : messages.get("engine." + shown.id()));
            about.setText(shown == null ? null : tip(messages, shown));
            setAccessibleHelp(about.getText());
            setTooltip(shown == null ? null : about);
        }
    }
}
