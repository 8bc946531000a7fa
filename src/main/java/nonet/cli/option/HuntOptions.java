package nonet.cli.option;

import java.util.Set;
import java.util.TreeSet;
import nonet.deduce.Technique;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Clues;
import nonet.service.hunt.HuntGoal;
import nonet.service.hunt.HuntGoal.Ratings;
import nonet.service.hunt.HuntRequest;
import nonet.service.hunt.Moves;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// The options of a hunt: how relatives are made, and which of them are kept.
public final class HuntOptions {

    /// The number of random tries for each puzzle.
    private static final int TRIES = 1_000;

    @Option(
            names = {"-m", "--moves"},
            paramLabel = "{-N+M}",
            description = "Number of givens to remove and to add. Default: {-1+1}.")
    private String moves = "{-1+1}";

    @Option(
            names = "--in-place",
            description = "Add givens only where others were removed: the digits change, and the pattern stays.")
    private boolean inPlace;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "Number of random tries for each puzzle, if more than two givens are removed or added."
                    + " Default: 1000.")
    private int tries = TRIES;

    @Option(
            names = "--seed",
            paramLabel = "S",
            converter = WholeNumber.Seed.class,
            description = "Seed of random tries and of puzzles on a pattern. Default: 1.")
    private long seed = 1;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            converter = Rounds.class,
            description = "Number of rounds: the puzzles found are the seeds of the next one. Default: 1.")
    private int rounds = 1;

    @Option(
            names = "--clues",
            paramLabel = "MIN-MAX",
            converter = GivensOptions.CluesRange.class,
            description = "Number of givens, within 17-81, such as 24-30.")
    private Clues clues = Clues.ANY;

    @Option(names = "--minimal", description = "Keep minimal puzzles only.")
    private boolean minimal;

    @Option(
            names = "--needs",
            paramLabel = "ID",
            split = ",",
            converter = PathOptions.Id.class,
            description = "Techniques that cannot be done without, separated by commas, such as x-wing;"
                    + " see 'nonet techniques'.")
    private Set<Technique> needs = new TreeSet<>();

    @Option(names = "--er", paramLabel = "R", converter = Tenths.class, description = "Least ER, such as 8.5.")
    private Integer er = 0;

    @Option(names = "--ep", paramLabel = "R", converter = Tenths.class, description = "Least EP.")
    private Integer ep = 0;

    @Option(names = "--ed", paramLabel = "R", converter = Tenths.class, description = "Least ED.")
    private Integer ed = 0;

    @Option(names = "--pearl", description = "Keep puzzles whose ER equals EP.")
    private boolean pearl;

    @Option(names = "--diamond", description = "Keep puzzles whose ER, EP and ED are equal.")
    private boolean diamond;

    @Option(
            names = "--guesses",
            paramLabel = "N",
            description = "Least median of the guesses of a search, as in 'nonet rate --scale guesses'.")
    private int guesses;

    @Option(names = "--rate", description = "Rate the puzzles found even if any rating is accepted.")
    private boolean rate;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    /// Returns the request.
    ///
    /// @param stays whether the pattern of the givens stays, even without `--in-place`
    /// @throws ParameterException if the moves are invalid
    public HuntRequest request(boolean stays) {
        Moves parsed = Moves.parse(moves, inPlace || stays, tries).orElseThrow(() -> wrong(sentence()));
        Gem gem = diamond ? Gem.DIAMOND : pearl ? Gem.PEARL : Gem.ANY;
        Ratings ratings = new Ratings(er, ep, ed, gem, rate);
        return new HuntRequest(parsed, seed, rounds, new HuntGoal(clues, minimal, needs, ratings, guesses));
    }

    /// Returns the seed of random choices.
    public long seed() {
        return seed;
    }

    private String sentence() {
        return Moves.parse(moves, false, tries).isPresent()
                ? "in place, as many givens are added as are removed, as in --moves {-2+2}; not '" + moves + "'."
                : "--moves must be givens to remove and to add, up to " + Moves.MOST + " each, as in {-1+1}; not '"
                        + moves + "'.";
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(command.commandLine(), sentence);
    }

    private static final class Rounds extends WholeNumber<Integer> {
        Rounds() {
            super(1, HuntRequest.MOST_ROUNDS, Math::toIntExact);
        }
    }

    /// Converter for a rating, to tenths.
    private static final class Tenths implements ITypeConverter<Integer> {

        @Override
        public Integer convert(String text) {
            if (!text.matches("\\d{1,2}(\\.\\d)?")) {
                throw new TypeConversionException("a rating such as 8.5");
            }
            return Integer.parseInt(text.contains(".") ? text.replace(".", "") : text + "0");
        }
    }
}
