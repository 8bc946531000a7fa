package nonet.settings.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.settings.OpenSession;
import nonet.settings.Origin;
import nonet.settings.Session;
import nonet.settings.SettingsStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Damaged files in the settings folder, and a folder that cannot be written.
class DamageTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Session WORK = new Session(
            new Document("mine", PUZZLE, Document.of("", PUZZLE).grid()).commented("a note"),
            false,
            0,
            Origin.NONE,
            null);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{\"engine\": \"fast\", \"pace\": 0.",
                "{\"engine\": \"fast\", \"pace\": \"quick\"}",
                "{\"engine\": \"fast\"} and more",
                "{\"engine\": \"fast\", \"recent\": [7]}",
                "{\"engine\": \"fast\", \"logic\": {\"current\": []}}",
                "{\"engine\": \"fast\", \"place\": {\"x\": 1}}",
                "[]",
                "null",
                "\0\0\0\0\0\0\0\0"
            })
    void aDamagedFileIsPutAsideReportedOnceAndReadAsFarAsPossible(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("settings.json"), text);
        Path aside = folder.resolve("settings.damaged-1.json");
        try (SettingsStore store = store()) {
            assertThat(store.repair()).containsExactly(new Damage(file, aside));
            assertThat(store.settings().search().engine()).isEqualTo(text.contains("fast") ? "fast" : "classic");
        }
        assertThat(aside).hasContent(text);
        try (SettingsStore store = store()) {
            assertThat(store.repair()).isEmpty();
            assertThat(store.settings().search().engine()).isEqualTo(text.contains("fast") ? "fast" : "classic");
        }
    }

    @Test
    void profilesBeforeTheDamageAreSaved() throws IOException {
        Profile small = Profile.hodoku().withFishSize(2);
        try (SettingsStore store = store()) {
            store.save(store.profiles().with(small).saving("Small").saving("Same"));
        }
        Path file = folder.resolve("settings.json");
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() - 8));
        try (SettingsStore store = store()) {
            assertThat(store.repair()).hasSize(1);
            assertThat(store.profiles().saved().keySet()).contains("Small");
        }
        try (SettingsStore store = store()) {
            assertThat(store.repair()).isEmpty();
            assertThat(store.profiles().named("Small")).contains(small);
        }
    }

    @Test
    void restoresTheFieldsBeforeTheCutOfATruncatedSession() throws IOException {
        Path file = folder.resolve("session.json");
        try (SettingsStore store = store()) {
            store.sessions().open(Session.EMPTY).save(WORK);
        }
        byte[] whole = Files.readAllBytes(file);
        String text = new String(whole, StandardCharsets.UTF_8);
        int afterPuzzle = text.indexOf(PUZZLE.toString()) + 82;
        for (int length = 0; length < whole.length; length += 11) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));
            try (SettingsStore store = store()) {
                Session read = store.sessions().restore().getFirst().first();
                assertThat(read.document().puzzle())
                        .as("cut after %d", length)
                        .isEqualTo(length > afterPuzzle ? PUZZLE : Puzzle.EMPTY);
                assertThat(store.sessions().damages()).hasSize(1);
                Files.delete(store.sessions().damages().getFirst().kept());
            }
        }
    }

    @Test
    void aHugeFileIsReadNoFurtherThanItsLimit() throws IOException {
        Path file = folder.resolve("session-3.json");
        try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.write("{\"name\": \"big\", \"puzzle\": \"%s\", \"x\": \""
                    .formatted(PUZZLE)
                    .getBytes(StandardCharsets.UTF_8));
            huge.setLength(1L << 28);
        }
        try (SettingsStore store = store()) {
            Session read = store.sessions().restore().getFirst().first();
            assertThat(read.document()).isEqualTo(Document.of("big", PUZZLE));
            assertThat(folder.resolve("session-3.damaged-1.json")).hasSize(1L << 28);
        }
    }

    @Test
    void aFailedSaveIsReportedAndRetried() throws IOException {
        Path blocked = Files.writeString(folder.resolve("blocked"), "a file where the folder should be");
        List<Optional<SaveProblem>> told = new ArrayList<>();
        try (SettingsStore store = new SettingsStore(blocked, Duration.ofHours(1))) {
            store.listen(told::add);
            store.sessions().open(Session.EMPTY).save(WORK);
            store.save(store.settings(), store.settings().withRecent("a"));
            assertThat(store.flush(Duration.ofSeconds(9)))
                    .map(SaveProblem::file)
                    .contains(blocked.resolve("settings.json"));
            assertThat(store.flush(Duration.ofSeconds(9))).isPresent();
            assertThat(told).hasSize(1).first().matches(Optional::isPresent);

            Files.delete(blocked);
            assertThat(store.flush(Duration.ofSeconds(9))).isEmpty();
            assertThat(told).hasSize(2).last().isEqualTo(Optional.empty());
        }
        try (SettingsStore store = new SettingsStore(blocked, Duration.ofHours(1))) {
            assertThat(store.settings().recent()).containsExactly("a");
            assertThat(store.sessions().restore())
                    .extracting(OpenSession::first)
                    .containsExactly(WORK);
        }
    }

    private SettingsStore store() {
        return new SettingsStore(folder, Duration.ofHours(1));
    }

    /// Opening a pipe would wait for ever.
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeInPlaceOfTheFileIsPutAside() throws Exception {
        Path file = folder.resolve("settings.json");
        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                .isZero();
        try (SettingsStore store = store()) {
            assertThat(store.isWhole()).isFalse();
            assertThat(store.repair()).containsExactly(new Damage(file, folder.resolve("settings.damaged-1.json")));
            assertThat(store.isWhole()).isTrue();
        }
    }
}
