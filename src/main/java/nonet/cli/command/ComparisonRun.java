package nonet.cli.command;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import nonet.cli.input.Input;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.cli.report.AgreementPrinter;
import nonet.codec.path.PathReading;
import nonet.codec.path.PathReading.Program;
import nonet.codec.path.RatedPath;
import nonet.service.agreement.Agreement;
import nonet.service.agreement.PathComparison;
import nonet.service.pipeline.Pipeline;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;

/// Compares the ratings and paths of other programs' output with Nonet's, with several threads, and prints in order how far
/// they agree.
final class ComparisonRun implements RateCommand.Work {

    /// The largest number of paths in progress for each thread.
    private static final int PATHS_A_JOB = 16;

    /// A path, and the result once it is compared.
    private static final class Piece {

        private @Nullable RatedPath path;
        private @Nullable Agreement agreement;
    }

    private final Streams streams;
    private final int threads;
    private final Set<Program> programs;
    private final PathComparison comparison;
    private final AgreementPrinter printer;
    private int code = NonetCommand.FINE;

    /// @param programs whose paths are compared
    ComparisonRun(
            Streams streams, int threads, Set<Program> programs, PathComparison comparison, AgreementPrinter printer) {
        this.streams = streams;
        this.threads = threads;
        this.programs = programs;
        this.comparison = comparison;
        this.printer = printer;
    }

    @Override
    public String header() {
        return printer.header();
    }

    @Override
    public int code() {
        return code;
    }

    @Override
    public void on(String argument) throws IOException {
        String text = Input.load(argument, streams.in()).text();
        PathReading.Paths read = switch (PathReading.of(text)) {
            case PathReading.Paths paths when programs.contains(paths.program()) -> paths;
            case PathReading.Paths paths ->
                throw unread(argument, "These are paths of " + name(paths.program()) + ", for another --scale.");
            case PathReading.Nothing() ->
                throw unread(argument, "This has neither HoDoKu's output with /vp nor Sudoku Explainer's steps.");
            case PathReading.Solutions(int line) ->
                throw unread(argument, "Line " + line + " has a solution in place of the puzzle: use /vp, not /vs.");
        };
        compare(read.program(), read.paths());
    }

    private static String name(Program program) {
        return switch (program) {
            case HODOKU -> "HoDoKu";
            case EXPLAINER -> "Sudoku Explainer";
        };
    }

    private static Input.Unreadable unread(String argument, String sentence) {
        return new Input.Unreadable(argument.equals("-") ? Input.STANDARD : argument, sentence);
    }

    private void compare(Program program, List<RatedPath> paths) throws IOException {
        Iterator<RatedPath> left = paths.iterator();
        AtomicLong done = new AtomicLong();
        SpeedReport speed = new SpeedReport(System::nanoTime);
        boolean watched = streams.terminals() == Streams.Terminals.ONLY_ERR;
        try (ProgressLine _ =
                new ProgressLine(streams, watched, () -> speed.of(done.get(), "puzzle", done.get(), paths.size()))) {
            new Pipeline<>(threads, threads * PATHS_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.path = left.hasNext() ? left.next() : null;
                                return piece.path != null;
                            },
                            () -> (piece, cancel) -> piece.agreement =
                                    piece.path == null ? null : comparison.compare(program, piece.path, cancel),
                            piece -> {
                                if (piece.agreement != null) {
                                    say(piece.agreement);
                                    done.incrementAndGet();
                                }
                            },
                            new CancelToken());
        }
    }

    private void say(Agreement agreement) throws IOException {
        code = Math.max(code, agreement.isEqual() ? NonetCommand.FINE : NonetCommand.UNSOLVED);
        for (String line : printer.lines(agreement)) {
            streams.print(line);
        }
    }
}
