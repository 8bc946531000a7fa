package nonet.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import nonet.files.LockFile;
import org.jspecify.annotations.Nullable;

/// The log of the program. The file is opened for each record, so a start without records costs nothing, and several
/// processes can write to it in turn. A full file becomes the older one of two, which hold 1 MB at most together.
final class LogFile extends Handler {

    /// The largest size of each file in bytes, more than the longest record.
    private static final int FULL = 499_000;

    private static final int LONGEST_RECORD = 40_000;
    private static final Duration LOCK_PATIENCE = Duration.ofSeconds(2);

    private final Path file;
    private final Path older;
    private final Path lock;

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
            Logger.getLogger("").addHandler(new LogFile(file));
        }
    }

    @Override
    public synchronized void publish(LogRecord line) {
        if (!isLoggable(line)) {
            return;
        }
        try {
            String text = getFormatter().format(line);
            String kept = text.length() <= LONGEST_RECORD ? text : text.substring(0, LONGEST_RECORD) + "\n";
            write(kept.getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException unlogged) {
            // There is no place left to report this.
        }
    }

    private void write(byte[] text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (LockFile _ = lock()) {
            if (Files.exists(file) && Files.size(file) + text.length > FULL) {
                Files.move(file, older, StandardCopyOption.REPLACE_EXISTING);
            }
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
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

    @Override
    public void close() {}
}
