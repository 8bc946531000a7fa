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
                log.publish(new LogRecord(Level.WARNING, i + "x".repeat(3000)));
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
                log.publish(new LogRecord(Level.WARNING, i + "\u6570".repeat(40_000)));
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
                log.publish(new LogRecord(Level.WARNING, i + " kept"));
            }
        });
        assertThat(Files.readAllLines(file).stream().filter(line -> line.endsWith(" kept")))
                .hasSize(200);
        assertThat(older()).doesNotExist();
    }

    @Test
    void repeatedRecordsAreWrittenOnceWithTheirCount() throws IOException {
        LogFile log = new LogFile(folder.resolve("nonet.log"));
        for (int i = 0; i < 1000; i++) {
            log.publish(new LogRecord(Level.SEVERE, "too deep"));
            log.publish(new LogRecord(Level.WARNING, "too wide"));
        }
        log.publish(new LogRecord(Level.WARNING, "once"));
        assertThat(messages()).containsExactly("SEVERE: too deep", "WARNING: too wide", "WARNING: once");

        log.close();
        assertThat(messages())
                .containsExactly(
                        "SEVERE: too deep",
                        "WARNING: too wide",
                        "WARNING: once",
                        "SEVERE: repeated (999×): too deep",
                        "WARNING: repeated (999×): too wide");
    }

    @Test
    void theCountIsWrittenWhenManyOthersFollow() throws IOException {
        LogFile log = new LogFile(folder.resolve("nonet.log"));
        log.publish(new LogRecord(Level.WARNING, "early"));
        log.publish(new LogRecord(Level.WARNING, "early"));
        for (int i = 0; i < 16; i++) {
            log.publish(new LogRecord(Level.WARNING, "other " + i));
        }
        log.publish(new LogRecord(Level.WARNING, "early"));
        assertThat(messages())
                .filteredOn(line -> line.contains("early"))
                .containsExactly("WARNING: early", "WARNING: repeated (1×): early", "WARNING: early");
    }

    @Test
    void failuresAtDifferentPlacesAreDifferent() throws IOException {
        LogFile log = new LogFile(folder.resolve("nonet.log"));
        int place = 0;
        for (Throwable thrown : List.of(new IllegalStateException("here"), new IllegalStateException("here"))) {
            thrown.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "a", "A.java", ++place)});
            LogRecord line = new LogRecord(Level.SEVERE, "It broke");
            line.setThrown(thrown);
            log.publish(line);
            log.publish(line);
        }
        assertThat(messages()).containsExactly("SEVERE: It broke", "SEVERE: It broke");
    }

    private List<String> messages() throws IOException {
        return Files.readAllLines(folder.resolve("nonet.log")).stream()
                .filter(line -> line.matches("(SEVERE|WARNING): .*"))
                .toList();
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
