package nonet.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import nonet.format.NamedPuzzle;
import nonet.service.Engines;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `nonet solve`.
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Prints the solution of each puzzle, one line of 81 digits a puzzle.",
        footer = {
            "%nExamples:",
            "  nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  nonet solve puzzles.sdm",
            "  cat puzzles.txt | nonet solve -"
        })
final class SolveCommand implements Callable<Integer> {

    private final Engines engines;
    private final Streams streams;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "fast",
            description = "The engine that solves; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private String engine = "fast";

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "A puzzle of 81 characters, a file with puzzles, or - for standard input.")
    private List<String> inputs = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    SolveCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Solver solver = engines.find(engine)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "there is no engine '" + engine + "'; see 'nonet engines'."));
        int code = NonetCommand.FINE;
        for (String input : inputs) {
            try {
                Inputs.Read read = Inputs.read(input, streams.in());
                for (NamedPuzzle puzzle : read.puzzles().puzzles()) {
                    code = Math.max(code, solve(solver, puzzle, read.name()));
                }
            } catch (Inputs.WrongInput wrong) {
                say(wrong.getMessage());
                code = NonetCommand.WRONG;
            }
        }
        streams.out().flush();
        return code;
    }

    private int solve(Solver solver, NamedPuzzle puzzle, String name) throws IOException {
        return switch (solver.solve(puzzle.puzzle(), Limit.solutions(1), Cancel.NEVER)) {
            case Answer.Unknown unknown
            when unknown.first() != null -> print(unknown.first().toString());
            case Answer.Unique unique -> print(unique.solution().toString());
            case Answer.Several several -> print(several.first().toString());
            case Answer.None ignored -> unsolved(puzzle, name);
            case Answer.Unknown ignored -> unsolved(puzzle, name);
        };
    }

    private int print(String solution) throws IOException {
        streams.out().write(solution);
        streams.out().write('\n');
        return NonetCommand.FINE;
    }

    private int unsolved(NamedPuzzle puzzle, String name) throws IOException {
        print("no solution");
        say(name + ", line " + puzzle.line() + ": there is no solution.");
        return NonetCommand.UNSOLVED;
    }

    private void say(String sentence) throws IOException {
        streams.out().flush();
        streams.err().write("nonet: " + sentence + "\n");
        streams.err().flush();
    }
}
