package nonet.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.grid.Puzzle;
import nonet.service.Engines;
import nonet.solve.StepSolver;
import nonet.solve.Walk;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.StateText;
import nonet.trace.TraceText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `nonet trace`.
@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        description = "Prints what an engine does, line by line, to the end of its search.",
        footer = {
            "%nExamples:",
            "  nonet trace --engine classic puzzle.txt",
            "  nonet trace --engine shrinking --until 9 puzzle.txt",
            "  nonet trace --engine cell-order --solutions 1 puzzle.txt"
        })
final class TraceCommand implements Callable<Integer> {

    private final Engines engines;
    private final Streams streams;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "classic",
            description = "The engine that searches; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private String engine = "classic";

    @Option(
            names = "--until",
            paramLabel = "N",
            description = "Stop when N steps were counted, and print the state of the search.")
    private @Nullable Long until;

    @Option(names = "--solutions", paramLabel = "N", description = "Stop at the Nth solution.")
    private @Nullable Long solutions;

    @Parameters(paramLabel = "PUZZLE", description = "81 characters, a file, or - for standard input.")
    private String input = "";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    TraceCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        StepSolver solver = engines.watchable().stream()
                .filter(each -> each.id().equals(engine))
                .findFirst()
                .orElseThrow(() -> wrong("no engine '" + engine + "' can be traced; see 'nonet engines'."));
        if (until != null && until < 0) {
            throw wrong("--until must be 0 or more, not " + until + ".");
        }
        if (solutions != null && solutions < 1) {
            throw wrong("--solutions must be 1 or more, not " + solutions + ".");
        }
        try {
            Inputs.Read read = Inputs.read(input, streams.in());
            if (read.puzzles().puzzles().size() > 1) {
                throw wrong(read.name() + " holds " + read.puzzles().puzzles().size() + " puzzles; trace takes one.");
            }
            return trace(solver, read.puzzles().puzzles().getFirst().puzzle());
        } catch (Inputs.WrongInput wrong) {
            throw wrong(wrong.getMessage());
        }
    }

    private int trace(StepSolver solver, Puzzle puzzle) throws IOException {
        Walk walk = solver.walk(puzzle);
        Replay replay = new Replay(puzzle);
        TraceText text = TraceText.of(solver.id());
        long found = 0;
        long index = 0;
        for (Event event = walk.next(); event != null; event = walk.next()) {
            Entry entry = new Entry(index++, walk.steps(), walk.level(), event);
            if (until != null && entry.step() > until) {
                break;
            }
            if (until != null) {
                replay.apply(entry);
            }
            Optional<String> line = text.line(entry);
            if (line.isPresent()) {
                streams.out().write(line.get());
                streams.out().write('\n');
            }
            boolean stops = event instanceof Event.Found
                    && (++found == (solutions == null ? Long.MAX_VALUE : solutions)
                            || until != null && entry.step() == until);
            if (stops) {
                break;
            }
        }
        if (until != null) {
            streams.out().write(StateText.of(replay.moment()));
        }
        streams.out().flush();
        return NonetCommand.FINE;
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
