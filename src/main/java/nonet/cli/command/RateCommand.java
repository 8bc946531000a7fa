package nonet.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import nonet.cli.input.Input;
import nonet.cli.option.ChoiceConverter;
import nonet.cli.option.Inputs;
import nonet.cli.option.JobsOption;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.Streams;
import nonet.cli.report.AgreementPrinter;
import nonet.cli.report.RatedPuzzle;
import nonet.cli.report.RatingPrinter;
import nonet.cli.report.RatingTemplate;
import nonet.codec.path.PathReading.Program;
import nonet.rate.GuessCount;
import nonet.rate.HumanLogic;
import nonet.rate.csp.CspRater;
import nonet.rate.se.SeRater;
import nonet.service.agreement.PathComparison;
import nonet.service.search.Engines;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// The command `nonet rate`.
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = "Print the difficulty of each puzzle for human logic: level, score, hardest technique, steps.",
        footer = {
            "%nThe score is the sum of the scores of all steps; the level is that of the hardest step, or the",
            "first one above whose limit covers the score. See 'nonet techniques' for levels and scores. Where",
            "no technique applies, a digit of the solution is placed as a step of brute force. A puzzle without",
            "exactly one solution is 'invalid'; one that a profile without brute force does not solve is",
            "'stuck', and rated up to there. Each rating is printed as soon as it is known.",
            "%nWith --scale se, ER is the highest rating of all steps, EP the highest up to the first digit, and",
            "ED that of the first step; ER 20.0 means that no technique applies. A puzzle that is solved or has",
            "given candidates is 'unrated'; one that exceeds --effort is 'stopped'. With --format csv, the",
            "columns er, ep and ed follow the others, which are filled with --scale both and all only.",
            "%nThe scales w, gw and b are the ratings W, gW and B of Denis Berthier: the least length of whips,",
            "g-whips or braids, up to which they solve the puzzle together with singles. A puzzle that is beyond",
            "them has none and is 'stuck'; te, the depth of trial and error with singles, says why. They have a",
            "column each in csv, after the guesses.",
            "%nIn csv, width_min and width_median are the smallest and the median number of steps of the easiest",
            "level that has any, over the positions of the path in which not every blank can be filled at once.",
            "%nLevels and scores of different profiles should not be compared: the last column of csv, and the field",
            "'profile' of json, name the profile that rated.",
            "%nWith --keep-going, the puzzle and a tab come first in --format lines, as the puzzle does in csv and",
            "json; a line that is not a puzzle is 'invalid'.",
            "%nWith --scale guesses, the guesses of the engine 'singles' up to the solution are counted for",
            GuessCount.ORDERS + " orders of the rows, columns and digits; median, minimum and maximum are printed.",
            "%nA --format with percent signs is that of serate, the command line of Sudoku Explainer: %%g is the",
            "puzzle, %%r ER, %%p EP, %%d ED, %%n the number of the puzzle, %%e the time taken, and %%%% a percent",
            "sign. It needs no --scale; a puzzle without a rating has 0.0 for each of the three.",
            "%nWith --compare, each row says whether the rating and the path of another program are equal to those",
            "here, and otherwise the first step at which the paths part: its number, the step there and here, and",
            "the candidates that only one of the two places or removes. HoDoKu prints its paths with /vp; a list",
            "of Sudoku Explainer's steps has the puzzle in a line, then a line for each step that begins with its",
            "rating, as --scale se --steps --keep-going prints it. Without --scale, the input tells the scale.",
            "%nExamples:",
            "  nonet rate puzzles.txt",
            "  nonet rate --format csv puzzles.txt > ratings.csv",
            "  nonet rate --scale w,te puzzles.txt",
            "  nonet rate --scale all --format csv puzzles.txt > ratings.csv",
            "  nonet rate --scale se --steps puzzles.txt",
            "  nonet rate --profile HoDoKu --steps puzzles.txt",
            "  nonet rate --scale hodoku --compare hodoku-output.txt",
            "  nonet rate --format '%%g ED=%%r/%%p/%%d' puzzles.txt",
            "  nonet generate puzzles --count 100 | nonet rate -"
        },
        exitCodeList = {
            "0:every puzzle was rated, or with --compare every rating and path is equal",
            "1:a puzzle is invalid, stuck, stopped or unrated, or with --compare something differs",
            "2:an argument or an input is invalid"
        })
final class RateCommand implements Callable<Integer> {

    /// What is done with each input.
    interface Work {

        /// Returns the first line of the output; empty if there is none.
        String header();

        /// Reads the input that an argument denotes, and prints what is found.
        void on(String argument) throws IOException;

        /// Returns the exit code so far.
        int code();
    }

    private static final Set<RatedPuzzle.Scale> EXPLAINER = Set.of(RatedPuzzle.Scale.SE);
    private static final Set<RatedPuzzle.Scale> HUMAN = Set.of(RatedPuzzle.Scale.HODOKU);

    @Mixin
    private final QuietOption quiet;

