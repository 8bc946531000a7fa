package nonet.library;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;

/// The tables, as a list of migrations. The file records in `user_version` how many of them it has seen; a released
/// migration must never change.
final class Schema {

    private static final List<List<String>> CHANGES = List.of(
            List.of("""
                CREATE TABLE shelf (
                    id INTEGER PRIMARY KEY,
                    name TEXT NOT NULL,
                    pack INTEGER NOT NULL,
                    UNIQUE (name, pack))
                """, """
                CREATE TABLE puzzle (
                    id INTEGER PRIMARY KEY,
                    shelf INTEGER NOT NULL REFERENCES shelf ON DELETE CASCADE,
                    number INTEGER NOT NULL,
                    name TEXT NOT NULL,
                    givens TEXT NOT NULL CHECK (length(givens) = 81),
                    UNIQUE (shelf, givens))
                """, """
                CREATE TABLE tag (
                    puzzle INTEGER NOT NULL REFERENCES puzzle ON DELETE CASCADE,
                    name TEXT NOT NULL,
                    PRIMARY KEY (puzzle, name)) WITHOUT ROWID
                """),
            // Facts about a puzzle in any collection: a solved mark outlives the collection.
            List.of("""
                CREATE TABLE known (
                    givens TEXT PRIMARY KEY CHECK (length(givens) = 81),
                    grade TEXT,
                    score INTEGER NOT NULL DEFAULT 0,
                    solved INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID
                """),
            // Identifies the rating of a grade. Earlier grades are computed again.
            List.of("ALTER TABLE known ADD COLUMN stamp TEXT NOT NULL DEFAULT ''"),
            // The rating of Sudoku Explainer, which does not depend on the stamp.
            List.of(
                    "ALTER TABLE known ADD COLUMN er INTEGER",
                    "ALTER TABLE known ADD COLUMN ep INTEGER",
                    "ALTER TABLE known ADD COLUMN ed INTEGER"),
            // What was tried in training, in the order of time.
            List.of("""
                CREATE TABLE attempt (
                    id INTEGER PRIMARY KEY,
                    technique TEXT NOT NULL,
                    position TEXT NOT NULL,
                    quality INTEGER NOT NULL CHECK (quality BETWEEN 0 AND 5),
                    day INTEGER NOT NULL)
                """),
            // Rows of the table of puzzles that a damaged disk has made unreadable.
            List.of("CREATE TABLE damaged (collection, number, name, givens)"),
            // Positions that the user keeps for practice, in the order of time.
            List.of("""
                CREATE TABLE kept (
                    id INTEGER PRIMARY KEY,
                    technique TEXT NOT NULL,
                    position TEXT NOT NULL UNIQUE)
                """),
            // The user's solves, and how soon the easiest steps of each technique were seen in them.
            List.of("""
                CREATE TABLE solve (
                    id INTEGER PRIMARY KEY,
                    ended INTEGER NOT NULL,
                    name TEXT NOT NULL,
                    givens TEXT NOT NULL CHECK (length(givens) = 81),
                    form TEXT NOT NULL,
                    grade TEXT,
                    score INTEGER NOT NULL,
                    er INTEGER NOT NULL,
                    ep INTEGER NOT NULL,
                    ed INTEGER NOT NULL,
                    finished INTEGER NOT NULL,
                    seconds INTEGER NOT NULL,
                    hints INTEGER NOT NULL,
                    checks INTEGER NOT NULL,
                    mistakes INTEGER NOT NULL,
                    film BLOB)
                """, """
                CREATE TABLE sighting (
                    solve INTEGER NOT NULL REFERENCES solve ON DELETE CASCADE,
                    technique TEXT NOT NULL,
                    sight TEXT NOT NULL,
                    number INTEGER NOT NULL,
                    PRIMARY KEY (solve, technique, sight)) WITHOUT ROWID
                """),
            // The ratings by patterns and trials, and their version. Those of another version are made again.
            List.of(
                    "ALTER TABLE known ADD COLUMN csp INTEGER",
                    "ALTER TABLE known ADD COLUMN w INTEGER",
                    "ALTER TABLE known ADD COLUMN gw INTEGER",
                    "ALTER TABLE known ADD COLUMN b INTEGER",
                    "ALTER TABLE known ADD COLUMN te INTEGER"));

    private Schema() {}

    /// Returns the version of a file that has seen all migrations.
    static int latest() {
        return CHANGES.size();
    }

    static int version(Sql sql) throws SQLException {
        return (int) sql.number("PRAGMA user_version");
    }

    /// Tests whether a file has all tables and columns of the latest version: a damaged disk may have taken some.
    static boolean isComplete(Sql sql) throws SQLException {
        try (Connection memory = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            Sql model = new Sql(memory);
            bring(model, latest());
            return Set.copyOf(columns(sql)).containsAll(columns(model));
        }
    }

    private static List<String> columns(Sql sql) throws SQLException {
        return sql.list("""
            SELECT part.name || '.' || field.name
            FROM sqlite_master AS part JOIN pragma_table_info(part.name) AS field
            WHERE part.type = 'table'
            """, row -> row.getString(1));
    }

    /// Migrates an older file to a version. Two programs may do it at once: one of them finds it done.
    static void bring(Sql sql, int version) throws SQLException {
        sql.together(() -> {
            for (int next = version(sql); next < version; next++) {
                for (String change : CHANGES.get(next)) {
                    sql.run(change);
                }
                sql.run("PRAGMA user_version = " + (next + 1));
            }
            return version;
        });
    }
}
