package nonet.cli.command;

import java.util.Locale;
import java.util.Objects;
import java.util.function.LongConsumer;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.generate.FinalGrids;
import nonet.generate.GridForm;
import nonet.grid.Digit;
import nonet.service.make.GridMaking;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `nonet generate grids`.
@Command(
        name = "grids",
        description = "Makes final grids: boards that are filled, all different.",
        footer = {
            "%nWithout --random they come from a list of 1,451,520 for each first digit: the first row is",
            "a permutation in lexicographic order, row R the first row shifted right by 0 3 6 1 4 7 2 5 8",
            "places, then the rows 4 to 6 and 7 to 9 take their six orders each.",
            "With --random there is no limit, and hardly a grid is more likely than another.",
            "A grid is nine lines of nine digits with blanks between them; an empty line follows",
            "each but the last.",
            "%nExamples:",
            "  nonet generate grids --count 1000000 --first-digit 5 --out grids.txt",
            "  nonet generate grids --count 3 --random",
            "  nonet generate grids --count 10000 --random --seed 42 --format line"
        },
        exitCodeList = {"0:all grids were made", "2:an argument is wrong, or the file cannot be written"})
final class GenerateGridsCommand extends MakingCommand {

    @Option(
            names = "--first-digit",
            paramLabel = "D",
            description = "The first digit of the grids of the list, 1 to 9. Default: 1.")
    private @Nullable Digit firstDigit;

    @Option(names = "--random", description = "Draw random grids.")
    private boolean random;

    @Option(
            names = "--format",
            paramLabel = "FORM",
            defaultValue = "blocks",
            description = "blocks, or line for 81 digits a line. Default: ${DEFAULT-VALUE}.")
    private GridForm form = GridForm.BLOCKS;

    GenerateGridsCommand(Streams streams) {
        super(streams);
    }

    @Override
    Work work() {
        if (random) {
            if (firstDigit != null) {
                throw wrong("--first-digit belongs to the list; leave it out with --random.");
            }
            return (target, progress) -> making(target, progress).draw(count(), seed(), jobs());
        }
        if (hasSeed()) {
            throw wrong("--seed does nothing without --random.");
        }
        if (count() > FinalGrids.COUNT) {
            throw wrong(String.format(
                    Locale.ROOT,
                    "there are %,d grids for a first digit, not %d; --random makes any number.",
                    FinalGrids.COUNT,
                    count()));
        }
        Digit first = Objects.requireNonNullElse(firstDigit, Digit.ONE);
        return (target, progress) -> making(target, progress).list((int) count(), first);
    }

    @Override
    String things() {
        return "grids";
    }

    private GridMaking making(Report.Target target, LongConsumer progress) {
        return new GridMaking(form, (text, length) -> target.write(text, 0, length), progress);
    }
}
