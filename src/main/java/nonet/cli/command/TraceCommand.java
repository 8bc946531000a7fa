package nonet.cli.command;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.cli.option.GuessOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.PuzzleArgument;
import nonet.cli.option.WholeNumber;
import nonet.cli.output.Streams;
import nonet.grid.Puzzle;
import nonet.service.export.AtlasText;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.SearchTree;
import nonet.trace.StateText;
import nonet.trace.Trace;
import nonet.trace.TraceText;
import nonet.trace.atlas.SearchTally;
import nonet.trace.json.TraceJson;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

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
            "  nonet trace --engine singles --guess r7c7=53 puzzle.txt",
            "  nonet trace --engine logic --profile HoDoKu puzzle.txt",
            "  nonet trace --engine classic --summary dot puzzle.txt | dot -Tsvg",
            "  nonet trace 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        },
        exitCodeList = {
            "0:the search found a solution or was stopped",
            "1:there is no solution",
            "2:an argument or the input is invalid"
        })
final class TraceCommand implements Callable<Integer> {

    /// The events that are kept while a search is summed up.
    private static final long KEPT_EVENTS = 10_000;

    /// The most guesses of a tree, about 110 MB.
    private static final int MOST_GUESSES = 2_000_000;

    /// The form of the output.
    private enum Form {
        LINES,
        JSON
    }

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Engines engines;
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

    @Option(
            names = "--summary",
            paramLabel = "FORM",
            description = "Print the numbers of the whole search instead of its steps, by depth, cell and equal"
                    + " branches: json or csv; or the tree of its guesses as a graph: dot.")
    private AtlasText.@Nullable Form summary;

    @Mixin
    private GuessOption guesses = new GuessOption();

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Mixin
    private PuzzleArgument argument = new PuzzleArgument();

    TraceCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.engine = engines.watchable().getFirst();
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (summary != null && form == Form.JSON) {
            throw new ParameterException(spec.commandLine(), "--summary does not go with --format json.");
        }
        Puzzle puzzle = argument.read(streams.in());
        engines.use(profile.orModern().profile());
        return summary == null ? trace(engine, puzzle) : summarize(engine, puzzle, summary);
    }

    /// Searches in constant memory, but for the tree.
    private int summarize(StepSolver solver, Puzzle puzzle, AtlasText.Form to) throws IOException {
        SearchCursor cursor = guesses.cursor(solver, puzzle);
        Trace trace = new Trace(puzzle, KEPT_EVENTS);
        SearchTally tally = new SearchTally(trace);
        SearchTree tree = new SearchTree(MOST_GUESSES);
        long found = 0;
        Event event = cursor.next(Cancel.NEVER);
        while (event != null && cursor.steps() <= until && found < solutions) {
            Entry entry = new Entry(trace.size(), cursor.steps(), cursor.level(), event);
            trace.append(event, entry.step(), entry.level());
            tree.append(entry);
            tally.advance(1);
            found += event instanceof Event.Found ? 1 : 0;
            event = found < solutions ? cursor.next(Cancel.NEVER) : event;
        }
        AtlasText.write(to, solver.id(), tally.summary(), tree.snapshot(), streams.out());
        return event == null && found == 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }

    private int trace(StepSolver solver, Puzzle puzzle) throws IOException {
        SearchCursor cursor = guesses.cursor(solver, puzzle);
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
        Event event = cursor.next(Cancel.NEVER);
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
            event = stopped ? event : cursor.next(Cancel.NEVER);
        }
        if (printsState) {
            streams.out().write(StateText.of(replay.state()));
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
