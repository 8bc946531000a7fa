package nonet.ui.hunt;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.files.LockFile;
import nonet.service.hunt.Hunt;
import nonet.service.hunt.HuntFiles;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The files of a hunt, once it is saved: its finds, and the checkpoint beside them.
final class HuntSaving {

    private static final TaskQueue QUEUE = new TaskQueue("hunt files");

    private static final Logger LOG = Logger.getLogger(HuntSaving.class.getName());

    /// Thrown if the files of a hunt cannot be written.
    static final class UnwrittenException extends IOException {
        private static final long serialVersionUID = 1;

        private final IOException problem;

        UnwrittenException(IOException problem) {
            super(problem);
            this.problem = problem;
        }

        IOException problem() {
            return problem;
        }
    }

    /// The file of the hunt, or the reason why it is not saved; empty if it was not to be saved.
    final LocalizedText sentence;

    private final Tasks tasks;
    private final HuntWords words;
    private volatile @Nullable HuntFiles files;
    private @Nullable LockFile lock;

    HuntSaving(Messages messages, Tasks tasks, HuntWords words) {
        this.tasks = tasks;
        this.words = words;
        sentence = new LocalizedText(messages);
    }

    /// Begins a hunt that is not saved.
    void forget() {
        release();
        files = null;
        sentence.set("");
    }

    /// Goes on with a hunt in its files.
    void goOn(HuntFiles both) {
        release();
        files = both;
        sentence.say(() -> words.saved(both.results()));
    }

    /// Reserves the files of the hunt, if it has some, for as long as it runs.
    ///
    /// @throws HuntFiles.MismatchException if another hunt has them
    synchronized void reserve() throws HuntFiles.MismatchException {
        HuntFiles mine = files;
        if (mine != null && lock == null) {
            lock = mine.reserve();
        }
    }

    /// Gives the files back once the hunt does not run any more.
    synchronized void release() {
        try (LockFile _ = lock) {
            lock = null;
        } catch (IOException failed) {
            LOG.log(Level.FINE, "Cannot release the files of a hunt", failed);
        }
    }

    /// Saves a hunt in its files, if it has some. For the thread of the hunt.
    void update(Hunt running) throws IOException {
        HuntFiles to = files;
        if (to != null) {
            try {
                to.save(running);
            } catch (IOException problem) {
                throw new UnwrittenException(problem);
            }
        }
    }

    /// Saves a hunt in a file, and its checkpoint beside it. A file that is there already is not replaced, unless the hunt
    /// was saved in it before.
    ///
    /// @param running whether the hunt still runs, so that its files stay reserved
    void save(Hunt current, Path results, BooleanSupplier running) {
        HuntFiles both = HuntFiles.of(results);
        boolean mine = both.equals(files);
        tasks.start(
                QUEUE,
                (_, _) -> {
                    if (!mine) {
                        if (Files.exists(both.results()) || Files.exists(both.checkpoint())) {
                            throw new FileAlreadyExistsException(results.toString());
                        }
                        release();
                        files = both;
                    }
                    reserve();
                    both.check(current.finds());
                    both.save(current);
                    return both;
                },
                _ -> {
                    releaseUnless(running);
                    sentence.say(() -> words.saved(results));
                },
                problem -> {
                    if (problem instanceof FileAlreadyExistsException) {
                        sentence.say(() -> words.exists(results));
                        return;
                    }
                    releaseUnless(running);
                    files = null;
                    sentence.say(() -> words.of(
                            problem instanceof IOException failed && !(failed instanceof HuntFiles.MismatchException)
                                    ? new UnwrittenException(failed)
                                    : problem));
                });
    }

    private void releaseUnless(BooleanSupplier running) {
        if (!running.getAsBoolean()) {
            release();
        }
    }
}
