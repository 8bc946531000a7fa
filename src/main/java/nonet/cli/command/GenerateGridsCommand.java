package nonet.cli.command;

import java.util.Locale;
import java.util.Objects;
import java.util.function.LongConsumer;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.generate.GridForm;
import nonet.generate.SolutionGrids;
import nonet.grid.Digit;
import nonet.service.generate.GridGeneration;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The command `nonet generate grids`.
@Command(
        name = "grids",
        description = "Generate solution grids: filled boards without givens.",
        footer = {
            "%nWithout --random, all grids are different and come from a list of 1,451,520 for each first",
            "digit: the first row runs through the permutations in lexicographic order, the other rows are the",
            "first row shifted right by 3 6 1 4 7 2 5 8 places, and then rows 4 to 6 and rows 7 to 9 run",
            "through their six orders each. With --random, any number of grids can be generated, and all grids",
            "are equally likely.",
            "A grid is written as nine lines of nine digits separated by spaces, with an empty line between",
            "grids.",
            "%nExamples:",
            "  nonet generate grids --count 1000000 --first-digit 5 --out grids.txt",
            "  nonet generate grids --count 3 --random",
            "  nonet generate grids --count 10000 --random --seed 42 --format line"
        },
        exitCodeList = {"0:success", "2:an argument is invalid, or the file cannot be written"})
final class GenerateGridsCommand extends GeneratingCommand {

    @Option(
            names = "--first-digit",
            paramLabel = "D",
            description = "First digit of the grids in the list, 1 to 9. Default: 1.")
    private @Nullable Digit firstDigit;

    @Option(names = "--random", description = "Generate random grids.")
    private boolean random;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORM",
            defaultValue = "blocks",
            description = "Output format: blocks (nine lines of nine), or line (81 digits). Default: ${DEFAULT-VALUE}.")
    private GridForm form = GridForm.BLOCKS;

    GenerateGridsCommand(Streams streams) {
        super(streams);
    }

    @Override
    Work work() {
        if (random) {
            if (firstDigit != null) {
                throw wrong("--first-digit and --random cannot be combined.");
            }
            return (target, progress) -> making(target, progress).draw(count(), seed(), jobs());
        }
        if (hasSeed()) {
            throw wrong("--seed requires --random.");
        }
        if (count() > SolutionGrids.COUNT) {
            throw wrong(String.format(
                    Locale.ROOT,
                    "there are %s for each first digit, not %d; use --random for more.",
                    Plural.of(SolutionGrids.COUNT, "grid"),
                    count()));
        }
        Digit first = Objects.requireNonNullElse(firstDigit, Digit.ONE);
        return (target, progress) -> making(target, progress).list((int) count(), first);
    }

    @Override
    String thing() {
        return "grid";
    }

    private GridGeneration making(Report.Target target, LongConsumer progress) {
        return new GridGeneration(form, (text, length) -> target.write(text, 0, length), progress);
    }
}
