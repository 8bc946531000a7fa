package nonet.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.csp.StoredCspRatings;
import nonet.rate.se.StoredSeRating;
import org.jspecify.annotations.Nullable;

/// The puzzles in the library. Every method is one transaction, and any thread may call it; all of them throw an
/// [IOException] if the file fails.
public final class Library {

    /// A row of the table of puzzles that is no puzzle of a collection.
    private static final String UNREADABLE = """
        typeof(givens) <> 'text' OR length(givens) <> 81 OR givens GLOB '*[^.1-9]*'
            OR typeof(number) <> 'integer' OR shelf NOT IN (SELECT id FROM shelf)
        """;

    private final Sql sql;
    private final Function<SQLException, IOException> failure;

    /// @param failure returns a failure of SQLite as one of its file
    Library(Sql sql, Function<SQLException, IOException> failure) {
        this.sql = sql;
        this.failure = failure;
    }

    /// Returns the collections: packs first, then the user's own by name.
    public List<PuzzleCollection> collections() throws IOException {
        return ask(() -> sql.list(
                """
                SELECT shelf.id, shelf.name, pack, count(puzzle.id), coalesce(sum(known.solved), 0)
                FROM shelf LEFT JOIN puzzle ON puzzle.shelf = shelf.id LEFT JOIN known ON known.givens = puzzle.givens
                GROUP BY shelf.id ORDER BY pack DESC, CASE pack WHEN 1 THEN shelf.id END, shelf.name COLLATE NOCASE
                """,
                row -> new PuzzleCollection(
                        row.getLong(1), row.getString(2), row.getBoolean(3), row.getInt(4), row.getInt(5))));
    }

    /// Returns the puzzles of a collection in order.
    ///
    /// @param stamp identifies the rating; grades of any other rating are omitted
    public List<LibraryEntry> puzzles(long collection, String stamp) throws IOException {
        return ask(() -> sql.list(
                EntryRow.SELECT + "WHERE shelf = ?2 ORDER BY number, puzzle.id", EntryRow::of, stamp, collection));
    }

    /// Returns all puzzles, collection by collection, with the grades of this rating.
    public List<LibraryEntry> puzzles(String stamp) throws IOException {
        return ask(() -> sql.list(EntryRow.SELECT + "ORDER BY shelf, number, puzzle.id", EntryRow::of, stamp));
    }

    /// Returns the earliest puzzle, without its grade, that has a number of givens and meets a condition. Only one is in
    /// memory at a time.
    public Optional<LibraryEntry> first(int clues, Predicate<Puzzle> condition) throws IOException {
        return ask(() -> sql.first(
                EntryRow.SELECT + "WHERE length(replace(puzzle.givens, '.', '')) = ?2 ORDER BY puzzle.id",
                row -> condition.test(EntryRow.puzzle(row)) ? Optional.of(EntryRow.of(row)) : Optional.empty(),
                "",
                clues));
    }

    /// Several changes of the library.
    @FunctionalInterface
    public interface Changes<T> {
        T make(Library library) throws IOException;
    }

