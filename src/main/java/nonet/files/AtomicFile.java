package nonet.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// Writes a file so that a crash, a full disk or a failure half way leaves what was there before.
public final class AtomicFile {

    /// Writes what a file is to hold.
    @FunctionalInterface
    public interface Content {

        void writeTo(OutputStream out) throws IOException;
    }

    private AtomicFile() {}

    /// Writes the content to a temporary file beside the target, then moves it there.
    ///
    /// @throws IOException when writing fails; the target is as it was and nothing else is left
    public static void write(Path target, Content content) throws IOException {
        Path absolute = target.toAbsolutePath();
        Path folder = absolute.getParent();
        if (folder == null || Files.isDirectory(absolute)) {
            throw new FileSystemException(target.toString(), null, "is a folder");
        }
        Path temporary = Files.createTempFile(folder, "." + absolute.getFileName(), ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
                content.writeTo(out);
                out.flush();
                channel.force(true);
            }
            move(temporary, absolute);
        } finally {
            Files.deleteIfExists(temporary);
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
