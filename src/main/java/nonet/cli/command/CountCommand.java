package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.cli.input.Input;
import nonet.cli.option.EngineOption;
import nonet.cli.option.Inputs;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.PuzzleReading;
import nonet.service.diagnosis.Verdicts;
import nonet.service.search.Engines;
import nonet.service.search.SolutionCount;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The command `nonet count`.
@Command(
        name = "count",
        mixinStandardHelpOptions = true,
        description = "Count all solutions of each puzzle.",
        footer = {
            "%nAn empty grid has 6,670,903,752,021,072,936,960 solutions, too many to count: set a limit if",
            "there may be that many. For a puzzle on which an engine that does not guess is stuck, 'unknown'",
            "is printed. Standard error shows the progress if it is a terminal. To sort a collection into",
            "puzzles with no solution, one, and several, use 'nonet check'.",
            "%nExamples:",
            "  nonet count puzzle.txt",
            "  nonet count --limit 1000000 puzzle.txt",
            "  nonet count --engine dancing-links -"
        },
        exitCodeList = {
            "0:every puzzle has a solution",
            "1:a puzzle has no solution, or none was found",
            "2:an argument or an input is invalid"
        })
final class CountCommand implements Callable<Integer> {

    private final Verdicts verdicts;
    private final Streams streams;

    @Mixin
    private final EngineOption engine;

    @Option(names = "--limit", paramLabel = "N", description = "Number of solutions to stop at. Default: no limit.")
    private long limit = Long.MAX_VALUE;

    @Mixin
    private KeepGoingOption keepGoing = new KeepGoingOption();

    @Mixin
    private Inputs inputs = new Inputs();

    private int code = NonetCommand.FINE;

    CountCommand(Engines engines, Streams streams) {
        this.engine = new EngineOption(engines);
        this.verdicts = new Verdicts(engines.fast());
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        for (String argument : inputs.arguments()) {
            try (Input input = keepGoing.open(argument, streams.in())) {
                count(engine.engine(), input);
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        return code;
    }

    private void count(Solver solver, Input input) throws IOException, Input.Unreadable {
        boolean any = false;
        for (PuzzleReading next = input.next(); next != null; next = input.next()) {
            switch (next) {
                case PuzzleReading.Puzzles(List<NamedPuzzle> puzzles) -> {
                    for (NamedPuzzle puzzle : puzzles) {
                        count(solver, puzzle, input.name() + ":" + puzzle.line() + ": ");
                        any = true;
                    }
                }
                case PuzzleReading.Malformed(Fault fault, String text) -> {
                    input.addBad(1);
                    if (keepGoing.isGiven()) {
                        streams.print(text + "\t" + KeepGoingOption.INVALID);
                    }
                    streams.complain(Input.WORDS.of(input.name(), fault));
                    code = Math.max(code, keepGoing.code(NonetCommand.WRONG));
                }
            }
        }
        Optional<String> summary = input.summary();
        if (any && summary.isPresent()) {
            streams.complain(summary.get());
        }
    }

    private void count(Solver solver, NamedPuzzle puzzle, String place) throws IOException {
        SolutionCount count = new SolutionCount(solver, puzzle.puzzle(), limit, System::nanoTime);
        SpeedReport speed = new SpeedReport(System::nanoTime);
        boolean watched = streams.terminals() != Streams.Terminals.NONE;
        SolutionCount.End end;
        try (ProgressLine _ =
                new ProgressLine(streams, watched, () -> speed.of(count.found(), "solutions", count.found(), goal()))) {
            end = count.count(new CancelToken());
        }
        boolean stuck = end == SolutionCount.End.STUCK;
        String row = keepGoing.isGiven() ? puzzle.puzzle().text() + "\t" : "";
        streams.print(row + (stuck && count.found() == 0 ? "unknown" : count.found()));
        streams.out().flush();
        if (end == SolutionCount.End.LIMIT) {
            streams.complain(place + "The count stopped at the limit; there may be more.");
        } else if (stuck) {
            streams.complain(place + "The engine does not guess and is stuck; try another engine.");
        }
        if (end == SolutionCount.End.ALL
                && count.found() == 0
                && verdicts.isSolvedWithoutCandidates(puzzle.puzzle(), Cancel.NEVER)) {
            streams.complain(place + BatchCommand.ONLY_WITHOUT_CANDIDATES);
        }
        code = Math.max(code, keepGoing.code(count.found() == 0 ? NonetCommand.UNSOLVED : NonetCommand.FINE));
    }

    /// Progress has a goal only if there is a limit.
    private long goal() {
        return limit == Long.MAX_VALUE ? 0 : limit;
    }
}
