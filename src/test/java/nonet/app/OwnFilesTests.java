package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.Stream;
import nonet.library.LibraryFile;
import nonet.library.NativeSqlite;
import nonet.settings.Settings;
import nonet.settings.SettingsStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
class OwnFilesTests {

    @TempDir
    private Path home;

    @Test
    void onlyTheUserCanReadWhatNonetKeeps() throws IOException {
        Path folder = home.resolve("config/nonet");
        LogFile log = new LogFile(folder.resolve("nonet.log"));
        log.publish(new LogRecord(Level.INFO, "begun"));
        NativeSqlite.locate(folder);
        try (SettingsStore store = new SettingsStore(folder, Duration.ofHours(1));
                LibraryFile library = new LibraryFile(folder.resolve("library.db"), List::of);
                ServerSocketChannel _ = StartAddress.listen(folder).channel()) {
            store.save(Settings.NEW_USER, Settings.NEW_USER.withRecent("a.sdk"));
            library.library().makeCollection("mine");
            assertThat(store.flush(Duration.ofMinutes(1))).isEmpty();

            Map<String, String> open = new TreeMap<>();
            try (Stream<Path> all = Files.walk(home.resolve("config"))) {
                for (Path each : all.toList()) {
                    String permissions = PosixFilePermissions.toString(Files.getPosixFilePermissions(each));
                    if (!permissions.endsWith("------")) {
                        open.put(home.relativize(each).toString(), permissions);
                    }
                }
            }
            assertThat(open).isEmpty();
            assertThat(folder.toFile().list())
                    .contains("nonet.log", "nonet.log.lock", "settings.json", "settings.lock")
                    .contains("library.db", "library.db-wal", "library.db-shm", "nonet.socket");
        }
    }
}
