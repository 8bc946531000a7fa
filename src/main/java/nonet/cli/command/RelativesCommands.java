package nonet.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import nonet.cli.input.Input;
import nonet.cli.option.Inputs;
import nonet.cli.option.JobsOption;
import nonet.cli.option.KeepGoingOption;
import nonet.cli.option.OutOption;
import nonet.cli.option.QuietOption;
import nonet.cli.output.ProgressLine;
import nonet.cli.output.Report;
import nonet.cli.output.SpeedReport;
import nonet.cli.output.Streams;
import nonet.format.NamedPuzzle;
import nonet.format.PuzzleReading;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import nonet.service.pipeline.Pipeline;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The commands on symmetries of puzzles: `nonet canonical`, `nonet unique`, `nonet compare`, `nonet transform` and
/// `nonet shuffle`. Each works on the puzzles of its inputs one by one, several at once, and answers in input order.
abstract class RelativesCommands implements Callable<Integer> {

    /// The number of readings between the next one to print and the next one to read.
    private static final int READINGS_A_JOB = 64;

    /// A reading of an input, and what follows from it.
    private static final class Piece {

        private @Nullable PuzzleReading reading;
        private long number;
        private final List<String> answers = new ArrayList<>();
        private final Report report = new Report();
    }

    /// The work of one thread.
    @FunctionalInterface
    interface Work {

        /// Returns the answer for a puzzle.
        ///
        /// @param number the number of the puzzle in all inputs, from 0
        /// @throws IllegalArgumentException if there is none
        String of(Puzzle puzzle, long number);
    }

    @Mixin
    final QuietOption quiet;

    @Mixin
    private JobsOption jobs = new JobsOption();

    @Mixin
    private KeepGoingOption keepGoing = new KeepGoingOption();

    @Mixin
    private OutOption out = new OutOption();

    @Mixin
    private Inputs inputs = new Inputs();

    @Spec
    private CommandSpec command = CommandSpec.create();

    private int code = NonetCommand.FINE;

    RelativesCommands(Streams streams) {
        this.quiet = new QuietOption(streams);
    }

    /// Returns the work of a new thread.
    abstract Work work();

    /// Prints the answer for a puzzle, in input order.
    void answer(Puzzle puzzle, String answer, Report report) {
        report.print(answer + "\n");
    }

    /// Prints what is known after the last puzzle.
    void end(Report report) {}

    /// Returns the exit code so far.
    final int code() {
        return code;
    }

    /// Raises the exit code.
    final void atLeast(int other) {
        code = Math.max(code, other);
    }

    final ParameterException misuse(String sentence) {
        return new ParameterException(command.commandLine(), sentence);
    }

    @Override
    public Integer call() throws IOException {
        List<String> arguments = inputs.arguments();
        boolean written = out.write(quiet.streams(), true, (target, watched) -> {
            AtomicLong numbers = new AtomicLong();
            for (String argument : arguments) {
                try (Input input = keepGoing.open(argument, quiet.streams().in())) {
                    run(input, numbers, target, watched);
                } catch (Input.Unreadable unreadable) {
                    quiet.streams().complain(unreadable.line());
                    atLeast(NonetCommand.WRONG);
                }
            }
            Report last = new Report();
            end(last);
            try (ProgressLine none = new ProgressLine(quiet.streams(), false, () -> "")) {
                last.flush(target, none);
            }
        });
        return written ? code : NonetCommand.WRONG;
    }

