package nonet.cli.command;

import java.util.Random;
import nonet.cli.output.Streams;
import nonet.generate.Symmetry;
import nonet.grid.Puzzle;
import nonet.service.setter.Reduction;
import nonet.solve.Cancel;
import nonet.solve.SolutionCounter;
import nonet.solve.fast.FastSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The command `nonet minimize`.
@Command(
        name = "minimize",
        mixinStandardHelpOptions = true,
        description = "Print each puzzle without the givens that it does not need for its one solution.",
        footer = {
            "%nGivens are removed in random order as long as the solution stays unique; the result is minimal: each",
            "given is needed. Other seeds lead to other minimal puzzles. With a symmetry, the cells that it relates",
            "lose their givens together, and the result is minimal among the puzzles of that symmetry.",
            "%nExamples:",
            "  nonet minimize puzzle.txt",
            "  nonet minimize --seed 7 --symmetry rotational puzzles.txt",
            "  nonet generate grids --count 10 | nonet minimize -"
        },
        exitCodeList = {"0:success", "2:an argument or an input is invalid"})
final class MinimizeCommand extends RelativesCommands {

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random order; the same seed gives the same puzzles. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--symmetry",
            paramLabel = "NAME",
            description = "Symmetry to keep: none, rotational, rotational-90, diagonal, anti-diagonal, horizontal,"
                    + " vertical, both-diagonals, both-axes, or full. Default: none.")
    private Symmetry symmetry = Symmetry.NONE;

    MinimizeCommand(Streams streams) {
        super(streams);
    }

    @Override
    Work work() {
        SolutionCounter counter = new FastSolver().counter();
        return (puzzle, number) -> {
            if (counter.count(puzzle, 2, Cancel.NEVER) != 1) {
                throw new IllegalArgumentException("not proper");
            }
            Random random = new Random(seed * 0x9E3779B97F4A7C15L + number);
            return Reduction.minimize(puzzle, symmetry, random, Cancel.NEVER).text();
        };
    }

    @Override
    String refusal(Puzzle puzzle) {
        return new FastSolver().counter().count(puzzle, 1, Cancel.NEVER) == 0
                ? "The puzzle has no solution."
                : "The puzzle has several solutions, so it needs more givens rather than fewer.";
    }
}
