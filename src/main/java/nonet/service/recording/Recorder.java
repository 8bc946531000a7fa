package nonet.service.recording;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.text.TextBundle;
import nonet.trace.Event;
import nonet.trace.Trace;

/// Records searches, and writes recordings of searches and of solves.
public final class Recorder {

    /// The most events of a search that is recorded for a file.
    public static final long MOST_EVENTS = 2_000_000;

    private static final int STRIDE = 256;

    /// The form of a recording.
    public enum Form {
        /// A page for the browser with a player.
        HTML,
        /// An animated GIF.
        GIF,
        /// An animated PNG.
        APNG;

        /// Returns the file extension, without a dot.
        public String extension() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Returns the largest number of events that a file of this form can have. Moving pictures show a selection of any
        /// number of events.
        public long most() {
            return this == HTML ? PlayerFile.MOST : Long.MAX_VALUE;
        }
    }

    private Recorder() {}

    /// Returns the name of an engine, as the window has it.
    public static String name(StepSolver engine, Locale locale) {
        return new TextBundle("/nonet/explain/legend", locale).get("engine." + engine.id());
    }

    /// Lets an engine search, and returns the events.
    ///
    /// @param most the number of events to stop at, at most [#MOST_EVENTS]
    /// @param progress accepts the part of that number that is recorded, 0 to 1
    /// @throws CancellationException if cancelled
    public static Trace record(StepSolver engine, Puzzle puzzle, long most, DoubleConsumer progress, Cancel cancel) {
        Trace trace = new Trace(puzzle, MOST_EVENTS + 2 * 4096);
        SearchCursor cursor = engine.cursor(puzzle);
        for (Event event = cursor.next(cancel); event != null; event = cursor.next(cancel)) {
            trace.append(event, cursor.steps(), cursor.level());
            if (trace.size() == Math.min(most, MOST_EVENTS)) {
                break;
            }
            if (trace.size() % STRIDE == 0) {
                cancel.check();
                progress.accept((double) trace.size() / most);
            }
        }
        return trace;
    }

    /// Writes a recording.
    ///
    /// @param film the settings of a moving picture
    /// @param locale the language of the words
    /// @param progress accepts the completed fraction, 0 to 1
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public static void write(
            Stretch stretch,
            Form form,
            MovingPicture film,
            Locale locale,
            OutputStream out,
            DoubleConsumer progress,
            Cancel cancel)
            throws IOException {
        if (stretch.length() > form.most()) {
            throw new IllegalArgumentException(stretch.length() + " events");
        }
        write(new SearchRecording(stretch, new RecordingWords(locale, false)), form, film, out, progress, cancel);
    }

    /// Writes the film of a solve.
    ///
    /// @param film the settings of a moving picture
    /// @param locale the language of the words
    /// @param progress accepts the completed fraction, 0 to 1
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public static void write(
            PlayedFilm played,
            Form form,
            MovingPicture film,
            Locale locale,
            OutputStream out,
            DoubleConsumer progress,
            Cancel cancel)
            throws IOException {
        write(new FilmRecording(played, new RecordingWords(locale, true)), form, film, out, progress, cancel);
    }

    private static void write(
            Recording recording,
            Form form,
            MovingPicture film,
            OutputStream out,
            DoubleConsumer progress,
            Cancel cancel)
            throws IOException {
        switch (form) {
            case HTML -> new PlayerFile(recording).write(out, progress, cancel);
            case GIF, APNG ->
                new FilmFile(recording.reel(film, cancel), film).write(form == Form.GIF, out, progress, cancel);
        }
    }
}
