package nonet.cli.command;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import nonet.cli.input.Input;
import nonet.cli.option.Inputs;
import nonet.cli.option.JobsOption;
import nonet.cli.option.ProfileOption;
import nonet.cli.output.Pace;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.Streams;
import nonet.files.CsvLine;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.service.pipeline.Pipeline;
import nonet.service.search.Engines;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `nonet rate`.
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = "Prints how hard each puzzle is for human logic: level, score, hardest technique, steps.",
        footer = {
            "%nThe score adds up what each step is worth; the level is that of the hardest step, or the",
            "first one from there that covers the score. 'nonet techniques' lists what each is worth.",
            "Where no technique helps a digit is looked up, and counts as a step of brute-force.",
            "A puzzle that has not exactly one solution is 'invalid'; one that a profile without brute",
            "force does not solve is 'stuck', and rated up to there. Every rating is printed at once. On a",
            "terminal, standard error shows how far it is.",
            "%nExamples:",
            "  nonet rate puzzles.txt",
            "  nonet rate --format csv puzzles.txt > ratings.csv",
            "  nonet generate puzzles --count 100 | nonet rate -"
        },
        exitCodeList = {
            "0:every puzzle was rated",
            "1:some puzzle is invalid, or stuck",
            "2:an argument or an input is wrong"
        })
final class RateCommand implements Callable<Integer> {

    /// How ratings are written.
    private enum Form {
        LINES,
        CSV,
        JSON
    }

    /// A piece of an input, how many bytes were read up to its end, and what is said of it.
    private static final class Piece {

        private @Nullable Reading reading;
        private long position;
        private List<Said> said = List.of();
    }

    /// A line about a puzzle, or about what is none.
    ///
    /// @param complaint whether the line is for standard error
    private record Said(String line, boolean complaint, int code) {}

    /// So many lie between the one that is printed next and the one that is read, while a hard one is rated.
    private static final int PIECES_A_JOB = 256;

    private final Streams streams;
    private HumanLogic logic;
    private int code = NonetCommand.FINE;

    @Option(
            names = "--format",
            paramLabel = "FORM",
            defaultValue = "lines",
            description = "lines, csv, or json: one object a line. Default: ${DEFAULT-VALUE}.")
    private Form form = Form.LINES;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private ProfileOption profile = new ProfileOption();

    @Mixin
    private Inputs inputs = new Inputs();

    RateCommand(Engines engines, Streams streams) {
        this.streams = streams;
        this.logic = new HumanLogic(engines.fast(), Profile.standard());
    }

    @Override
    public Integer call() throws IOException {
        int threads = jobs.jobs();
        List<String> arguments = inputs.arguments();
        logic = logic.with(profile.profile());
        if (form == Form.CSV) {
            streams.out().write(CsvLine.of("puzzle", "state", "level", "score", "hardest", "steps"));
        }
        for (String argument : arguments) {
            try (Input input = Input.of(argument, streams.in())) {
                rate(input, threads);
            } catch (Input.Unreadable unreadable) {
                streams.complain(unreadable.line());
                code = NonetCommand.WRONG;
            }
        }
        streams.out().flush();
        return code;
    }

    private void rate(Input input, int threads) throws IOException, Input.Unreadable {
        AtomicLong done = new AtomicLong();
        AtomicLong used = new AtomicLong();
        Pace pace = new Pace(System::nanoTime);
        boolean watched = streams.terminals() == Streams.Terminals.ONLY_ERR;
        try (ProgressLine progress =
                new ProgressLine(streams, watched, () -> pace.of(done.get(), "puzzles", used.get(), input.size()))) {
            new Pipeline<>(threads, threads * PIECES_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.reading = input.next();
                                piece.position = input.position();
                                return piece.reading != null;
                            },
                            () -> (piece, cancel) -> piece.said = rate(piece.reading, input.name(), cancel),
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
                                    streams.out().flush();
                                }
                            },
                            new CancelToken());
            if (done.get() > 0) {
                Optional<String> summary = input.summary();
                if (summary.isPresent()) {
                    say(new Said(summary.get(), true, NonetCommand.WRONG), progress);
                }
            }
        }
    }

    private void say(Said said, ProgressLine progress) throws IOException {
        code = Math.max(code, said.code);
        if (said.complaint) {
            streams.out().flush();
            progress.complain(said.line + "\n");
        } else {
            streams.print(said.line);
        }
    }

    private List<Said> rate(@Nullable Reading reading, String name, Cancel cancel) {
        return switch (reading) {
            case null -> List.of();
            case Reading.Malformed(Fault fault) ->
                List.of(new Said(Input.WORDS.of(name, fault), true, NonetCommand.WRONG));
            case Reading.Puzzles(List<NamedPuzzle> puzzles) ->
                puzzles.stream().map(each -> rate(each.puzzle(), cancel)).toList();
        };
    }

    private Said rate(Puzzle puzzle, Cancel cancel) {
        if (!(logic.rate(puzzle, cancel) instanceof RatingResult.Rated(Rating rating))) {
            String line = switch (form) {
                case LINES -> "invalid";
                case CSV ->
                    CsvLine.of(puzzle.text(), "invalid", null, null, null, null).stripTrailing();
                case JSON -> json(puzzle, "invalid").toString();
            };
            return new Said(line, false, NonetCommand.UNSOLVED);
        }
        return new Said(line(puzzle, rating), false, rating.solved() ? NonetCommand.FINE : NonetCommand.UNSOLVED);
    }

    private String line(Puzzle puzzle, Rating rating) {
        String state = rating.solved() ? "solved" : "stuck";
        String level = rating.level().id();
        String hardest = rating.hardest() == null ? "" : rating.hardest().id();
        return switch (form) {
            case LINES ->
                (state + " " + level + " " + rating.score() + " " + hardest + " " + steps(rating)).stripTrailing();
            case CSV ->
                CsvLine.of(puzzle.text(), state, level, rating.score(), hardest, steps(rating))
                        .stripTrailing();
            case JSON -> {
                ObjectNode json = json(puzzle, state)
                        .put("level", level)
                        .put("score", rating.score())
                        .put("hardest", hardest);
                ObjectNode steps = json.putObject("steps");
                rating.steps().forEach((technique, count) -> steps.put(technique.id(), count));
                yield json.toString();
            }
        };
    }

    private static ObjectNode json(Puzzle puzzle, String state) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("puzzle", puzzle.text())
                .put("state", state);
    }

    /// Returns how many steps there are of each technique.
    private static String steps(Rating rating) {
        return rating.steps().entrySet().stream()
                .map(each -> each.getKey().id() + ":" + each.getValue())
                .collect(Collectors.joining(" "));
    }
}
