package nonet.ui.main;

import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Tooltip;
import javafx.util.StringConverter;
import nonet.solve.StepSolver;
import nonet.ui.kit.Texts;
import nonet.ui.steps.Playback;
import org.jspecify.annotations.Nullable;

/// The list of engines that can be watched.
final class EngineChooser extends ComboBox<StepSolver> {

    EngineChooser(Texts texts, List<StepSolver> engines, Playback playback) {
        setId("engine");
        getItems().setAll(engines);
        setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable StepSolver engine) {
                return engine == null ? "" : texts.get("engine." + engine.id());
            }

            @Override
            public @Nullable StepSolver fromString(String name) {
                return null;
            }
        });
        valueProperty().bindBidirectional(playback.engineProperty());
        disableProperty().bind(playback.runningProperty());
        setTooltip(new Tooltip(texts.get("engine.tip")));
        setAccessibleText(texts.get("engine.tip"));
    }
}