    private void run(Input input, AtomicLong numbers, Report.Target target, boolean watched)
            throws IOException, Input.Unreadable {
        SpeedReport speed = new SpeedReport(System::nanoTime);
        AtomicLong done = new AtomicLong();
        try (ProgressLine progress =
                new ProgressLine(quiet.streams(), watched, () -> speed.of(done.get(), "puzzles", 0, 0))) {
            new Pipeline<>(jobs.jobs(), jobs.jobs() * READINGS_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.reading = input.next();
                                piece.number = numbers.get();
                                if (piece.reading instanceof PuzzleReading.Puzzles(List<NamedPuzzle> puzzles)) {
                                    numbers.addAndGet(puzzles.size());
                                }
                                return piece.reading != null;
                            },
                            () -> {
                                Work work = work();
                                return (piece, _) -> work(piece, work);
                            },
                            piece -> {
                                done.addAndGet(print(piece, input));
                                piece.report.flush(target, progress);
                            },
                            new CancelToken());
            Optional<String> summary = input.summary();
            if (done.get() > 0 && summary.isPresent()) {
                progress.complain(summary.get() + "\n");
            }
        }
    }

    /// Finds the answers of a piece; an empty one stands for none.
    private static void work(Piece piece, Work work) {
        piece.answers.clear();
        if (piece.reading instanceof PuzzleReading.Puzzles(List<NamedPuzzle> puzzles)) {
            for (NamedPuzzle puzzle : puzzles) {
                String answer;
                try {
                    answer = work.of(puzzle.puzzle(), piece.number + piece.answers.size());
                } catch (IllegalArgumentException _) {
                    answer = "";
                }
                piece.answers.add(answer);
            }
        }
    }

    /// @return the number of puzzles
    private int print(Piece piece, Input input) {
        switch (piece.reading) {
            case null -> {}
            case PuzzleReading.Puzzles(List<NamedPuzzle> puzzles) -> {
                for (int i = 0; i < puzzles.size(); i++) {
                    NamedPuzzle puzzle = puzzles.get(i);
                    if (piece.answers.get(i).isEmpty()) {
                        refuse(puzzle, input, piece.report);
                    } else {
                        answer(puzzle.puzzle(), piece.answers.get(i), piece.report);
                    }
                }
            }
            case PuzzleReading.Malformed malformed -> {
                bad(malformed.text(), piece.report);
                input.addBad(1);
                piece.report.complain(Input.WORDS.of(input.name(), malformed.fault()));
            }
        }
        return piece.answers.size();
    }

    private void refuse(NamedPuzzle puzzle, Input input, Report report) {
        bad(puzzle.puzzle().text(), report);
        String why = puzzle.puzzle().isRestricted()
                ? "A puzzle with excluded candidates has no canonical form."
                : "A digit occurs twice in a house, so the puzzle has no canonical form.";
        report.complain(input.name() + ":" + puzzle.line() + ": " + why);
    }

    private void bad(String text, Report report) {
        if (keepGoing.isGiven()) {
            report.print(text + "\t" + KeepGoingOption.INVALID + "\n");
        }
        atLeast(keepGoing.code(NonetCommand.WRONG));
    }

    /// The command `nonet canonical`.
    @Command(
            name = "canonical",
            mixinStandardHelpOptions = true,
            description = "Print the canonical form of each puzzle, the same for all puzzles that are one in disguise.",
            footer = {
                "%nThe form is the least text of 81 digits, 0 for a blank, under all exchanges of bands, stacks, rows"
                        + " of",
                "a band, columns of a stack, digits, and rows with columns: 1,218,998,108,160 symmetries. Two puzzles",
                "are equivalent exactly if their forms are equal.",
                "%nExamples:",
                "  nonet canonical puzzle.txt",
                "  nonet canonical --automorphisms grids.txt",
                "  nonet canonical puzzles.txt | sort | uniq -c"
            },
            exitCodeList = {"0:success", "2:an argument or an input is invalid"})
    static final class Canonical extends RelativesCommands {

        @Option(
                names = "--automorphisms",
                description = "Add a column: the number of symmetries that leave the puzzle as it is, at least 1.")
        private boolean automorphisms;

        Canonical(Streams streams) {
            super(streams);
        }

        @Override
        Work work() {
            CanonicalForm forms = new CanonicalForm();
            return (puzzle, _) -> {
                CanonicalForm.Canonical form = forms.of(puzzle);
                return automorphisms ? form.text() + "\t" + form.automorphisms() : form.text();
            };
        }
    }

    /// The command `nonet unique`.
    @Command(
            name = "unique",
            mixinStandardHelpOptions = true,
            description = "Print the first puzzle of each class: of those that are one puzzle in disguise.",
            footer = {
                "%nTwo puzzles are in one class if exchanges of bands, stacks, rows of a band, columns of a stack,"
                        + " digits,",
                "and rows with columns turn one into the other. Memory is needed for each class, not for each puzzle.",
                "%nExamples:",
                "  nonet unique puzzles.txt",
                "  nonet unique --out all.txt mine.sdm theirs.sdm",
                "  nonet unique --count puzzles.txt | sort -t $'\\t' -k 2 -n"
            },
            exitCodeList = {"0:success", "2:an argument or an input is invalid"})
    static final class Unique extends RelativesCommands {

        @Option(
                names = "--count",
                description =
                        "Add a column: the number of puzzles in the class. Printed after the last puzzle is read.")
        private boolean count;

        /// For each form, the first puzzle and the number of puzzles.
        private final Map<String, AtomicLong> numbers = new LinkedHashMap<>();

        private final List<String> firsts = new ArrayList<>();

        Unique(Streams streams) {
            super(streams);
        }

        @Override
        Work work() {
            CanonicalForm forms = new CanonicalForm();
            return (puzzle, _) -> forms.of(puzzle).text();
        }

        @Override
        void answer(Puzzle puzzle, String form, Report report) {
            if (numbers.computeIfAbsent(form, _ -> new AtomicLong()).getAndIncrement() > 0) {
                return;
            }
            if (count) {
                firsts.add(puzzle.text());
            } else {
                report.print(puzzle.text() + "\n");
            }
        }

        @Override
        void end(Report report) {
            int next = 0;
            for (AtomicLong number : count ? numbers.values() : List.<AtomicLong>of()) {
                report.print(firsts.get(next++) + "\t" + number + "\n");
            }
        }
    }

    /// The command `nonet compare`.
    @Command(
            name = "compare",
            mixinStandardHelpOptions = true,
            description = "Print whether two puzzles are one in disguise, and how the first becomes the second.",
            footer = {
                "%nIf they are, the first line is 'equivalent'. The lines 'rows', 'columns' and 'digits' have for each"
                        + " row,",
                "column and digit of the first puzzle, from 1 to 9, where it moves or what replaces it. After a line",
                "'transposed', rows and columns are exchanged then. Otherwise the only line is 'different'.",
                "%nExamples:",
                "  nonet compare mine.txt theirs.txt",
                "  nonet compare pair.txt"
            },
            exitCodeList = {
                "0:the puzzles are equivalent",
                "1:the puzzles are different",
                "2:an argument or an input is invalid"
            })
    static final class Compare extends RelativesCommands {

        private final List<Puzzle> puzzles = new ArrayList<>();

        Compare(Streams streams) {
            super(streams);
        }

        @Override
        Work work() {
            CanonicalForm forms = new CanonicalForm();
            return (puzzle, _) -> forms.of(puzzle).text();
        }

        @Override
        void answer(Puzzle puzzle, String answer, Report report) {
            if (puzzles.size() < 3) {
                puzzles.add(puzzle);
            }
        }

        @Override
        void end(Report report) {
            if (puzzles.size() < 2 && code() != NonetCommand.FINE) {
                return;
            }
            if (puzzles.size() != 2) {
                report.complain("nonet: Two puzzles are needed to compare, not "
                        + (puzzles.size() > 2 ? "more" : puzzles.size()) + ".");
                atLeast(NonetCommand.WRONG);
                return;
            }
            CanonicalForm forms = new CanonicalForm();
            CanonicalForm.Canonical first = forms.of(puzzles.getFirst());
            CanonicalForm.Canonical second = forms.of(puzzles.getLast());
            if (!first.text().equals(second.text())) {
                report.print("different\n");
                atLeast(NonetCommand.UNSOLVED);
                return;
            }
            Isomorphism way = first.isomorphism().then(second.isomorphism().inverse());
            report.print("equivalent\n"
                    + line("rows", row -> way.row(row - 1) + 1)
                    + line("columns", column -> way.column(column - 1) + 1)
                    + line("digits", way::digit)
                    + (way.transposes() ? "transposed\n" : ""));
        }

        private static String line(String name, Function<Integer, Integer> image) {
            StringBuilder line = new StringBuilder(name).append('\t');
            for (int i = 1; i <= 9; i++) {
                line.append(image.apply(i));
            }
            return line.append('\n').toString();
        }
    }

    /// The option `--seed`, and the random isomorphisms that follow from it.
    private static final class Shuffle {

        @Option(
                names = "--seed",
                paramLabel = "N",
                description = "Seed of the random symmetries; the same seed gives the same ones. Default: 1.")
        private long seed = 1;

        /// Returns the isomorphism for a puzzle; it depends on the seed and the puzzle's number only.
        private Isomorphism of(long number) {
            return Isomorphism.random(new Random(seed * 0x9E3779B97F4A7C15L + number));
        }
    }

    /// The command `nonet shuffle`.
    @Command(
            name = "shuffle",
            mixinStandardHelpOptions = true,
            description = "Print each puzzle in disguise: lines moved and digits replaced at random.",
            footer = {
                "%nThe solutions are those of the puzzle, in the same disguise. For a certain symmetry see",
                "'nonet transform'; 'nonet canonical' sees through each.",
                "%nExamples:",
                "  nonet shuffle puzzle.txt",
                "  nonet shuffle --seed 7 --out disguised.txt puzzles.txt"
            },
            exitCodeList = {"0:success", "2:an argument or an input is invalid"})
    static final class Shuffled extends RelativesCommands {

        @Mixin
        private Shuffle shuffle = new Shuffle();

        Shuffled(Streams streams) {
            super(streams);
        }

        @Override
        Work work() {
            return (puzzle, number) -> shuffle.of(number).of(puzzle).text();
        }
    }

    /// The command `nonet transform`.
    @Command(
            name = "transform",
            mixinStandardHelpOptions = true,
            description = "Print each puzzle rotated, mirrored, transposed, with other digits, or shuffled.",
            footer = {
                "%nSeveral options apply in this order: --rotate, --mirror, --transpose, --relabel, --shuffle.",
                "%nExamples:",
                "  nonet transform --rotate 90 puzzle.txt",
                "  nonet transform --mirror --relabel 987654321 puzzle.txt",
                "  nonet transform --shuffle --seed 7 puzzles.txt"
            },
            exitCodeList = {"0:success", "2:an argument or an input is invalid"})
    static final class Transform extends RelativesCommands {

        @Option(names = "--rotate", paramLabel = "DEGREES", description = "Rotate clockwise by 90, 180 or 270 degrees.")
        private int degrees;

        @Option(names = "--mirror", description = "Exchange left and right.")
        private boolean mirror;

        @Option(names = "--transpose", description = "Exchange rows and columns.")
        private boolean transpose;

        @Option(
                names = "--relabel",
                paramLabel = "DIGITS",
                description = "Replace the digits 1 to 9 by these nine, in this order.")
        private String relabel = "123456789";

        @Option(names = "--shuffle", description = "Move lines and replace digits at random.")
        private boolean shuffles;

        @Mixin
        private Shuffle shuffle = new Shuffle();

        Transform(Streams streams) {
            super(streams);
        }

        @Override
        public Integer call() throws IOException {
            if (degrees % 90 != 0 || degrees < 0 || degrees > 270) {
                throw misuse("--rotate takes 90, 180 or 270, not " + degrees + ".");
            }
            if (!relabel.chars()
                    .sorted()
                    .mapToObj(Character::toString)
                    .toList()
                    .equals(List.of("123456789".split("")))) {
                throw misuse("--relabel takes each of the digits 1 to 9 once, not '" + relabel + "'.");
            }
            return super.call();
        }

        @Override
        Work work() {
            Isomorphism fixed = fixed();
            return (puzzle, number) -> (shuffles ? fixed.then(shuffle.of(number)) : fixed)
                    .of(puzzle)
                    .text();
        }

        private Isomorphism fixed() {
            int[] same = {0, 1, 2, 3, 4, 5, 6, 7, 8};
            int[] reverse = {8, 7, 6, 5, 4, 3, 2, 1, 0};
            Isomorphism all = Isomorphism.ofLines(same, same, false);
            for (int turned = 0; turned < degrees; turned += 90) {
                all = all.then(Isomorphism.ofLines(reverse, same, true));
            }
            if (mirror) {
                all = all.then(Isomorphism.ofLines(same, reverse, false));
            }
            if (transpose) {
                all = all.then(Isomorphism.ofLines(same, same, true));
            }
            return all.then(Isomorphism.ofDigits(
                    relabel.chars().map(digit -> digit - '1').toArray()));
        }
    }
}
