package nonet.ui.shell;

import static nonet.ui.kit.Parts.styled;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import nonet.service.input.ProblemWords;
import nonet.settings.store.Damage;
import nonet.settings.store.SaveProblem;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.window.Dialogs;
import nonet.ui.shell.file.DialogPrompts;
import nonet.ui.shell.file.UserPrompts.Answer;

/// Notifies the user of a window when settings and work could not be read or saved.
public final class SaveNotices {

    private final Messages messages;
    private final ProblemWords problems;
    private final Dialogs dialogs;
    private final DialogPrompts prompts;
    private Runnable report = () -> {};

    SaveNotices(Messages messages, Dialogs dialogs, DialogPrompts prompts) {
        this.messages = messages;
        this.problems = new ProblemWords(messages::locale);
        this.dialogs = dialogs;
        this.prompts = prompts;
    }

    /// Reports damaged files.
    public void warnOfDamage(List<Damage> damages) {
        damages.stream()
                .map(this::sentence)
                .reduce((some, next) -> messages.get("sentences", some, next))
                .ifPresent(prompts::warn);
    }

    /// Reports that the work cannot be saved at the moment.
    public void warnOfUnsaved(SaveProblem problem) {
        prompts.warn(messages.get("state.not-saved", problem.file().toString(), problems.ofWriting(problem.cause())));
    }

    /// Reports that the work is saved again after a failure.
    public void tellSavedAgain() {
        prompts.tell(messages.get("state.saved-again"));
    }

    /// Says where the board of a closed window is.
    public void tellClosed() {
        prompts.tell(messages.get("state.closed"));
    }

    /// Sets what reports a problem.
    void reportThrough(Runnable shown) {
        report = shown;
    }

    /// Reports an internal error, whose details are in the log.
    public void tellFailure() {
        prompts.tell(messages.get("state.failed"), new Answer(messages.get("command.problem"), report));
    }

    /// Asks whether to close although the work could not be saved.
    ///
    /// @param again retries the save
    /// @param anyway closes without saving
    public void askUnsaved(SaveProblem problem, Runnable again, Runnable anyway) {
        String sentence = messages.get("unsaved.text", problem.file().toString(), problems.ofWriting(problem.cause()));
        Label text = styled("warning", new Label(sentence, Icon.WARNING.node()));
        text.setWrapText(true);
        ButtonType retry = dialogs.take("unsaved.again");
        ButtonType close = new ButtonType(messages.get("unsaved.close"), ButtonBar.ButtonData.LEFT);
        Dialog<ButtonType> dialog = dialogs.create(messages.get("window.title"), text, retry, close, dialogs.cancel());
        dialog.getDialogPane().setId("unsaved");
        dialog.setOnHidden(hidden -> {
            if (dialog.getResult() == retry) {
                again.run();
            } else if (dialog.getResult() == close) {
                anyway.run();
            }
        });
        dialog.show();
    }

    private String sentence(Damage damage) {
        Path kept = damage.kept();
        return kept == null
                ? messages.get("state.unreadable", damage.file().toString())
                : messages.get("state.damaged", String.valueOf(damage.file().getFileName()), kept.toString());
    }
}
