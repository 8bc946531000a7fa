package nonet.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import nonet.cli.option.OutOption;
import nonet.cli.option.PuzzleArgument;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.deduce.Conclusion;
import nonet.files.AtomicFile;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.proof.PlayerMove;
import nonet.sat.Proof;
import nonet.sat.Prover;
import nonet.sat.Prover.Outcome;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The command `nonet prove`.
@Command(
        name = "prove",
        mixinStandardHelpOptions = true,
        description = "Prove that a puzzle has exactly one solution, or none, or that a conclusion is true.",
        footer = {
            "%nThe proof can be checked by any checker of SAT proofs, such as drat-trim: it refutes a formula with a",
            "variable for each candidate, 81(row-1)+9(column-1)+digit. That a puzzle has exactly one solution is",
            "proved by a formula that excludes it; a conclusion by one that has its opposite.",
            "%nThe clauses of the formula are, in this order: each cell has a digit, no cell has two; each house has",
            "a place for each digit, none has two (rows, then columns, then boxes); the givens; the excluded",
            "candidates; the excluded solution, or the opposite of the conclusions.",
            "%nA saved game is examined from its givens; its entered digits are ignored.",
            "%nExamples:",
            "  nonet prove puzzle.txt",
            "  nonet prove --cnf puzzle.cnf --drat - puzzle.txt | gzip > puzzle.drat.gz",
            "  nonet prove --cnf puzzle.cnf --drat puzzle.drat puzzle.txt && drat-trim puzzle.cnf puzzle.drat",
            "  nonet prove puzzle.txt 'r4c57<>38' r1c2=4"
        },
        exitCodeList = {
            "0:it is proved",
            "1:there are several solutions, or the conclusion is not true",
            "2:an argument or the input is invalid, or a file cannot be written"
        })
final class ProveCommand implements Callable<Integer> {

    private final Streams streams;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private PuzzleArgument argument = new PuzzleArgument();

    @Parameters(
            paramLabel = "MOVE",
            index = "1..*",
            arity = "0..*",
            description =
                    "A conclusion to prove: a digit, such as r4c5=3, or candidates to remove, such as 'r4c57<>38'.")
    private List<String> move = new ArrayList<>();

    @Option(
            names = "--cnf",
            paramLabel = "FILE",
            description = "File for the formula, in the DIMACS format; - for standard output.")
    private @Nullable Path cnf;

    @Option(
            names = "--drat",
            paramLabel = "FILE",
            description = "File for the proof, in the DRAT format; - for standard output.")
    private @Nullable Path drat;

    @Option(names = "--binary", description = "Write the proof in the binary form of DRAT.")
    private boolean binary;

    ProveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (binary && drat == null) {
            throw wrong("--binary requires --drat.");
        }
        if (cnf != null && cnf.equals(drat)) {
            throw wrong("--cnf and --drat name the same file.");
        }
        if (isStandard(cnf) && isStandard(drat)) {
            throw wrong("Only one of --cnf and --drat can be standard output.");
        }
        List<Conclusion> conclusions = conclusions();
        Puzzle puzzle = argument.read(streams.in());
        for (Conclusion each : conclusions) {
            if (puzzle.given(each.candidate().cell()) != null) {
                throw wrong(each.candidate().cell() + " is a given, so there is nothing to prove.");
            }
        }
        try {
            return tell(
                    puzzle,
                    conclusions.isEmpty()
                            ? Prover.solutions(puzzle, Cancel.NEVER)
                            : Prover.conclusions(puzzle, conclusions, Cancel.NEVER));
        } finally {
            streams.out().flush();
        }
    }

    private int tell(Puzzle puzzle, Outcome outcome) throws IOException {
        return switch (outcome) {
            case Outcome.OneSolution(Grid solution, Proof proof) ->
                write("There is exactly one solution.", puzzle, proof, "its solution " + text(solution) + " excluded");
            case Outcome.NoSolution(Proof proof) ->
                write("There is no solution.", puzzle, proof, "which has no solution");
            case Outcome.True(Proof proof) ->
                write(
                        new FastSolver().solvability(puzzle, Cancel.NEVER) instanceof Answer.None
                                ? "True, but only because the puzzle has no solution: anything follows from it."
                                : "True.",
                        puzzle,
                        proof,
                        "the opposite of " + String.join(" ", move));
            case Outcome.SeveralSolutions(Grid first, Grid second) -> {
                say("There are several solutions, such as these two:");
                say(text(first));
                say(text(second));
                yield NonetCommand.UNSOLVED;
            }
            case Outcome.False(Conclusion conclusion, Grid solution) -> {
                say("Not true: " + new PlayerMove(List.of(conclusion)) + " is false in this solution:");
                say(text(solution));
                yield NonetCommand.UNSOLVED;
            }
            case Outcome.TooLarge() -> {
                streams.complain("nonet: The proof would be too large.");
                yield NonetCommand.UNSOLVED;
            }
        };
    }

    private int write(String sentence, Puzzle puzzle, Proof proof, String more) throws IOException {
        List<String> comments =
                List.of("the sudoku " + (puzzle.isRestricted() ? puzzle.candidateText() : puzzle.text()), more);
        if (!write(cnf, out -> proof.formula().writeTo(out, comments))
                || !write(drat, binary ? proof::writeBinaryTo : proof::writeTo)) {
            return NonetCommand.WRONG;
        }
        say(sentence + " The proof has " + Plural.of(proof.lines().size(), "line") + ".");
        return NonetCommand.FINE;
    }

    /// Writes a file, if one is wanted, and returns whether that was possible.
    private boolean write(@Nullable Path file, AtomicFile.Content content) throws IOException {
        if (file == null) {
            return true;
        }
        if (!isStandard(file)) {
            return OutOption.write(file, streams, () -> AtomicFile.write(file, content));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        content.writeTo(bytes);
        Report.Target.of(streams.out()).write(bytes.toByteArray(), 0, bytes.size());
        return true;
    }

    private static boolean isStandard(@Nullable Path file) {
        return file != null && OutOption.isStandard(file);
    }

    /// Prints a line, to standard error if a file goes to standard output.
    private void say(String line) throws IOException {
        if (isStandard(cnf) || isStandard(drat)) {
            streams.complain(line);
        } else {
            streams.print(line);
        }
    }

    private List<Conclusion> conclusions() {
        try {
            return move.isEmpty()
                    ? List.of()
                    : PlayerMove.of(String.join(" ", move)).conclusions();
        } catch (IllegalArgumentException wrong) {
            throw wrong(String.valueOf(wrong.getMessage()));
        }
    }

    private static String text(Grid solution) {
        return Puzzle.of(solution.values()).text();
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
