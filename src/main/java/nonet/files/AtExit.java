package nonet.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/// Work that is due if the program ends before it is closed, by Ctrl+C for example.
///
/// The program ends in this order: first the work is done, the latest first, which saves what would be lost and may write
/// files; then the [temporary files][#create] are deleted, and from then on none is created.
public final class AtExit implements AutoCloseable {

    /// The one list of this process, as it has one end.
    private static final Registry REGISTRY = new Registry();

    private static final Logger LOG = Logger.getLogger(AtExit.class.getName());

    /// Creates a file.
    @FunctionalInterface
    interface Creation<T extends @Nullable Object> {
        T run() throws IOException;
    }

    private final Runnable work;

    /// @param work short, on a separate thread; not done if the program ends already
    public AtExit(Runnable work) {
        this.work = work;
        REGISTRY.add(this);
    }

    /// Runs work whenever the program ends.
    ///
    /// @param work short, on a separate thread
    public static void run(Runnable work) {
        var _ = new AtExit(work);
    }

    /// Gives this process a last word if it is terminated, by Ctrl+C or another signal, before it has [settled][#settle].
    ///
    /// The process then ends with the exit code that Java gives it, 128 and the number of the signal, as shells expect.
    ///
    /// @param lastWord says so, after the work at the end
    public static void ifTerminated(Runnable lastWord) {
        REGISTRY.ifTerminated(lastWord);
    }

    /// Declares that the program has done what it was started for, and ends by itself.
    public static void settle() {
        REGISTRY.settle();
    }

    /// Tests whether the program is ending: its exit code is settled, and cleanup that called `System.exit` would wait for
    /// itself.
    public static boolean isUnderway() {
        Thread probe = new Thread();
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
            return false;
        } catch (IllegalStateException endsAlready) {
            return true;
        }
    }

    /// Creates a file that is deleted when the program ends, unless it is [kept][#keep]. The end waits for it.
    ///
    /// @param creation short; a null result means that there is no file to delete
    /// @throws IOException if that fails, or the program is ending
    static <T extends @Nullable Object> T create(Path file, Creation<T> creation) throws IOException {
        return REGISTRY.create(file, creation);
    }

    /// Leaves a file alone when the program ends, such as one that was moved or deleted.
    static void keep(Path file) {
        REGISTRY.keep(file);
    }

    /// Cancels the work.
    @Override
    public void close() {
        REGISTRY.remove(this);
    }

    private static final class Registry {

        private final Deque<AtExit> all = new ArrayDeque<>();
        private final Set<Path> temporary = new HashSet<>();
        private @Nullable Runnable lastWord;
        private boolean settled;
        private boolean ended;

        private Registry() {
            try {
                Runtime.getRuntime()
                        .addShutdownHook(Thread.ofPlatform().name("at-exit").unstarted(this::end));
            } catch (IllegalStateException endsAlready) {
                ended = true;
            }
        }

        private synchronized void add(AtExit work) {
            all.push(work);
        }

        private synchronized void remove(AtExit work) {
            all.remove(work);
        }

        private synchronized void ifTerminated(Runnable one) {
            lastWord = one;
        }

        private synchronized void settle() {
            settled = settled || !isUnderway();
        }

        private synchronized <T extends @Nullable Object> T create(Path file, Creation<T> creation) throws IOException {
            if (ended) {
                throw new IOException("the program is ending");
            }
            T created = creation.run();
            if (created != null) {
                temporary.add(file);
            }
            return created;
        }

        private synchronized void keep(Path file) {
            temporary.remove(file);
        }

        private void end() {
            for (AtExit next = poll(); next != null; next = poll()) {
                try {
                    next.work.run();
                } catch (RuntimeException | Error failed) {
                    LOG.log(Level.SEVERE, "Work at the end of the program failed", failed);
                }
            }
            Runnable terminated = terminated();
            if (terminated != null) {
                terminated.run();
            }
            deleteTemporary();
        }

        private synchronized @Nullable AtExit poll() {
            return all.poll();
        }

        private synchronized @Nullable Runnable terminated() {
            return settled ? null : lastWord;
        }

        private synchronized void deleteTemporary() {
            ended = true;
            for (Path file : temporary) {
                try {
                    Files.deleteIfExists(file);
                } catch (IOException stays) {
                    LOG.log(Level.FINE, "Cannot delete " + file, stays);
                }
            }
        }
    }
}
