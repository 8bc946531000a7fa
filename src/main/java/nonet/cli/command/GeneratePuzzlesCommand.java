package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.function.LongConsumer;
import nonet.cli.input.Input;
import nonet.cli.option.ErOptions;
import nonet.cli.option.GivensOptions;
import nonet.cli.option.OutOption;
import nonet.cli.option.PathOptions;
import nonet.cli.option.ProfileOption;
import nonet.cli.output.Report;
import nonet.cli.output.Streams;
import nonet.cli.report.ConversionLoss;
import nonet.codec.CheckedWriter;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.files.AtomicFile;
import nonet.generate.Attempts;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.Profile;
import nonet.service.generate.GenerationProgress;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.generate.RequestWords;
import nonet.solve.CancelToken;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The command `nonet generate puzzles`.
@Command(
        name = "puzzles",
        description = "Generate puzzles with exactly one solution.",
        footer = {
            "%nThe pattern of the givens can be symmetric: rotational under half a turn, rotational-90 under a",
            "quarter turn, diagonal and anti-diagonal under reflection in a diagonal, horizontal if the lower",
            "half mirrors the upper one, vertical if the right half mirrors the left one, both-diagonals and",
            "both-axes under two reflections, full under all of these.",
            "%nIn a minimal puzzle, no given can be removed. Without --clues, givens are removed as long as",
            "possible, which leaves about 24, and more with symmetry or for easy techniques.",
            "%nA technique is needed if it is in the solution path, and the puzzle is not solved without it by",
            "those that come no later than the last one of the path in 'nonet techniques'. Unless --hardest,",
            "--level, --score or --er asks for more, a puzzle that needs a technique needs nothing harder.",
            "Ratings are those of --profile, or of Modern if a technique that is named is off there.",
            "%nThe command stops with a message if no matching puzzle is found within --tries grids, or changes",
            "of the digits on a pattern. Without --seed, the seed is printed on standard error.",
            "%nExamples:",
            "  nonet generate puzzles --count 10",
            "  nonet generate puzzles --count 100 --symmetry rotational --clues 24-30 --level hard",
            "  nonet generate puzzles --count 20 --needs x-wing",
            "  nonet generate puzzles --count 5 --hardest xy-chain --without uniqueness-1,uniqueness-2",
            "  nonet generate puzzles --count 3 --pattern heart.txt --digits 8",
            "  nonet generate puzzles --count 10 --er 7.0-7.5 --pearl",
            "  nonet generate puzzles --count 1 --needs swordfish --near close.txt",
            "  nonet generate puzzles --count 1000 --minimal --seed 42 --out minimal.txt",
            "  nonet generate puzzles --count 5 --format grid"
        },
        exitCodeList = {
            "0:success",
            "1:no matching puzzle was found",
            "2:an argument is invalid, or a file cannot be read or written"
        })
final class GeneratePuzzlesCommand extends GeneratingCommand {

    @Mixin
    private GivensOptions givens = new GivensOptions();

    @Mixin
    private PathOptions path = new PathOptions();

    @Mixin
    private ErOptions er = new ErOptions();

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "" + PuzzleGenerator.PATIENCE,
            description = "Number of grids to try for a puzzle. Default: ${DEFAULT-VALUE}.")
    private int tries = PuzzleGenerator.PATIENCE;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "ID",
            defaultValue = "line",
            description = "Output format; see 'nonet formats'. Default: ${DEFAULT-VALUE}.")
    private @Nullable Codec format;

    @Option(
            names = "--near",
            paramLabel = "FILE",
            description = "File for puzzles that missed the request narrowly: they use a needed technique, but another"
                    + " one can replace it.")
    private @Nullable Path near;

    private final GenerationProgress tally = new GenerationProgress();

    GeneratePuzzlesCommand(Streams streams) {
        super(streams);
    }

    @Override
    Work work() throws Input.Unreadable {
        PuzzleRequest request = givens.request().with(path.request()).with(er.request());
        Codec codec = Objects.requireNonNull(format);
        if (!codec.holdsSeveral() && (count() > 1 || near != null)) {
            throw wrong("'" + codec.id() + "' holds one puzzle."
                    + ConversionLoss.carriers(Codecs.standard(), EnumSet.of(FormatFeature.SEVERAL)));
        }
        Profile by = profile.orModern().profile();
        PuzzleGeneration making = new PuzzleGeneration(() -> by, tries);
        making.contradiction(request).map(RequestWords.plain()::of).ifPresent(why -> {
            throw wrong(why.substring(0, 1).toLowerCase(Locale.ROOT) + why.substring(1));
        });
        String rare = RequestWords.plain().rare(request);
        return (target, progress) -> {
            if (!rare.isEmpty()) {
                streams().note("nonet: " + rare);
            }
            Writing writing = new Writing(codec, target, progress);
            if (making.make(request, seed(), count(), jobs(), writing, tally, new CancelToken())
                    instanceof Generated.NotFound(Attempts attempts)) {
                throw new GivenUp(sentence(request, attempts));
            }
            writing.end();
        };
    }

    @Override
    public Integer call() throws IOException {
        int code = super.call();
        return near == null || writeNear(near) ? code : NonetCommand.WRONG;
    }

    /// Writes the near misses; a file that cannot be written is reported.
    private boolean writeNear(Path file) throws IOException {
        Codec codec = Objects.requireNonNull(format);
        return OutOption.write(
                file,
                streams(),
                () -> AtomicFile.write(file, out -> {
                    Writing writing = new Writing(codec, Report.Target.of(out), _ -> {});
                    for (Puzzle puzzle : tally.done().near()) {
                        writing.take(puzzle);
                    }
                    writing.end();
                }));
    }

    private static String sentence(PuzzleRequest request, Attempts attempts) {
        boolean drawn = request.pattern() != null;
        String more = RequestWords.plain().of(attempts);
        return String.format(
                Locale.ROOT,
                "no matching puzzle was found in %s%s; allow other givens, symmetry%s.%s",
                drawn
                        ? Plural.of(attempts.tries(), "change") + " of the digits on the pattern"
                        : Plural.of(attempts.tries(), "grid"),
                more.isEmpty() ? "" : " (" + more + ")",
                request.er() == null ? " or level" : ", level or ER",
                attempts.near().isEmpty()
                        ? ""
                        : " The nearest: " + attempts.near().getFirst().text());
    }

    @Override
    String thing() {
        return "puzzle";
    }

    @Override
    boolean showsSeed() {
        return true;
    }

    /// Writes each puzzle as soon as it is made.
    private static final class Writing implements PuzzleGeneration.Target {

        private final CheckedWriter writer;
        private final Report.Target target;
        private final LongConsumer progress;
        private long made;

        Writing(Codec codec, Report.Target target, LongConsumer progress) {
            this.writer = new CheckedWriter(Codecs.standard(), codec);
            this.target = target;
            this.progress = progress;
        }

        @Override
        public void take(Puzzle puzzle) throws IOException {
            writer.add(Document.of("", puzzle));
            target.write(writer.take());
            progress.accept(++made);
        }

        void end() throws IOException {
            target.write(writer.end());
        }
    }
}
