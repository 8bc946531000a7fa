package nonet.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Bookmark;
import nonet.play.Branch;
import nonet.play.Branches;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.History;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.play.SteeredSearch;
import nonet.solve.ChosenGuess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sessions as earlier versions have stored them: with names and marks of their own, and the older the fewer fields.
class StoredSessionTests {

    private static final Path STORED = Path.of("src", "test", "resources", "nonet", "settings");
    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Document PLAYED = History.of(Document.of("monday", PUZZLE))
            .with(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.FOUR))
            .with(new Move.ToggleMark(CellSet.of(Cell.at(5, 5)), Digit.FIVE))
            .with(new Move.ToggleMark(CellSet.of(Cell.at(1, 4)), Digit.TWO))
            .with(new Move.ToggleMark(CellSet.of(Cell.at(1, 4)), Digit.SIX))
            .present();
    private static final Document COLORED = History.of(PLAYED)
            .with(new Move.ToggleColor(CellSet.of(Cell.at(5, 5), Cell.at(1, 9)), CellColor.ORANGE))
            .with(new Move.Comment("two\nlines"))
            .present();
    private static final Document SKETCHED = History.of(COLORED)
            .with(new Move.ToggleMarkColor(CellSet.of(Cell.at(1, 4)), Digit.TWO, CellColor.GRAY))
            .with(new Move.ToggleLink(new DrawnLink(
                    new Candidate(Cell.at(1, 4), Digit.TWO), new Candidate(Cell.at(1, 4), Digit.SIX), true)))
            .present()
            .bookmarked(List.of(new Bookmark("classic", 17, "here")));

    private static final Branch SECOND =
            new Branch(2, 1, 40, List.of(ChosenGuess.in(Cell.at(1, 4), List.of(Digit.SIX, Digit.TWO), 41)));

    @TempDir
    private Path folder;

    @Test
    void sessionsOfEveryVersionOpen() throws IOException {
        Origin unsaved = new Origin("", "", true, "");
        opens("first", new Session(PLAYED, false, 0, unsaved, null));
        opens("colors", new Session(COLORED, false, 0, unsaved, null));
        opens(
                "file",
                new Session(
                        SKETCHED,
                        false,
                        754,
                        new Origin("monday.sdm", "sdm", true, "c0ffee"),
                        new Settings.Place(5, 6, 700, 800, false, 300)));
        opens(
                "branches",
                new Session(
                        PLAYED,
                        false,
                        0,
                        unsaved,
                        null,
                        PlayerFilm.of(PLAYED),
                        List.of(
                                new SteeredSearch(
                                        "singles", new Branches(Map.of(Branch.FIRST, 3L, SECOND, 44L), 2, true)),
                                new SteeredSearch(
                                        "classic", new Branches(Map.of(Branch.FIRST, 7L, SECOND, 41L), 1, false)))));
        short[] candidates = PUZZLE.candidates();
        candidates[2] &= (short) ~Digit.FOUR.mask();
        opens(
                "candidates",
                new Session(
                        new Document("", PUZZLE.restrictedTo(candidates), Grid.of(PUZZLE)),
                        true,
                        0,
                        Origin.NONE,
                        null));
    }

    /// Opens a stored session twice: as it was stored, and as it is stored now.
    private void opens(String name, Session session) throws IOException {
        Path file = folder.resolve(name).resolve("session.json");
        Files.createDirectories(file.getParent());
        Files.copy(STORED.resolve("session-" + name + ".json"), file);
        for (int start = 1; start <= 2; start++) {
            try (SettingsStore store = new SettingsStore(file.getParent(), Duration.ofHours(1))) {
                List<OpenSession> restored = store.sessions().restore();
                assertThat(restored).as(name).extracting(OpenSession::first).containsExactly(session);
                assertThat(store.sessions().damages()).as(name).isEmpty();
                restored.getFirst().save(session);
            }
            assertThat(file).content().contains("\"givens\"").doesNotContain("\"puzzle\"");
        }
    }
}
