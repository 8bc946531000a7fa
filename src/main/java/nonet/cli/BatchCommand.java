package nonet.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import nonet.codec.Note;
import nonet.files.AtomicFile;
import nonet.format.Fault;
import nonet.service.Batch;
import nonet.service.Engines;
import nonet.service.PuzzleBlock;
import nonet.service.PuzzleFeed;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// What commands have in common that say something of each puzzle of any number of inputs, in order.
@Command(mixinStandardHelpOptions = true)
abstract class BatchCommand implements Callable<Integer> {

    /// Puzzles that a thread takes at once: many from the fast engine, few from one that takes milliseconds for each.
    private static final int FAST_BLOCK = 256;

    private static final int BLOCK = 8;

    private final Engines engines;
    private final Streams streams;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "fast",
            description = "The engine that solves; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private String engine = "fast";

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many puzzles are solved at once. Default: one a processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write, in place of standard output. It is there at the end, or not at all.")
    private @Nullable Path out;

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "A puzzle, a file of any format with any number of puzzles, or - for standard input.")
    private List<String> arguments = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Report report = new Report();
    private int code = NonetCommand.FINE;
    private long bad;

    BatchCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.streams = streams;
    }

    /// Looks at the options before anything is read.
    ///
    /// @return how many solutions are looked for
    abstract int limit();

    /// Says what was found for a puzzle.
    ///
    /// @param place where the puzzle stands, as the beginning of a complaint
    abstract void answer(PuzzleBlock block, int puzzle, String name, Report report);

    /// Says what is wrong with a part of the input.
    abstract void misread(Fault fault, String name, Report report);

    @Override
    public Integer call() throws IOException {
        Solver solver = engines.find(engine)
                .orElseThrow(() -> wrong("there is no engine '" + engine + "'; see 'nonet engines'."));
        if (jobs < 1) {
            throw wrong("--jobs must be 1 or more, not " + jobs + ".");
        }
        int limit = limit();
        Path file = out;
        if (file == null) {
            answerAll(
                    solver, limit, Report.Target.of(streams.out()), streams.terminals() == Streams.Terminals.ONLY_ERR);
            return code;
        }
        try {
            boolean watched = streams.terminals() != Streams.Terminals.NONE;
            AtomicFile.write(file, stream -> answerAll(solver, limit, Report.Target.of(stream), watched));
        } catch (IOException unwritten) {
            streams.complain("nonet: " + file + ": " + Input.WORDS.ofWriting(unwritten));
            code = NonetCommand.WRONG;
        }
        return code;
    }

    /// Says that an option is wrong.
    ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    /// Raises the exit code.
    void atLeast(int another) {
        code = Math.max(code, another);
    }

    private void answerAll(Solver solver, int limit, Report.Target target, boolean watched) throws IOException {
        for (String argument : arguments) {
            try (Input input = Input.of(argument, streams.in())) {
                answer(solver, limit, input, target, watched);
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
    }

    private void answer(Solver solver, int limit, Input input, Report.Target target, boolean watched)
            throws IOException, Input.Unreadable {
        int blockSize = solver instanceof FastSolver ? FAST_BLOCK : BLOCK;
        Batch batch = new Batch(new Batch.Plan(solver, limit, jobs, blockSize, System::nanoTime));
        Pace pace = new Pace(System::nanoTime);
        Guarded feed = new Guarded(input.feed());
        try (ProgressLine progress = new ProgressLine(
                streams, watched, () -> pace.of(batch.done(), "puzzles", feed.position(), input.size()))) {
            bad = 0;
            for (Note note : input.skipped()) {
                bad += note.count();
                atLeast(NonetCommand.WRONG);
                report.complain(input.name() + ": " + Input.WORDS.of(note));
            }
            batch.run(feed, block -> take(block, input.name(), target, progress), Cancel.NEVER);
            if (bad > 0 && batch.done() > 0) {
                report.complain(input.name() + ": " + (bad == 1 ? "1 place" : bad + " places") + " could not be read.");
            }
            report.flush(target, progress);
        }
        if (feed.broken != null) {
            throw Input.unreadable(input.name(), feed.broken);
        }
    }

    private void take(PuzzleBlock block, String name, Report.Target target, ProgressLine progress) throws IOException {
        int next = 0;
        for (PuzzleBlock.Misread misread : block.misread()) {
            for (; next < misread.before(); next++) {
                answer(block, next, name, report);
            }
            misread(misread.fault(), name, report);
        }
        for (; next < block.size(); next++) {
            answer(block, next, name, report);
        }
        bad += block.misread().size();
        if (!block.misread().isEmpty()) {
            atLeast(NonetCommand.WRONG);
        }
        report.flush(target, progress);
    }

    /// A feed that ends where reading fails, so that everything before it is answered.
    private static final class Guarded implements PuzzleFeed {

        private final PuzzleFeed feed;
        private volatile @Nullable IOException broken;

        Guarded(PuzzleFeed feed) {
            this.feed = feed;
        }

        @Override
        public boolean fill(PuzzleBlock block) {
            try {
                return feed.fill(block);
            } catch (IOException failed) {
                broken = failed;
                return false;
            }
        }

        @Override
        public long position() {
            return feed.position();
        }
    }
}
