package nonet.cli.command;

import nonet.cli.input.Input;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.codec.api.Fault;
import nonet.service.batch.PuzzleBlock;
import nonet.service.search.Engines;
import nonet.solve.SolutionCounter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The command `nonet check`.
@Command(
        name = "check",
        description = "Print whether each puzzle has no solution, one, or several: one word per line, in input order.",
        footer = {
            "%nThe words are",
            "  none        no solution",
            "  unique      exactly one solution: a proper puzzle",
            "  several     two or more solutions",
            "  malformed LINE:COLUMN WHY",
            "              not a puzzle, at this position of the input",
            "  unknown     the engine does not guess and is stuck",
            "%nWith --json, each line is an object: 'source' and 'line' say where the puzzle begins, 'name' what it is",
            "called there, 'puzzle' has its givens or candidates. 'solutions' is the number of solutions found,",
            "'complete' says whether these are all, and 'state' is none, unique, several, solved (one was found,",
            "and there may be more), unknown (the engine does not guess and is stuck) or invalid (not a puzzle;",
            "'line', 'column' and 'reason' say where and why).",
            "%nExamples:",
            "  nonet check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  nonet check collection.sdm | sort | uniq -c",
            "  nonet check --count 1000 puzzles.txt",
            "  nonet check --json puzzles.txt | jq -r 'select(.state == \"unique\") | .puzzle'",
            "  paste -d ' ' puzzles.txt <(nonet check puzzles.txt) | grep unique"
        },
        exitCodeList = {
            "0:every puzzle has a solution",
            "1:a puzzle has no solution, or none was found",
            "2:an argument or an input is invalid"
        })
final class CheckCommand extends BatchCommand {

    @Option(
            names = "--count",
            paramLabel = "N",
            description = "Number of solutions to count up to; prints the number of solutions instead of the word.")
    private @Nullable Integer count;

    CheckCommand(Engines engines, Streams streams) {
        super(engines, streams);
    }

    @Override
    int limit() {
        return count == null ? 2 : count;
    }

    @Override
    void answer(PuzzleBlock block, int puzzle, String name, Report report) {
        int found = block.found(puzzle);
        if (found <= 0) {
            atLeast(NonetCommand.UNSOLVED);
        }
        if (found == 0 && block.isRestricted(puzzle)) {
            note(block, puzzle, name, noSolution(block, puzzle));
        }
        if (!isJson()) {
            report.print((count != null && found >= 0 ? String.valueOf(found) : word(found)) + "\n");
        }
    }

    @Override
    void misread(Fault fault, String name, Report report) {
        if (!isJson()) {
            String place = fault instanceof Fault.Located at ? at.line() + ":" + at.column() : "1:1";
            report.print("malformed " + place + " " + Input.WORDS.why(fault) + "\n");
        }
    }

    private static String word(int found) {
        return switch (found) {
            case SolutionCounter.STUCK -> "unknown";
            case 0 -> "none";
            case 1 -> "unique";
            default -> "several";
        };
    }
}
