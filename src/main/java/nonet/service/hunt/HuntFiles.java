package nonet.service.hunt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.files.AtomicFile;
import nonet.files.LockFile;
import nonet.files.RegularFile;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// The result file of a hunt, and the checkpoint from which it continues. The results are never written over a file that is
/// not an earlier state of them.
///
/// @param results a line for each find
/// @param checkpoint the file with the state of the hunt
public record HuntFiles(Path results, Path checkpoint) {

    /// Thrown if the files do not belong to the hunt.
    public static final class MismatchException extends IOException {

        private static final long serialVersionUID = 1;

        /// Why the files do not belong to the hunt.
        public enum Why {
            /// There is a result file, but no checkpoint.
            NO_CHECKPOINT,
            /// The checkpoint is that of other seeds or of another request.
            OTHER_HUNT,
            /// The result file does not have the finds of the checkpoint.
            OTHER_RESULTS,
            /// Another hunt has them.
            IN_USE
        }

        private final Why why;

        MismatchException(Why why) {
            super(why.name());
            this.why = why;
        }

        public Why why() {
            return why;
        }
    }

    private static final Logger LOG = Logger.getLogger(HuntFiles.class.getName());
    private static final String EXTENSION = ".hunt";

    /// Returns the files for results in a file.
    public static HuntFiles of(Path results) {
        return new HuntFiles(results, results.resolveSibling(results.getFileName() + EXTENSION));
    }

    /// Returns the files of a checkpoint, whose results are in the file that it is named after.
    public static HuntFiles ofCheckpoint(Path checkpoint) {
        String name = String.valueOf(checkpoint.getFileName());
        String results = name.endsWith(EXTENSION) && name.length() > EXTENSION.length()
                ? name.substring(0, name.length() - EXTENSION.length())
                : name + ".txt";
        return new HuntFiles(checkpoint.resolveSibling(results), checkpoint);
    }

    /// Reserves the files for one hunt, of any program, until the lock is released.
    ///
    /// @return the lock; null where files cannot be locked
    /// @throws MismatchException if another hunt has the files
    public @Nullable LockFile reserve() throws MismatchException {
        Path lock = checkpoint.resolveSibling(checkpoint.getFileName() + ".lock");
        if (!Files.isDirectory(lock.resolveSibling("."))) {
            return null;
        }
        try {
            LockFile reserved = LockFile.tryAcquireTemporary(lock);
            if (reserved == null) {
                throw new MismatchException(MismatchException.Why.IN_USE);
            }
            return reserved;
        } catch (MismatchException inUse) {
            throw inUse;
        } catch (IOException unlockable) {
            // Hunts go on where files cannot be locked. A folder that cannot be written to is reported by the first
            // save.
            LOG.log(Level.FINE, "Cannot lock " + lock, unlockable);
            return null;
        }
    }

    /// Returns the checkpoint to continue from; empty if there is none, and no result file either.
    ///
    /// @throws MismatchException if the files do not belong to the hunt
    /// @throws Checkpoint.NoCheckpoint if the checkpoint is damaged
    /// @throws IOException if a file cannot be read
    public Optional<Checkpoint> open(HuntRequest request, List<Puzzle> seeds) throws IOException {
        checkComplete();
        if (!Files.exists(checkpoint)) {
            return Optional.empty();
        }
        Checkpoint known = Checkpoint.read(checkpoint);
        Checkpoint fresh = Checkpoint.of(request, seeds);
        if (!known.request().equals(request) || !known.seeds().equals(fresh.seeds())) {
            throw new MismatchException(MismatchException.Why.OTHER_HUNT);
        }
        check(known.finds());
        return Optional.of(known);
    }

    /// Tests that there is a checkpoint if there is a result file.
    ///
    /// @throws MismatchException if there is none
    public void checkComplete() throws MismatchException {
        if (!Files.exists(checkpoint) && Files.exists(results)) {
            throw new MismatchException(MismatchException.Why.NO_CHECKPOINT);
        }
    }

    /// Tests that the result file, if there is one, is an earlier state of these finds: the checkpoint is written first.
    ///
    /// @throws MismatchException if it is not
    /// @throws IOException if the file cannot be read
    public void check(List<Find> finds) throws IOException {
        if (!Files.exists(results)) {
            return;
        }
        long longest =
                finds.stream().mapToLong(find -> find.line().length() + 1).sum();
        if (Files.size(results) > longest) {
            throw new MismatchException(MismatchException.Why.OTHER_RESULTS);
        }
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(RegularFile.open(results), StandardCharsets.ISO_8859_1))) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (number == finds.size() || !line.equals(finds.get(number++).line())) {
                    throw new MismatchException(MismatchException.Why.OTHER_RESULTS);
                }
            }
        }
    }

    /// Writes the state of a hunt and its finds. Each file is replaced as a whole.
    ///
    /// @throws IOException if one of them cannot be written
    public void save(Hunt hunt) throws IOException {
        // Two threads that save at once would leave a checkpoint that is older than the results.
        synchronized (hunt) {
            List<Find> finds = Checkpoint.write(checkpoint, hunt);
            AtomicFile.write(results, out -> {
                for (Find find : finds) {
                    out.write((find.line() + "\n").getBytes(StandardCharsets.US_ASCII));
                }
            });
        }
    }
}
