package nonet.cli.command;

import java.io.IOException;
import java.util.Locale;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentWriter;
import nonet.generate.ErRequest;
import nonet.generate.ErRequest.Gem;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.Symmetry;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.service.make.PuzzleMaking;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The command `nonet generate puzzles`.
@Command(
        name = "puzzles",
        description = "Generate puzzles with exactly one solution.",
        footer = {
            "%nThe pattern of the givens can be symmetric: rotational under half a turn, rotational-90 under a",
            "quarter turn, diagonal and anti-diagonal under reflection in a diagonal, horizontal if the lower",
            "half mirrors the upper one, vertical if the right half mirrors the left one, full under all of",
            "these.",
            "In a minimal puzzle, no given can be removed. Without --clues, givens are removed as long as",
            "possible, which leaves about 24, and more with symmetry.",
            "The command stops with a message if no matching puzzle is found within --tries grids.",
            "%nExamples:",
            "  nonet generate puzzles --count 10",
            "  nonet generate puzzles --count 100 --symmetry rotational --clues 24-30 --level hard",
            "  nonet generate puzzles --count 10 --er 7.0-7.5 --pearl",
            "  nonet generate puzzles --count 1000 --minimal --seed 42 --out minimal.txt",
            "  nonet generate puzzles --count 5 --format grid"
        },
        exitCodeList = {
            "0:success",
            "1:no matching puzzle was found",
            "2:an argument is invalid, or the file cannot be written"
        })
final class GeneratePuzzlesCommand extends MakingCommand {

    @Option(
            names = "--symmetry",
            paramLabel = "NAME",
            defaultValue = "none",
            description = "Symmetry of the givens: none, rotational, rotational-90, diagonal, anti-diagonal,"
                    + " horizontal, vertical or full. Default: ${DEFAULT-VALUE}.")
    private Symmetry symmetry = Symmetry.NONE;

    @Option(
            names = "--clues",
            paramLabel = "MIN-MAX",
            converter = CluesRange.class,
            description = "Number of givens, within 17-81, such as 24-30.")
    private Clues clues = Clues.ANY;

    @Option(names = "--minimal", description = "Generate minimal puzzles.")
    private boolean minimal;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "Level, as in 'nonet rate': easy, medium, hard, unfair or extreme.")
    private @Nullable Level level;

    @Option(
            names = "--er",
            paramLabel = "MIN-MAX",
            converter = ErRange.class,
            description = "ER, as in 'nonet rate --scale se', such as 7.0-7.5.")
    private @Nullable ErRequest er;

    @Option(names = "--pearl", description = "Generate puzzles whose ER equals EP.")
    private boolean pearl;

    @Option(names = "--diamond", description = "Generate puzzles whose ER, EP and ED are equal.")
    private boolean diamond;

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "" + PuzzleGenerator.PATIENCE,
            description = "Number of grids to try for a puzzle. Default: ${DEFAULT-VALUE}.")
    private int tries = PuzzleGenerator.PATIENCE;

    @Option(
            names = "--format",
            paramLabel = "ID",
            defaultValue = "line",
            description = "Output format; see 'nonet formats'. Default: ${DEFAULT-VALUE}.")
    private @Nullable Codec format;

    GeneratePuzzlesCommand(Streams streams) {
        super(streams);
    }

    @Override
    Work work() {
        if (minimal && clues.fewest() > PuzzleRequest.MOST_MINIMAL) {
            throw wrong("a minimal puzzle has at most " + PuzzleRequest.MOST_MINIMAL + " givens, not " + clues.fewest()
                    + " or more.");
        }
        PuzzleRequest request = new PuzzleRequest(symmetry, clues, minimal, level, rating());
        Codec codec = Objects.requireNonNull(format);
        PuzzleMaking making = new PuzzleMaking(Profile::hodoku, tries);
        return (target, progress) -> {
            Writing writing = new Writing(codec, target, progress);
            if (making.make(request, seed(), count(), jobs(), writing) instanceof Generated.NotFound(int vain)) {
                throw new GivenUp(String.format(
                        Locale.ROOT,
                        "no matching puzzle was found in %,d grids; allow other givens, symmetry%s.",
                        vain,
                        request.er() == null ? " or level" : ", level or ER"));
            }
            writing.end();
        };
    }

    /// Returns the requested rating of Sudoku Explainer, or null if any rating is accepted.
    private @Nullable ErRequest rating() {
        ErRequest range = er;
        if (range == null && !pearl && !diamond) {
            return null;
        }
        Gem gem = diamond ? Gem.DIAMOND : pearl ? Gem.PEARL : Gem.ANY;
        return range == null
                ? new ErRequest(ErRequest.LOWEST, ErRequest.HIGHEST, gem)
                : new ErRequest(range.least(), range.most(), gem);
    }

    @Override
    String things() {
        return "puzzles";
    }

    /// Writes each puzzle as soon as it is made.
    private static final class Writing implements PuzzleMaking.Target {

        private final DocumentWriter writer;
        private final Report.Target target;
        private final LongConsumer progress;
        private long made;

        Writing(Codec codec, Report.Target target, LongConsumer progress) {
            this.writer = codec.writer();
            this.target = target;
            this.progress = progress;
        }

        @Override
        public void take(Puzzle puzzle) throws IOException {
            target.write(writer.next(Document.of("", puzzle)));
            progress.accept(++made);
        }

        void end() throws IOException {
            target.write(writer.end());
        }
    }

    private static final class ErRange implements ITypeConverter<ErRequest> {

        private static final Pattern RANGE = Pattern.compile("(\\d{1,2}\\.\\d)(?:-(\\d{1,2}\\.\\d))?");

        @Override
        public ErRequest convert(String text) {
            Matcher range = RANGE.matcher(text);
            if (range.matches()) {
                int least = tenths(range.group(1));
                int most = range.group(2) == null ? least : tenths(range.group(2));
                if (ErRequest.LOWEST <= least && least <= most && most <= ErRequest.HIGHEST) {
                    return new ErRequest(least, most, Gem.ANY);
                }
            }
            throw new TypeConversionException("a range of ratings within 1.0-12.0, such as 7.0-7.5");
        }

        private static int tenths(String rating) {
            return Integer.parseInt(rating.replace(".", ""));
        }
    }

    private static final class CluesRange implements ITypeConverter<Clues> {

        private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");

        @Override
        public Clues convert(String text) {
            Matcher range = RANGE.matcher(text);
            if (range.matches()) {
                int fewest = Integer.parseInt(range.group(1));
                int most = range.group(2) == null ? fewest : Integer.parseInt(range.group(2));
                if (fewest < Puzzle.FEWEST_CLUES) {
                    throw new TypeConversionException(
                            Puzzle.FEWEST_CLUES + " or more, the minimum for exactly one solution");
                }
                if (fewest <= most && most <= 81) {
                    return new Clues(fewest, most);
                }
            }
            throw new TypeConversionException("a range within 17-81, such as 24-30");
        }
    }
}
