package nonet.files;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Temporary files next to the files being written. Their names contain the process id, so that those of a killed
/// process are distinguished from those in use.
public final class TemporaryFiles {

    private static final Logger LOG = Logger.getLogger(TemporaryFiles.class.getName());
    private static final Duration OLD = Duration.ofMinutes(10);
    private static final Pattern NAME =
            Pattern.compile("\\.nonet-(?:(\\d{1,10})-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.tmp");

    private TemporaryFiles() {}

    /// Returns a new name next to a file.
    static Path beside(Path file) {
        return file.resolveSibling(".nonet-" + ProcessHandle.current().pid() + "-" + UUID.randomUUID() + ".tmp");
    }

    /// Deletes the files that ended processes left in a folder, except those changed in the last ten minutes.
    ///
    /// @param now the current time of the folder's file system
    public static void sweep(Path folder, FileTime now) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".nonet-*.tmp")) {
            for (Path file : files) {
                if (isAbandoned(file, now)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException stays) {
            LOG.log(Level.FINE, "Cannot sweep " + folder, stays);
        }
    }

    private static boolean isAbandoned(Path file, FileTime now) throws IOException {
        Matcher name = NAME.matcher(file.getFileName().toString());
        return name.matches()
                && Files.isRegularFile(file)
                && Files.getLastModifiedTime(file)
                        .toInstant()
                        .isBefore(now.toInstant().minus(OLD))
                && (name.group(1) == null
                        || ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty());
    }
}
