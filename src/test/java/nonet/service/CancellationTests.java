package nonet.service;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.files.AtomicFile;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.Symmetry;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.library.Grader;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.write.Pixels;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Rater;
import nonet.rate.Weights;
import nonet.rate.se.SeRater;
import nonet.service.batch.Batch;
import nonet.service.batch.BatchExport;
import nonet.service.batch.BatchOrder;
import nonet.service.batch.BatchTable;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdicts;
import nonet.service.export.Booklet;
import nonet.service.export.Exporter;
import nonet.service.export.Exporter.Kind;
import nonet.service.export.Subject;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.hint.Hints;
import nonet.service.input.TextStream;
import nonet.service.search.SolutionList;
import nonet.service.search.TraceExport;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is cancelled, at any moment, throws; it returns nothing that passes for a result, and no file is changed.
@Tag("sampled")
class CancellationTests {

    private static final int MOMENTS = Repetitions.of(3, 12, 12);

    private static final Puzzle HARD =
            Puzzle.of("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle NONE = Puzzle.of("12345678.........9" + ".".repeat(63));

    private static final FastSolver FAST = new FastSolver();
    private static final LogicalSolver LOGIC = new LogicalSolver(
            StandardFinders.withBruteForce(FAST), Weights.hodoku().forSolving());
    private static final Hints HINTS = new Hints(LOGIC, Profile.hodoku(), FAST);
    private static final Diagnosis DIAGNOSIS = new Diagnosis(FAST, StepEngine.SINGLES);
    private static final Exporter EXPORTER = Exporter.standard(FAST);

    /// Something that can be cancelled.
    private interface Job {
        void run(Cancel cancel);
    }

    /// Something that writes a file and can be cancelled.
    private interface Export {
        void writeTo(OutputStream out, Cancel cancel) throws IOException;
    }

    private static Arguments job(String name, Job job) {
        return Arguments.of(name, job);
    }

    private static Arguments export(String name, Export export) {
        return Arguments.of(name, export);
    }

    private static Stream<Arguments> jobs() {
        Document document = Document.of("", HARD);
        return Stream.of(
                job("hint", cancel -> HINTS.next(document, cancel)),
                job("all steps", cancel -> HINTS.all(Document.of("", EASY), cancel)),
                job("path", cancel -> HINTS.path(Document.of("", EASY), _ -> {}, cancel)),
                job("rating", cancel -> new Rater(LOGIC, Weights.hodoku()).rate(Position.of(Grid.of(EASY)), cancel)),
                job("grade", cancel -> new Grader(new HumanLogic(FAST, Profile.hodoku())).grade(EASY, null, cancel)),
                job("explainer rating", cancel -> new SeRater(FAST).rate(HARD, cancel)),
                job("verdict", cancel -> new Verdicts(FAST).check(HARD, cancel)),
                job("clash", cancel -> DIAGNOSIS.of(NONE, cancel)),
                job("additions", cancel -> DIAGNOSIS.additions(TWELVE, cancel)),
                job(
                        "few additions",
                        cancel -> DIAGNOSIS.additions(
                                Puzzle.EMPTY.with(nonet.grid.Cell.of(0), nonet.grid.Digit.of(1)), cancel)),
                job("variants", cancel -> DIAGNOSIS.variants(TWELVE).find(cancel)),
                job(
                        "puzzle",
                        cancel -> new PuzzleGeneration(Profile::hodoku, 100)
                                .make(
                                        new PuzzleRequest(Symmetry.NONE, Clues.ANY, false, Level.HARD),
                                        7,
                                        cancel,
                                        _ -> {})),
                job(
                        "order",
                        cancel -> new BatchOrder(BatchOrder.Column.CLUES, true, "534", null).rows(table(), cancel)));
    }

    private static Stream<Arguments> exports() {
        Layout layout = new Layout(Paper.A4, 2, false, true, true, true);
        Subject puzzles = new Subject.Puzzles(
                "Mine", List.of(Document.of("", EASY), Document.of("", HARD), Document.of("", TWELVE)));
        return Stream.of(
                export("PDF", (out, cancel) -> write(puzzles, layout, Kind.PDF, out, cancel)),
                export("HTML", (out, cancel) -> write(puzzles, layout, Kind.HTML, out, cancel)),
                export("PNG", (out, cancel) -> write(puzzles, layout, Kind.PNG, out, cancel)),
                export("SVG", (out, cancel) -> write(puzzles, layout, Kind.SVG, out, cancel)),
                export(
                        "walkthrough",
                        (out, cancel) -> write(
                                EXPORTER.walkthrough(Document.of("", EASY), Locale.ENGLISH, cancel),
                                layout,
                                Kind.HTML,
                                out,
                                cancel)),
                export("solutions of a batch", (out, cancel) -> {
                    BatchTable table = table();
                    BatchExport.solutions(
                            table, IntStream.range(0, table.size()).toArray(), FAST, out, cancel);
                }),
                export(
                        "list of solutions",
                        (out, cancel) -> SolutionList.write(StepEngine.CLASSIC, TWELVE, 12, out, cancel)),
                export(
                        "trace",
                        (out, cancel) -> TraceExport.write(
                                StepEngine.CLASSIC, EASY, Long.MAX_VALUE, TraceExport.Form.JSON, out, cancel)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("jobs")
    void cancelledWorkReturnsNothing(String name, Job job) {
        AtomicLong all = new AtomicLong();
        job.run(() -> all.incrementAndGet() < 0);
        atRandomMoments(name, all.get(), job);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exports")
    void aCancelledExportLeavesTheOldFileAndNothingElse(String name, Export export, @TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("file");
        byte[] old = new byte[10_000];
        new Random(5).nextBytes(old);
        Files.write(file, old);
        AtomicLong all = new AtomicLong();
        export.writeTo(OutputStream.nullOutputStream(), () -> all.incrementAndGet() < 0);
        atRandomMoments(name, all.get(), cancel -> {
            try {
                AtomicFile.write(file, out -> export.writeTo(out, cancel));
            } catch (IOException failed) {
                throw new AssertionError(failed);
            }
        });
        assertThat(file).hasBinaryContent(old);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    /// Cancels before each of some of the questions whether it is cancelled, the first and the last one among them.
    private static void atRandomMoments(String name, long questions, Job job) {
        assertThat(questions).as("questions of %s", name).isPositive();
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < MOMENTS; i++) {
            long moment = i == 0 ? 1 : i == 1 ? questions : random.nextLong(1, questions + 1);
            AtomicLong asked = new AtomicLong();
            assertThatExceptionOfType(CancellationException.class)
                    .as("%s, question %d of %d, seed %d", name, moment, questions, seed)
                    .isThrownBy(() -> job.run(() -> asked.incrementAndGet() >= moment));
        }
    }

    private static void write(Subject subject, Layout layout, Kind kind, OutputStream out, Cancel cancel)
            throws IOException {
        try (Booklet booklet = EXPORTER.open(subject, layout, Locale.ENGLISH)) {
            EXPORTER.write(booklet, kind, Pixels.DEFAULT, 0, out, _ -> {}, cancel);
        }
    }

    private static BatchTable table() {
        BatchTable table = new BatchTable();
        String text = String.join("\n", Collections.nCopies(50, EASY.toString()));
        try {
            new Batch(new Batch.Plan(FAST, 2, 1, 16, System::nanoTime))
                    .run(
                            new TextStream(new ByteArrayInputStream(text.getBytes(US_ASCII)))::fill,
                            table::add,
                            new CancelToken());
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return table;
    }
}
