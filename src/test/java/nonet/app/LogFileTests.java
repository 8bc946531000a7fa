package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
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
        atOnce(file, 3, log -> {
            for (int i = 0; i < 400; i++) {
                log.publish(new LogRecord(Level.WARNING, "x".repeat(3000)));
            }
            log.publish(new LogRecord(Level.WARNING, "\u6570".repeat(1_000_000)));
        });
        new LogFile(file).publish(new LogRecord(Level.WARNING, "the last one"));

        assertThat(Files.size(file) + Files.size(older())).isLessThan(1_000_000);
        assertThat(Files.readString(file)).contains("the last one");
    }

    @Test
    void oneOfSeveralWritersMovesTheFullFile() throws Exception {
        Path file = folder.resolve("nonet.log");
        atOnce(file, 4, log -> {
            for (int i = 0; i < 30; i++) {
                log.publish(new LogRecord(Level.WARNING, "\u6570".repeat(40_000)));
            }
        });
        // Of records of 120 KB each file holds four; the newer one was begun by the last of 120.
        assertThat(Files.size(older())).isBetween(470_000L, 499_000L);
        assertThat(Files.size(file)).isBetween(470_000L, 499_000L);
    }

    @Test
    void nothingIsLostBeforeTheFileIsFull() throws Exception {
        Path file = folder.resolve("nonet.log");
        atOnce(file, 4, log -> {
            for (int i = 0; i < 50; i++) {
                log.publish(new LogRecord(Level.WARNING, "kept"));
            }
        });
        assertThat(Files.readAllLines(file).stream().filter(line -> line.endsWith("WARNING: kept")))
                .hasSize(200);
        assertThat(older()).doesNotExist();
    }

    @Test
    void anInterruptedThreadIsHeard() throws IOException {
        Path file = folder.resolve("nonet.log");
        Thread.currentThread().interrupt();
        new LogFile(file).publish(new LogRecord(Level.WARNING, "stopped"));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(Files.readString(file)).contains("WARNING: stopped");
    }

    @Test
    void aFolderThatCannotBeWrittenIsNoFailure() throws IOException {
        Path blocked = Files.createFile(folder.resolve("blocked"));
        new LogFile(blocked.resolve("nonet.log")).publish(new LogRecord(Level.SEVERE, "unheard"));
        assertThat(blocked).isEmptyFile();
    }

    private Path older() {
        return folder.resolve("nonet.log.1");
    }

    private static void atOnce(Path file, int writers, Consumer<LogFile> work) throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int writer = 0; writer < writers; writer++) {
            LogFile log = new LogFile(file);
            threads.add(Thread.ofPlatform().start(() -> work.accept(log)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
