package nonet.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
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
import nonet.service.batch.Batch;
import nonet.service.batch.PuzzleBlock;
import nonet.service.diagnosis.Verdicts;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// The common part of commands that print a result for each puzzle of any number of inputs, in order.
@Command(mixinStandardHelpOptions = true)
abstract class BatchCommand implements Callable<Integer> {

    /// The number of puzzles that a thread takes at once: many for the fast engine, few for an engine that takes
    /// milliseconds for each.
    private static final int FAST_BLOCK = 256;

    private static final int BLOCK = 8;

    /// The verdict on a puzzle that has no solution because of its candidates alone.
    static final String ONLY_WITHOUT_CANDIDATES =
            "There is no solution with these candidates; without them there is one.";

    @Mixin
    private final QuietOption quiet;

    @Mixin
    private final EngineOption engine;

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

    private final Solver fast;
    private final Verdicts verdicts;
    private final Report report = new Report();
    private int code = NonetCommand.FINE;

    BatchCommand(Engines engines, Streams streams) {
        this.engine = new EngineOption(engines);
        this.fast = engines.fast();
        this.verdicts = new Verdicts(fast);
        this.quiet = new QuietOption(streams);
    }

    /// Returns the number of solutions to search for in each puzzle.
    abstract int limit();

    /// Prints what was found for a puzzle, unless it is printed as JSON, and notes on it.
    abstract void answer(PuzzleBlock block, int puzzle, String name, Report report);

    /// Returns the solution that is part of the answer, or null if it is not.
    @Nullable
    String solution(PuzzleBlock block, int puzzle) {
        return null;
    }

    /// Reports a part of the input that is not a puzzle. JSON is printed already.
    abstract void misread(Fault fault, String name, Report report);

    @Override
    public Integer call() throws IOException {
        List<String> arguments = inputs.arguments();
        boolean written = out.write(quiet.streams(), true, (target, watched) -> answerAll(arguments, target, watched));
        return written ? code : NonetCommand.WRONG;
    }

    /// Returns the verdict on a puzzle without a solution.
    String noSolution(PuzzleBlock block, int puzzle) {
        return block.isRestricted(puzzle) && verdicts.isSolvedWithoutCandidates(block.puzzle(puzzle), Cancel.NEVER)
                ? ONLY_WITHOUT_CANDIDATES
                : "There is no solution.";
    }

    /// Raises the exit code.
    void atLeast(int another) {
        code = Math.max(code, keepGoing.code(another));
    }

    /// Adds a note on a puzzle for standard error, unless there are to be none.
    void note(PuzzleBlock block, int puzzle, String name, String sentence) {
        if (quiet.streams().notes()) {
            report.complain(name + ":" + block.line(puzzle) + ": " + sentence);
        }
    }

    /// Tests whether answers are printed as JSON.
    boolean isJson() {
        return json.isGiven();
    }

    /// Tests whether each row has its puzzle, and each line a row.
    boolean keepsGoing() {
        return keepGoing.isGiven();
    }

    private void answerAll(List<String> arguments, Report.Target target, boolean watched) throws IOException {
        for (String argument : arguments) {
            try (Input input = keepGoing.open(argument, quiet.streams().in())) {
                answer(input, target, watched);
            } catch (Input.Unreadable unreadable) {
                quiet.streams().complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
    }

    private void answer(Input input, Report.Target target, boolean watched) throws IOException {
        Solver solver = engine.engine();
        int blockSize = solver == fast ? FAST_BLOCK : BLOCK;
        Batch batch = new Batch(new Batch.Plan(solver, limit(), jobs.jobs(), blockSize, System::nanoTime));
        SpeedReport speed = new SpeedReport(System::nanoTime);
        Input.@Nullable Unreadable broken = null;
        try (ProgressLine progress = new ProgressLine(
                quiet.streams(), watched, () -> speed.of(batch.done(), "puzzle", input.position(), input.size()))) {
            try {
                batch.run(input::fill, block -> take(block, input, target, progress), new CancelToken());
            } catch (Input.Unreadable unreadable) {
                broken = unreadable;
            }
            if (batch.done() > 0) {
                input.summary().ifPresent(report::complain);
            }
            report.flush(target, progress);
        }
        if (broken != null) {
            throw broken;
        }
    }

    private void take(PuzzleBlock block, Input input, Report.Target target, ProgressLine progress) throws IOException {
        String name = input.name();
        int next = 0;
        for (PuzzleBlock.Misread misread : block.misread()) {
            for (; next < misread.before(); next++) {
                row(block, next, name);
            }
            if (json.isGiven()) {
                String why = Input.WORDS.why(misread.fault());
                report.print(AnswerJson.invalid(name, misread.fault(), misread.text(), why) + "\n");
            } else if (keepGoing.isGiven()) {
                report.print(misread.text() + "\t");
            }
            misread(misread.fault(), name, report);
        }
        for (; next < block.size(); next++) {
            row(block, next, name);
        }
        input.addBad(block.misread().size());
        if (!block.misread().isEmpty()) {
            atLeast(NonetCommand.WRONG);
        }
        report.flush(target, progress);
    }

    private void row(PuzzleBlock block, int puzzle, String name) {
        if (json.isGiven()) {
            report.print(json(block, puzzle, name) + "\n");
        } else if (keepGoing.isGiven() && block.isRestricted(puzzle)) {
            report.print(block.puzzle(puzzle).text() + "\t");
        } else if (keepGoing.isGiven()) {
            int from = report.grow(82);
            block.copyGivens(puzzle, report.bytes(), from);
            report.bytes()[from + 81] = '\t';
        }
        answer(block, puzzle, name, report);
    }

    private String json(PuzzleBlock block, int puzzle, String name) {
        int found = block.found(puzzle);
        return AnswerJson.of(
                name,
                block.line(puzzle),
                block.name(puzzle),
                block.puzzle(puzzle).text(),
                Math.max(0, found),
                found >= 0 && found < limit(),
                found > 0 ? solution(block, puzzle) : null);
    }
}
