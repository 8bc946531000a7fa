package nonet.ui.shell;

import java.util.List;
import javafx.scene.control.Tooltip;
import nonet.solve.StepSolver;
import nonet.ui.kit.Chooser;
import nonet.ui.kit.Messages;
import nonet.ui.playback.Playback;

/// The list of engines that can be watched.
final class EngineChooser extends Chooser<StepSolver> {

    EngineChooser(Messages texts, List<StepSolver> engines, Playback playback) {
        super("engine", engines, playback.engineProperty(), engine -> texts.get("engine." + engine.id()));
        disableProperty().bind(playback.runningProperty());
        setTooltip(new Tooltip(texts.get("engine.tip")));
        setAccessibleText(texts.get("engine.tip"));
    }
}
