package nonet.service.search;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.TraceText;
import nonet.trace.json.TraceJson;

/// Writes the events of an engine. The engine runs again, so memory does not grow with the number of events.
public final class TraceExport {

    /// The form of a written trace.
    public enum Form {
        /// Lines of text for people.
        LINES,
        /// JSON, which can be opened again.
        JSON
    }

    private TraceExport() {}

    /// Writes the first events of a search.
    ///
    /// @param events the largest number of events
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public static void write(StepSolver engine, Puzzle puzzle, long events, Form form, OutputStream out, Cancel cancel)
            throws IOException {
        switch (form) {
            case LINES -> write(engine, puzzle, events, TraceText.of(engine.id()), out, cancel);
            case JSON -> {
                TraceJson json = new TraceJson(engine.id(), puzzle);
                line(json.header(), out);
                write(engine, puzzle, events, json, out, cancel);
            }
        }
    }

    /// Writes the first events of a search as lines of text.
    ///
    /// @param events the largest number of events
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public static void write(
            StepSolver engine, Puzzle puzzle, long events, TraceText text, OutputStream out, Cancel cancel)
            throws IOException {
        SearchCursor cursor = engine.cursor(puzzle);
        Event event = cursor.next(cancel);
        for (long index = 0; event != null && index < events; index++) {
            cancel.check();
            Optional<String> line = text.line(new Entry(index, cursor.steps(), cursor.level(), event));
            if (line.isPresent()) {
                line(line.get(), out);
            }
            event = cursor.next(cancel);
        }
    }

    private static void line(String line, OutputStream out) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
