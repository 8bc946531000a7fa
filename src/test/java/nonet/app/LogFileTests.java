package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogFileTests {

    @TempDir
    private Path folder;

    @Test
    void nothingIsMadeBeforeSomethingIsLogged() throws IOException {
        Path file = folder.resolve("new/nonet.log");
        LogFile log = new LogFile(file);
        assertThat(file.getParent()).doesNotExist();

        LogRecord line = new LogRecord(Level.SEVERE, "It broke");
        line.setThrown(new IllegalStateException("because of this"));
        log.publish(line);
        assertThat(Files.readString(file))
                .contains("SEVERE: It broke", "IllegalStateException: because of this", "\tat ");
    }

    @Test
    void severalWritersStayBelowOneMegabyteAndTheNewestLineIsThere() throws Exception {
        Path file = folder.resolve("nonet.log");
        List<Thread> writers = new ArrayList<>();
        for (int writer = 0; writer < 3; writer++) {
            LogFile log = new LogFile(file);
            writers.add(Thread.ofPlatform().start(() -> {
                for (int i = 0; i < 400; i++) {
                    log.publish(new LogRecord(Level.WARNING, "x".repeat(3000)));
                }
                log.publish(new LogRecord(Level.WARNING, "\u6570".repeat(1_000_000)));
            }));
        }
        for (Thread writer : writers) {
            writer.join();
        }
        new LogFile(file).publish(new LogRecord(Level.WARNING, "the last one"));

        assertThat(Files.size(file) + Files.size(folder.resolve("nonet.log.1"))).isLessThan(1_000_000);
        assertThat(Files.readString(file)).contains("the last one");
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoFailure() throws IOException {
        Path blocked = Files.createFile(folder.resolve("blocked"));
        new LogFile(blocked.resolve("nonet.log")).publish(new LogRecord(Level.SEVERE, "unheard"));
        assertThat(blocked).isEmptyFile();
    }
}
