package nonet.cli.option;

import nonet.generate.ErRequest;
import nonet.generate.ErRequest.Gem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// `--er`, `--pearl` and `--diamond`: the rating of Sudoku Explainer of a new puzzle.
public final class ErOptions {

    @Option(
            names = "--er",
            paramLabel = "MIN-MAX",
            converter = ErConverter.class,
            description = "ER, as in 'nonet rate --scale se', such as 7.0-7.5.")
    private @Nullable ErRequest er;

    @Option(names = "--pearl", description = "Generate puzzles whose ER equals EP.")
    private boolean pearl;

    @Option(names = "--diamond", description = "Generate puzzles whose ER, EP and ED are equal.")
    private boolean diamond;

    /// Returns the requested rating, or null if any rating is accepted.
    public @Nullable ErRequest request() {
        ErRequest range = er;
        if (range == null && !pearl && !diamond) {
            return null;
        }
        Gem gem = diamond ? Gem.DIAMOND : pearl ? Gem.PEARL : Gem.ANY;
        return range == null
                ? new ErRequest(ErRequest.LOWEST, ErRequest.HIGHEST, gem)
                : new ErRequest(range.least(), range.most(), gem);
    }

    private static final class ErConverter extends RangeConverter<ErRequest> {

        ErConverter() {
            super(
                    "(\\d{1,2}\\.\\d)(?:-(\\d{1,2}\\.\\d))?",
                    ErConverter::request,
                    "a range of ratings within 1.0-12.0, such as 7.0-7.5");
        }

        private static @Nullable ErRequest request(int least, int most) {
            return least >= ErRequest.LOWEST && most <= ErRequest.HIGHEST ? new ErRequest(least, most, Gem.ANY) : null;
        }
    }
}
