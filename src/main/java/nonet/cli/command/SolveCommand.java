package nonet.cli.command;

import java.io.IOException;
import nonet.cli.input.Input;
import nonet.cli.option.FormatChoice;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentWriter;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.text.TextCodec;
import nonet.codec.text.TextFormat;
import nonet.grid.GridText;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.batch.PuzzleBlock;
import nonet.service.search.Engines;
import nonet.solve.SolutionCounter;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `nonet solve`.
@Command(
        name = "solve",
        description = "Print a solution of each puzzle, in input order, as a line of 81 digits.",
        footer = {
            "%nA puzzle is a line of 81 cells, nine lines of nine cells, or a framed grid. Cells are the digits",
            "1 to 9 and blanks: any of 0 . * _ ? or one other character used throughout, such as x or -.",
            "White space and , ; | + may separate cells; # // %% start a comment. Frames, headings, table",
            "headers and words around grids are ignored; any other line is an error. See 'nonet formats' for",
            "the files of other programs that can be read.",
            "%nFor a puzzle without a solution, 'no solution' is printed; for a puzzle with several, the first",
            "one, with a note on standard error; for a puzzle on which an engine that does not guess is stuck,",
            "'not solved'. Each answer is printed as soon as it is known, and memory use does not grow with",
            "the input. Invalid lines are reported on standard error as FILE:LINE:COLUMN and skipped; an input",
            "that begins with ten of them is abandoned. Standard error shows the progress if it is a terminal.",
            "%nWith --keep-going, a row is the puzzle, a tab, and the answer, so that rows may come in any order.",
            "%nWith --json, each line is an object: 'source' and 'line' say where the puzzle begins, 'name' what it is",
            "called there, 'puzzle' has its givens or candidates. 'solutions' is the number of solutions found,",
            "'complete' says whether these are all, and 'state' is none, unique, several, solved (one was found,",
            "and there may be more), unknown (the engine does not guess and is stuck) or invalid (not a puzzle;",
            "'line', 'column' and 'reason' say where and why). 'solution' has the solution.",
            "%nExamples:",
            "  nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  nonet solve monday.txt tuesday.txt",
            "  nonet solve --engine dancing-links --jobs 1 puzzles.sdm",
            "  nonet solve --format blocks --out solutions.txt collection.opensudoku",
            "  grep -v easy puzzles.txt | nonet solve -",
            "  nonet solve --quiet --json puzzles.txt > answers.jsonl",
            "  parallel --pipepart --arg-file many.txt --block 10M nonet solve --keep-going - > solved.txt"
        },
        exitCodeList = {
            "0:every puzzle has a solution",
            "1:a puzzle has no solution, or none was found",
            "2:an argument or an input is invalid"
        })
final class SolveCommand extends BatchCommand {

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "2",
            description = "Number of solutions to search for: 1 skips the check that there is no second one, a number"
                    + " above 2 counts them. Default: ${DEFAULT-VALUE}.")
    private int limit = 2;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "ID",
            converter = AppendableFormat.class,
            description = "Output format: line, blocks (nine lines of nine), or another one that 'nonet formats'"
                    + " lists. Default: line.")
    private @Nullable Codec format;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private @Nullable DocumentWriter writer;

    SolveCommand(Engines engines, Streams streams) {
        super(engines, streams);
    }

    @Override
    public Integer call() throws IOException {
        if (isJson() && format != null) {
            throw new ParameterException(spec.commandLine(), "--json and --format exclude each other.");
        }
        if (keepsGoing() && !isLine(format)) {
            throw new ParameterException(spec.commandLine(), "--keep-going requires --format line.");
        }
        return super.call();
    }

    @Override
    int limit() {
        return limit;
    }

    @Override
    void answer(PuzzleBlock block, int puzzle, String name, Report report) {
        int found = block.found(puzzle);
        if (!isJson()) {
            print(block, puzzle, report);
        }
        if (found <= 0) {
            atLeast(NonetCommand.UNSOLVED);
        }
        if (found != 1 && limit > 1) {
            note(block, puzzle, name, found == 0 ? noSolution(block, puzzle) : remark(found));
        }
    }

    @Override
    void misread(Fault fault, String name, Report report) {
        if (keepsGoing() && !isJson()) {
            report.print(KeepGoingOption.INVALID + "\n");
        }
        report.complain(Input.WORDS.of(name, fault));
    }

    private String remark(int found) {
        return switch (found) {
            case SolutionCounter.STUCK -> "The engine does not guess and is stuck; try another engine.";
            default ->
                limit == 2
                        ? "There is more than one solution; this is the first."
                        : "There are " + (found == limit ? "at least " : "") + Plural.of(found, "solution")
                                + "; this is the first.";
        };
    }

    @Override
    String solution(PuzzleBlock block, int puzzle) {
        return GridText.LINE.of(block.solution(puzzle));
    }

    private void print(PuzzleBlock block, int puzzle, Report report) {
        if (block.found(puzzle) <= 0) {
            report.print(block.found(puzzle) == 0 ? "no solution\n" : "not solved\n");
            return;
        }
        Codec form = format;
        if (form == null || isLine(form)) {
            // No document is created for a line.
            int from = report.grow(82);
            block.copySolution(puzzle, report.bytes(), from);
            report.bytes()[from + 81] = '\n';
            return;
        }
        Puzzle filled = Puzzle.of(block.solution(puzzle).values());
        Document document = form.features().contains(FormatFeature.PLACED)
                ? new Document(block.name(puzzle), block.puzzle(puzzle), block.solution(puzzle))
                : Document.of(block.name(puzzle), filled);
        writer = writer == null ? form.writer() : writer;
        report.print(writer.next(document));
    }

    private static boolean isLine(@Nullable Codec form) {
        return form == null || form instanceof TextCodec text && text.format() == TextFormat.LINE;
    }

    /// Accepts the formats in which solutions are written one by one, before all of them are known.
    private static final class AppendableFormat extends FormatChoice {
        AppendableFormat() {
            super(codec -> codec.writes() && codec.between() != null);
        }
    }
}
