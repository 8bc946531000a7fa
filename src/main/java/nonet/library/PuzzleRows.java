package nonet.library;

import java.sql.SQLException;
import java.util.List;
import java.util.function.IntConsumer;
import nonet.play.Document;

/// The rows of many puzzles, added, removed and moved with one statement each. Packs stay as they are. A watcher receives
/// the number of rows done, and may throw to undo all of it.
record PuzzleRows(Sql sql) {

    /// The condition on a puzzle to be in a collection of the user.
    private static final String OWN = " AND shelf IN (SELECT id FROM shelf WHERE pack = 0)";

    /// Appends puzzles to a collection that does not contain them.
    ///
    /// @return the number of new puzzles
    int add(long collection, List<Document> puzzles, IntConsumer watch) throws SQLException {
        long last = last(collection);
        return sql.runAll(
                        "INSERT OR IGNORE INTO puzzle (shelf, number, name, givens) VALUES (?, ?, ?, ?)",
                        puzzles,
                        (each, added) -> new Object[] {
                            collection,
                            last + added + 1,
                            each.name(),
                            each.puzzle().toString()
                        },
                        watch)
                .size();
    }

    int remove(List<Long> ids, IntConsumer watch) throws SQLException {
        return sql.runAll("DELETE FROM puzzle WHERE id = ?" + OWN, ids, (id, _) -> new Object[] {id}, watch)
                .size();
    }

    /// Restores removed puzzles with their tags.
    ///
    /// @param anew the collection for all of them, or 0 for the one of each
    int restore(List<LibraryEntry> removed, long anew, IntConsumer watch) throws SQLException {
        List<LibraryEntry> restored = sql.runAll(
                "INSERT OR IGNORE INTO puzzle (id, shelf, number, name, givens) VALUES (?, ?, ?, ?, ?)",
                removed,
                (each, _) -> new Object[] {
                    each.id(),
                    anew == 0 ? each.collection() : anew,
                    each.number(),
                    each.name(),
                    each.puzzle().toString()
                },
                watch);
        for (LibraryEntry each : restored) {
            tag(each.id(), each.tags());
        }
        return restored.size();
    }

    /// Moves puzzles to the end of a collection. One that the collection contains already stays where it is.
    ///
    /// @return those that were moved
    List<Long> move(List<Long> ids, long collection, IntConsumer watch) throws SQLException {
        long last = last(collection);
        return sql.runAll(
                "UPDATE OR IGNORE puzzle SET shelf = ?, number = ? WHERE id = ? AND shelf <> ?" + OWN,
                ids,
                (id, moved) -> new Object[] {collection, last + moved + 1, id, collection},
                watch);
    }

    /// Moves puzzles back to their places.
    int moveBack(List<LibraryEntry> moved, IntConsumer watch) throws SQLException {
        return sql.runAll(
                        "UPDATE OR IGNORE puzzle SET shelf = ?, number = ? WHERE id = ?" + OWN,
                        moved,
                        (each, _) -> new Object[] {each.collection(), each.number(), each.id()},
                        watch)
                .size();
    }

    /// Copies puzzles with their tags to the end of a collection that does not contain them.
    ///
    /// @return the number of copies
    int copy(List<Long> ids, long collection, IntConsumer watch) throws SQLException {
        long last = last(collection);
        List<Long> copied = sql.runAll(
                "INSERT OR IGNORE INTO puzzle (shelf, number, name, givens)"
                        + " SELECT ?, ?, name, givens FROM puzzle WHERE id = ?",
                ids,
                (id, added) -> new Object[] {collection, last + added + 1, id},
                watch);
        sql.runAll(
                "INSERT OR IGNORE INTO tag (puzzle, name) SELECT copied.id, tag.name FROM tag, puzzle, puzzle AS copied"
                        + " WHERE tag.puzzle = ?1 AND puzzle.id = ?1"
                        + " AND copied.shelf = ?2 AND copied.givens = puzzle.givens",
                copied,
                (id, _) -> new Object[] {id, collection},
                _ -> {});
        return copied.size();
    }

    /// Adds the tags of puzzles of a collection, and marks those that are solved.
    ///
    /// @return the number of puzzles that are marked
    int describe(long collection, List<LibraryCsv.Row> rows) throws SQLException {
        int solved = 0;
        for (LibraryCsv.Row row : rows) {
            for (String tag : row.tags()) {
                sql.run(
                        "INSERT OR IGNORE INTO tag (puzzle, name)"
                                + " SELECT id, ? FROM puzzle WHERE shelf = ? AND givens = ?",
                        tag,
                        collection,
                        row.puzzle());
            }
            if (row.solved()) {
                solved += sql.run(
                        "INSERT INTO known (givens, solved)"
                                + " SELECT givens, 1 FROM puzzle WHERE shelf = ? AND givens = ?"
                                + " ON CONFLICT (givens) DO UPDATE SET solved = 1",
                        collection,
                        row.puzzle());
            }
        }
        return solved;
    }

    int tag(long id, List<String> tags) throws SQLException {
        for (String tag : tags) {
            sql.run("INSERT OR IGNORE INTO tag (puzzle, name) VALUES (?, ?)", id, tag);
        }
        return tags.size();
    }

    private long last(long collection) throws SQLException {
        return sql.number("SELECT coalesce(max(number), 0) FROM puzzle WHERE shelf = ?", collection);
    }
}
