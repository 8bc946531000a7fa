package nonet.library;

import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import nonet.format.NamedPuzzle;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// The puzzles that are kept. Every method is one transaction, and any thread may call it; all of them throw an
/// [IOException] when the file fails.
public final class Library {

    private static final String KEPT = """
        SELECT puzzle.id, shelf, number, puzzle.name, puzzle.givens,
               CASE known.stamp WHEN ?1 THEN grade END, coalesce(CASE known.stamp WHEN ?1 THEN score END, 0),
               er, ep, ed, coalesce(solved, 0),
               (SELECT group_concat(tag.name, char(10)) FROM tag WHERE tag.puzzle = puzzle.id)
        FROM puzzle LEFT JOIN known ON known.givens = puzzle.givens
        """;

    private final Sql sql;

    Library(Sql sql) {
        this.sql = sql;
    }

    /// Returns the shelves: packs first, then the person's own by name.
    public List<PuzzleCollection> shelves() throws IOException {
        return ask(() -> sql.list(
                """
                SELECT shelf.id, shelf.name, pack, count(puzzle.id), coalesce(sum(known.solved), 0)
                FROM shelf LEFT JOIN puzzle ON puzzle.shelf = shelf.id LEFT JOIN known ON known.givens = puzzle.givens
                GROUP BY shelf.id ORDER BY pack DESC, CASE pack WHEN 1 THEN shelf.id END, shelf.name COLLATE NOCASE
                """,
                row -> new PuzzleCollection(
                        row.getLong(1), row.getString(2), row.getBoolean(3), row.getInt(4), row.getInt(5))));
    }

    /// Returns the puzzles of a shelf in their order.
    ///
    /// @param stamp by what grades are to be found; those that were found by anything else are not told
    public List<LibraryEntry> puzzles(long shelf, String stamp) throws IOException {
        return ask(() -> sql.list(KEPT + "WHERE shelf = ?2 ORDER BY number, puzzle.id", Library::kept, stamp, shelf));
    }

    /// Returns all puzzles, shelf by shelf, with the grades that were found by this.
    public List<LibraryEntry> puzzles(String stamp) throws IOException {
        return ask(() -> sql.list(KEPT + "ORDER BY shelf, number, puzzle.id", Library::kept, stamp));
    }

    /// Makes a shelf of the person's own, or returns the one of that name.
    public long makeShelf(String name) throws IOException {
        return ask(() -> sql.together(() -> shelf(name, false)));
    }

    /// Gives a shelf of the person's own another name. Tells whether it could: another one may have that name.
    public boolean renameShelf(long shelf, String name) throws IOException {
        return ask(() -> sql.run("UPDATE OR IGNORE shelf SET name = ? WHERE id = ? AND pack = 0", name, shelf) == 1);
    }

    /// Removes a shelf of the person's own with its puzzles. What is known of these stays.
    public void removeShelf(long shelf) throws IOException {
        ask(() -> sql.run("DELETE FROM shelf WHERE id = ? AND pack = 0", shelf));
    }

    /// Puts puzzles on a shelf of the person's own, behind those that are there. One that is there already stays.
    ///
    /// @return how many were new
    public int add(long shelf, List<NamedPuzzle> puzzles) throws IOException {
        return ask(() -> sql.together(() -> put(shelf, puzzles)));
    }

    /// Takes puzzles off the person's own shelves.
    public void remove(List<Long> ids) throws IOException {
        ask(() -> sql.together(() -> {
            for (long id : ids) {
                sql.run("DELETE FROM puzzle WHERE id = ? AND shelf IN (SELECT id FROM shelf WHERE pack = 0)", id);
            }
            return ids.size();
        }));
    }

    /// Puts removed puzzles back with their tags.
    ///
    /// @param shelf the name of the shelf that was removed with them; empty when theirs is still there
    public void restore(List<LibraryEntry> removed, String shelf) throws IOException {
        ask(() -> sql.together(() -> {
            long anew = shelf.isEmpty() ? 0 : shelf(shelf, false);
            for (LibraryEntry each : removed) {
                sql.run(
                        "INSERT OR IGNORE INTO puzzle (id, shelf, number, name, givens) VALUES (?, ?, ?, ?, ?)",
                        each.id(),
                        anew == 0 ? each.shelf() : anew,
                        each.number(),
                        each.name(),
                        each.puzzle().toString());
                putTags(each.id(), each.tags());
            }
            return removed.size();
        }));
    }