    /// Makes several changes as one: all of them, or none if one fails, is stopped by an exception, or the program ends.
    public <T> T together(Changes<T> changes) throws IOException {
        try {
            return ask(() -> sql.together(() -> {
                try {
                    return changes.make(this);
                } catch (IOException failed) {
                    throw new UncheckedIOException(failed);
                }
            }));
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
    }

    /// Creates a collection of the user, or returns the one of that name.
    public long makeCollection(String name) throws IOException {
        return ask(() -> sql.together(() -> collection(name, false)));
    }

    /// Renames a collection of the user. Returns false if another one has that name.
    public boolean renameCollection(long collection, String name) throws IOException {
        return ask(
                () -> sql.run("UPDATE OR IGNORE shelf SET name = ? WHERE id = ? AND pack = 0", name, collection) == 1);
    }

    /// Removes a collection of the user with its puzzles. Grades and solved marks of these are kept.
    public void removeCollection(long collection) throws IOException {
        ask(() -> sql.run("DELETE FROM shelf WHERE id = ? AND pack = 0", collection));
    }

    /// Appends puzzles to a collection of the user. A puzzle that the collection contains already stays in its place.
    ///
    /// @return the number of new puzzles
    public int add(long collection, List<Document> puzzles) throws IOException {
        return add(collection, puzzles, _ -> {});
    }

    /// Appends puzzles to a collection of the user. A puzzle that the collection contains already stays in its place.
    ///
    /// @param watch receives the number of puzzles done; what it throws undoes all of it
    /// @return the number of new puzzles
    public int add(long collection, List<Document> puzzles, IntConsumer watch) throws IOException {
        return change(rows -> rows.add(collection, puzzles, watch));
    }

    /// Adds what a table of the library says of the puzzles of a collection: their tags, and which of them are solved.
    public void describe(long collection, List<LibraryCsv.Row> rows) throws IOException {
        change(puzzles -> puzzles.describe(collection, rows));
    }

    /// Removes puzzles from the user's collections.
    ///
    /// @param watch receives the number of puzzles done; what it throws undoes all of it
    /// @return the number of puzzles removed
    public int remove(List<Long> ids, IntConsumer watch) throws IOException {
        return change(rows -> rows.remove(ids, watch));
    }

    /// Restores removed puzzles with their tags.
    ///
    /// @param collection the name of the collection that was removed with them; empty if theirs still exists
    /// @param watch receives the number of puzzles done; what it throws undoes all of it
    /// @return the number of puzzles restored
    public int restore(List<LibraryEntry> removed, String collection, IntConsumer watch) throws IOException {
        return change(rows -> rows.restore(removed, collection.isEmpty() ? 0 : collection(collection, false), watch));
    }

    /// Moves puzzles of the user to the end of another collection of the user. Those that it contains already stay where
    /// they are, as do those of packs.
    ///
    /// @param watch receives the number of puzzles done; what it throws undoes all of it
    /// @return the puzzles that were moved
    public List<Long> move(List<Long> ids, long collection, IntConsumer watch) throws IOException {
        return change(rows -> rows.move(ids, collection, watch));
    }

    /// Moves puzzles back to where they were.
    ///
    /// @param moved the puzzles as they were before
    /// @param watch receives the number of puzzles done; what it throws undoes all of it
    /// @return the number of puzzles moved
    public int moveBack(List<LibraryEntry> moved, IntConsumer watch) throws IOException {
        return change(rows -> rows.moveBack(moved, watch));
    }

    /// Copies puzzles with their tags to the end of a collection of the user, except for those that it contains already.
    ///
    /// @param watch receives the number of puzzles done; what it throws undoes all of it
    /// @return the number of copies
    public int copy(List<Long> ids, long collection, IntConsumer watch) throws IOException {
        return change(rows -> rows.copy(ids, collection, watch));
    }

    /// Renames a puzzle of the user.
    public void rename(long id, String name) throws IOException {
        ask(() -> sql.run(
                "UPDATE puzzle SET name = ? WHERE id = ? AND shelf IN (SELECT id FROM shelf WHERE pack = 0)",
                name,
                id));
    }

    /// Replaces the tags of a puzzle.
    public void tag(long id, List<String> tags) throws IOException {
        ask(() -> sql.together(() -> {
            sql.run("DELETE FROM tag WHERE puzzle = ?", id);
            return new PuzzleRows(sql).tag(id, tags);
        }));
    }

    /// Records whether the user has solved a puzzle, for every collection that contains it, now or later.
    public void mark(Puzzle puzzle, boolean solved) throws IOException {
        ask(() -> sql.run("""
            INSERT INTO known (givens, solved) VALUES (?, ?)
            ON CONFLICT (givens) DO UPDATE SET solved = excluded.solved
            """, puzzle.toString(), solved ? 1 : 0));
    }

    /// Records the grade of a puzzle, and the rating that it comes from.
    public void grade(Puzzle puzzle, StoredRating graded, String stamp) throws IOException {
        StoredSeRating er = graded.explained();
        ask(() ->
                sql.run("""
                    INSERT INTO known (givens, grade, score, stamp, er, ep, ed) VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (givens)
                        DO UPDATE SET grade = excluded.grade, score = excluded.score, stamp = excluded.stamp,
                            er = excluded.er, ep = excluded.ep, ed = excluded.ed
                    """, puzzle.toString(), graded.grade().id(), graded.score(), stamp, er.er(), er.ep(), er.ed()));
    }

    /// Records the ratings of a puzzle by patterns and trials, with their version.
    public void rate(Puzzle puzzle, StoredCspRatings rated) throws IOException {
        ask(() -> sql.run(
                """
                INSERT INTO known (givens, csp, w, gw, b, te) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (givens)
                    DO UPDATE SET csp = excluded.csp, w = excluded.w, gw = excluded.gw, b = excluded.b, te = excluded.te
                """, puzzle.toString(), StoredCspRatings.VERSION, rated.w(), rated.gw(), rated.b(), rated.te()));
    }

    /// Returns what was tried in training, in the order of time. Days after the year 9999 are damage and left out.
    public List<Attempt> attempts() throws IOException {
        return ask(() -> sql.list(
                "SELECT technique, position, quality, day FROM attempt WHERE day BETWEEN 0 AND 2932896 ORDER BY id",
                row -> new Attempt(
                        row.getString(1), row.getString(2), row.getInt(3), LocalDate.ofEpochDay(row.getLong(4)))));
    }

    /// Appends an attempt.
    public void add(Attempt attempt) throws IOException {
        ask(() -> sql.run(
                "INSERT INTO attempt (technique, position, quality, day) VALUES (?, ?, ?, ?)",
                attempt.technique(),
                attempt.position(),
                attempt.quality(),
                attempt.day().toEpochDay()));
    }

    /// Removes all attempts.
    public void removeAttempts() throws IOException {
        ask(() -> sql.run("DELETE FROM attempt"));
    }

    /// Returns the positions that are kept for practice in a technique, in the order of time.
    ///
    /// @param technique its id
    public List<String> keptPositions(String technique) throws IOException {
        return ask(() -> sql.list(
                "SELECT position FROM kept WHERE technique = ? ORDER BY id", row -> row.getString(1), technique));
    }

    /// Keeps a position for practice, unless it is kept already.
    ///
    /// @param technique the id of the technique that it has
    /// @param position the position, as text
    public void keepPosition(String technique, String position) throws IOException {
        ask(() -> sql.run("INSERT OR IGNORE INTO kept (technique, position) VALUES (?, ?)", technique, position));
    }

    /// Returns the record of the user's solves.
    public Solves solves() {
        return new Solves(this, sql);
    }

    /// Moves the rows that are no puzzles to the table of damaged ones.
    ///
    /// @return the number of rows moved
    int putAsideDamage() throws SQLException {
        if (sql.number("SELECT count(*) FROM puzzle WHERE " + UNREADABLE) == 0) {
            return 0;
        }
        return sql.together(() -> {
            sql.run("INSERT INTO damaged SELECT shelf, number, name, givens FROM puzzle WHERE " + UNREADABLE);
            return sql.run("DELETE FROM puzzle WHERE " + UNREADABLE);
        });
    }

    /// Updates the packs: puzzles that are no longer in a pack are removed, new ones are added.
    void putPacks(List<Pack> packs) throws SQLException {
        sql.together(() -> {
            for (Pack pack : packs) {
                long collection = collection(pack.id(), true);
                List<String> there = sql.list(
                        "SELECT givens || name FROM puzzle WHERE shelf = ?2 ORDER BY number",
                        row -> row.getString(1),
                        collection);
                List<String> wanted = pack.puzzles().stream()
                        .map(each -> each.puzzle() + each.name())
                        .toList();
                if (!there.equals(wanted)) {
                    sql.run("DELETE FROM puzzle WHERE shelf = ?", collection);
                    new PuzzleRows(sql).add(collection, pack.puzzles(), _ -> {});
                }
            }
            return packs.size();
        });
    }

    private long collection(String name, boolean pack) throws SQLException {
        sql.run("INSERT OR IGNORE INTO shelf (name, pack) VALUES (?, ?)", name, pack ? 1 : 0);
        return sql.number("SELECT id FROM shelf WHERE name = ? AND pack = ?", name, pack ? 1 : 0);
    }

    /// A change of many puzzles.
    @FunctionalInterface
    private interface Change<T> {
        T make(PuzzleRows rows) throws SQLException;
    }

    private <T> T change(Change<T> change) throws IOException {
        return ask(() -> sql.together(() -> change.make(new PuzzleRows(sql))));
    }

    synchronized <T> T ask(Sql.Work<T> work) throws IOException {
        try {
            return work.run();
        } catch (SQLException failed) {
            throw failure.apply(failed);
        }
    }

    /// A puzzle with all that is known of it, as a row of a query.
    private static final class EntryRow {

        /// The query for all puzzles. Its first argument identifies the rating; grades of any other rating are omitted.
        static final String SELECT = """
            SELECT puzzle.id, shelf, number, puzzle.name, puzzle.givens,
                   CASE known.stamp WHEN ?1 THEN grade END, coalesce(CASE known.stamp WHEN ?1 THEN score END, 0),
                   er, ep, ed, coalesce(solved, 0),
                   (SELECT group_concat(tag.name, char(10)) FROM tag WHERE tag.puzzle = puzzle.id),
                   csp, w, gw, b, te
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
                    puzzle(row),
                    Grade.withId(grade),
                    row.getInt(7),
                    explained(row),
                    patterns(row),
                    row.getBoolean(11),
                    tags == null
                            ? List.of()
                            : Stream.of(tags.split("\n")).sorted().toList());
        }

        /// @throws SQLException if another program has put something else there
        static Puzzle puzzle(ResultSet row) throws SQLException {
            return Puzzle.parse(row.getString(5)).orElseThrow(() -> new SQLException("not a puzzle"));
        }

        private static @Nullable StoredSeRating explained(ResultSet row) throws SQLException {
            int er = row.getInt(8);
            return row.wasNull() ? null : new StoredSeRating(er, row.getInt(9), row.getInt(10));
        }

        private static @Nullable StoredCspRatings patterns(ResultSet row) throws SQLException {
            if (row.getInt(13) != StoredCspRatings.VERSION) {
                return null;
            }
            StoredCspRatings rated =
                    new StoredCspRatings(row.getInt(14), row.getInt(15), row.getInt(16), row.getInt(17));
            return rated.isValid() ? rated : null;
        }
    }
}
