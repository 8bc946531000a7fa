package nonet.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.LogicalSolver;
import nonet.logic.Position;
import nonet.logic.finders.StandardFinders;
import nonet.rate.Profile;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.service.Engines;
import nonet.service.OrderedWork;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `nonet rate`.
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = "Prints how hard each puzzle is for human logic: level, score, hardest technique, steps.",
        footer = {
            "%nThe score adds up what each step is worth; the level is that of the hardest step, or the",
            "first one from there that covers the score. 'nonet techniques' lists what each is worth.",
            "Where no technique helps a digit is looked up, and counts as a step of brute-force.",
            "A puzzle that has not exactly one solution is 'invalid'.",
            "%nExamples:",
            "  nonet rate puzzles.txt",
            "  nonet rate --format csv - < puzzles.txt"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every puzzle was rated", "1:some puzzle is invalid", "2:an argument or an input is wrong"})
final class RateCommand implements Callable<Integer> {

    /// How ratings are written.
    enum Form {
        LINES,
        CSV,
        JSON
    }

    /// What becomes of a piece of an input.
    ///
    /// @param complaint whether the line is for standard error
    private record Said(String line, boolean complaint, int code) {}

    private final Streams streams;
    private final Solver checker;
    private Rater rater;
    private int code = NonetCommand.FINE;

    @Option(
            names = "--format",
            paramLabel = "FORM",
            defaultValue = "lines",
            description = "lines, csv, or json: one object a line.")
    private Form form = Form.LINES;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many puzzles are rated at once. Default: one a processor.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "81 cells, a file with any number of puzzles, or - for standard input.")
    private List<String> arguments = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    RateCommand(Engines engines, Streams streams) {
        this.streams = streams;
        this.checker = engines.find("fast").orElseThrow();
        this.rater = rater(Profile.standard());
    }

    private Rater rater(Profile by) {
        return new Rater(new LogicalSolver(StandardFinders.withBruteForce(checker), by.forSolving()), by.weights());
    }

    @Override
    public Integer call() throws IOException {
        if (jobs < 1) {
            throw new ParameterException(spec.commandLine(), "--jobs must be 1 or more, not " + jobs + ".");
        }
        try {
            rater = rater(profile.profile());
        } catch (Input.Unreadable unreadable) {
            streams.complain(unreadable.line());
            return NonetCommand.WRONG;
        }
        if (form == Form.CSV) {
            streams.print("puzzle,state,level,score,hardest,steps");
        }
        for (String argument : arguments) {
            try (Input input = Input.of(argument, streams.in());
                    OrderedWork<Reading, List<Said>> raters =
                            new OrderedWork<>(jobs, reading -> rate(reading, input.name()), this::say)) {
                for (Reading next = input.next(); next != null; next = input.next()) {
                    raters.add(next);
                }
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        streams.out().flush();
        return code;
    }

    private void say(List<Said> all, boolean pause) throws IOException {
        for (Said said : all) {
            code = Math.max(code, said.code);
            if (said.complaint) {
                streams.complain(said.line);
            } else {
                streams.print(said.line);
            }
        }
        if (pause) {
            streams.out().flush();
        }
    }

    private List<Said> rate(Reading reading, String name) {
        return switch (reading) {
            case Reading.Malformed(Fault fault) ->
                List.of(new Said(Input.WORDS.of(name, fault), true, NonetCommand.WRONG));
            case Reading.Puzzles(List<NamedPuzzle> puzzles) ->
                puzzles.stream().map(each -> rate(each.puzzle())).toList();
        };
    }

    private Said rate(Puzzle puzzle) {
        if (!(checker.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique)) {
            String line = switch (form) {
                case LINES -> "invalid";
                case CSV -> puzzle + ",invalid,,,,";
                case JSON -> "{\"puzzle\":\"" + puzzle + "\",\"state\":\"invalid\"}";
            };
            return new Said(line, false, NonetCommand.UNSOLVED);
        }
        return new Said(line(puzzle, rater.rate(Position.of(Grid.of(puzzle)), Cancel.NEVER)), false, NonetCommand.FINE);
    }

    private String line(Puzzle puzzle, Rating rating) {
        String level = rating.level().id();
        String hardest = rating.hardest() == null ? "" : rating.hardest().id();
        return switch (form) {
            case LINES ->
                ("solved " + level + " " + rating.score() + " " + hardest + " " + steps(rating, "", " ")).strip();
            case CSV ->
                puzzle + ",solved," + level + "," + rating.score() + "," + hardest + "," + steps(rating, "", " ");
            case JSON ->
                "{\"puzzle\":\"" + puzzle + "\",\"state\":\"solved\",\"level\":\"" + level + "\",\"score\":"
                        + rating.score() + ",\"hardest\":\"" + hardest + "\",\"steps\":{"
                        + steps(rating, "\"", ",") + "}}";
        };
    }

    /// Returns how many steps there are of each technique.
    private static String steps(Rating rating, String quote, String comma) {
        StringBuilder steps = new StringBuilder();
        rating.steps()
                .forEach((technique, count) -> steps.append(steps.isEmpty() ? "" : comma)
                        .append(quote)
                        .append(technique.id())
                        .append(quote)
                        .append(':')
                        .append(count));
        return steps.toString();
    }
}
