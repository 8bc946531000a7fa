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
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.History;
import nonet.play.Move;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.Settings.RoomSettings;
import nonet.settings.Settings.SearchSettings;
import nonet.text.NameStyle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsStoreTests {

    private static final Settings CHANGED = new Settings(
            new SearchSettings("cell-order", 0.9, true),
            new AppearanceSettings(
                    AppearanceSettings.Look.DARK,
                    125,
                    "zh-CN",
                    NameStyle.ENGLISH,
                    false,
                    false,
                    false,
                    AppearanceSettings.Palette.COLOR_BLIND,
                    List.of("#ff8800", "#000000", "#000001", "#000002", "#000003", "#000004")),
            new PlaySettings(true, false, false, true, true, false, true),
            new Settings.FilmSettings(false, 20),
            new RoomSettings(true, List.of("desk", "path")),
            List.of("/a/b.sdk", "c.txt"),
            new Settings.Place(-12, 34.5, 1300, 900, true, 444));

    @TempDir
    private Path folder;

    @Test
    void newUsersBeginWithHiddenSinglesInBoxesAndKeepThem() throws IOException {
        try (SettingsStore first = store()) {
            assertThat(first.settings()).isEqualTo(Settings.NEW_USER);
            first.save(Settings.NEW_USER, Settings.NEW_USER.withRecent("a.sdk"));
        }
        assertThat(store().settings()).isEqualTo(Settings.NEW_USER.withRecent("a.sdk"));

        Files.writeString(folder.resolve("nonet/settings.json"), "{\"pace\": 0.5}");
        assertThat(store().settings().playing()).isEqualTo(PlaySettings.DEFAULT);
    }

    @Test
    void restoresSavedSettingsAtTheNextStart() {
        Document document = History.of(Document.of("monday", Puzzle.EMPTY))
                .with(new Move.SetGiven(CellSet.of(Cell.of(80)), Digit.NINE))
                .with(new Move.Enter(CellSet.of(Cell.of(0)), Digit.TWO))
                .with(new Move.ToggleMark(CellSet.of(Cell.of(40)), Digit.SEVEN))
                .with(new Move.ToggleColor(CellSet.of(Cell.of(40), Cell.of(7)), CellColor.ORANGE))
                .with(new Move.ToggleMarkColor(CellSet.of(Cell.of(40)), Digit.SEVEN, CellColor.GRAY))
                .with(new Move.ToggleLink(new DrawnLink(
                        new Candidate(Cell.of(40), Digit.SEVEN), new Candidate(Cell.of(41), Digit.ONE), true)))
                .with(new Move.Comment("two\nlines"))
                .present();
        Session session = new Session(
                document,
                true,
                754,
                new Origin(folder.resolve("monday.sdm").toString(), "sdm", true, "c0ffee"),
                new Settings.Place(5, 6, 700, 800, false, 300));
        try (SettingsStore store = store()) {
            store.save(store.settings(), CHANGED);
            store.sessions().open(Session.EMPTY).save(session);
        }

        assertThat(store().settings()).isEqualTo(CHANGED);
        assertThat(sessions(store())).containsExactly(session);
        assertThat(folder.resolve("nonet")).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void remembersThePlacesOfAllWindowsAndTheWidthsInThem() {
        WindowBounds guide = new WindowBounds(1, 2, 300, 400);
        WindowBounds library = new WindowBounds(5, 6, 700, 800);
        try (SettingsStore store = store()) {
            store.save("guide", guide);
            store.saveSideWidth("guide", 222);
            store.save("library", library);
        }

        assertThat(store().bounds("guide")).isEqualTo(guide);
        assertThat(store().sideWidth("guide")).hasValue(222.0);
        assertThat(store().bounds("library")).isEqualTo(library);
        assertThat(store().sideWidth("library")).isEmpty();
    }

    @Test
    void withoutFilesThereAreDefaults() {
        assertThat(store().settings()).isEqualTo(Settings.NEW_USER);
        assertThat(sessions(store())).isEmpty();
    }

    @Test
    void replacesInvalidFieldsByDefaults() throws IOException {
        settings("""
            {"engine": "cell-order", "pace": 7, "look": "PINK", "recent": ["x", 3], "later": {}, "language": [],
             "place": {"x": 1, "y": "no", "width": -3, "height": 1e99}}\
            """);

        assertThat(store().settings())
                .isEqualTo(new Settings(
                        new SearchSettings("cell-order", 0.4, false),
                        new AppearanceSettings(
                                AppearanceSettings.Look.SYSTEM,
                                100,
                                "",
                                NameStyle.BOTH,
                                true,
                                true,
                                true,
                                AppearanceSettings.Palette.STANDARD,
                                List.of()),
                        PlaySettings.DEFAULT,
                        Settings.FilmSettings.DEFAULT,
                        RoomSettings.DEFAULT,
                        List.of("x"),
                        null));
    }

    @Test
    void theNewestRecentFileComesFirstAndOnlyTenAreKept() {
        Settings settings = Settings.DEFAULT;
        for (int i = 0; i < 12; i++) {
            settings = settings.withRecent("file" + i);
        }

        assertThat(settings.withRecent("file5").recent())
                .containsExactly(
                        "file5", "file11", "file10", "file9", "file8", "file7", "file6", "file4", "file3", "file2");
    }

    @Test
    void eachDesktopHasItsFolder() {
        Path home = Path.of("home");

        assertThat(SettingsFolder.of("Linux", home, Map.of())).isEqualTo(home.resolve(".config/nonet"));
        assertThat(SettingsFolder.of("Linux", home, Map.of("XDG_CONFIG_HOME", "x")))
                .isEqualTo(Path.of("x/nonet"));
        assertThat(SettingsFolder.of("Mac OS X", home, Map.of()))
                .isEqualTo(home.resolve("Library/Application Support/Nonet"));
        assertThat(SettingsFolder.of("Windows 11", home, Map.of("APPDATA", "roaming")))
                .isEqualTo(Path.of("roaming/Nonet"));

        assertThat(SettingsFolder.home("Linux", "account", Map.of("HOME", "x"))).isEqualTo(Path.of("x"));
        assertThat(SettingsFolder.home("Linux", "account", Map.of("HOME", " "))).isEqualTo(Path.of("account"));
        assertThat(SettingsFolder.home("Linux", "account", Map.of())).isEqualTo(Path.of("account"));
        assertThat(SettingsFolder.home("Windows 11", "account", Map.of("HOME", "x")))
                .isEqualTo(Path.of("account"));
    }

    private void settings(String text) throws IOException {
        Files.createDirectories(folder.resolve("nonet"));
        Files.writeString(folder.resolve("nonet/settings.json"), text);
    }

    private static List<Session> sessions(SettingsStore store) {
        try (store) {
            return store.sessions().restore().stream().map(OpenSession::first).toList();
        }
    }

    private SettingsStore store() {
        return new SettingsStore(folder.resolve("nonet"), Duration.ofHours(1));
    }
}
