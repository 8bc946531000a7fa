package nonet.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;
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
        description = "Prints a solution of each puzzle, one line of 81 digits a puzzle.",
        footer = {
            "%nIn a puzzle 1 to 9 are digits, any of 0 . * _ ? is a blank cell, # begins a comment,",
            "and blanks and , ; | + - may stand between cells: 81 cells on a line, nine lines of",
            "nine, or a framed grid.",
            "%nA puzzle without a solution prints 'no solution'. One with several prints the first,",
            "and standard error says so. Every answer is printed at once, however long the input is.",
            "What is no puzzle is told on standard error as FILE:LINE:COLUMN, and the next one",
            "follows; an input where ten times in a row no puzzle comes is given up.",
            "%nExamples:",
            "  nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  nonet solve monday.txt tuesday.txt",
            "  nonet solve --engine dancing-links puzzles.sdm",
            "  grep -v easy puzzles.txt | nonet solve -"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every puzzle has a solution", "1:some puzzle has none", "2:an argument or an input is wrong"
        })
final class SolveCommand implements Callable<Integer> {

    /// After so many faults in a row an input is something else.
    private static final int PATIENCE = 10;

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
            paramLabel = "PUZZLE",
            description = "81 cells, a file with any number of puzzles, or - for standard input.")
    private List<String> arguments = List.of();

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
        for (String argument : arguments) {
            code = Math.max(code, solve(solver, argument));
        }
        return code;
    }

    private int solve(Solver solver, String argument) throws IOException {
        int code = NonetCommand.FINE;
        try (Input input = Input.of(argument, streams.in())) {
            int faults = 0;
            for (Reading next = input.next(); next != null && faults < PATIENCE; next = input.next()) {
                switch (next) {
                    case Reading.Puzzles(List<NamedPuzzle> puzzles) -> {
                        faults = 0;
                        for (NamedPuzzle puzzle : puzzles) {
                            code = Math.max(code, solve(solver, puzzle, input.name() + ":" + puzzle.line() + ": "));
                        }
                    }
                    case Reading.Malformed(Fault fault) -> {
                        faults++;
                        streams.complain(Input.WORDS.of(input.name(), fault));
                        code = NonetCommand.WRONG;
                    }
                }
            }
        } catch (Input.Unreadable unreadable) {
            streams.complain(unreadable.line());
            code = NonetCommand.WRONG;
        }
        return code;
    }

    /// Prints the answer at once, so that the command can stand in the middle of a pipe.
    private int solve(Solver solver, NamedPuzzle puzzle, String place) throws IOException {
        Answer answer = solver.solve(puzzle.puzzle(), Limit.TWO, Cancel.NEVER);
        switch (answer) {
            case Answer.Unique unique -> streams.print(unique.solution().toString());
            case Answer.Several several -> {
                streams.print(several.first().toString());
                streams.complain(place + "There is more than one solution; this is the first.");
            }
            case Answer.None _ -> {
                streams.print("no solution");
                streams.complain(place + "There is no solution.");
            }
            case Answer.Unknown _ -> throw new IllegalStateException("stopped without being asked to");
        }
        streams.out().flush();
        return answer instanceof Answer.None ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }
}
