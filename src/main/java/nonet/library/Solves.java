package nonet.library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import nonet.files.CsvLine;
import nonet.grid.Puzzle;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.rate.se.SeRating;
import nonet.rate.se.StoredSeRating;
import org.jspecify.annotations.Nullable;

/// The record of the user's solves in a library. Every method is one transaction, and any thread may call it; all of them
/// throw an [IOException] if the file fails.
public final class Solves {

    /// The largest film that is kept, in bytes.
    public static final int LARGEST_FILM = 1 << 25;

    /// The largest film in the file, where films are compressed, in bytes.
    static final int LARGEST_PACKED = 1 << 22;

    private final Library library;
    private final Sql sql;

    Solves(Library library, Sql sql) {
        this.library = library;
        this.sql = sql;
    }

    /// Returns all solves, the latest first. Rows that a damaged disk has made unreadable are left out.
    public List<Solve> all() throws IOException {
        return library.ask(() ->
                sql.list("""
                    SELECT id, ended, name, givens, form, grade, score, er, ep, ed, finished, seconds, hints, checks, mistakes
                    FROM solve
                    WHERE typeof(ended) = 'integer' AND ended BETWEEN 0 AND 253402300799
                        AND min(seconds, hints, checks, mistakes) >= 0
                    ORDER BY ended DESC, id DESC
                    """, Solves::solve).stream().flatMap(Optional::stream).toList());
    }

    /// Adds a solve.
    ///
    /// @param film left out if it is larger than [#LARGEST_FILM], or hardly compresses; empty for none
    /// @return its id
    public long add(Solve solve, byte[] film, List<Sighting> sightings) throws IOException {
        byte[] packed = film.length == 0 || film.length > LARGEST_FILM ? new byte[0] : packed(film);
        return library.ask(() -> sql.together(() -> {
            StoredRating rating = solve.rating();
            StoredSeRating explained = rating == null ? StoredSeRating.NONE : rating.explained();
            Effort effort = solve.effort();
            sql.run(
                    "INSERT INTO solve (ended, name, givens, form, grade, score, er, ep, ed, finished, seconds, hints,"
                            + " checks, mistakes, film) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    solve.ended().getEpochSecond(),
                    solve.name(),
                    solve.puzzle().toString(),
                    solve.form(),
                    rating == null ? null : rating.grade().id(),
                    rating == null ? 0 : rating.score(),
                    explained.er(),
                    explained.ep(),
                    explained.ed(),
                    effort.finished() ? 1 : 0,
                    effort.seconds(),
                    effort.hints(),
                    effort.checks(),
                    effort.mistakes(),
                    packed.length == 0 || packed.length > LARGEST_PACKED ? null : packed);
            long id = sql.number("SELECT last_insert_rowid()");
            see(id, sightings);
            return id;
        }));
    }

    private int see(long id, List<Sighting> sightings) throws SQLException {
        for (Sighting each : sightings) {
            // Nothing, if the solve was removed meanwhile.
            sql.run(
                    "INSERT OR REPLACE INTO sighting SELECT id, ?, ?, ? FROM solve WHERE id = ?",
                    each.technique(),
                    each.sight().name(),
                    each.count(),
                    id);
        }
        return sightings.size();
    }

    /// Records the difficulty of the puzzle of a solve, and how soon its steps were seen.
    public void assess(long id, StoredRating rating, List<Sighting> sightings) throws IOException {
        StoredSeRating explained = rating.explained();
        library.ask(() -> sql.together(() -> {
            sql.run(
                    "UPDATE solve SET grade = ?, score = ?, er = ?, ep = ?, ed = ? WHERE id = ?",
                    rating.grade().id(),
                    rating.score(),
                    explained.er(),
                    explained.ep(),
                    explained.ed(),
                    id);
            return see(id, sightings);
        }));
    }

    /// Removes solves with their films.
    ///
    /// @return their number
    public int remove(Collection<Long> ids) throws IOException {
        return library.ask(() -> sql.together(() -> sql.runAll(
                        "DELETE FROM solve WHERE id = ?", List.copyOf(ids), (id, _) -> new Object[] {id}, _ -> {})
                .size()));
    }

