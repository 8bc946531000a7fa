package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import nonet.cli.input.Input;
import nonet.cli.option.EngineOption;
import nonet.cli.option.Inputs;
import nonet.cli.option.JobsOption;
import nonet.cli.option.JsonOption;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.option.OutOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.Report;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.cli.report.AnswerJson;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdicts;
import nonet.service.input.PuzzleStream.Item;
import nonet.service.pipeline.Pipeline;
import nonet.service.search.Engines;
import nonet.service.search.SolutionCount;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;
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
            "puzzles with no solution, one, and several, use 'nonet check'. Several puzzles are counted at",
            "once, and printed in input order.",
            "%nWith --json, each line is an object: 'source' and 'line' say where the puzzle begins, 'name' what it is",
            "called there, 'puzzle' has its givens or candidates. 'solutions' is the number of solutions found,",
            "'complete' says whether these are all, and 'state' is none, unique, several, solved (one was found,",
            "and there may be more), unknown (the engine does not guess and is stuck) or invalid (not a puzzle;",
            "'line', 'column' and 'reason' say where and why).",
            "%nExamples:",
            "  nonet count puzzle.txt",
            "  nonet count --limit 1000000 puzzle.txt",
            "  nonet count --engine dancing-links -",
            "  nonet count --json --out counts.jsonl puzzles.txt"
        },
        exitCodeList = {
            "0:every puzzle has a solution",
            "1:a puzzle has no solution, or none was found",
            "2:an argument or an input is invalid"
        })
final class CountCommand implements Callable<Integer> {

    /// The number of puzzles between the next one to print and the next one to read.
    private static final int PUZZLES_A_JOB = 16;

    /// A piece of an input, and the output for it.
    private static final class Piece {

        private @Nullable Item item;
        private final Report report = new Report();
        private int puzzles;
        private int bad;
        private int code;
    }

    private final Verdicts verdicts;

    @Mixin
    private final QuietOption quiet;

    @Mixin
    private final EngineOption engine;

    @Option(names = "--limit", paramLabel = "N", description = "Number of solutions to stop at. Default: no limit.")
    private long limit = Long.MAX_VALUE;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private KeepGoingOption keepGoing = new KeepGoingOption();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private Inputs inputs = new Inputs();

    private final Set<SolutionCount> running = ConcurrentHashMap.newKeySet();
    private final AtomicLong ended = new AtomicLong();
    private int code = NonetCommand.FINE;

    CountCommand(Engines engines, Streams streams) {
        this.engine = new EngineOption(engines);
        this.verdicts = new Verdicts(engines.fast());
        this.quiet = new QuietOption(streams);
    }

    @Override
    public Integer call() throws IOException {
        List<String> arguments = inputs.arguments();
        // A count is watched on a terminal even among its results, because one result may take hours.
        boolean written = out.write(quiet.streams(), true, (target, _) -> countAll(arguments, target));
        return written ? code : NonetCommand.WRONG;
    }

    private void countAll(List<String> arguments, Report.Target target) throws IOException {
        for (String argument : arguments) {
            try (Input input = keepGoing.open(argument, quiet.streams().in())) {
                count(input, target);
            } catch (Input.Unreadable unreadable) {
                quiet.streams().complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
    }

    private void count(Input input, Report.Target target) throws IOException, Input.Unreadable {
        boolean watched = quiet.streams().terminals() != Streams.Terminals.NONE;
        SpeedReport speed = new SpeedReport(System::nanoTime);
        ended.set(0);
        AtomicLong puzzles = new AtomicLong();
        try (ProgressLine progress =
                new ProgressLine(quiet.streams(), watched, () -> speed.of(found(), "solution", found(), goal()))) {
            new Pipeline<>(jobs.jobs(), jobs.jobs() * PUZZLES_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.item = input.next();
                                return piece.item != null;
                            },
                            () -> (piece, cancel) -> count(piece, input.name(), cancel),
                            piece -> {
                                piece.report.flush(target, progress);
                                input.addBad(piece.bad);
                                puzzles.addAndGet(piece.puzzles);
                                code = Math.max(code, keepGoing.code(piece.code));
                            },
                            new CancelToken());
            Optional<String> summary = input.summary();
            if (puzzles.get() > 0 && summary.isPresent()) {
                progress.complain(List.of(summary.get()));
            }
        } finally {
            running.forEach(SolutionCount::cancel);
        }
    }

    /// Returns the number of solutions found so far in an input.
    private long found() {
        return ended.get() + running.stream().mapToLong(SolutionCount::found).sum();
    }

    /// Returns the limit for the progress of a single puzzle; there is no other goal.
    private long goal() {
        return limit < Long.MAX_VALUE && ended.get() == 0 && running.size() == 1 ? limit : 0;
    }

    private void count(Piece piece, String name, Cancel cancel) {
        piece.puzzles = 0;
        piece.bad = 0;
        piece.code = NonetCommand.FINE;
        switch (piece.item) {
            case null -> {}
            case Item.Read(ReadPuzzle puzzle) -> {
                cancel.check();
                count(puzzle, name, piece);
                piece.puzzles++;
            }
            case Item.Misread(Fault fault, String text) -> {
                if (json.isGiven()) {
                    piece.report.print(AnswerJson.invalid(name, fault, text, Input.WORDS.why(fault)) + "\n");
                } else if (keepGoing.isGiven()) {
                    piece.report.print(text + "\t" + KeepGoingOption.INVALID + "\n");
                }
                piece.report.complain(Input.WORDS.of(name, fault));
                piece.bad++;
                piece.code = NonetCommand.WRONG;
            }
        }
    }

    private void count(ReadPuzzle puzzle, String name, Piece piece) {
        SolutionCount count = new SolutionCount(engine.engine(), puzzle.puzzle(), limit, System::nanoTime);
        running.add(count);
        SolutionCount.End end = count.count(new CancelToken());
        running.remove(count);
        ended.addAndGet(count.found());
        piece.report.print(row(puzzle, name, count.found(), end) + "\n");
        if (quiet.streams().notes()) {
            note(puzzle.puzzle(), count.found(), end)
                    .ifPresent(sentence -> piece.report.complain(name + ":" + puzzle.line() + ": " + sentence));
        }
        piece.code = count.found() == 0 ? NonetCommand.UNSOLVED : piece.code;
    }

    private String row(ReadPuzzle puzzle, String name, long found, SolutionCount.End end) {
        String text = puzzle.puzzle().text();
        if (json.isGiven()) {
            return AnswerJson.of(name, puzzle.line(), puzzle.name(), text, found, end == SolutionCount.End.ALL, null);
        }
        String answer = end == SolutionCount.End.STUCK && found == 0 ? "unknown" : String.valueOf(found);
        return keepGoing.isGiven() ? text + "\t" + answer : answer;
    }

    private Optional<String> note(Puzzle puzzle, long found, SolutionCount.End end) {
        return switch (end) {
            case LIMIT -> Optional.of("The count stopped at the limit; there may be more.");
            case STUCK -> Optional.of("The engine does not guess and is stuck; try another engine.");
            case ALL ->
                found == 0 && verdicts.isSolvedWithoutCandidates(puzzle, Cancel.NEVER)
                        ? Optional.of(BatchCommand.ONLY_WITHOUT_CANDIDATES)
                        : Optional.empty();
            case STOPPED -> Optional.empty();
        };
    }
}
