package nonet.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.play.Document;
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
    public final RecordingChoices choices;
    private final PaneTask work;

    /// The file that was written last.
    public final ExportedFiles files;

    /// The search that is written.
    ///
    /// @param recorded the events recorded so far, or null if the engine has to search
    /// @param engine the engine, or null for a trace of another program
    /// @param by the id of the engine or program
    private record Source(
            @Nullable Trace recorded, @Nullable StepSolver engine, Puzzle puzzle, String by, int branch) {

        Trace trace(long last, DoubleConsumer part, Cancel cancel) {
            if (recorded != null || engine == null) {
                return recorded == null ? new Trace(puzzle, 10_000) : recorded;
            }
            long most = last >= Recorder.MOST_EVENTS ? Recorder.MOST_EVENTS : last + 1;
            return Recorder.record(engine, puzzle, most, part, cancel);
        }
    }

    /// What is written, as it was when it was ordered.
    private record Job(Source source, long first, long last, Document document, Form form, Film film, Messages texts) {

        /// Writes the file, after a search if one is needed.
        ///
        /// @return why the stretch cannot be written; empty if it is
        String write(Path file, DoubleConsumer part, Cancel cancel) throws IOException {
            Trace trace = source.trace(last, done -> part.accept(done / 2), cancel);
            long end = Math.min(last, trace.size() - 1);
            String refusal = refusal(trace, end);
            if (refusal.isEmpty()) {
                String engine = SearchNames.of(texts, source.by);
                Stretch stretch = new Stretch(trace, first, end, document.name(), engine, notes(end));
                Locale locale = form == Form.HTML ? texts.locale() : Exporter.spoken(texts.locale());
                DoubleConsumer written = done -> part.accept(0.5 + done / 2);
                AtomicFile.write(file, out -> Recorder.write(stretch, form, film, locale, out, written, cancel));
            }
            return refusal;
        }

        private String refusal(Trace trace, long end) {
            if (first >= Math.max(1, trace.size())) {
                return texts.get("recording.after-end", trace.size());
            }
            if (first < Stretch.earliest(trace)) {
                return texts.get("recording.dropped", Stretch.earliest(trace) + 1);
            }
            return end - first + 1 > form.most() ? texts.get("recording.too-long", form.most(), end - first + 1) : "";
        }

        private List<Stretch.Note> notes(long end) {
            return document.bookmarks().stream()
                    .filter(mark ->
                            mark.isOn(source.by, source.branch) && mark.event() >= first - 1 && mark.event() <= end)
                    .map(mark -> new Stretch.Note(mark.event(), mark.note()))
                    .toList();
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
        playback.search.listed.subscribe(_ -> look());
        playback.state.subscribe(_ -> look());
        playback.engine.subscribe(_ -> look());
        services.place().visible().subscribe(_ -> look());
    }

    /// Chooses the event that is shown as the first or the last one.
    public void chooseShown(boolean asFirst) {
        long number = Math.max(1, playback.search.moment().index() + 1);
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
        ShownSearch search = playback.search;
        Trace recorded = search.trace();
        StepSolver engine = recorded == null ? playback.engine.get() : search.engine();
        boolean enough = recorded != null
                && (search.isComplete() || choices.last() < recorded.size())
                && choices.first() >= Stretch.earliest(recorded);
        Job job = new Job(
                new Source(
                        enough || engine == null ? recorded : null,
                        engine,
                        search.puzzle(),
                        playback.by.get(),
                        search.branch.get().number()),
                choices.first(),
                choices.last(),
                services.board().document().getValue(),
                choices.form.get(),
                choices.film(),
                messages.copy());
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
            Trace recorded = playback.search.trace();
            boolean whole = playback.search.isComplete();
            about.say(() -> recorded == null
                    ? messages.get("recording.none")
                    : messages.get(whole ? "recording.all" : "recording.some", recorded.size()));
        }
    }
}
