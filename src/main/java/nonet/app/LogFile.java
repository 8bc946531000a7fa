package nonet.app;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// The log of the program. The file is opened for each record, so a start without records costs nothing, and several
/// processes can write to it. A full file becomes the older one of two, which hold 1 MB at most together.
final class LogFile extends Handler {

    private static final int FULL = 450_000;
    private static final int LONGEST_RECORD = 40_000;

    private final Path file;
    private final Path older;

    LogFile(Path file) {
        this.file = file;
        older = file.resolveSibling(file.getFileName() + ".1");
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
            append(text.length() <= LONGEST_RECORD ? text : text.substring(0, LONGEST_RECORD) + "\n");
        } catch (IOException | RuntimeException unlogged) {
            // There is no place left to report this.
        }
    }

    private void append(String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        }
        if (Files.size(file) >= FULL) {
            Files.move(file, older, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
