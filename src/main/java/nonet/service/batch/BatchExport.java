package nonet.service.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import nonet.files.CsvLine;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRating;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Writes rows of a batch as text.
public final class BatchExport {

    private BatchExport() {}

    /// Writes rows as comma-separated values with a header line, for a spreadsheet.
    ///
    /// @param rated whether the puzzles were rated: then a state and the three numbers follow, which are empty for a puzzle
    /// without a rating
    /// @throws CancellationException if cancelled
    /// @throws IOException if writing fails
    public static void csv(BatchTable table, int[] rows, boolean rated, OutputStream out, Cancel cancel)
            throws IOException {
        List<@Nullable Object> columns = Arrays.asList("number", "clues", "found", "micros", "comment", "puzzle");
        write(CsvLine.of(rated ? joined(columns, "state", "er", "ep", "ed") : columns.toArray()), out);
        for (int row : rows) {
            cancel.check();
            String found = table.found(row).name().toLowerCase(Locale.ROOT);
            String micros = String.format(Locale.ROOT, "%.1f", table.nanos(row) / 1e3);
            String puzzle = table.puzzle(row).text();
            List<@Nullable Object> fields =
                    Arrays.asList(row + 1, table.clues(row), found, micros, table.name(row), puzzle);
            write(CsvLine.of(rated ? joined(fields, rating(table.rating(row))) : fields.toArray()), out);
        }
    }

    private static @Nullable Object[] joined(List<@Nullable Object> fields, @Nullable Object... more) {
        return Stream.concat(fields.stream(), Arrays.stream(more)).toArray();
    }

    private static @Nullable Object[] rating(int packed) {
        boolean rated = PackedRating.isRated(packed);
        return new @Nullable Object[] {
            PackedRating.state(packed),
            rated ? SeRating.text(PackedRating.er(packed)) : null,
            rated ? SeRating.text(PackedRating.ep(packed)) : null,
            rated ? SeRating.text(PackedRating.ed(packed)) : null
        };
    }

    /// Writes the first solution of each row, 81 digits a line, or `no solution`, or `not solved` if the engine cannot
    /// tell. The solutions are computed again, which costs less than keeping them in memory.
    ///
    /// @throws CancellationException if cancelled
    /// @throws IOException if writing fails
    public static void solutions(BatchTable table, int[] rows, Solver engine, OutputStream out, Cancel cancel)
            throws IOException {
        for (int i = 0; i < rows.length; i++) {
            Puzzle puzzle = table.puzzle(rows[i]);
            String line = switch (engine.solve(puzzle, Limit.solutions(1), cancel)) {
                case Answer.Unique unique -> unique.solution().toString();
                case Answer.Several several -> several.first().toString();
                case Answer.Unknown unknown
                when unknown.first() != null -> unknown.first().toString();
                case Answer.None _ -> "no solution";
                case Answer.Unknown _ -> "not solved";
            };
            write(line + "\n", out);
        }
    }

    private static void write(String line, OutputStream out) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
    }
}
