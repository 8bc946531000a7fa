package nonet.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// An exclusive lock between processes, held on an empty file. The system releases it when the process ends, for any
/// reason; the file remains, unless it is [temporary][#tryAcquireTemporary] and was released before.
public final class LockFile implements AutoCloseable {

    private static final long PAUSE_MILLIS = 10;
    private static final Set<StandardOpenOption> OPTIONS = Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE);

    private final FileChannel channel;
    private final @Nullable Path temporary;

    private LockFile(FileChannel channel, @Nullable Path temporary) {
        this.channel = channel;
        this.temporary = temporary;
    }

    /// Acquires the lock if it is free.
    ///
    /// @param file created if it is missing, with its folder
    /// @return the lock, or null if another process holds it
    /// @throws IOException if the file cannot be locked at all
    public static @Nullable LockFile tryAcquire(Path file) throws IOException {
        FileChannel channel = open(file);
        if (tryLock(channel, 0) != null) {
            return new LockFile(channel, null);
        }
        channel.close();
        return null;
    }

    /// Acquires the lock if it is free. Its release deletes the file, and so does the end of the program.
    ///
    /// @param file created if it is missing
    /// @return the lock, or null if another process or a part of this one holds it
    /// @throws IOException if the file cannot be locked at all
    public static @Nullable LockFile tryAcquireTemporary(Path file) throws IOException {
        while (true) {
            LockFile lock = AtExit.create(file, () -> tryOpenTemporary(file));
            if (lock != null || Files.exists(file)) {
                return lock;
            }
            // It was released, and deleted, just before it was locked.
        }
    }

    private static @Nullable LockFile tryOpenTemporary(Path file) throws IOException {
        RegularFile.checkIfThere(file);
        FileChannel channel = FileChannel.open(file, OPTIONS);
        if (tryLock(channel, 0) != null && Files.exists(file)) {
            return new LockFile(channel, file);
        }
        channel.close();
        return null;
    }

    /// Acquires the lock, waiting while another process holds it.
    ///
    /// @param patience the longest time to wait
    /// @throws IOException if the file cannot be locked, or is not free in time
    public static LockFile acquire(Path file, Duration patience) throws IOException {
        for (long tries = patience.toMillis() / PAUSE_MILLIS; ; tries--) {
            LockFile lock = tryAcquire(file);
            if (lock != null) {
                return lock;
            }
            if (tries <= 0) {
                throw new FileSystemException(file.toString(), null, "is locked by another program");
            }
            pause(file);
        }
    }

    /// Opens a file for locking, one of those that only their owner uses.
    static FileChannel open(Path file) throws IOException {
        PrivateFiles.createFolderOf(file);
        return PrivateFiles.open(file, OPTIONS);
    }

    /// Locks the byte at an offset of the file; returns null if it is already locked, by this process or another one.
    static @Nullable FileLock tryLock(FileChannel channel, long place) throws IOException {
        try {
            return channel.tryLock(place, 1, false);
        } catch (OverlappingFileLockException ours) {
            return null;
        }
    }

    private static void pause(Path file) throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new FileSystemException(file.toString(), null, "is locked by another program");
        }
    }

    /// Releases the lock.
    @Override
    public void close() throws IOException {
        if (temporary != null && channel.isOpen()) {
            Files.deleteIfExists(temporary);
            AtExit.keep(temporary);
        }
        channel.close();
    }
}
