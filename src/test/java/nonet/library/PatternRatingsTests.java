package nonet.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Ratings by patterns and trials in the library.
final class PatternRatingsTests {

    private static final Puzzle WHIPS =
            Puzzle.of("..3.5...9...7..12.7.9...4....1.6...45..3.....8.7...3...1..9...66....12.......8...");
    private static final Puzzle SEVERAL =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final Grader grader = new Grader(new HumanLogic(new FastSolver(), Profile.modern()));

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("library.db");
    }

    private LibraryFile library() {
        return new LibraryFile(
                file(), () -> List.of(new Pack("pack", List.of(Document.of("", WHIPS), Document.of("", SEVERAL)))));
    }

    private void run(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
            new Sql(connection).run(statement);
        }
    }

    @Test
    void ratingsAreKeptAndWritten() throws IOException {
        StoredCspRatings rated = grader.patterns(WHIPS, null, Cancel.NEVER);
        assertThat(rated).isEqualTo(new StoredCspRatings(10, 8, 10, 2));
        StoredCspRatings none = grader.patterns(SEVERAL, null, Cancel.NEVER);
        try (LibraryFile opened = library()) {
            opened.library().rate(WHIPS, rated);
            opened.library().rate(SEVERAL, none);
        }
        try (LibraryFile opened = library()) {
            List<LibraryEntry> entries = opened.library().puzzles("a profile");
            assertThat(entries).extracting(LibraryEntry::patterns).containsExactly(rated, none);
            assertThat(entries).extracting(LibraryEntry::grade).containsOnlyNulls();
            ByteArrayOutputStream table = new ByteArrayOutputStream();
            new LibraryExport(entries, _ -> "").table("Modern", table, _ -> {});
            assertThat(table.toString(StandardCharsets.UTF_8).lines().skip(1))
                    .containsExactly(WHIPS + ",,24,,,,,,,no,,5,4,5,1", SEVERAL + ",,28,,,,,,,no,,,,,");
        }
    }

    @Test
    void resultsAreOrderedFromEasyToBeyond() {
        StoredCspRatings rated = StoredCspRatings.of(Map.of(
                CspScale.W, new CspResult.Beyond(),
                CspScale.GW, new CspResult.Stopped(7),
                CspScale.B, new CspResult.Rated(7),
                CspScale.TE, new CspResult.SeveralSolutions()));
        assertThat(List.of(CspScale.TE, CspScale.B, CspScale.GW, CspScale.W))
                .extracting(rated::number)
                .isSorted();
        assertThat(List.of(CspScale.values()))
                .extracting(scale -> rated.on(scale).orElse(null))
                .containsExactly(new CspResult.Beyond(), new CspResult.Stopped(7), new CspResult.Rated(7), null);
    }

    @Test
    void anotherVersionIsRatedAgainAndDamageCostsOneRow() throws Exception {
        StoredCspRatings rated = new StoredCspRatings(2, 2, 2, 2);
        try (LibraryFile opened = library()) {
            opened.library().rate(WHIPS, rated);
            opened.library().rate(SEVERAL, rated);
        }
        run("UPDATE known SET csp = csp + 1 WHERE givens = '" + WHIPS + "'");
        try (LibraryFile opened = library()) {
            assertThat(opened.library().puzzles(""))
                    .extracting(LibraryEntry::patterns)
                    .containsExactly(null, rated);
            opened.library().rate(WHIPS, rated);
        }
        for (String damage : List.of("w = 5000", "gw = -7", "csp = 'x'", "te = 1e300")) {
            run("UPDATE known SET " + damage + " WHERE givens = '" + SEVERAL + "'");
            try (LibraryFile opened = library()) {
                assertThat(opened.library().puzzles(""))
                        .as(damage)
                        .extracting(LibraryEntry::patterns)
                        .containsExactly(rated, null);
                opened.library().rate(SEVERAL, rated);
            }
        }
    }

    @Test
    void aLibraryWithoutTheColumnsGetsThem() throws Exception {
        try (Connection old = DriverManager.getConnection("jdbc:sqlite:" + file())) {
            Sql sql = new Sql(old);
            Schema.bring(sql, 8);
            sql.run("INSERT INTO known (givens, grade, score, solved) VALUES ('" + WHIPS + "', 'hard', 5, 1)");
        }
        StoredCspRatings rated = new StoredCspRatings(10, 8, 10, 2);
        try (LibraryFile opened = library()) {
            assertThat(opened.library().puzzles("").getFirst().patterns()).isNull();
            opened.library().rate(WHIPS, rated);
            LibraryEntry entry = opened.library().puzzles("").getFirst();
            assertThat(entry.patterns()).isEqualTo(rated);
            assertThat(entry.solved()).isTrue();
        }
    }
}
