package nonet.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import nonet.cli.input.Input;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.codec.MisreadException;
import nonet.files.AtomicFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// `--out`: the destination of a command whose output can be long.
public final class OutOption {

    /// The names of standard output, which is written to rather than replaced.
    private static final Set<String> STANDARD = Set.of("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1");

    private @Nullable Path file;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Output file, written completely or not at all. Default: standard output.")
    void set(Path named) {
        file = isStandard(named) ? null : named;
    }

    /// Tests whether a name stands for standard output.
    public static boolean isStandard(Path named) {
        return STANDARD.contains(named.toString());
    }

    /// Writes the output of a command.
    @FunctionalInterface
    public interface Work {

        /// Writes the whole output.
        ///
        /// @param watched whether the user sees a progress line
        void run(Report.Target target, boolean watched) throws IOException;
    }

    /// Writes a file or a folder.
    @FunctionalInterface
    public interface Writing {
        void run() throws IOException;
    }

    /// Writes a file or a folder, and reports why it cannot be written.
    ///
    /// @return whether it was written
    /// @throws IOException if standard error fails
    public static boolean write(Path file, Streams streams, Writing writing) throws IOException {
        try {
            writing.run();
            return true;
        } catch (IOException unwritten) {
            streams.complain(Input.unwritten(file, unwritten));
            return false;
        }
    }

    /// Returns the file to write, empty for standard output.
    public Optional<Path> file() {
        return Optional.ofNullable(file);
    }

    /// Tests whether the output goes to a file, which is written completely or not at all.
    public boolean isFile() {
        return file != null;
    }

    /// Runs work that writes to the file, or to standard output if there is none. A file that cannot be written is
    /// reported.
    ///
    /// @param waits whether to wait until the file is on disk
    /// @return whether the output was written
    /// @throws IOException if standard output fails
    public boolean write(Streams streams, boolean waits, Work work) throws IOException {
        if (file == null) {
            try {
                work.run(Report.Target.of(streams.out()), streams.terminals() == Streams.Terminals.ONLY_ERR);
                return true;
            } catch (MisreadException misread) {
                streams.complain("nonet: " + Input.WORDS.ofWriting(misread));
                return false;
            }
        }
        Path named = file;
        boolean watched = streams.terminals() != Streams.Terminals.NONE;
        return write(named, streams, () -> {
            try (AtomicFile atomic = AtomicFile.open(named)) {
                work.run(Report.Target.of(atomic.out()), watched);
                if (waits) {
                    atomic.commit();
                } else {
                    atomic.commitWithoutWaiting();
                }
            }
        });
    }
}
