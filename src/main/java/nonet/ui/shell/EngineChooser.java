package nonet.ui.shell;

import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import nonet.solve.StepSolver;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.DisabledTooltips;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.playback.Playback;
import nonet.ui.playback.SearchNames;
import org.jspecify.annotations.Nullable;

/// The list of engines that can be watched. While the trace of another program is shown, it names the solver of that one;
/// choosing an engine leaves the trace.
final class EngineChooser extends ComboBox<StepSolver> {

    private static final double TIP_WIDTH = 380;

    private final Messages messages;
    private final Playback playback;

    EngineChooser(Messages messages, List<StepSolver> engines, Playback playback) {
        this.messages = messages;
        this.playback = playback;
        setId("engine");
        getItems().setAll(engines);
        setConverter(ComboBoxOf.converter(this::name));
        disableProperty().bind(playback.running);
        DisabledTooltips.explain(this, () -> messages.get("engine.gray"));
        Tooltip about = new Tooltip();
        wrap(about);
        valueProperty().subscribe(engine -> about.setText(tip(messages, engine)));
        setTooltip(about);
        setCellFactory(list -> new EngineCell(messages));
        setButtonCell(new ListCell<>() {
            @Override
            protected void updateItem(@Nullable StepSolver engine, boolean empty) {
                super.updateItem(engine, empty);
                setText(name(empty ? null : engine));
            }
        });
        setAccessibleText(messages.get("engine.tip"));
        follow();
        ViewListeners.onInvalidation(this, playback.engine, this::follow);
        ViewListeners.onInvalidation(this, playback.search.foreign, this::follow);
        valueProperty().subscribe(chosen -> {
            if (chosen != null) {
                playback.choose(chosen);
            }
        });
    }

    private void follow() {
        boolean foreign = playback.search.foreign.get() != null;
        setValue(foreign ? null : playback.engine.get());
    }

    private String name(@Nullable StepSolver engine) {
        if (engine != null) {
            return messages.get("engine." + engine.id());
        }
        String foreign = playback.search.foreign.get();
        return foreign == null ? "" : SearchNames.ofTrace(messages, foreign);
    }

    private static String tip(Messages messages, @Nullable StepSolver engine) {
        return messages.get(engine == null ? "engine.trace.tip" : "engine." + engine.id() + ".tip");
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
