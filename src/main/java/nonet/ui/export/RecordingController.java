package nonet.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.play.Bookmark;
import nonet.service.export.Exporter;
import nonet.service.input.ProblemWords;
import nonet.service.recording.Film;
import nonet.service.recording.Recorder;
import nonet.service.recording.Recorder.Form;
import nonet.service.recording.Stretch;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.trace.Trace;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.window.DesktopActions;
import nonet.ui.kit.window.DesktopFiles;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.playback.Playback;
import nonet.ui.playback.SearchNames;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// Writes the search that is shown to a file: a page with a player, or a moving picture. What is recorded is written as it
/// is; if more is requested, the engine searches again in the background.
public final class RecordingController {

    private static final TaskQueue QUEUE = new TaskQueue("recording");

    /// Whether a file is being written, the progress, and the sentence on it or on the result.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// What is recorded so far.
    public final LocalizedText about;

    private final PaneServices services;
    private final Messages messages;
    private final Playback playback;
    private final ProblemWords problems;
    private final RecordingChoices choices;
    private final PaneTask work;
    private final ExportedFiles files;

    /// What is written, as it was when it was ordered.
    ///
    /// @param recorded the events recorded so far, or null if the engine has to search
    /// @param engine the engine, or null for a trace of another program
    private record Job(
            @Nullable Trace recorded,
            @Nullable StepSolver engine,
            Puzzle puzzle,
            String name,
            Form form,
            Film film,
            Messages texts) {

        Trace trace(long last, DoubleConsumer part, Cancel cancel) {
            if (recorded != null || engine == null) {
                return recorded == null ? new Trace(puzzle, 10_000) : recorded;
            }
            long most = last >= Recorder.MOST_EVENTS ? Recorder.MOST_EVENTS : last + 1;
            return Recorder.record(engine, puzzle, most, part, cancel);
        }

        /// Returns why a stretch cannot be written; empty if it can.
        String refusal(Trace trace, long first, long last) {
            long end = Math.min(last, trace.size() - 1);
            if (first >= Math.max(1, trace.size())) {
                return texts.get("recording.after-end", trace.size());
            }
            if (first < Stretch.earliest(trace)) {
                return texts.get("recording.dropped", Stretch.earliest(trace) + 1);
            }
            return end - first + 1 > form.most() ? texts.get("recording.too-long", form.most(), end - first + 1) : "";
        }
    }

    /// @param desktop opens the files that were written
    public RecordingController(PaneServices services, DesktopFiles desktop, Playback playback) {
        this.services = services;
        this.messages = services.messages();
        this.playback = playback;
        problems = new ProblemWords(messages::locale);
        choices = new RecordingChoices();
        work = new PaneTask(messages, services.tasks(), QUEUE, () -> "");
        state = work.state;
        about = new LocalizedText(messages);
        files = new ExportedFiles(
                new DesktopActions(messages, services.tasks(), desktop, words -> work.say(() -> words)));
        ClosedWindow.report(messages, work, services.place().visible(), services.board()::say);
        playback.search().listed.subscribe(_ -> look());
        playback.state.subscribe(_ -> look());
        playback.engine.subscribe(_ -> look());
        services.place().visible().subscribe(_ -> look());
    }

    public RecordingChoices choices() {
        return choices;
    }

    /// The file that was written last.
    public ExportedFiles files() {
        return files;
    }

    /// Chooses the event that is shown as the first or the last one.
    public void chooseShown(boolean asFirst) {
        long number = Math.max(1, playback.search().moment().index() + 1);
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
        ShownSearch search = playback.search();
        Trace recorded = search.trace();
        StepSolver engine = recorded == null ? playback.engine.get() : search.engine();
        boolean enough = recorded != null
                && (search.isComplete() || choices.last() < recorded.size())
                && choices.first() >= Stretch.earliest(recorded);
        String by = playback.by();
        String name = SearchNames.of(messages, by);
        Form form = choices.form.get();
        Job job = new Job(
                enough || engine == null ? recorded : null,
                engine,
                search.puzzle(),
                name,
                form,
                choices.film(),
                messages.copy());
        long first = choices.first();
        long last = choices.last();
        String title = services.board().document().getValue().name();
        List<Bookmark> marks = services.board().document().getValue().bookmarks();
        String own = String.valueOf(file.getFileName());
        Locale locale = form == Form.HTML ? messages.locale() : Exporter.spoken(messages.locale());
        files.set(List.of());
        work.start(
                () -> messages.get("export.writing", own),
                (part, cancel) -> {
                    Trace trace = job.trace(last, done -> part.accept(done / 2), cancel);
                    String refusal = job.refusal(trace, first, last);
                    if (refusal.isEmpty()) {
                        long end = Math.min(last, trace.size() - 1);
                        Stretch stretch =
                                new Stretch(trace, first, end, title, job.name(), notes(marks, by, first, end));
                        AtomicFile.write(
                                file,
                                out -> Recorder.write(
                                        stretch,
                                        job.form(),
                                        job.film(),
                                        locale,
                                        out,
                                        done -> part.accept(0.5 + done / 2),
                                        cancel));
                    }
                    return refusal;
                },
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

    private static List<Stretch.Note> notes(List<Bookmark> marks, String by, long first, long last) {
        return marks.stream()
                .filter(mark -> mark.engine().equals(by) && mark.event() >= first - 1 && mark.event() <= last)
                .map(mark -> new Stretch.Note(mark.event(), mark.note()))
                .toList();
    }

    private void look() {
        if (services.place().visible().get()) {
            Trace recorded = playback.search().trace();
            boolean whole = playback.search().isComplete();
            about.say(() -> recorded == null
                    ? messages.get("recording.none")
                    : messages.get(whole ? "recording.all" : "recording.some", recorded.size()));
        }
    }
}