    /// Returns the film of a solve, if it has one that is not damaged.
    public Optional<byte[]> film(long id) throws IOException {
        Optional<byte[]> kept = library.ask(() -> sql.first(
                "SELECT film FROM solve WHERE id = ? AND typeof(film) = 'blob'",
                row -> Optional.of(row.getBytes(1)),
                id));
        return kept.flatMap(Solves::unpacked);
    }

    static byte[] packed(byte[] film) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(film);
        }
        return packed.toByteArray();
    }

    private static Optional<byte[]> unpacked(byte[] kept) {
        // Films were not compressed at first.
        if (kept.length < 2 || kept[0] != (byte) GZIPInputStream.GZIP_MAGIC) {
            return Optional.of(kept);
        }
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(kept))) {
            byte[] film = in.readNBytes(LARGEST_FILM + 1);
            return film.length > LARGEST_FILM ? Optional.empty() : Optional.of(film);
        } catch (IOException damaged) {
            return Optional.empty();
        }
    }

    /// Returns how often steps of each technique were seen, at once or later, in all solves.
    public List<Sighting> sightings() throws IOException {
        return library.ask(() -> sql.list("""
            SELECT technique, sight, sum(number) FROM sighting
            WHERE typeof(number) = 'integer' AND number BETWEEN 1 AND 729
            GROUP BY technique, sight ORDER BY technique, sight
            """, Solves::sighting).stream()
                .flatMap(Optional::stream)
                .toList());
    }

    /// Returns a table of comma-separated values with a header line. What is not known is empty.
    public static String table(List<Solve> solves) {
        StringBuilder table = new StringBuilder(CsvLine.of(
                "ended",
                "name",
                "puzzle",
                "class",
                "level",
                "score",
                "er",
                "solved",
                "seconds",
                "hints",
                "checks",
                "mistakes"));
        for (Solve solve : solves) {
            StoredRating rating = solve.rating();
            Effort effort = solve.effort();
            table.append(CsvLine.of(
                    solve.ended(),
                    solve.name(),
                    solve.puzzle(),
                    solve.form(),
                    rating == null ? null : rating.grade().id(),
                    rating == null || rating.score() == 0 ? null : rating.score(),
                    rating == null || rating.explained().er() == 0
                            ? null
                            : SeRating.text(rating.explained().er()),
                    effort.finished() ? "yes" : "no",
                    effort.seconds(),
                    effort.hints(),
                    effort.checks(),
                    effort.mistakes()));
        }
        return table.toString();
    }

    private static Optional<Solve> solve(ResultSet row) throws SQLException {
        String name = row.getString(3);
        String givens = row.getString(4);
        String form = row.getString(5);
        Optional<Puzzle> puzzle = givens == null ? Optional.empty() : Puzzle.parse(givens);
        if (puzzle.isEmpty() || name == null || form == null) {
            return Optional.empty();
        }
        Effort effort = new Effort(row.getBoolean(11), row.getInt(12), row.getInt(13), row.getInt(14), row.getInt(15));
        Instant ended = Instant.ofEpochSecond(row.getLong(2));
        return Optional.of(new Solve(row.getLong(1), ended, name, puzzle.get(), form, rating(row), effort));
    }

    private static @Nullable StoredRating rating(ResultSet row) throws SQLException {
        Grade grade = Grade.withId(row.getString(6));
        return grade == null
                ? null
                : new StoredRating(
                        grade, row.getInt(7), new StoredSeRating(row.getInt(8), row.getInt(9), row.getInt(10)));
    }

    private static Optional<Sighting> sighting(ResultSet row) throws SQLException {
        String technique = row.getString(1);
        String sight = row.getString(2);
        int count = row.getInt(3);
        return Stream.of(Sight.values())
                .filter(each -> technique != null && each.name().equals(sight))
                .findFirst()
                .map(each -> new Sighting(technique, each, count));
    }
}
