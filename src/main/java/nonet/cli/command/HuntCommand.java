package nonet.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nonet.cli.input.Input;
import nonet.cli.option.GivensOptions;
import nonet.cli.option.HuntOptions;
import nonet.cli.option.JobsOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.Streams;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.files.AtExit;
import nonet.files.LockFile;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.service.hunt.Checkpoint;
import nonet.service.hunt.Find;
import nonet.service.hunt.Hunt;
import nonet.service.hunt.HuntFiles;
import nonet.service.hunt.HuntRequest;
import nonet.service.hunt.PatternSeeds;
import nonet.service.input.PuzzleStream.Item;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.SolutionCounter;
import nonet.solve.fast.FastSolver;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The command `nonet hunt`.
@Command(
        name = "hunt",
        mixinStandardHelpOptions = true,
        description =
                "Print the relatives of puzzles that meet a goal: some givens removed, others added, one solution.",
        footer = {
            "%nThe seeds are proper puzzles, and belong to what is found if they meet the goal. Up to {-2+2}, all",
            "relatives are tried, beyond that random ones. Each class of puzzles (see 'nonet canonical') is printed",
            "once: the puzzle, then ER/EP/ED if a rating is requested, then the guesses if they are, with tabs.",
            "%nWith --out, the file and its checkpoint are written every minute and at the end. The same command goes",
            "on from there after a break, with the same result. A file without its checkpoint is never overwritten.",
            "The result does not depend on --jobs. The results of several hunts with the same options, each with",
            "some of the seeds, have the same classes together as one hunt with all of them; 'nonet unique' keeps",
            "one of each.",
            "%nExamples:",
            "  nonet hunt puzzle.txt",
            "  nonet hunt --moves {-2+2} --er 9.0 --out hard.txt seeds.txt",
            "  nonet hunt --in-place --rounds 5 --er 7.0 --diamond --out diamonds.txt seeds.txt",
            "  nonet hunt --pattern heart.txt --starts 20 --rounds 3 --needs swordfish",
            "  nonet hunt --moves {-4+4} --tries 100000 --seed 7 --er 11.0 --out hardest.txt seeds.txt"
        },
        exitCodeList = {
            "0:a puzzle was found",
            "1:no puzzle meets the goal",
            "2:an argument or an input is invalid, or a file cannot be written"
        })
final class HuntCommand implements Callable<Integer> {

    @Mixin
    private final QuietOption quiet;

    @Mixin
    private HuntOptions options = new HuntOptions();

    @Option(
            names = "--pattern",
            paramLabel = "FILE",
            description = "File with the cells of givens, as in 'nonet generate puzzles'. Puzzles made on it are seeds,"
                    + " and the relatives stay in it.")
    private @Nullable Path pattern;

    @Option(names = "--starts", paramLabel = "N", description = "Number of seeds to make on a pattern. Default: 10.")
    private int starts = 10;

