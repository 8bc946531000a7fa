package nonet.service;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import nonet.grid.Puzzle;
import nonet.solve.StepSolver;
import nonet.solve.Walk;
import nonet.trace.Event;

/// Solutions of a puzzle in the order in which an engine finds them, one a line.
public final class SolutionList {

    private SolutionList() {}

    /// Writes the first solutions, in constant memory however many they are.
    ///
    /// @param count how many at the most
    /// @throws IOException when writing fails
    public static void write(StepSolver engine, Puzzle puzzle, long count, OutputStream out) throws IOException {
        Walk walk = engine.walk(puzzle);
        long written = 0;
        for (Event event = walk.next(); event != null && written < count; event = walk.next()) {
            if (event instanceof Event.Found) {
                out.write((walk.grid() + "\n").getBytes(StandardCharsets.US_ASCII));
                written++;
            }
        }
    }
}
