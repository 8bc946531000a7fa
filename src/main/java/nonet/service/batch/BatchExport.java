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
import nonet.rate.HumanLogic;
import nonet.rate.RatingResult;
import nonet.rate.se.SeRating;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Writes rows of a batch as text.
public final class BatchExport {

    private static final Object[] RATING_COLUMNS = {"state", "er", "ep", "ed", "level", "score", "hardest", "profile"};

    private BatchExport() {}

    /// The rating by human logic of the puzzles of a table.
    ///
    /// @param profile the name of its profile
    public record Rating(HumanLogic logic, String profile) {}

    /// Writes rows as comma-separated values with a header line, for a spreadsheet: with the first solution of each
    /// puzzle, which is computed again.
    ///
    /// @param rating how the puzzles are rated by human logic, beside the state and the three numbers of Sudoku Explainer,
    /// if they were rated; null if they were not. A puzzle without a rating has empty columns
    /// @throws CancellationException if cancelled
    /// @throws IOException if writing fails
    public static void csv(
            BatchTable table, int[] rows, Solver engine, @Nullable Rating rating, OutputStream out, Cancel cancel)
            throws IOException {
        List<@Nullable Object> columns =
                Arrays.asList("number", "clues", "found", "micros", "comment", "puzzle", "solution");
        write(CsvLine.of(rating == null ? columns.toArray() : joined(columns, RATING_COLUMNS)), out);
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
                            rating == null
                                    ? fields.toArray()
                                    : joined(
                                            fields,
                                            joined(
                                                    Arrays.asList(rating(table.rating(row))),
                                                    logic(rating, table.puzzle(row), cancel)))),
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

    private static @Nullable Object[] logic(Rating rating, Puzzle puzzle, Cancel cancel) {
        if (!(rating.logic().rate(puzzle, cancel) instanceof RatingResult.Rated(var rated))) {
            return new @Nullable Object[] {null, null, null, null};
        }
        Technique hardest = rated.hardest();
        return new @Nullable Object[] {
            rated.level().name().toLowerCase(Locale.ROOT),
            rated.score(),
            hardest == null ? null : hardest.id(),
            rating.profile()
        };
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
