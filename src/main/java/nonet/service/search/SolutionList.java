package nonet.service.search;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.LongConsumer;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Event;

/// Solutions of a puzzle in the order in which an engine finds them, one per line.
public final class SolutionList {

    private SolutionList() {}

    /// Writes the first solutions, in constant memory.
    ///
    /// @param count the largest number of solutions
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public static void write(StepSolver engine, Puzzle puzzle, long count, OutputStream out, Cancel cancel)
            throws IOException {
        write(engine, puzzle, count, out, cancel, written -> {});
    }

    /// Writes the first solutions, in constant memory.
    ///
    /// @param count the largest number of solutions
    /// @param progress accepts the number of solutions written, after each
    /// @return the number of solutions written; fewer than `count` if there are no more
    /// @throws IOException if writing fails
    /// @throws CancellationException if cancelled
    public static long write(
            StepSolver engine, Puzzle puzzle, long count, OutputStream out, Cancel cancel, LongConsumer progress)
            throws IOException {
        SearchCursor cursor = engine.cursor(puzzle);
        long written = 0;
        while (written < count) {
            cancel.check();
            Event event = cursor.next(cancel);
            if (event == null) {
                break;
            }
            if (event instanceof Event.Found) {
                out.write((cursor.grid() + "\n").getBytes(StandardCharsets.US_ASCII));
                written++;
                progress.accept(written);
            }
        }
        return written;
    }
}
