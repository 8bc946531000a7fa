package nonet.ui.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.DoubleConsumer;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.export.Exporter;
import nonet.service.recording.MovingPicture;
import nonet.service.recording.Recorder;
import nonet.service.recording.Recorder.Form;
import nonet.service.recording.Stretch;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.trace.Trace;
import nonet.ui.kit.Messages;
import nonet.ui.playback.Playback;
import nonet.ui.playback.SearchNames;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// The search that is shown. What is recorded is written as it is; if more is requested, the engine searches again in the
/// background.
public record SearchSubject(Playback playback) implements RecordingSubject {

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
    private record Job(
            Source source, long first, long last, Document document, Form form, MovingPicture film, Messages texts)
            implements Writing {

        /// Writes the file, after a search if one is needed.
        @Override
        public String write(Path file, DoubleConsumer part, Cancel cancel) throws IOException {
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

    @Override
    public void follow(Runnable changed) {
        playback.search.listed.subscribe(_ -> changed.run());
        playback.state.subscribe(_ -> changed.run());
        playback.engine.subscribe(_ -> changed.run());
    }

    @Override
    public String about(Messages messages) {
        Trace recorded = playback.search.trace();
        return recorded == null
                ? messages.get("recording.none")
                : messages.get(playback.search.isComplete() ? "recording.all" : "recording.some", recorded.size());
    }

    @Override
    public OptionalLong shown() {
        return OptionalLong.of(Math.max(1, playback.search.moment().index() + 1));
    }

    @Override
    public Writing writing(Document document, RecordingChoices choices, Messages texts) {
        ShownSearch search = playback.search;
        Trace recorded = search.trace();
        StepSolver engine = recorded == null ? playback.engine.get() : search.engine();
        boolean enough = recorded != null
                && (search.isComplete() || choices.last() < recorded.size())
                && choices.first() >= Stretch.earliest(recorded);
        return new Job(
                new Source(
                        enough || engine == null ? recorded : null,
                        engine,
                        search.puzzle(),
                        playback.by.get(),
                        search.branch.get().number()),
                choices.first(),
                choices.last(),
                document,
                choices.form.get(),
                choices.film(),
                texts);
    }
}
