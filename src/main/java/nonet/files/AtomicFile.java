package nonet.files;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Set;

/// A file that is replaced as a whole or not at all. The content is written to a temporary file next to the target, and
/// only [#commit] moves it there. If the file is closed without a commit, because of a failure, a cancellation or the
/// end of the program, the target is unchanged and the temporary file is deleted.
///
/// A symbolic link to a file is preserved, and so are the permissions of a replaced file. A link that leads nowhere is
/// replaced.
///
/// ```java
/// try (AtomicFile file = AtomicFile.open(target)) {
///     export(file.out());
///     file.commit();
/// }
/// ```
public final class AtomicFile implements AutoCloseable {

    /// Writes the content of a file.
    @FunctionalInterface
    public interface Content {

        /// Writes everything, or throws.
        void writeTo(OutputStream out) throws IOException;
    }

    private static final Set<StandardOpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    private static final int BUFFER = 1 << 16;

    /// The most links in a row that systems follow.
    private static final int MOST_LINKS = 40;

    private final Path file;
    private final Path temporary;
    private final FileChannel channel;
    private final OutputStream out;

    private AtomicFile(Path file, boolean replaces, boolean secret) throws IOException {
        this.file = file;
        temporary = TemporaryFiles.beside(file);
        try {
            channel = AtExit.create(
                    temporary, () -> secret ? PrivateFiles.open(temporary, NEW) : FileChannel.open(temporary, NEW));
        } catch (IOException failed) {
            throw WriteFailures.typed(failed, file, 1);
        }
        out = new BufferedOutputStream(new CheckedOutput(Channels.newOutputStream(channel), file), BUFFER);
        try {
            if (replaces && !secret) {
                keepPermissions(file, temporary);
            }
            TemporaryFiles.sweep(file.resolveSibling("."), Files.getLastModifiedTime(temporary));
        } catch (IOException | RuntimeException failed) {
            close();
            throw failed;
        }
    }

    /// Opens a file for writing; the target stays unchanged until [#commit].
    ///
    /// @throws UnsuitableFileException if the target is not a regular file, or its name is too long
    /// @throws NotDirectoryException if a part of its path is a file
    /// @throws IOException if the file cannot be written
    public static AtomicFile open(Path target) throws IOException {
        return open(target, false);
    }

    private static AtomicFile open(Path target, boolean secret) throws IOException {
        if (isStream(target)) {
            throw new UnsuitableFileException(target, UnsuitableFileException.Why.NOT_A_FILE);
        }
        boolean replaces = Files.exists(target);
        Path file = replaces ? target.toRealPath() : target.toAbsolutePath();
        if (file.getParent() == null || Files.isDirectory(file)) {
            throw new UnsuitableFileException(target, UnsuitableFileException.Why.FOLDER);
        }
        if (replaces && !Files.isRegularFile(file)) {
            throw new UnsuitableFileException(target, UnsuitableFileException.Why.NOT_A_FILE);
        }
        if (replaces && !Files.isWritable(file)) {
            throw new AccessDeniedException(target.toString());
        }
        if (!replaces && WriteFailures.isTooLong(file)) {
            // The temporary file has a short name, so that it would be found out only when all is written.
            throw new UnsuitableFileException(target, UnsuitableFileException.Why.LONG_NAME);
        }
        return new AtomicFile(file, replaces, secret);
    }

    /// Tests whether a path names an open file of a process: what others write to the same file would be lost with it.
    private static boolean isStream(Path target) throws IOException {
        Path path = target.toAbsolutePath().normalize();
        // Links may lead in a circle.
        for (int links = 0; links < MOST_LINKS && Files.isSymbolicLink(path) && !isOfSystem(path); links++) {
            path = path.resolveSibling(Files.readSymbolicLink(path)).normalize();
        }
        return path.startsWith("/dev/fd")
                || path.startsWith("/dev/stdout")
                || path.startsWith("/dev/stderr")
                || path.startsWith("/proc");
    }

    private static boolean isOfSystem(Path path) {
        return path.startsWith("/dev") || path.startsWith("/proc");
    }

    /// Writes a file, and commits it if the content is written without an exception.
    ///
    /// @throws DiskFullException if there is no space left for it
    /// @throws IOException if writing fails; the target is unchanged and no other file is left
    public static void write(Path target, Content content) throws IOException {
        write(target, false, content);
    }

    /// Writes a file that only its owner can read, also if it replaces one that others can read.
    ///
    /// @throws DiskFullException if there is no space left for it
    /// @throws IOException if writing fails; the target is unchanged and no other file is left
    public static void writePrivate(Path target, Content content) throws IOException {
        write(target, true, content);
    }

    private static void write(Path target, boolean secret, Content content) throws IOException {
        try (AtomicFile file = open(target, secret)) {
            content.writeTo(file.out);
            file.commit();
        }
    }

    /// Returns the stream for the content. It need not be closed.
    public OutputStream out() {
        return out;
    }

    /// Replaces the target once the file is on disk, so that not even a power failure leaves half of it.
    ///
    /// @throws IOException if that fails, or the thread is interrupted; the target is unchanged
    public void commit() throws IOException {
        out.flush();
        try {
            channel.force(true);
        } catch (ClosedChannelException interrupted) {
            throw interrupted;
        } catch (IOException failed) {
            throw WriteFailures.typed(failed, file, 0);
        }
        replace();
    }

    /// Replaces the target without waiting for the disk, which takes long for large files. For reproducible content: if
    /// the power fails within seconds, the new file may be incomplete.
    ///
    /// @throws IOException if that fails, or the thread is interrupted; the target is unchanged
    public void commitWithoutWaiting() throws IOException {
        out.flush();
        replace();
    }

    /// Deletes an uncommitted file.
    @Override
    public void close() throws IOException {
        channel.close();
        Files.deleteIfExists(temporary);
        AtExit.keep(temporary);
    }

    private void replace() throws IOException {
        if (Thread.currentThread().isInterrupted()) {
            throw new ClosedByInterruptException();
        }
        channel.close();
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (FileSystemException failed) {
            throw WriteFailures.typed(failed, file, 0);
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (view != null) {
            Files.setPosixFilePermissions(to, view.readAttributes().permissions());
        }
    }

    /// Output to a file whose failures have a type if [WriteFailures] finds one.
    static final class CheckedOutput extends FilterOutputStream {

        private final Path file;

        CheckedOutput(OutputStream out, Path file) {
            super(out);
            this.file = file;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException failed) {
                throw WriteFailures.typed(failed, file, length);
            }
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }
    }
}
