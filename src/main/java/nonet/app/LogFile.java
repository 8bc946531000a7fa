package nonet.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import nonet.files.AtExit;
import nonet.files.LockFile;
import nonet.files.PrivateFiles;
import org.jspecify.annotations.Nullable;

/// The log of the program. The file is opened for each record, so a start without records costs nothing, and several
/// processes can write to it in turn. A full file becomes the older one of two, which hold 1 MB at most together. A
/// record that equals one of the latest is counted, and the count is written once the others are newer, or at the end.
final class LogFile extends Handler {

    /// The largest size of each file in bytes, more than the longest record.
    private static final int FULL = 499_000;

    private static final int LONGEST_RECORD = 40_000;
    private static final Duration LOCK_PATIENCE = Duration.ofSeconds(2);

    /// The number of different records that a new one is compared with.
    private static final int REMEMBERED = 16;

    private final Path file;
    private final Path older;
    private final Path lock;

    /// The latest different records, the oldest first.
    private final SequencedMap<Content, Repeated> latest = new LinkedHashMap<>();

    /// A record without its time.
    private record Content(Level level, String message, String thrown, List<StackTraceElement> stack) {}

    /// @param last the latest of the equal records
    /// @param count how many followed the first one
    private record Repeated(LogRecord last, long count) {}

    LogFile(Path file) {
        this.file = file;
        older = file.resolveSibling(file.getFileName() + ".1");
        lock = file.resolveSibling(file.getFileName() + ".lock");
        setFormatter(new SimpleFormatter());
    }

    /// Redirects all logging of this process to the file, unless logging is configured already.
    static void install(Path file) {
        if (System.getProperty("java.util.logging.config.file") == null) {
            LogManager.getLogManager().reset();
            LogFile log = new LogFile(file);
            Logger.getLogger("").addHandler(log);
            AtExit.run(log::close);
        }
    }

    @Override
    public synchronized void publish(LogRecord line) {
        if (!isLoggable(line)) {
            return;
        }
        Content content = content(line);
        Repeated before = latest.remove(content);
        latest.put(content, new Repeated(line, before == null ? 0 : before.count + 1));
        if (before == null) {
            write(line);
        }
        if (latest.size() > REMEMBERED) {
            writeCount(Objects.requireNonNull(latest.pollFirstEntry()).getValue());
        }
    }

    private Content content(LogRecord line) {
        Throwable thrown = line.getThrown();
        return new Content(
                line.getLevel(),
                cut(getFormatter().formatMessage(line)),
                cut(String.valueOf(thrown)),
                thrown == null ? List.of() : List.of(thrown.getStackTrace()));
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_RECORD ? text : text.substring(0, LONGEST_RECORD) + "\n";
    }

    private void writeCount(Repeated repeated) {
        if (repeated.count > 0) {
            LogRecord last = repeated.last;
            LogRecord line = new LogRecord(last.getLevel(), "repeated (" + repeated.count + "×): " + last.getMessage());
            line.setInstant(last.getInstant());
            line.setLoggerName(last.getLoggerName());
            line.setParameters(last.getParameters());
            write(line);
        }
    }

    private void write(LogRecord line) {
        try {
            write(cut(getFormatter().format(line)).getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException unlogged) {
            // There is no place left to report this.
        }
    }

    private void write(byte[] text) throws IOException {
        PrivateFiles.createFolderOf(file);
        try (LockFile _ = lock()) {
            if (Files.exists(file) && Files.size(file) + text.length > FULL) {
                Files.move(file, older, StandardCopyOption.REPLACE_EXISTING);
            }
            PrivateFiles.create(file);
            // Not by a channel, which an interrupted thread closes.
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
                out.write(text);
            }
        }
    }

    /// Returns null where files cannot be locked: a record that comes without a lock is better than none.
    private @Nullable LockFile lock() {
        try {
            return LockFile.acquire(lock, LOCK_PATIENCE);
        } catch (IOException unlockable) {
            return null;
        }
    }

    @Override
    public void flush() {}

    /// Writes the counts of repeated records. Called at the end of the program, too.
    @Override
    public synchronized void close() {
        latest.values().forEach(this::writeCount);
        latest.clear();
    }
}
