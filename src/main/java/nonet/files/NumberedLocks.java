package nonet.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Exclusive locks between processes, one per number, on the bytes of one file. The system releases them when their
/// process ends. If files cannot be locked, every number is free.
public final class NumberedLocks implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(NumberedLocks.class.getName());

    private final Map<Integer, @Nullable FileLock> held = new HashMap<>();
    private final @Nullable FileChannel channel;

    /// @param file created if it is missing
    public NumberedLocks(Path file) {
        FileChannel opened = null;
        try {
            opened = LockFile.open(file);
        } catch (IOException unlockable) {
            LOG.log(Level.WARNING, "Cannot lock " + file, unlockable);
        }
        channel = opened;
    }

    /// Acquires the lock of a number.
    ///
    /// @return whether it was free
    public synchronized boolean tryAcquire(int number) {
        if (held.containsKey(number)) {
            return false;
        }
        try {
            FileLock lock = channel == null ? null : LockFile.tryLock(channel, number);
            if (channel != null && lock == null) {
                return false;
            }
            held.put(number, lock);
            return true;
        } catch (IOException unlockable) {
            LOG.log(Level.WARNING, "Cannot lock a number", unlockable);
            held.put(number, null);
            return true;
        }
    }

    /// Releases the lock of a number.
    public synchronized void release(int number) {
        FileLock lock = held.remove(number);
        try {
            if (lock != null) {
                lock.close();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot release a lock", failed);
        }
    }

    @Override
    public synchronized void close() {
        held.clear();
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "Cannot release locks", failed);
        }
    }
}
