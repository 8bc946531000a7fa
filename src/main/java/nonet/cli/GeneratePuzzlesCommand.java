package nonet.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nonet.codec.Carries;
import nonet.codec.Codec;
import nonet.codec.Codecs;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.Symmetry;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.play.Document;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.service.PuzzleMaking;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// `nonet generate puzzles`.
@Command(
        name = "puzzles",
        description = "Makes puzzles, each with exactly one solution.",
        footer = {
            "%nThe places of the givens are symmetric to a turn or a mirror: rotational is half a turn,",
            "rotational-90 a quarter, diagonal and anti-diagonal the diagonals, horizontal the upper and",
            "the lower half, vertical the left and the right one, full all of them.",
            "In a minimal puzzle each given is needed. Without --clues there are about as few givens as",
            "come about, some 24, with symmetry more.",
            "When no grid tried gives a puzzle that fits, that is said, and nothing more is made.",
            "%nExamples:",
            "  nonet generate puzzles --count 10",
            "  nonet generate puzzles --count 100 --symmetry rotational --clues 24-30 --level hard",
            "  nonet generate puzzles --count 1000 --minimal --seed 42 --out minimal.txt",
            "  nonet generate puzzles --count 5 --format grid"
        },
        exitCodeList = {
            "0:all puzzles were made",
            "1:no puzzle was found that fits",
            "2:an argument is wrong, or the file cannot be written"
        })
final class GeneratePuzzlesCommand extends MakingCommand {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:-(\\d{1,2}))?");

    private final Codecs codecs;

    @Option(
            names = "--symmetry",
            paramLabel = "NAME",
            defaultValue = "none",
            description = "none, rotational, rotational-90, diagonal, anti-diagonal, horizontal, vertical or full."
                    + " Default: ${DEFAULT-VALUE}.")
    private String symmetry = "none";

    @Option(names = "--clues", paramLabel = "MIN-MAX", description = "How many givens there may be, within 17-81.")
    private @Nullable String clues;

    @Option(names = "--minimal", description = "No given can be left out.")
    private boolean minimal;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "How hard it is to be for human logic, as 'nonet rate' tells: easy, medium, hard, unfair or"
                    + " extreme.")
    private @Nullable String level;

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "" + PuzzleGenerator.PATIENCE,
            description = "After how many grids to give up a puzzle. Default: ${DEFAULT-VALUE}.")
    private String tries = "";

    @Option(
            names = "--format",
            paramLabel = "ID",
            defaultValue = "line",
            description = "The format to write; 'nonet formats' lists them. Default: ${DEFAULT-VALUE}.")
    private String format = "line";

    GeneratePuzzlesCommand(Codecs codecs, Streams streams) {
        super(streams);
        this.codecs = codecs;
    }

    @Override
    Work work() {
        PuzzleRequest request = request();
        Codec codec = codec();
        long count = count();
        long seed = seed();
        int jobs = jobs();
        PuzzleMaking making = new PuzzleMaking(
                StandardFinders.all(), Profile::standard, (int) number("--tries", tries, 1, Integer.MAX_VALUE));
        return (target, progress) -> {
            Writing writing = new Writing(codec, target, progress);
            if (making.make(request, seed, count, jobs, writing) instanceof Generated.NotFound(int vain)) {
                throw new GivenUp(String.format(
                        Locale.ROOT,
                        "no puzzle like this was found in %,d grids; allow other givens, symmetry or level.",
                        vain));
            }
            writing.end();
        };
    }

    @Override
    String things() {
        return "puzzles";
    }

    /// Writes each puzzle as soon as it is made, unless the format must know them all.
    private static final class Writing implements PuzzleMaking.Target {

        private final Codec codec;
        private final @Nullable String between;
        private final Report.Target target;
        private final LongConsumer progress;
        private final List<Document> kept = new ArrayList<>();
        private long made;

        Writing(Codec codec, Report.Target target, LongConsumer progress) {
            this.codec = codec;
            this.between = codec.carries().contains(Carries.SEVERAL) ? codec.between() : "";
            this.target = target;
            this.progress = progress;
        }

        @Override
        public void take(Puzzle puzzle) throws IOException {
            Document document = Document.of("", puzzle);
            if (between == null) {
                kept.add(document);
            } else {
                String text = codec.write(List.of(document));
                write((made == 0 ? "" : between) + text + (text.endsWith("\n") ? "" : "\n"));
            }
            progress.accept(++made);
        }

        void end() throws IOException {
            if (!kept.isEmpty()) {
                write(codec.write(kept));
            }
        }

        private void write(String text) throws IOException {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            target.write(bytes, 0, bytes.length);
        }
    }

    private PuzzleRequest request() {
        Symmetry kind = Symmetry.withId(symmetry)
                .orElseThrow(() -> wrong("there is no symmetry '" + symmetry + "'; there are "
                        + Arrays.stream(Symmetry.values()).map(Symmetry::id).collect(Collectors.joining(", ")) + "."));
        Clues range = range();
        if (minimal && range.fewest() > PuzzleRequest.MOST_MINIMAL) {
            throw wrong("a minimal puzzle has at most " + PuzzleRequest.MOST_MINIMAL + " givens, not " + clues + ".");
        }
        return new PuzzleRequest(kind, range, minimal, level());
    }

    private Clues range() {
        if (clues == null) {
            return Clues.ANY;
        }
        Matcher range = RANGE.matcher(clues);
        if (range.matches()) {
            int fewest = Integer.parseInt(range.group(1));
            int most = range.group(2) == null ? fewest : Integer.parseInt(range.group(2));
            if (fewest < PuzzleRequest.FEWEST) {
                throw wrong("a puzzle with one solution has at least 17 givens; --clues is '" + clues + "'.");
            }
            if (fewest <= most && most <= 81) {
                return new Clues(fewest, most);
            }
        }
        throw wrong(
                "--clues must be two numbers within 17-81, the smaller one first, such as 24-30, not '" + clues + "'.");
    }

    private @Nullable Level level() {
        if (level == null) {
            return null;
        }
        return Arrays.stream(Level.values())
                .filter(each -> each.id().equals(level))
                .findFirst()
                .orElseThrow(() -> wrong("there is no level '" + level + "'; there are "
                        + Arrays.stream(Level.values()).map(Level::id).collect(Collectors.joining(", ")) + "."));
    }

    private Codec codec() {
        return codecs.named(format)
                .filter(Codec::writes)
                .orElseThrow(() -> wrong("there is no format '" + format + "' for --format; there are "
                        + codecs.all().stream()
                                .filter(Codec::writes)
                                .map(Codec::id)
                                .collect(Collectors.joining(", ")) + "."));
    }
}
