package nonet.settings;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import nonet.deduce.Technique;
import nonet.logic.solver.SearchLimits;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.logic.solver.SearchLimits.FishLimits;
import nonet.rate.Profile;
import nonet.rate.Weight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfilesTests {

    @TempDir
    private Path folder;

    private final ObjectMapper mapper = new ObjectMapper();

    @Test
    void restoresSavedProfiles() {
        Profiles profiles = Profiles.standard()
                .with(changed())
                .saving("Mine")
                .with(changed().withFishSize(3));
        save(profiles);
        assertThat(load()).isEqualTo(profiles);
        assertThat(load().origin()).isEqualTo(changed());
        save(Profiles.standard());
        assertThat(load()).isEqualTo(Profiles.standard());
    }

    @Test
    void linkedSetsAreKeptApartFromSets() throws IOException {
        for (boolean sets : List.of(true, false)) {
            for (boolean linked : List.of(true, false)) {
                Profile profile = Profile.hodoku().with(ChainLimits.DEFAULT.withSets(sets, linked));
                save(Profiles.standard().with(profile).saving("Mine").with(Profile.hodoku()));
                assertThat(load().named("Mine")).contains(profile);
                assertThat(json().at("/logic/saved/Mine/chains").toString())
                        .isEqualTo(
                                "{\"length\":20,\"forcing\":40,\"als\":%s,\"linkedSets\":%s}".formatted(sets, linked));
            }
        }
    }

    @Test
    void everyNumberHasARangeWithItsDefault() throws ReflectiveOperationException {
        int numbers = 0;
        for (Record part : parts(SearchLimits.DEFAULT)) {
            for (RecordComponent limit : part.getClass().getRecordComponents()) {
                if (limit.getType() == int.class) {
                    SearchLimits.Range range = limit.getAnnotation(SearchLimits.Range.class);
                    assertThat((int) limit.getAccessor().invoke(part))
                            .as(limit.getName())
                            .isBetween(range.least(), range.most());
                    numbers++;
                }
            }
        }
        assertThat(numbers).isEqualTo(7);
    }

    private static List<Record> parts(SearchLimits limits) {
        return List.of(limits.fish(), limits.chains(), limits.als(), limits.patterns(), limits.exotic());
    }

    /// HoDoKu's chains passed through sets then, which they do on request now.
    @Test
    void aFileFromBeforeSetsCouldBeLinkedHasThemNotLinked() throws IOException {
        Files.writeString(folder.resolve("settings.json"), """
            {"logic": {"current": {"chains": {"length": 12, "forcing": 30, "als": true}},
                       "saved": {"Mine": {"chains": {"length": 9, "forcing": 8, "als": false}}}}}
            """);
        assertThat(load())
                .isEqualTo(new Profiles(
                        Profile.hodoku().with(new ChainLimits(12, 30, false, false)),
                        Profiles.HODOKU,
                        Map.of("Mine", Profile.hodoku().with(new ChainLimits(9, 8, false, false)))));
    }

    /// An older version had no technique beyond HoDoKu, and its standard profile was HoDoKu.
    @Test
    void aSavedProfileOfAnOlderVersionStaysAndItsStandardIsTheNewOne() throws IOException {
        Files.writeString(folder.resolve("settings.json"), """
            {"logic": {"chosen": "", "current": {"fish": {"size": 7}, "techniques": {}},
                       "saved": {"Mine": {"fish": {"size": 5}, "techniques": {}}}}}
            """);
        assertThat(load())
                .isEqualTo(new Profiles(
                        Profile.modern(), "", Map.of("Mine", Profile.hodoku().withFishSize(5))));
    }

    @Test
    void bothProfilesOfTheProgramComeBack() throws IOException {
        for (String name : List.of("", Profiles.HODOKU)) {
            save(Profiles.standard().choosing(name));
            assertThat(load()).isEqualTo(Profiles.standard().choosing(name));
            assertThat(json().at("/logic/current/techniques")).isEmpty();
        }
        assertThat(Profiles.standard().choosing(Profiles.HODOKU).current()).isEqualTo(Profile.hodoku());
    }

    @Test
    void onlyDifferencesFromTheDefaultsAreWritten() throws IOException {
        save(Profiles.standard().with(changed()));
        JsonNode techniques = json().path("logic").path("current").path("techniques");
        assertThat(techniques.properties().stream().map(Map.Entry::getKey)).containsExactly("x-wing");
    }

    @Test
    void otherFieldsOfTheFileStay() throws IOException {
        Files.writeString(folder.resolve("settings.json"), """
            {"future": [1, 2], "pace": 0.7,
             "logic": {"hue": "red", "current": {"fish": {"size": 4, "scales": true}, "mood": 3},
                       "saved": {"Mine": {"fish": {"size": 5}, "tail": "long"}}}}
            """);
        Profiles read = load();
        assertThat(read.current()).isEqualTo(Profile.hodoku().withFishSize(4));
        save(read.with(read.current().withFishSize(2)));
        JsonNode json = json();
        assertThat(json.path("future").toString()).isEqualTo("[1,2]");
        assertThat(json.path("pace").asDouble()).isEqualTo(0.7);
        assertThat(json.path("logic").path("hue").asText()).isEqualTo("red");
        assertThat(json.path("logic").path("current").path("mood").asInt()).isEqualTo(3);
        assertThat(json.at("/logic/current/fish/scales").asBoolean()).isTrue();
        assertThat(json.at("/logic/current/fish/size").asInt()).isEqualTo(2);
        assertThat(json.at("/logic/saved/Mine/tail").asText()).isEqualTo("long");
    }

    @Test
    void otherChoicesAndProfilesDoNotOverwriteEachOther() {
        try (SettingsStore store = new SettingsStore(folder, Duration.ofMillis(1))) {
            store.save(Profiles.standard().with(changed()));
            store.save(Settings.DEFAULT, Settings.DEFAULT.withRecent("a.txt"));
        }
        assertThat(load().current()).isEqualTo(changed());
        try (SettingsStore store = new SettingsStore(folder, Duration.ofMillis(1))) {
            assertThat(store.settings().recent()).containsExactly("a.txt");
        }
    }

    @Test
    void invalidValuesTakeDefaultsAndAreLoggedInOneLine() throws IOException {
        Files.writeString(folder.resolve("settings.json"), """
            {"logic": {"chosen": "gone", "current": {"fish": {"size": 99, "fins": "many", "endoFins": 1},
              "chains": 7, "techniques": {"x-wing": {"score": -5, "level": "odd", "solve": 1}, "unheard-of": {}}}}}
            """);
        List<String> lines = new ArrayList<>();
        Logger logger = Logger.getLogger(ProfilesJson.class.getName());
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord line) {
                lines.add(line.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        logger.addHandler(handler);
        try {
            assertThat(load())
                    .isEqualTo(Profiles.standard()
                            .choosing(Profiles.HODOKU)
                            .with(Profile.hodoku().with(new FishLimits(FishLimits.DEFAULT.fins(), 1, false))));
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(lines)
                .containsExactly(
                        "The settings hold values for human logic that make no sense; the usual ones are used: "
                                + "level \"odd\", score -5, solve 1, size 99, fins \"many\"");
    }

    private static Profile changed() {
        Profile profile = Profile.hodoku();
        Weight weight = profile.weights().of(Technique.X_WING);
        return profile.with(profile.weights().with(new Weight(Technique.X_WING, 77, weight.level(), 999, false, true)))
                .with(new FishLimits(3, 0, true));
    }

    private void save(Profiles profiles) {
        try (SettingsStore store = new SettingsStore(folder, Duration.ofMillis(1))) {
            store.save(profiles);
        }
    }

    private Profiles load() {
        try (SettingsStore store = new SettingsStore(folder, Duration.ofMillis(1))) {
            return store.profiles();
        }
    }

    private JsonNode json() throws IOException {
        return mapper.readTree(Files.readString(folder.resolve("settings.json")));
    }
}