    /// Gives a puzzle of the person's own another name.
    public void rename(long id, String name) throws IOException {
        ask(() -> sql.run(
                "UPDATE puzzle SET name = ? WHERE id = ? AND shelf IN (SELECT id FROM shelf WHERE pack = 0)",
                name,
                id));
    }

    /// Gives a puzzle these tags and no others.
    public void tag(long id, List<String> tags) throws IOException {
        ask(() -> sql.together(() -> {
            sql.run("DELETE FROM tag WHERE puzzle = ?", id);
            return putTags(id, tags);
        }));
    }

    /// Says whether the person has solved a puzzle, on whatever shelf it stands, now or later.
    public void mark(Puzzle puzzle, boolean solved) throws IOException {
        ask(() -> sql.run("""
            INSERT INTO known (givens, solved) VALUES (?, ?)
            ON CONFLICT (givens) DO UPDATE SET solved = excluded.solved
            """, puzzle.toString(), solved ? 1 : 0));
    }

    /// Keeps how hard a puzzle is, and by what that was found.
    public void grade(Puzzle puzzle, Graded graded, String stamp) throws IOException {
        Explained er = graded.explained();
        ask(() ->
                sql.run("""
                    INSERT INTO known (givens, grade, score, stamp, er, ep, ed) VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (givens)
                        DO UPDATE SET grade = excluded.grade, score = excluded.score, stamp = excluded.stamp,
                            er = excluded.er, ep = excluded.ep, ed = excluded.ed
                    """, puzzle.toString(), graded.grade().id(), graded.score(), stamp, er.er(), er.ep(), er.ed()));
    }

    /// Brings the packs up to date: what is no longer in one goes, what is new comes.
    void putPacks(List<Pack> packs) throws SQLException {
        sql.together(() -> {
            for (Pack pack : packs) {
                long shelf = shelf(pack.id(), true);
                List<String> there = sql.list(
                        "SELECT givens || name FROM puzzle WHERE shelf = ?2 ORDER BY number",
                        row -> row.getString(1),
                        shelf);
                List<String> wanted = pack.puzzles().stream()
                        .map(each -> each.puzzle() + each.name())
                        .toList();
                if (!there.equals(wanted)) {
                    sql.run("DELETE FROM puzzle WHERE shelf = ?", shelf);
                    put(shelf, pack.puzzles());
                }
            }
            return packs.size();
        });
    }

    private long shelf(String name, boolean pack) throws SQLException {
        sql.run("INSERT OR IGNORE INTO shelf (name, pack) VALUES (?, ?)", name, pack ? 1 : 0);
        return sql.number("SELECT id FROM shelf WHERE name = ? AND pack = ?", name, pack ? 1 : 0);
    }

    private int put(long shelf, List<NamedPuzzle> puzzles) throws SQLException {
        long number = sql.number("SELECT coalesce(max(number), 0) FROM puzzle WHERE shelf = ?", shelf);
        int added = 0;
        for (NamedPuzzle each : puzzles) {
            added += sql.run(
                    "INSERT OR IGNORE INTO puzzle (shelf, number, name, givens) VALUES (?, ?, ?, ?)",
                    shelf,
                    number + added + 1,
                    each.name(),
                    each.puzzle().toString());
        }
        return added;
    }

    private int putTags(long id, List<String> tags) throws SQLException {
        for (String tag : tags) {
            sql.run("INSERT OR IGNORE INTO tag (puzzle, name) VALUES (?, ?)", id, tag);
        }
        return tags.size();
    }

    private static LibraryEntry kept(ResultSet row) throws SQLException {
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

    private static @Nullable Explained explained(ResultSet row) throws SQLException {
        int er = row.getInt(8);
        return row.wasNull() ? null : new Explained(er, row.getInt(9), row.getInt(10));
    }

    private static @Nullable Grade grade(@Nullable String id) {
        return Stream.of(Grade.values())
                .filter(grade -> grade.id().equals(id))
                .findFirst()
                .orElse(null);
    }

    private synchronized <T> T ask(Sql.Work<T> work) throws IOException {
        try {
            return work.run();
        } catch (SQLException failed) {
            throw new IOException("the library does not answer", failed);
        }
    }
}
