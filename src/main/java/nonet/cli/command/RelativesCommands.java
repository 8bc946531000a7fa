package nonet.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicLong;
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
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;
import nonet.relatives.ClassSet;
import nonet.service.input.PuzzleStream.Item;
import nonet.service.pipeline.Pipeline;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// A command on symmetries of puzzles, `nonet canonical` and `nonet unique` among them. Each works on the puzzles of its inputs one by one, several at once, and answers in input order.
abstract class RelativesCommands implements Callable<Integer> {

    /// The number of readings between the next one to print and the next one to read.
    private static final int READINGS_A_JOB = 64;

    /// A reading of an input, and its result.
    private static final class Piece {

        private @Nullable Item item;
        private long number;
        private String answer = "";
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

    /// Returns the lines that are known after the last puzzle, each with its line break, and complains.
    Iterator<String> last(Report report) {
        return Collections.emptyIterator();
    }

    /// Returns the sentence on a puzzle without an answer.
    String refusal(Puzzle puzzle) {
        return puzzle.isRestricted()
                ? "A puzzle with excluded candidates has no canonical form."
                : "A digit occurs twice in a house, so the puzzle has no canonical form.";
    }

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
            Report report = new Report();
            try (ProgressLine none = new ProgressLine(quiet.streams(), false, () -> "")) {
                for (Iterator<String> last = last(report); last.hasNext(); ) {
                    report.print(last.next());
                    if (report.isLong()) {
                        report.flush(target, none);
                    }
                }
                report.flush(target, none);
            }
        });
        return written ? code : NonetCommand.WRONG;
    }

    private void run(Input input, AtomicLong numbers, Report.Target target, boolean watched)
            throws IOException, Input.Unreadable {
        SpeedReport speed = new SpeedReport(System::nanoTime);
        AtomicLong done = new AtomicLong();
        try (ProgressLine progress =
                new ProgressLine(quiet.streams(), watched, () -> speed.of(done.get(), "puzzle", 0, 0))) {
            new Pipeline<>(jobs.jobs(), jobs.jobs() * READINGS_A_JOB, Piece::new)
                    .run(
                            piece -> {
                                piece.item = input.next();
                                piece.number = numbers.get();
                                numbers.addAndGet(piece.item instanceof Item.Read ? 1 : 0);
                                return piece.item != null;
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
                progress.complain(List.of(summary.get()));
            }
        }
    }

    /// Finds the answer to a piece; empty for none.
    private static void work(Piece piece, Work work) {
        piece.answer = "";
        if (piece.item instanceof Item.Read(ReadPuzzle read)) {
            try {
                piece.answer = work.of(read.puzzle(), piece.number);
            } catch (IllegalArgumentException _) {
                // A puzzle that has no answer is refused.
            }
        }
    }

    /// @return the number of puzzles
    private int print(Piece piece, Input input) {
        switch (piece.item) {
            case null -> {}
            case Item.Read(ReadPuzzle read) -> {
                if (piece.answer.isEmpty()) {
                    refuse(read, input, piece.report);
                } else {
                    answer(read.puzzle(), piece.answer, piece.report);
                }
            }
            case Item.Misread(Fault fault, String text) -> {
                bad(text, piece.report);
                input.addBad(1);
                piece.report.complain(Input.WORDS.of(input.name(), fault));
            }
        }
        return piece.item instanceof Item.Read ? 1 : 0;
    }

    private void refuse(ReadPuzzle puzzle, Input input, Report report) {
        bad(puzzle.puzzle().text(), report);
        report.complain(input.name() + ":" + puzzle.line() + ": " + refusal(puzzle.puzzle()));
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
                "and rows with columns turn one into the other. Each class takes about 80 bytes of memory, a puzzle"
                        + " none.",
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

        private final ClassSet known = new ClassSet();

        /// With `--count`, for each form, the first puzzle and the number of puzzles.
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
            if (!count) {
                report.print(known.add(form) ? puzzle.text() + "\n" : "");
            } else if (numbers.computeIfAbsent(form, _ -> new AtomicLong()).getAndIncrement() == 0) {
                firsts.add(puzzle.text());
            }
        }

        @Override
        Iterator<String> last(Report report) {
            Iterator<String> first = firsts.iterator();
            return numbers.values().stream()
                    .map(number -> first.next() + "\t" + number + "\n")
                    .iterator();
        }
    }
}
