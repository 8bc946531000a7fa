package nonet.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nonet.cli.input.Input;
import nonet.cli.option.ChoiceConverter;
import nonet.cli.option.Inputs;
import nonet.cli.option.JobsOption;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.cli.report.RatedPuzzle;
import nonet.cli.report.RatingPrinter;
import nonet.cli.report.RatingTemplate;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.rate.GuessCount;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.service.input.PuzzleStream.Item;
import nonet.service.pipeline.Pipeline;
import nonet.service.reason.PathWidth;
import nonet.service.search.Engines;
import nonet.settings.Profiles;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
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
            "'stuck', and rated up to there. Each rating is printed as soon as it is known. Standard error",
            "shows the progress if it is a terminal.",
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
            "%nLevels and scores of different profiles should not be compared. With --scale hodoku, both and all, the"
                    + " last",
            "column of csv, and the field 'profile' of json, name the profile that rated.",
            "%nWith --keep-going, the puzzle and a tab come first in --format lines, as the puzzle does in csv and",
            "json, so that rows may come in any order; a line that is not a puzzle is 'invalid'.",
            "%nWith --scale guesses, the guesses of the engine 'singles' up to the solution are counted for "
                    + GuessCount.ORDERS,
            "orders of the rows, columns and digits; their median, minimum and maximum are printed.",
            "%nA --format with percent signs is that of serate, the command line of Sudoku Explainer: %%g is the",
            "puzzle, %%r ER, %%p EP, %%d ED, %%n the number of the puzzle, %%e the time taken, and %%%% a percent",
            "sign. It needs no --scale; a puzzle without a rating has 0.0 for each of the three.",
            "%nExamples:",
            "  nonet rate puzzles.txt",
            "  nonet rate --format csv puzzles.txt > ratings.csv",
            "  nonet rate --scale both --format csv puzzles.txt > ratings.csv",
            "  nonet rate --scale w,te puzzles.txt",
            "  nonet rate --scale all --format csv puzzles.txt > ratings.csv",
            "  nonet rate --scale se --steps puzzles.txt",
            "  nonet rate --profile HoDoKu --steps puzzles.txt",
            "  nonet rate --format '%%g ED=%%r/%%p/%%d' puzzles.txt",
            "  nonet generate puzzles --count 100 | nonet rate -"
        },
        exitCodeList = {
            "0:every puzzle was rated",
            "1:a puzzle is invalid, stuck, stopped or unrated",
            "2:an argument or an input is invalid"
        })
final class RateCommand implements Callable<Integer> {

    /// A piece of an input, the number of bytes read up to its end, and its output.
    private static final class Piece {

        private @Nullable Item item;
        private long position;

        /// The number of its puzzle, from 1.
        private long number;

        private List<Said> said = List.of();
    }

    /// The output lines for a puzzle, or for a part of the input that is not one.
    ///
    /// @param complaint whether the lines go to standard error
    private record Said(List<String> lines, boolean complaint, int code) {}

    /// The largest number of pieces between the next one to print and the next one to read, while a hard puzzle is
    /// rated.
    private static final int PIECES_A_JOB = 256;

    private static final Set<RatedPuzzle.Scale> EXPLAINER = Set.of(RatedPuzzle.Scale.SE);
    private static final Set<RatedPuzzle.Scale> HUMAN = Set.of(RatedPuzzle.Scale.HODOKU);

    @Mixin
    private final QuietOption quiet;

