package nonet.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Writes a file so that a crash, a full disk or a failure half way leaves what was there before.
public final class AtomicFile {

    /// Writes what a file is to hold.
    @FunctionalInterface
    public interface Content {

        void writeTo(OutputStream out) throws IOException;
    }

    private static final Logger LOG = Logger.getLogger(AtomicFile.class.getName());

    private AtomicFile() {}

    /// Writes the content to a temporary file beside the target, then moves it there. A symbolic link to a file stays
    /// one, and a file that is replaced passes its permissions on.
    ///
    /// @throws IOException when writing fails; the target is as it was and nothing else is left
    public static void write(Path target, Content content) throws IOException {
        write(target, content, true);
    }

    /// Writes the content as [#write(Path, Content)] does, but does not wait for the disk, which large files take long
    /// for. For what can be made again: when the power fails in the seconds after, the new file may be incomplete.
    ///
    /// @throws IOException when writing fails; the target is as it was and nothing else is left
    public static void writeWithoutWaiting(Path target, Content content) throws IOException {
        write(target, content, false);
    }

    private static void write(Path target, Content content, boolean wait) throws IOException {
        boolean replaces = Files.exists(target);
        Path file = replaces ? target.toRealPath() : target.toAbsolutePath();
        Path folder = file.getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw new FileSystemException(target.toString(), null, "is a folder");
        }
        if (replaces && !Files.isRegularFile(file)) {
            throw new FileSystemException(target.toString(), null, "is no ordinary file");
        }
        if (replaces && !Files.isWritable(file)) {
            throw new AccessDeniedException(target.toString());
        }
        Path temporary = folder.resolve(".nonet-" + UUID.randomUUID() + ".tmp");
        try (AtExit _ = new AtExit(() -> deleteQuietly(temporary))) {
            try (FileChannel channel =
                    FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                if (replaces) {
                    keepPermissions(file, temporary);
                }
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
                content.writeTo(out);
                out.flush();
                if (wait) {
                    channel.force(true);
                }
            }
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            LOG.log(Level.FINE, "Cannot delete " + file, stays);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (view != null) {
            Files.setPosixFilePermissions(to, view.readAttributes().permissions());
        }
    }

    private static void move(Path temporary, Path target) throws IOException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
