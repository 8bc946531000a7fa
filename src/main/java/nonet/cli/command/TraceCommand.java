package nonet.cli.command;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.cli.option.PuzzleArgument;
import nonet.cli.option.WholeNumber;
import nonet.cli.output.Streams;
import nonet.format.TraceJson;
import nonet.grid.Puzzle;
import nonet.service.search.Engines;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.StateText;
import nonet.trace.TraceText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The command `nonet trace`.
@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        description =
                "Print each step of an engine's search, past the first solution, until it is certain that there is"
                        + " no other.",
        footer = {
            "%nA saved game is traced from its givens; its entered digits are ignored.",
            "%nExamples:",
            "  nonet trace --engine classic puzzle.txt | less",
            "  nonet trace --engine shrinking --until 9 puzzle.txt",
            "  nonet trace --engine cell-order --solutions 1 puzzle.txt",
            "  nonet trace --engine singles --format json puzzle.txt",
            "  nonet trace 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        },
        exitCodeList = {
            "0:the search found a solution or was stopped",
            "1:there is no solution",
            "2:an argument or the input is invalid"
        })
final class TraceCommand implements Callable<Integer> {

    /// The form of the output.
    private enum Form {
        LINES,
        JSON
    }

    private final Streams streams;

    @Option(
            names = {"-e", "--engine"},
            paramLabel = "ID",
            defaultValue = "classic",
            description = "Engine to trace; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private StepSolver engine;

    @Option(
            names = "--until",
            paramLabel = "N",
            converter = StepNumber.class,
            description = "Number of steps to stop after; the state of the search is printed at the end.")
    private long until = Long.MAX_VALUE;

    @Option(names = "--solutions", paramLabel = "N", description = "Number of solutions to stop at. Default: no limit.")
    private long solutions = Long.MAX_VALUE;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORM",
            defaultValue = "lines",
            description = "Output format: lines, or json (one object per line, the puzzle first)."
                    + " Default: ${DEFAULT-VALUE}.")
    private Form form = Form.LINES;

    @Mixin
    private PuzzleArgument argument = new PuzzleArgument();

    TraceCommand(Engines engines, Streams streams) {
        this.engine = engines.watchable().getFirst();
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        return trace(engine, argument.read(streams.in()));
    }

    private int trace(StepSolver solver, Puzzle puzzle) throws IOException {
        SearchCursor cursor = solver.cursor(puzzle);
        Replay replay = new Replay(puzzle);
        TraceJson json = new TraceJson(solver.id(), puzzle);
        boolean asJson = form == Form.JSON;
        TraceText text = asJson ? json : TraceText.of(solver.id());
        boolean printsState = until < Long.MAX_VALUE && !asJson;
        if (asJson) {
            streams.print(json.header());
        }
        long found = 0;
        long index = 0;
        boolean stopped = false;
        Event event = cursor.next();
        while (event != null && !stopped && cursor.steps() <= until) {
            Entry entry = new Entry(index++, cursor.steps(), cursor.level(), event);
            if (printsState) {
                replay.apply(entry);
            }
            Optional<String> line = text.line(entry);
            if (line.isPresent()) {
                streams.print(line.get());
            }
            if (event instanceof Event.Found) {
                found++;
                stopped = found == solutions || entry.step() == until;
            }
            event = stopped ? event : cursor.next();
        }
        if (printsState) {
            streams.out().write(StateText.of(replay.moment()));
        }
        streams.out().flush();
        return event == null && found == 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }

    private static final class StepNumber extends WholeNumber<Long> {
        StepNumber() {
            super(0, Long.MAX_VALUE, Long::valueOf);
        }
    }
}
