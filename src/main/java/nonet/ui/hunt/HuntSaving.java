package nonet.ui.hunt;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /// Whether a hunt runs, so that its files stay reserved.
    private boolean hunting;

    HuntSaving(Messages messages, Tasks tasks, HuntWords words) {
        this.tasks = tasks;
        this.words = words;
        sentence = new LocalizedText(messages);
    }

    /// Chooses no files, for a hunt that is not saved.
    void forget() {
        files = null;
        sentence.set("");
    }

    /// Chooses the files of a hunt that continues in them.
    void goOn(HuntFiles both) {
        files = both;
        sentence.say(() -> words.saved(both.results()));
    }

    /// Begins a hunt: reserves its files, if it has some, until its end. For the thread of the hunt.
    ///
    /// @throws HuntFiles.MismatchException if another hunt has them
    synchronized void begin() throws HuntFiles.MismatchException {
        hunting = true;
        HuntFiles mine = files;
        if (mine != null) {
            reserve(mine);
        }
    }

    /// Ends the hunt, and gives its files back. For the thread of the hunt.
    synchronized void end() {
        hunting = false;
        release();
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

    /// Saves a hunt in its files, if it has some, because the program ends.
    void updateAtExit(Hunt running) {
        try {
            update(running);
        } catch (IOException problem) {
            LOG.log(Level.WARNING, "The hunt is not saved at the end", problem);
        }
    }

    /// Saves a hunt in a file, and its checkpoint beside it. A file that is there already is not replaced, unless the hunt
    /// was saved in it before.
    void save(Hunt current, Path results) {
        tasks.start(
                QUEUE,
                (_, _) -> {
                    saveIn(HuntFiles.of(results), current);
                    return results;
                },
                saved -> sentence.say(() -> words.saved(saved)),
                problem -> sentence.say(() -> problem instanceof FileAlreadyExistsException
                        ? words.exists(results)
                        : words.of(
                                problem instanceof IOException failed
                                                && !(failed instanceof HuntFiles.MismatchException)
                                        ? new UnwrittenException(failed)
                                        : problem)));
    }

    private synchronized void saveIn(HuntFiles both, Hunt current) throws IOException {
        if (!both.equals(files)) {
            if (Files.exists(both.results()) || Files.exists(both.checkpoint())) {
                throw new FileAlreadyExistsException(both.results().toString());
            }
            release();
        }
        boolean saved = false;
        try {
            reserve(both);
            both.check(current.finds());
            files = both;
            both.save(current);
            saved = true;
        } finally {
            files = saved ? both : null;
            if (!hunting || !saved) {
                release();
            }
        }
    }

    private void reserve(HuntFiles mine) throws HuntFiles.MismatchException {
        if (lock == null) {
            lock = mine.reserve();
        }
    }

    private void release() {
        try (LockFile _ = lock) {
            lock = null;
        } catch (IOException failed) {
            LOG.log(Level.FINE, "Cannot release the files of a hunt", failed);
        }
    }
}