    @Option(
            names = {"-n", "--count"},
            paramLabel = "N",
            description = "Number of puzzles to stop after. Default: no limit.")
    private long count = Long.MAX_VALUE;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "File for the puzzles found, in the order in which they are found. Default: standard output.")
    private @Nullable Path out;

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description = "With --out, file with the state of the hunt. Default: the name of the file and '.hunt'.")
    private @Nullable Path checkpoint;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Parameters(
            arity = "0..*",
            paramLabel = "INPUT",
            description = "A seed, a file with any number of seeds in any format, or - for standard input.")
    private List<String> arguments = List.of();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private @Nullable Find best;

    HuntCommand(Streams streams) {
        this.quiet = new QuietOption(streams);
    }

    @Override
    public Integer call() throws IOException {
        HuntRequest request = options.request(pattern != null);
        if (arguments.isEmpty() && pattern == null) {
            throw wrong("INPUT is missing, or --pattern; see 'nonet hunt --help'.");
        }
        if (checkpoint != null && out == null) {
            throw wrong("--checkpoint requires --out.");
        }
        CellSet cells = pattern == null ? null : GivensOptions.cells(pattern);
        Path file = out;
        if (file == null) {
            List<Puzzle> seeds = seeds(cells);
            return seeds.isEmpty()
                    ? NonetCommand.WRONG
                    : hunt(Hunt.of(Checkpoint.of(request, seeds), jobs.jobs(), System::nanoTime), null);
        }
        HuntFiles files = checkpoint == null ? HuntFiles.of(file) : new HuntFiles(file, checkpoint);
        try (LockFile _ = files.reserve()) {
            files.checkComplete();
            List<Puzzle> seeds = seeds(cells);
            if (seeds.isEmpty()) {
                return NonetCommand.WRONG;
            }
            Checkpoint from = files.open(request, seeds).orElseGet(() -> Checkpoint.of(request, seeds));
            from.finds().forEach(this::compare);
            return hunt(Hunt.of(from, jobs.jobs(), System::nanoTime), files);
        } catch (HuntFiles.MismatchException other) {
            quiet.streams().complain("nonet: " + sentence(other, files));
        } catch (Checkpoint.NoCheckpoint damaged) {
            quiet.streams()
                    .complain("nonet: " + files.checkpoint() + " is not a checkpoint of a hunt, or is damaged in "
                            + damaged.getMessage() + "; choose another --out.");
        }
        return NonetCommand.WRONG;
    }

    private int hunt(Hunt hunt, @Nullable HuntFiles files) throws IOException {
        boolean watched = files == null
                ? quiet.streams().terminals() == Streams.Terminals.ONLY_ERR
                : quiet.streams().terminals() != Streams.Terminals.NONE;
        try (ProgressLine _ = new ProgressLine(quiet.streams(), watched, () -> progress(hunt));
                AtExit _ = new AtExit(() -> saveAtExit(hunt, files))) {
            if (files != null) {
                // Files that cannot be written are reported before the work, not after it.
                save(hunt, files);
            }
            hunt.run(count, listener(hunt, files), new CancelToken());
        }
        if (files != null) {
            save(hunt, files);
        }
        quiet.streams().out().flush();
        quiet.streams().note("nonet: " + progress(hunt) + ".");
        return hunt.finds().isEmpty() ? NonetCommand.UNSOLVED : NonetCommand.FINE;
    }

    private Hunt.Listener listener(Hunt hunt, @Nullable HuntFiles files) {
        return new Hunt.Listener() {
            @Override
            public void found(Find find) throws IOException {
                compare(find);
                if (files == null) {
                    quiet.streams().print(find.line());
                    quiet.streams().out().flush();
                }
            }

            @Override
            public void minute() throws IOException {
                if (files != null) {
                    save(hunt, files);
                }
            }
        };
    }

    private static void save(Hunt hunt, HuntFiles files) throws IOException {
        try {
            files.save(hunt);
        } catch (IOException failed) {
            throw new Input.Unreadable(files.results().toString(), Input.WORDS.ofWriting(failed));
        }
    }

    /// Saves the hunt because the program ends. If that fails, the checkpoint of the last minute remains.
    private void saveAtExit(Hunt hunt, @Nullable HuntFiles files) {
        try {
            if (files != null) {
                save(hunt, files);
            }
        } catch (IOException unsaved) {
            complain(unsaved);
        }
    }

    private void complain(IOException unsaved) {
        try {
            quiet.streams().complain(unsaved instanceof Input.Unreadable why ? why.line() : "nonet: " + unsaved);
        } catch (IOException deaf) {
            // Standard error is gone.
        }
    }

    private synchronized void compare(Find find) {
        if (find.rating() != null
                && (best == null
                        || best.rating() == null
                        || find.rating().er() > best.rating().er())) {
            best = find;
        }
    }

    private synchronized String progress(Hunt hunt) {
        Hunt.Progress now = hunt.progress();
        String hardest = best == null || best.rating() == null ? "" : ", hardest " + best.rating();
        return String.format(Locale.ROOT, "%s, %,d found%s", Plural.of(now.classes(), "class"), now.finds(), hardest);
    }

    /// Returns the seeds; none if one of them is not a proper puzzle, which is reported.
    ///
    /// @param cells the cells of a pattern on which further seeds are made, or null
    private List<Puzzle> seeds(@Nullable CellSet cells) throws IOException {
        List<Puzzle> seeds = new ArrayList<>();
        boolean bad = false;
        SolutionCounter counter = new FastSolver().counter();
        for (String argument : arguments) {
            try (Input input = Input.of(argument, quiet.streams().in())) {
                for (Item item = input.next(); item != null; item = input.next()) {
                    switch (item) {
                        case Item.Read(ReadPuzzle seed) -> {
                            Optional<String> why = refusal(seed.puzzle(), counter);
                            bad |= why.isPresent();
                            if (why.isPresent()) {
                                quiet.streams().complain(input.name() + ":" + seed.line() + ": " + why.get());
                            }
                            seeds.add(seed.puzzle());
                        }
                        case Item.Misread(Fault fault, String _) -> {
                            bad = true;
                            quiet.streams().complain(Input.WORDS.of(input.name(), fault));
                        }
                    }
                }
            } catch (Input.Unreadable unreadable) {
                bad = true;
                quiet.streams().complain(unreadable.line());
            }
        }
        if (!bad && cells != null) {
            seeds.addAll(onPattern(cells));
        }
        return bad ? List.of() : seeds;
    }

    private List<Puzzle> onPattern(CellSet cells) throws IOException {
        List<Puzzle> made = PatternSeeds.of(cells, starts, options.seed(), Cancel.NEVER);
        if (made.isEmpty()) {
            quiet.streams().complain("nonet: " + pattern + ": No puzzle with one solution was found on this pattern.");
        }
        return made;
    }

    private static Optional<String> refusal(Puzzle puzzle, SolutionCounter counter) {
        if (puzzle.isRestricted()) {
            return Optional.of("A puzzle with excluded candidates is no seed of a hunt.");
        }
        return switch (counter.count(puzzle, 2, Cancel.NEVER)) {
            case 0 -> Optional.of("The puzzle has no solution, so it is no seed of a hunt.");
            case 1 -> Optional.empty();
            default -> Optional.of("The puzzle has several solutions, so it is no seed of a hunt.");
        };
    }

    private static String sentence(HuntFiles.MismatchException other, HuntFiles files) {
        return switch (other.why()) {
            case NO_CHECKPOINT ->
                files.results() + " exists, and there is no checkpoint " + files.checkpoint()
                        + " to go on from; choose another --out.";
            case OTHER_HUNT ->
                "the checkpoint " + files.checkpoint()
                        + " is that of other seeds or options; give the same ones, or choose another --out.";
            case OTHER_RESULTS ->
                files.results() + " does not belong to the checkpoint " + files.checkpoint()
                        + ", perhaps because it was edited; choose another --out.";
            case IN_USE -> files.results() + " is in use by another hunt.";
        };
    }

    private ParameterException wrong(String sentence) {
        return new ParameterException(spec.commandLine(), sentence);
    }
}
