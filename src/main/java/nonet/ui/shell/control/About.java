package nonet.ui.shell.control;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Facts about the program, such as its version and its folders.
///
/// @param version of the program
/// @param settings the folder of settings, sessions and the library
/// @param log the log file
/// @param licenses the folder with the licenses of all that the program contains, or null where it is not packaged
public record About(
        String version, Path settings, Path log, @Nullable Path licenses) {

    /// How much of the log is in a report.
    private static final int LOG_LINES = 40;

    private static final int LOG_BYTES = 1 << 14;

    /// Returns the version of Java.
    public String java() {
        return System.getProperty("java.runtime.version", "?");
    }

    /// Returns the version of JavaFX.
    public String javaFx() {
        return System.getProperty("javafx.runtime.version", "?");
    }

    /// Returns the name, the version and the architecture of the operating system.
    public String system() {
        return String.join(
                " ", System.getProperty("os.name"), System.getProperty("os.version"), System.getProperty("os.arch"));
    }

    /// Returns a report of a problem: the versions, the work, and the end of the log. It is in English, as it is for the
    /// makers of the program.
    ///
    /// @param work the content of the board, one fact per line
    public String report(List<String> work) {
        return String.format(
                Locale.ROOT,
                """
                Nonet %s
                Java %s
                JavaFX %s
                System %s
                Settings %s
                Log %s
                %s
                The end of the log:
                %s
                """,
                version,
                java(),
                javaFx(),
                system(),
                settings,
                log,
                String.join("\n", work),
                String.join("\n", logEnd()));
    }

    private List<String> logEnd() {
        try (SeekableByteChannel file = Files.newByteChannel(log)) {
            file.position(Math.max(0, file.size() - LOG_BYTES));
            ByteBuffer end = ByteBuffer.allocate(LOG_BYTES);
            while (end.hasRemaining() && file.read(end) >= 0) {}
            List<String> lines = new String(end.array(), 0, end.position(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return lines.subList(Math.max(0, lines.size() - LOG_LINES), lines.size());
        } catch (IOException _) {
            return List.of("(none)");
        }
    }
}
