package nonet.library;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// A puzzle with all that is known of it, as a row of a query.
final class EntryRow {

    /// The query for all puzzles. Its first argument identifies the rating; grades of any other rating are omitted.
    static final String SELECT = """
        SELECT puzzle.id, shelf, number, puzzle.name, puzzle.givens,
               CASE known.stamp WHEN ?1 THEN grade END, coalesce(CASE known.stamp WHEN ?1 THEN score END, 0),
               er, ep, ed, coalesce(solved, 0),
               (SELECT group_concat(tag.name, char(10)) FROM tag WHERE tag.puzzle = puzzle.id)
        FROM puzzle LEFT JOIN known ON known.givens = puzzle.givens
        """;

    private EntryRow() {}

    static LibraryEntry of(ResultSet row) throws SQLException {
        String grade = row.getString(6);
        String tags = row.getString(12);
        return new LibraryEntry(
                row.getLong(1),
                row.getLong(2),
                row.getInt(3),
                row.getString(4),
                Puzzle.of(row.getString(5)),
                grade(grade),
                row.getInt(7),
                explained(row),
                row.getBoolean(11),
                tags == null ? List.of() : Stream.of(tags.split("\n")).sorted().toList());
    }

    private static @Nullable StoredSeRating explained(ResultSet row) throws SQLException {
        int er = row.getInt(8);
        return row.wasNull() ? null : new StoredSeRating(er, row.getInt(9), row.getInt(10));
    }

    private static @Nullable Grade grade(@Nullable String id) {
        return Stream.of(Grade.values())
                .filter(grade -> grade.id().equals(id))
                .findFirst()
                .orElse(null);
    }
}
