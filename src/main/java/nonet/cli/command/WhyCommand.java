package nonet.cli.command;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nonet.cli.option.PuzzleArgument;
import nonet.cli.output.Streams;
import nonet.cli.report.ArgumentReport;
import nonet.grid.Cell;
import nonet.grid.Conflict;
import nonet.grid.Puzzle;
import nonet.notation.Names;
import nonet.service.diagnosis.Additions;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.ConflictingClues;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Finding;
import nonet.service.diagnosis.MissingClues;
import nonet.service.diagnosis.SolutionDiff;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.text.Plural;
import nonet.trace.TraceText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The command `nonet why`.
@Command(
        name = "why",
        mixinStandardHelpOptions = true,
        description = "Explain why a puzzle has no solution or several, and how to fix it.",
        footer = {
            "%nConflicts between givens are explained by steps of human logic that lead to a contradiction.",
            "%nA saved game is examined from its givens; its entered digits are ignored.",
            "%nExamples:",
            "  nonet why 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5..2.8..79",
            "  nonet why --search puzzle.txt"
        },
        exitCodeList = {
            "0:there is exactly one solution",
            "1:there is no solution, or there are several",
            "2:an argument or the input is invalid"
        })
final class WhyCommand implements Callable<Integer> {

    private final Streams streams;
    private final Diagnosis diagnosis;

    @Mixin
    private PuzzleArgument argument = new PuzzleArgument();

    @Option(names = "--search", description = "Print a search instead of steps of human logic.")
    private boolean search;

    WhyCommand(Engines engines, Streams streams) {
        this.streams = streams;
        this.diagnosis = new Diagnosis(engines.fast(), engines.prover());
    }

    @Override
    public Integer call() throws IOException {
        try {
            return tell(argument.read(streams.in()));
        } finally {
            streams.out().flush();
        }
    }

    private int tell(Puzzle puzzle) throws IOException {
        return switch (diagnosis.of(puzzle, Cancel.NEVER)) {
            case Finding.Proper() -> {
                streams.print("There is exactly one solution.");
                yield NonetCommand.FINE;
            }
            case Finding.Excluded() -> {
                streams.print("No solution: the candidates rule out every solution of the givens.");
                yield NonetCommand.UNSOLVED;
            }
            case Finding.Contradictory(var conflicts) -> {
                for (Conflict conflict : conflicts) {
                    streams.print(String.format(
                            Locale.ROOT,
                            "No solution: %s occurs twice in %s: %s",
                            conflict.digit(),
                            conflict.house(),
                            Names.of(conflict.cells())));
                }
                yield NonetCommand.UNSOLVED;
            }
            case Finding.Clashing(ConflictingClues clash) -> tell(clash, puzzle);
            case Finding.Misplaced _ -> throw new IllegalStateException("no digits are entered beside the givens");
            case Finding.Several(var shortages) -> {
                for (MissingClues shortage : shortages) {
                    streams.print(words(shortage));
                }
                yield several(puzzle);
            }
        };
    }

    private int tell(ConflictingClues clash, Puzzle puzzle) throws IOException {
        streams.print(String.format(
                Locale.ROOT,
                "No solution: these %s conflict; without any one of them there is a solution.",
                Plural.of(clash.cells().size(), "given")));
        StringBuilder digits = new StringBuilder();
        for (Cell cell : clash.cells()) {
            digits.append(digits.isEmpty() ? "" : ", ")
                    .append(cell)
                    .append(" = ")
                    .append(clash.puzzle().given(cell));
        }
        streams.print(digits.toString());
        Optional<Argument> found = search ? Optional.empty() : diagnosis.argument(clash, puzzle, Cancel.NEVER);
        if (search) {
            printSearch(clash);
        } else if (found.isPresent()) {
            new ArgumentReport(streams).print(found.get());
        } else {
            streams.print("Human logic finds no contradiction; 'nonet why --search' prints a search that does.");
        }
        return NonetCommand.UNSOLVED;
    }

    private void printSearch(ConflictingClues clash) throws IOException {
        TraceText words = TraceText.of("singles");
        for (long index = 0; index < clash.proof().size(); index++) {
            Optional<String> line = words.line(clash.proof().get(index));
            if (line.isPresent()) {
                streams.print("  " + line.get());
            }
        }
        if (!clash.whole()) {
            streams.print("  ... (truncated)");
        }
    }

    private int several(Puzzle puzzle) throws IOException {
        SolutionDiff variants = diagnosis.variants(puzzle);
        variants.find(Cancel.NEVER);
        streams.print(String.format(
                Locale.ROOT,
                "There are %s%s.",
                variants.isAll() ? "" : "at least ",
                Plural.of(variants.count(), "solution")));
        streams.print(String.format(Locale.ROOT, "The first two differ in %s.", Names.of(variants.differing(0, 1))));
        Additions additions = diagnosis.additions(puzzle, Cancel.NEVER);
        int size = additions.digits().size();
        streams.print(String.format(
                Locale.ROOT,
                "%s %s exactly one: %s",
                Plural.of(size, "more given"),
                additions.fewest() ? size == 1 ? "leaves" : "(the minimum) leave" : "(perhaps too many) leave",
                additions.digits().stream()
                        .map(digit -> digit.cell() + " = " + digit.digit())
                        .collect(Collectors.joining(", "))));
        return NonetCommand.UNSOLVED;
    }

    private static String words(MissingClues shortage) {
        return switch (shortage) {
            case MissingClues.Givens(int count) ->
                String.format(
                        Locale.ROOT,
                        "%s: a puzzle with fewer than %d never has exactly one solution.",
                        Plural.of(count, "given"),
                        Puzzle.FEWEST_CLUES);
            case MissingClues.Digits(var missing) ->
                String.format(
                        Locale.ROOT,
                        "%s are missing: swapping two of them turns one solution into another.",
                        String.join(" ", missing.toString().split("")));
        };
    }
}
