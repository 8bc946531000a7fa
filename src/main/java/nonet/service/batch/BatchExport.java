package nonet.service.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import nonet.deduce.Technique;
import nonet.files.CsvLine;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.rate.Level;
import nonet.rate.se.SeRating;
import nonet.rate.se.StoredSeRating;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Writes rows of a batch as text.
public final class BatchExport {

    private static final Object[] RATING_COLUMNS = {"state", "er", "ep", "ed", "level", "score", "hardest", "profile"};

    private BatchExport() {}

    /// How the puzzles of a table were rated.
    ///
    /// @param profile the name of the profile that rated by human logic; null if none did
    /// @param explained whether they were rated as Sudoku Explainer does
    public record Rating(@Nullable String profile, boolean explained) {

        boolean isNone() {
            return profile == null && !explained;
        }
    }

    /// Writes rows as comma-separated values with a header line, for a spreadsheet: with the first solution of each
    /// puzzle, which is computed again.
    ///
    /// A puzzle without a rating has empty columns.
    ///
    /// @throws CancellationException if cancelled
    /// @throws IOException if writing fails
    public static void csv(BatchTable table, int[] rows, Solver engine, Rating rating, OutputStream out, Cancel cancel)
            throws IOException {
        List<@Nullable Object> columns =
                Arrays.asList("number", "clues", "found", "micros", "comment", "puzzle", "solution");
        write(CsvLine.of(rating.isNone() ? columns.toArray() : joined(columns, RATING_COLUMNS)), out);
        for (int row : rows) {
            cancel.check();
            String found = table.found(row).name().toLowerCase(Locale.ROOT);
            String micros = String.format(Locale.ROOT, "%.1f", table.nanos(row) / 1e3);
            String puzzle = table.puzzle(row).text();
            Grid solution = first(engine.solve(table.puzzle(row), Limit.solutions(1), cancel));
            List<@Nullable Object> fields =
                    Arrays.asList(row + 1, table.clues(row), found, micros, table.name(row), puzzle, solution);
            write(
                    CsvLine.of(
                            rating.isNone()
                                    ? fields.toArray()
                                    : joined(
                                            fields,
                                            joined(
                                                    Arrays.asList(explained(rating, table.rating(row))),
                                                    logic(rating, table.grade(row))))),
                    out);
        }
    }

    /// Returns the first solution that an engine found, or null.
    private static @Nullable Grid first(Answer answer) {
        return switch (answer) {
            case Answer.Unique unique -> unique.solution();
            case Answer.Several several -> several.first();
            case Answer.Unknown unknown -> unknown.first();
            case Answer.None _ -> null;
        };
    }

    private static @Nullable Object[] logic(Rating rating, long packed) {
        Level level = PackedGrade.level(packed);
        if (level == null) {
            return new @Nullable Object[] {null, null, null, null};
        }
        Technique hardest = PackedGrade.hardest(packed);
        return new @Nullable Object[] {
            level.id(), PackedGrade.score(packed), hardest == null ? null : hardest.id(), rating.profile()
        };
    }

    private static @Nullable Object[] joined(List<@Nullable Object> fields, @Nullable Object... more) {
        return Stream.concat(fields.stream(), Arrays.stream(more)).toArray();
    }

    private static @Nullable Object[] explained(Rating rating, StoredSeRating stored) {
        boolean rated = stored.isRated();
        String state = rated ? "rated" : stored.equals(StoredSeRating.NONE) ? "unrated" : "stopped";
        return new @Nullable Object[] {
            rating.explained() ? state : null,
            rated ? SeRating.text(stored.er()) : null,
            rated ? SeRating.text(stored.ep()) : null,
            rated ? SeRating.text(stored.ed()) : null
        };
    }

    /// Writes the first solution of each row, 81 digits a line, or `no solution`, or `not solved` if the engine gave
    /// up. The solutions are computed again, which costs less than keeping them in memory.
    ///
    /// @throws CancellationException if cancelled
    /// @throws IOException if writing fails
    public static void solutions(BatchTable table, int[] rows, Solver engine, OutputStream out, Cancel cancel)
            throws IOException {
        for (int i = 0; i < rows.length; i++) {
            Puzzle puzzle = table.puzzle(rows[i]);
            Answer answer = engine.solve(puzzle, Limit.solutions(1), cancel);
            Grid solution = first(answer);
            String none = answer instanceof Answer.None ? "no solution" : "not solved";
            write((solution == null ? none : solution) + "\n", out);
        }
    }

    private static void write(String line, OutputStream out) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
    }
}
