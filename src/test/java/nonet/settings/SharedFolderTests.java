package nonet.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.settings.Settings.PlaySettings;
import nonet.settings.Settings.RoomSettings;
import nonet.settings.Settings.SearchSettings;
import nonet.text.NameStyle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two programs that use one settings folder.
class SharedFolderTests {

    private static final Session ONE = session("one", ".".repeat(80) + "1");
    private static final Session TWO = session("two", "2" + ".".repeat(80));

    @TempDir
    private Path folder;

    private SettingsStore a;
    private SettingsStore b;

    @AfterEach
    void close() {
        a.close();
        b.close();
    }

    @Test
    void eachSavesOnlyTheFieldsThatChangedThere() {
        open();
        Settings before = a.settings();
        assertThat(b.settings()).isEqualTo(before);

        Settings ofA = new Settings(
                new SearchSettings("fast", 0.4, false),
                new AppearanceSettings(
                        AppearanceSettings.Look.DARK,
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
                List.of("a"),
                null);
        a.save(before, ofA);
        assertThat(a.flush(Duration.ofSeconds(9))).isEmpty();
        Settings ofB = new Settings(
                new SearchSettings("classic", 0.9, false),
                new AppearanceSettings(
                        AppearanceSettings.Look.SYSTEM,
                        100,
                        "",
                        NameStyle.BOTH,
                        true,
                        false,
                        true,
                        AppearanceSettings.Palette.STANDARD,
                        List.of()),
                PlaySettings.DEFAULT,
                Settings.FilmSettings.DEFAULT,
                RoomSettings.DEFAULT,
                List.of(),
                before.place());
        b.save(before, ofB);
        assertThat(b.flush(Duration.ofSeconds(9))).isEmpty();

        assertThat(next().settings())
                .isEqualTo(new Settings(
                        new SearchSettings("fast", 0.9, false),
                        new AppearanceSettings(
                                AppearanceSettings.Look.DARK,
                                100,
                                "",
                                NameStyle.BOTH,
                                true,
                                false,
                                true,
                                AppearanceSettings.Palette.STANDARD,
                                List.of()),
                        PlaySettings.DEFAULT,
                        Settings.FilmSettings.DEFAULT,
                        RoomSettings.DEFAULT,
                        List.of("a"),
                        null));
    }

    @Test
    void profilesSavedInOneSurviveWhatTheOtherSaves() {
        open();
        Profiles known = b.profiles();
        Profile small = Profile.hodoku().withFishSize(2);
        Profile large = Profile.hodoku().withFishSize(5);
        a.save(a.profiles().with(small).saving("Small").saving("Gone"));
        a.flush(Duration.ofSeconds(9));
        b.save(known.with(large).saving("Large"));
        b.save(ExportSettings.DEFAULT);
        b.flush(Duration.ofSeconds(9));
        a.save(a.profiles().deleting("Gone"));
        a.flush(Duration.ofSeconds(9));

        assertThat(next().profiles().saved()).isEqualTo(Map.of("Small", small, "Large", large));
    }

    @Test
    void theWorkInOpenWindowsIsNotTakenOverByTheOther() {
        open();
        OpenSession first = a.sessions().open(Session.EMPTY);
        first.save(ONE);
        a.flush(Duration.ofSeconds(9));
        assertThat(b.sessions().restore()).isEmpty();
        b.sessions().open(Session.EMPTY).save(TWO);
        b.flush(Duration.ofSeconds(9));

        a.close();
        b.close();
        assertThat(next().sessions().restore()).extracting(OpenSession::first).containsExactly(ONE, TWO);
    }

    @Test
    void aWindowThatIsClosedLeavesItsBoardAmongTheClosedOnes() {
        open();
        OpenSession first = a.sessions().open(ONE);
        a.sessions().open(TWO);
        a.flush(Duration.ofSeconds(9));
        first.end(ONE);
        first.save(TWO);
        a.close();

        SettingsStore next = next();
        assertThat(next.sessions().restore()).extracting(OpenSession::first).containsExactly(TWO);
        assertThat(next.sessions().closedBoards().boards()).containsExactly(ONE);
        next.sessions().closedBoards().remove(ONE);
        next.close();
        assertThat(next().sessions().closedBoards().boards()).isEmpty();
    }

    private void open() {
        a = next();
        b = next();
    }

    private SettingsStore next() {
        return new SettingsStore(folder, Duration.ofHours(1));
    }

    private static Session session(String name, String puzzle) {
        return new Session(Document.of(name, Puzzle.of(puzzle)), false, 0, Origin.NONE, null);
    }
}