    private HumanLogic logic;
    private SeRater explainer;
    private CspRater patterns;
    private final GuessCount guesses;
    private final Explainer explanations = new Explainer(new Words(Locale.ENGLISH));
    private RatingPrinter printer;
    private @Nullable RatingTemplate template;
    private long puzzles;
    private int code = NonetCommand.FINE;

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
            description =
                    "Also print each step: with --scale se its rating, with hodoku its technique and conclusions.")
    private boolean steps;

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
        this.logic = new HumanLogic(engines.fast(), Profile.hodoku());
        this.explainer = new SeRater(engines.fast());
        this.guesses = new GuessCount(engines.fast());
        this.patterns = new CspRater(engines.fast());
        this.printer = new RatingPrinter(RatingPrinter.Form.LINES, scales, steps, false, Profiles.HODOKU);
    }

    @Override
    public Integer call() throws IOException {
        int threads = jobs.jobs();
        List<String> arguments = inputs.arguments();
        scales = RatedPuzzle.Scale.single(words);
        template = template();
        boolean hasSteps = scales.equals(EXPLAINER) || scales.equals(HUMAN) && format.equals("lines");
        if (steps && (!hasSteps || template != null)) {
            throw new ParameterException(
                    spec.commandLine(),
                    template == null
                            ? "--steps requires --scale se, or hodoku with --format lines."
                            : "--steps requires --format lines, csv or json.");
        }
        ProfileOption.Named by = profile.orHodoku();
        logic = logic.with(by.profile());
        explainer = explainer.withBudget(effort);
        patterns = patterns.withEffort(effort);
        RatingPrinter.Form form = template == null
                ? RatingPrinter.Form.valueOf(format.toUpperCase(Locale.ROOT))
                : RatingPrinter.Form.LINES;
        printer = new RatingPrinter(form, scales, steps, keepGoing.isGiven(), by.name());
        quiet.streams().out().write(headless ? "" : printer.header());
        for (String argument : arguments) {
            try (Input input = keepGoing.open(argument, quiet.streams().in())) {
                rate(input, threads);
            } catch (Input.Unreadable unreadable) {
                quiet.streams().complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        quiet.streams().out().flush();
        return code;
    }

    /// Returns the template of the format, whose scale is that of Sudoku Explainer; null if the format is a word.
    private @Nullable RatingTemplate template() {
        if (!RatingTemplate.isTemplate(format)) {
            return null;
        }
        Optional<String> unknown = RatingTemplate.unknown(format);
        if (unknown.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), "--format has %d, %e, %g, %n, %p, %r and %%, not '" + unknown.get() + "'.");
        }
        if (!scales.equals(EXPLAINER) && spec.commandLine().getParseResult().hasMatchedOption("--scale")) {
            throw new ParameterException(spec.commandLine(), "--format '" + format + "' requires --scale se.");
        }
        scales = EXPLAINER;
        return new RatingTemplate(format);
    }

    private void rate(Input input, int threads) throws IOException, Input.Unreadable {
        AtomicLong done = new AtomicLong();
        AtomicLong used = new AtomicLong();
        SpeedReport speed = new SpeedReport(System::nanoTime);
        boolean watched = quiet.streams().terminals() == Streams.Terminals.ONLY_ERR;
        try (ProgressLine progress = new ProgressLine(
                quiet.streams(), watched, () -> speed.of(done.get(), "puzzle", used.get(), input.size()))) {
            new Pipeline<>(threads, threads * PIECES_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.item = input.next();
                                piece.position = input.position();
                                piece.number = puzzles + 1;
                                puzzles += piece.item instanceof Item.Read ? 1 : 0;
                                return piece.item != null;
                            },
                            () -> (piece, cancel) -> piece.said = rate(piece, input.name(), cancel),
                            new Pipeline.Sink<>() {
                                @Override
                                public void take(Piece piece) throws IOException {
                                    for (Said said : piece.said) {
                                        say(said, progress);
                                        input.addBad(said.complaint ? 1 : 0);
                                        done.addAndGet(said.complaint ? 0 : 1);
                                    }
                                    used.set(piece.position);
                                }

                                @Override
                                public void idle() throws IOException {
                                    quiet.streams().out().flush();
                                }
                            },
                            new CancelToken());
            if (done.get() > 0) {
                Optional<String> summary = input.summary();
                if (summary.isPresent()) {
                    say(new Said(List.of(summary.get()), true, NonetCommand.WRONG), progress);
                }
            }
        }
    }

    private void say(Said said, ProgressLine progress) throws IOException {
        code = Math.max(code, keepGoing.code(said.code));
        if (said.complaint) {
            quiet.streams().out().flush();
            progress.complain(said.lines);
        } else {
            for (String line : said.lines) {
                quiet.streams().print(line);
            }
        }
    }

    private List<Said> rate(Piece piece, String name, Cancel cancel) {
        return switch (piece.item) {
            case null -> List.of();
            case Item.Misread(Fault fault, String text) -> malformed(fault, text, name);
            case Item.Read(ReadPuzzle read) -> List.of(rate(read.puzzle(), piece.number, cancel));
        };
    }

    private List<Said> malformed(Fault fault, String text, String name) {
        Said complaint = new Said(List.of(Input.WORDS.of(name, fault)), true, NonetCommand.WRONG);
        return keepGoing.isGiven()
                ? List.of(complaint, new Said(printer.invalid(text, Input.WORDS.why(fault)), false, NonetCommand.FINE))
                : List.of(complaint);
    }

    private Said rate(Puzzle puzzle, long number, Cancel cancel) {
        long begun = System.nanoTime();
        boolean byHuman = scales.contains(RatedPuzzle.Scale.HODOKU);
        boolean byExplainer = scales.contains(RatedPuzzle.Scale.SE);
        boolean measured = byHuman && format.equals("csv");
        List<Step> path = new ArrayList<>();
        Consumer<Step> kept = measured || steps ? path::add : _ -> {};
        RatingResult human = byHuman ? logic.rate(puzzle, kept, cancel) : null;
        RatedPuzzle rated = new RatedPuzzle(
                puzzle,
                scales,
                human,
                byExplainer ? explain(puzzle, cancel) : null,
                measured && human instanceof RatingResult.Rated ? PathWidth.summary(path, puzzle, logic, cancel) : null,
                scales.contains(RatedPuzzle.Scale.GUESSES) ? guesses.of(puzzle, cancel) : null,
                byPatterns(puzzle, cancel));
        int done = rated.isRated() ? NonetCommand.FINE : NonetCommand.UNSOLVED;
        RatingTemplate form = template;
        List<String> lines =
                form == null ? printer.lines(rated) : List.of(form.line(rated, number, System.nanoTime() - begun));
        Stream<String> named = path.stream().filter(_ -> steps).map(step -> explanations.line(step.deduction()));
        return new Said(Stream.concat(lines.stream(), named).toList(), false, done);
    }

    private Map<CspScale, CspResult> byPatterns(Puzzle puzzle, Cancel cancel) {
        Map<CspScale, CspResult> results = new EnumMap<>(CspScale.class);
        for (CspScale scale : CspScale.values()) {
            if (scales.contains(RatedPuzzle.Scale.of(scale))) {
                results.put(scale, patterns.rate(puzzle, scale, cancel));
            }
        }
        return results;
    }

    private SeResult explain(Puzzle puzzle, Cancel cancel) {
        return steps ? explainer.rateWithSteps(puzzle, cancel) : explainer.rate(puzzle, cancel);
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
