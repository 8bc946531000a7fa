package nonet.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.LogicalSolver;
import nonet.logic.Position;
import nonet.logic.finders.StandardFinders;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.rate.Weights;
import nonet.service.Engines;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `nonet rate`.
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = "Prints how hard each puzzle is for human logic: level, score, hardest technique.",
        footer = {
            "%nA puzzle that the techniques do not solve is 'unsolved' as far as they get; one that has not",
            "exactly one solution is 'invalid'.",
            "%nExamples:",
            "  nonet rate puzzles.txt",
            "  nonet rate --format csv - < puzzles.txt"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every puzzle was rated",
            "1:some puzzle is unsolved or invalid",
            "2:an argument or an input is wrong"
        })
final class RateCommand implements Callable<Integer> {

    /// How ratings are written.
    enum Form {
        LINES,
        CSV,
        JSON
    }

    private final Streams streams;
    private final Solver checker;
    private final Rater rater;

    @Option(
            names = "--format",
            paramLabel = "FORM",
            defaultValue = "lines",
            description = "lines, csv, or json: one object a line, with the steps of each technique.")
    private Form form = Form.LINES;

    @Parameters(
            arity = "1..*",
            paramLabel = "INPUT",
            description = "81 cells, a file with any number of puzzles, or - for standard input.")
    private List<String> arguments = List.of();

    RateCommand(Engines engines, Streams streams) {
        this.streams = streams;
        this.checker = engines.find("fast").orElseThrow();
        Weights weights = Weights.standard();
        this.rater =
                new Rater(new LogicalSolver(StandardFinders.withBruteForce(checker), weights.forSolving()), weights);
    }

    @Override
    public Integer call() throws IOException {
        if (form == Form.CSV) {
            streams.print("puzzle,state,level,score,hardest");
        }
        int code = NonetCommand.FINE;
        for (String argument : arguments) {
            try (Input input = Input.of(argument, streams.in())) {
                for (Reading next = input.next(); next != null; next = input.next()) {
                    code = Math.max(code, rate(next, input.name()));
                }
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        streams.out().flush();
        return code;
    }

    private int rate(Reading reading, String name) throws IOException {
        return switch (reading) {
            case Reading.Malformed(Fault fault) -> {
                streams.complain(Input.WORDS.of(name, fault));
                yield NonetCommand.WRONG;
            }
            case Reading.Puzzles(List<NamedPuzzle> puzzles) -> {
                int code = NonetCommand.FINE;
                for (NamedPuzzle puzzle : puzzles) {
                    code = Math.max(code, rate(puzzle.puzzle()));
                }
                yield code;
            }
        };
    }

    private int rate(Puzzle puzzle) throws IOException {
        if (!(checker.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique)) {
            streams.print(
                    switch (form) {
                        case LINES -> "invalid";
                        case CSV -> puzzle + ",invalid,,,";
                        case JSON -> "{\"puzzle\":\"" + puzzle + "\",\"state\":\"invalid\"}";
                    });
            return NonetCommand.UNSOLVED;
        }
        Rating rating = rater.rate(Position.of(Grid.of(puzzle)), Cancel.NEVER);
        String state = rating.solved() ? "solved" : "unsolved";
        String level = rating.level().id();
        String hardest = rating.hardest() == null ? "" : rating.hardest().id();
        streams.print(
                switch (form) {
                    case LINES ->
                        "%s %s %d %s"
                                .formatted(state, level, rating.score(), hardest)
                                .strip();
                    case CSV -> "%s,%s,%s,%d,%s".formatted(puzzle, state, level, rating.score(), hardest);
                    case JSON ->
                        "{\"puzzle\":\"%s\",\"state\":\"%s\",\"level\":\"%s\",\"score\":%d,\"hardest\":\"%s\",\"steps\":{%s}}"
                                .formatted(puzzle, state, level, rating.score(), hardest, steps(rating));
                });
        return rating.solved() ? NonetCommand.FINE : NonetCommand.UNSOLVED;
    }

    private static String steps(Rating rating) {
        return rating.steps().entrySet().stream()
                .map(each ->
                        String.format(Locale.ROOT, "\"%s\":%d", each.getKey().id(), each.getValue()))
                .collect(Collectors.joining(","));
    }
}
