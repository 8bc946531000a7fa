package nonet.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import nonet.codec.Note;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;
import nonet.service.Engines;
import nonet.service.SolutionCount;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `nonet count`.
@Command(
        name = "count",
        mixinStandardHelpOptions = true,
        description = "Prints how many solutions each puzzle has, however many they are.",
        footer = {
            "%nAn empty board has 6,670,903,752,021,072,936,960 solutions, which no count comes to:",
            "give a limit where there may be too many. On a terminal, standard error shows how far it",
            "is. For a word on each puzzle of a collection there is 'nonet check'.",
            "%nExamples:",
            "  nonet count puzzle.txt",
            "  nonet count --limit 1000000 ..............3.85..1.2.......5.7.....4...1...9............................",
            "  nonet count --engine dancing-links -"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every puzzle has a solution", "1:some puzzle has none", "2:an argument or an input is wrong"
        })
final class CountCommand implements Callable<Integer> {

    private final Engines engines;
    private final Streams streams;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            defaultValue = "fast",
            description = "The engine that counts; see 'nonet engines'. Default: ${DEFAULT-VALUE}.")
    private String engine = "fast";

    @Option(names = "--limit", paramLabel = "N", description = "Stop at N solutions. Default: no limit.")
    private long limit = Long.MAX_VALUE;

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "A puzzle, a file of any format with any number of puzzles, or - for standard input.")
    private List<String> arguments = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private int code = NonetCommand.FINE;

    CountCommand(Engines engines, Streams streams) {
        this.engines = engines;
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Solver solver = engines.find(engine)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(), "there is no engine '" + engine + "'; see 'nonet engines'."));
        if (limit < 1) {
            throw new ParameterException(spec.commandLine(), "--limit must be 1 or more, not " + limit + ".");
        }
        for (String argument : arguments) {
            try (Input input = Input.of(argument, streams.in())) {
                for (Note note : input.skipped()) {
                    streams.complain(input.name() + ": " + Input.WORDS.of(note));
                    code = NonetCommand.WRONG;
                }
                for (Reading next = input.next(); next != null; next = input.next()) {
                    count(solver, next, input.name());
                }
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        return code;
    }

    private void count(Solver solver, Reading reading, String name) throws IOException {
        switch (reading) {
            case Reading.Puzzles(List<NamedPuzzle> puzzles) -> {
                for (NamedPuzzle puzzle : puzzles) {
                    count(solver, puzzle, name + ":" + puzzle.line() + ": ");
                }
            }
            case Reading.Malformed(Fault fault) -> {
                streams.complain(Input.WORDS.of(name, fault));
                code = NonetCommand.WRONG;
            }
        }
    }

    private void count(Solver solver, NamedPuzzle puzzle, String place) throws IOException {
        SolutionCount count = new SolutionCount(solver, puzzle.puzzle(), limit, System::nanoTime);
        Pace pace = new Pace(System::nanoTime);
        boolean watched = streams.terminals() != Streams.Terminals.NONE;
        SolutionCount.End end;
        try (ProgressLine _ =
                new ProgressLine(streams, watched, () -> pace.of(count.found(), "solutions", count.found(), goal()))) {
            end = count.count(Cancel.NEVER);
        }
        streams.print(String.valueOf(count.found()));
        streams.out().flush();
        if (end == SolutionCount.End.LIMIT) {
            streams.complain(place + "The count stopped at the limit; there may be more.");
        }
        code = Math.max(code, count.found() == 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE);
    }

    /// With a limit there is something to go by; without one nobody knows.
    private long goal() {
        return limit == Long.MAX_VALUE ? 0 : limit;
    }
}
