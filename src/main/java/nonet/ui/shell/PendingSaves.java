package nonet.ui.shell;

import javafx.animation.PauseTransition;
import javafx.util.Duration;
import nonet.ui.export.ExportController;
import nonet.ui.kit.Messages;
import nonet.ui.shell.file.SaveController;
import nonet.ui.shell.file.UserPrompts;

/// Waits before a window closes until its files are written, and says so: a file on a slow or broken drive must not make
/// the window seem dead.
final class PendingSaves {

    /// After this time the user can close without waiting.
    private static final Duration PATIENCE = Duration.seconds(3);

    private final Messages messages;
    private final SaveController saving;
    private final ExportController export;
    private final UserPrompts prompts;

    PendingSaves(Messages messages, SaveController saving, ExportController export, UserPrompts prompts) {
        this.messages = messages;
        this.saving = saving;
        this.export = export;
        this.prompts = prompts;
    }

    /// Runs an action after the files that are being saved; drops it when one of them cannot be written. An export is
    /// stopped only when the user agrees.
    void before(Runnable action) {
        if (export.state.get().isUnderWay()) {
            String question = messages.get("closing.export", export.state.get().sentence());
            prompts.confirm(question, messages.get("closing.stop"), () -> {
                export.cancel();
                afterSaving(action);
            });
        } else {
            afterSaving(action);
        }
    }

    private void afterSaving(Runnable action) {
        String file = saving.unfinished();
        PauseTransition patience = new PauseTransition(PATIENCE);
        if (!file.isEmpty()) {
            prompts.tell(messages.get("closing.waits", file));
            patience.setOnFinished(
                    over -> prompts.confirm(messages.get("closing.hangs", file), messages.get("closing.now"), action));
            patience.play();
        }
        saving.afterSaving(
                () -> {
                    patience.stop();
                    action.run();
                },
                patience::stop);
    }
}