    private final Engines engines;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORM",
            defaultValue = "lines",
            converter = FormWord.class,
            description = "Output format: lines, csv, json (one object per line), or a line such as '%%g %%r/%%p/%%d'."
                    + " Default: ${DEFAULT-VALUE}.")
    private String format = "lines";

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            split = ",",
            converter = ScaleWord.class,
            defaultValue = "hodoku",
            description = "Scales, separated by commas: hodoku (level and score), se (ER/EP/ED of Sudoku Explainer"
                    + " 1.2.1), both (of these), guesses (the median number of guesses of a search), w, gw, b (the"
                    + " lengths of whips, g-whips and braids), te (the depth of trial and error), or all."
                    + " Default: ${DEFAULT-VALUE}.")
    private List<RatedPuzzle.Scale> words = new ArrayList<>();

    private Set<RatedPuzzle.Scale> scales = Set.of(RatedPuzzle.Scale.HODOKU);

    @Option(
            names = "--steps",
            description = "Also print each step: with --scale se its rating, with hodoku technique and conclusions.")
    private boolean steps;

    @Option(
            names = "--compare",
            description = "Take the inputs as output of HoDoKu with /vp, or as lists of Sudoku Explainer's steps, and"
                    + " print how far ratings and paths agree.")
    private boolean compare;

    @Option(
            names = "--effort",
            paramLabel = "NODES",
            description = "Number of nodes of forcing nets to stop after on the scale se, and of boards of the search"
                    + " on the scales w, gw, b and te; a lower bound is printed in place of the rating.")
    private long effort = SeRater.UNBOUNDED;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private KeepGoingOption keepGoing = new KeepGoingOption();

    @Option(names = "--no-header", description = "With --format csv, leave out the line of column names.")
    private boolean headless;

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Mixin
    private Inputs inputs = new Inputs();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    RateCommand(Engines engines, Streams streams) {
        this.quiet = new QuietOption(streams);
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException {
        List<String> arguments = inputs.arguments();
        Streams streams = quiet.streams();
        scales = RatedPuzzle.Scale.single(words);
        Work work = compare ? comparison() : rating();
        streams.out().write(headless ? "" : work.header());
        int code = NonetCommand.FINE;
        for (String argument : arguments) {
            try {
                work.on(argument);
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        streams.out().flush();
        return Math.max(code, work.code());
    }

    private Work rating() {
        RatingTemplate template = template();
        if (steps && template != null) {
            throw wrong("--steps requires --format lines, csv or json.");
        }
        if (steps && !scales.equals(EXPLAINER) && !(scales.equals(HUMAN) && format.equals("lines"))) {
            throw wrong("--steps requires --scale se, or hodoku with --format lines.");
        }
        ProfileOption.Named by = profile.orHodoku();
        RatingPrinter printer = new RatingPrinter(
                template == null ? form() : RatingPrinter.Form.LINES, scales, steps, keepGoing.isGiven(), by.name());
        return new RatingRun(
                quiet.streams(),
                keepGoing,
                jobs.jobs(),
                new PuzzleRating(
                        scales,
                        new PuzzleRating.Raters(
                                new HumanLogic(engines.fast(), by.profile()),
                                explainer(),
                                new CspRater(engines.fast()).withEffort(effort),
                                new GuessCount(engines.fast())),
                        new PuzzleRating.Form(printer, template, steps, format.equals("csv"))));
    }

    private Work comparison() {
        if (steps || keepGoing.isGiven() || RatingTemplate.isTemplate(format)) {
            throw wrong("--compare goes with --format lines, csv or json, and without --steps and --keep-going.");
        }
        boolean chosen = isGiven("--scale");
        if (chosen && !scales.equals(EXPLAINER) && !scales.equals(HUMAN)) {
            throw wrong("--compare requires --scale hodoku or se.");
        }
        Program program = scales.equals(EXPLAINER) ? Program.EXPLAINER : Program.HODOKU;
        HumanLogic logic = new HumanLogic(engines.fast(), profile.orHodoku().profile());
        return new ComparisonRun(
                quiet.streams(),
                jobs.jobs(),
                chosen ? EnumSet.of(program) : EnumSet.allOf(Program.class),
                new PathComparison(logic, explainer()),
                new AgreementPrinter(form()));
    }

    private SeRater explainer() {
        return new SeRater(engines.fast()).withBudget(effort);
    }

    private RatingPrinter.Form form() {
        return RatingPrinter.Form.valueOf(format.toUpperCase(Locale.ROOT));
    }

    private boolean isGiven(String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }

    /// Returns the template of the format, whose scale is that of Sudoku Explainer; null if the format is a word.
    private @Nullable RatingTemplate template() {
        if (!RatingTemplate.isTemplate(format)) {
            return null;
        }
        Optional<String> unknown = RatingTemplate.unknown(format);
        if (unknown.isPresent()) {
            throw wrong("--format has %d, %e, %g, %n, %p, %r and %%, not '" + unknown.get() + "'.");
        }
        if (!scales.equals(EXPLAINER) && isGiven("--scale")) {
            throw wrong("--format '" + format + "' requires --scale se.");
        }
        scales = EXPLAINER;
        return new RatingTemplate(format);
    }

    /// Converter for the words of scales.
    private static final class ScaleWord extends ChoiceConverter<RatedPuzzle.Scale> {

        ScaleWord() {
            super(List.of(RatedPuzzle.Scale.values()), scale -> scale.name().toLowerCase(Locale.ROOT));
        }
    }

    /// Converter for the words of formats; a template is checked later, so that the message can name what is wrong.
    private static final class FormWord extends ChoiceConverter<String> {

        FormWord() {
            super(List.of("lines", "csv", "json"), word -> word);
        }

        @Override
        public String convert(String word) {
            if (RatingTemplate.isTemplate(word)) {
                return word;
            }
            try {
                return super.convert(word);
            } catch (TypeConversionException unknown) {
                throw new TypeConversionException(unknown.getMessage() + ", or a line such as '%g %r/%p/%d'");
            }
        }
    }
}
