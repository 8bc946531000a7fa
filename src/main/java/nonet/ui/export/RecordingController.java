package nonet.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import nonet.service.input.ProblemWords;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.window.DesktopActions;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.kit.work.TaskQueue;

/// Writes a search or the film of a solve to a file: a page with a player, or a moving picture.
public final class RecordingController {

    /// How many times as fast as the solve a moving picture of a film runs, unless another speed is chosen.
    static final int FILM_SPEED = 10;

    private static final TaskQueue QUEUE = new TaskQueue("recording");

    /// Whether a file is being written, the progress, and the sentence on it or on the result.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// What is recorded so far.
    public final LocalizedText about;

    /// Whether there is anything to record.
    public final ReadOnlyBooleanWrapper any = new ReadOnlyBooleanWrapper();

    /// Whether a film is recorded, not a search.
    final boolean film;

    private final PaneServices services;
    private final Messages messages;
    private final RecordingSubject subject;
    private final ProblemWords problems;
    public final RecordingChoices choices;
    private final PaneTask work;

    /// The file that was written last.
    public final ExportedFiles files;

    /// @param desktop opens the files that were written
    /// @param subject what is recorded
    public RecordingController(PaneServices services, DesktopFiles desktop, RecordingSubject subject) {
        this.services = services;
        this.messages = services.messages();
        this.subject = subject;
        problems = new ProblemWords(messages::locale);
        choices = new RecordingChoices();
        work = new PaneTask(messages, services.tasks(), QUEUE, () -> "");
        state = work.state;
        about = new LocalizedText(messages);
        files = new ExportedFiles(
                new DesktopActions(messages, services.tasks(), desktop, words -> work.say(() -> words)));
        ClosedWindow.report(messages, work, services.place().visible(), services.board()::say);
        film = subject.shown().isEmpty();
        if (film) {
            choices.speed.set(FILM_SPEED);
        }
        subject.follow(this::look);
        services.place().visible().subscribe(_ -> look());
    }

    /// Chooses the event that is shown as the first or the last one.
    public void chooseShown(boolean asFirst) {
        long number = subject.shown().orElse(1);
        (asFirst ? choices.from : choices.until).set(String.valueOf(number));
    }

    /// Returns a name for the file.
    public String suggestedName() {
        String own = services.board().document().getValue().name();
        String stem = own.isBlank() ? messages.get("export.untitled") : own;
        return ExportController.fileName(stem) + "." + choices.form.get().extension();
    }

    /// Writes the file.
    public void export(Path file) {
        if (work.isUnderWay() || !choices.refusal.get().isEmpty()) {
            return;
        }
        RecordingSubject.Writing job =
                subject.writing(services.board().document().getValue(), choices, messages.copy());
        String own = String.valueOf(file.getFileName());
        files.set(List.of());
        work.start(
                () -> messages.get("export.writing", own),
                (part, cancel) -> job.write(file, part, cancel),
                refusal -> {
                    look();
                    if (!refusal.isEmpty()) {
                        return () -> refusal;
                    }
                    files.set(List.of(file));
                    return () -> messages.get("export.written", own);
                },
                cause -> {
                    look();
                    return () -> messages.get(
                            "export.not-written",
                            own,
                            cause instanceof IOException
                                    ? problems.ofWriting(cause)
                                    : messages.get("recording.failed"));
                });
    }

    /// Stops; no file is written.
    public void cancel() {
        work.cancel(() -> messages.get("export.cancelled"));
    }

    private void look() {
        if (services.place().visible().get()) {
            about.say(() -> subject.about(messages));
            any.set(!about.get().isEmpty());
        }
    }
}
