package nonet.ui.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.rate.Level;
import nonet.rate.se.StoredSeRating;
import nonet.relatives.Isomorphism;
import nonet.service.batch.BatchOrder;
import nonet.service.batch.BatchOrder.Column;
import nonet.service.batch.BatchTable;
import nonet.service.batch.BatchTable.Found;
import nonet.service.batch.PackedGrade;
import nonet.service.search.Engines;
import nonet.settings.Profiles;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.pane.PaneTask.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchControllerTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String NONE = "12345678.........9" + ".".repeat(63);
    private static final String SEVERAL =
            "53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Solver fast = new FastSolver();
    private final Solver links = StepEngine.DANCING_LINKS;
    private final AtomicLong now = new AtomicLong();
    private Profiles profiles = Profiles.standard();

    @TempDir
    private Path folder;

    private BatchController controller() {
        return new BatchController(
                new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks(), () -> now.addAndGet(1_000_000))
                        .services(),
                new Engines(List.of(links, fast)),
                () -> profiles);
    }

    private BatchController opened() throws IOException {
        BatchController controller = controller();
        controller.open(Files.writeString(
                folder.resolve("four.txt"),
                String.join("\n", PUZZLE + " # easy", NONE, "12345", SEVERAL + " # the odd one", SOLUTION, "")));
        return controller;
    }

    @Test
    void everyPuzzleOfAFileIsARow() throws IOException {
        BatchController controller = opened();

        assertThat(controller.state.get().phase()).isEqualTo(Phase.ENDED);
        assertThat(controller.content.get().title()).isEqualTo("four.txt");
        assertThat(controller.rows.get()).containsExactly(0, 1, 2, 3);
        assertThat(rows(controller)).containsExactly("30 ONE easy", "9 NONE ", "28 SEVERAL the odd one", "81 ONE ");
        assertThat(controller.table().nanos(0)).isPositive();
        assertThat(controller.state.get().sentence())
                .startsWith("Done: 4 puzzles in ")
                .endsWith(" One place could not be read. Line 3, column 5: 5 cells instead of 81.");
        assertThat(controller.leftOut).containsExactly("Line 3, column 5: 5 cells instead of 81.");
    }

    @Test
    void ratingIsDoneForWhoWantsIt() throws IOException {
        BatchController controller = opened();
        assertThat(controller.content.get().rated()).isEqualTo(RatingChoice.NONE);
        controller.rating.set(RatingChoice.BOTH);

        assertThat(controller.content.get().rated()).isEqualTo(RatingChoice.BOTH);
        assertThat(controller.content.get().profiles().title()).isEqualTo("Modern");
        Messages messages = new Messages(Locale.US, "nonet.log");
        assertThat(controller.rows.get())
                .extracting(row -> BatchWords.unrated(messages, controller.table(), row))
                .containsExactly(
                        "",
                        "Not rated: the puzzle has no solution.",
                        "Not rated: the puzzle has several solutions.",
                        "Not rated: the puzzle is already solved, or the engine did not solve it.");
        assertThat(controller.table().rating(0)).isEqualTo(new StoredSeRating(12, 12, 12));
        controller.exportTable(folder.resolve("rated.csv"));
        assertThat(Files.readAllLines(folder.resolve("rated.csv")))
                .first()
                .isEqualTo(
                        "number,clues,found,micros,comment,puzzle,solution,state,er,ep,ed,level,score,hardest,profile");
        assertThat(Files.readAllLines(folder.resolve("rated.csv")))
                .last()
                .asString()
                .endsWith(",unrated,,,,easy,0,,Modern");
    }

    @Test
    void theLevelIsThatOfTheProfileInUseWhenTheRunBegan() throws IOException {
        BatchController controller = opened();
        controller.rating.set(RatingChoice.LOGIC);
        BatchTable table = controller.table();
        assertThat(PackedGrade.level(table.grade(0))).isEqualTo(Level.EASY);
        assertThat(PackedGrade.score(table.grade(0))).isEqualTo(204);
        assertThat(PackedGrade.hardest(table.grade(0))).isEqualTo(Technique.NAKED_SINGLE);
        assertThat(table.rating(0)).isEqualTo(StoredSeRating.NONE);
        assertThat(ordered(controller, new BatchOrder(Column.LEVEL, true, "", null)))
                .containsExactly(0, 3, 1, 2);
        assertThat(ordered(controller, new BatchOrder(Column.SCORE, false, "", null)))
                .containsExactly(1, 2, 3, 0);

        controller.order.set(BatchOrder.PLAIN);
        profiles = profiles.choosing(Profiles.HODOKU);
        controller.exportTable(folder.resolve("level.csv"));
        assertThat(Files.readAllLines(folder.resolve("level.csv")).get(1))
                .endsWith(",,,,,easy,204,naked-single,Modern");
        controller.again();
        assertThat(controller.content.get().profiles().title()).isEqualTo("HoDoKu");
    }

    @Test
    void everyPlaceThatIsNoPuzzleIsListedUpToAThousand() {
        BatchController controller = controller();
        controller.open("faults", (PUZZLE + "\n12345\n").repeat(1002));

        assertThat(controller.table().size()).isEqualTo(1002);
        assertThat(controller.leftOut).hasSize(1001).endsWith("And 2 more");
        assertThat(controller.leftOut.get(999)).isEqualTo("Line 2000, column 5: 5 cells instead of 81.");

        controller.open("sound", PUZZLE);
        assertThat(controller.leftOut).isEmpty();
    }

    @Test
    void aRowIsADocumentWithAName() throws IOException {
        BatchController controller = opened();
        assertThat(controller.document(0)).isEqualTo(Document.of("easy", Puzzle.of(PUZZLE)));
        assertThat(controller.document(1).name()).isEqualTo("four.txt, puzzle 2");
    }

    @Test
    void repeatsAreFilteredEvenInDisguise() {
        BatchController controller = controller();
        String disguise = Isomorphism.shuffle(7, 0).of(Puzzle.of(PUZZLE)).text();
        controller.open("repeats", String.join("\n", PUZZLE, SEVERAL, disguise, PUZZLE, ""));

        BatchOrder first = BatchOrder.PLAIN.with(BatchOrder.Repeated.FIRST_OF_EACH);
        assertThat(ordered(controller, first)).containsExactly(0, 1);
        assertThat(controller.shown.get()).isEqualTo("2 of 4 shown");
        assertThat(ordered(controller, first.with(BatchOrder.Repeated.ONLY_REPEATS)))
                .containsExactly(2, 3);
        assertThat(ordered(controller, first.withFound(Found.ONE))).containsExactly(0);
    }

    @Test
    void rowsAreSortedAndFiltered() throws IOException {
        BatchController controller = opened();
        assertThat(ordered(controller, new BatchOrder(Column.CLUES, false, "", null)))
                .containsExactly(1, 2, 0, 3);
        assertThat(ordered(controller, new BatchOrder(Column.CLUES, true, "", null)))
                .containsExactly(3, 0, 2, 1);
        assertThat(ordered(controller, new BatchOrder(Column.FOUND, false, "", null)))
                .containsExactly(1, 0, 3, 2);
        assertThat(ordered(controller, new BatchOrder(Column.NUMBER, true, "", null)))
                .containsExactly(3, 2, 1, 0);
        assertThat(ordered(controller, new BatchOrder(Column.COMMENT, true, "", null)))
                .containsExactly(2, 0, 1, 3);
        assertThat(ordered(controller, new BatchOrder(Column.NUMBER, true, "", Found.ONE)))
                .containsExactly(3, 0);
        assertThat(controller.shown.get()).isEqualTo("2 of 4 shown");
        assertThat(ordered(controller, new BatchOrder(Column.NUMBER, false, " ODD", null)))
                .containsExactly(2);
        assertThat(ordered(controller, new BatchOrder(Column.NUMBER, false, "2", null)))
                .containsExactly(1);
        assertThat(ordered(controller, new BatchOrder(Column.NUMBER, false, "53467891", null)))
                .containsExactly(3);
        assertThat(ordered(controller, new BatchOrder(Column.NUMBER, false, "nothing", null)))
                .isEmpty();
        assertThat(ordered(controller, BatchOrder.PLAIN)).containsExactly(0, 1, 2, 3);
        assertThat(controller.shown.get()).isEmpty();
    }

    @Test
    void exportsTheShownRows() throws IOException {
        BatchController controller = opened();
        controller.order.set(new BatchOrder(Column.CLUES, true, "", null));
        Path solutions = folder.resolve("solutions.txt");
        controller.exportSolutions(solutions);
        assertThat(Files.readAllLines(solutions).subList(0, 2)).containsExactly(SOLUTION, SOLUTION);
        assertThat(Files.readAllLines(solutions).get(3)).isEqualTo("no solution");
        assertThat(controller.state.get().sentence()).isEqualTo("solutions.txt saved");

        controller.order.set(BatchOrder.PLAIN);
        Path csv = folder.resolve("table.csv");
        controller.exportTable(csv);
        assertThat(Files.readAllLines(csv).getFirst()).isEqualTo("number,clues,found,micros,comment,puzzle,solution");
        assertThat(Files.readAllLines(csv).get(1)).startsWith("1,30,one,").endsWith(",easy," + PUZZLE + "," + SOLUTION);
        assertThat(Files.readAllLines(csv)).hasSize(5);

        controller.exportTable(folder.resolve("no/where.csv"));
        assertThat(controller.state.get().sentence()).isEqualTo("where.csv: The folder does not exist.");
    }

    @Test
    void theSameIsSolvedAgainWithAnotherEngine() throws IOException {
        BatchController controller = opened();
        List<String> before = rows(controller);
        controller.engine.set(links);
        controller.again();
        assertThat(rows(controller)).isEqualTo(before);
        assertThat(controller.state.get().phase()).isEqualTo(Phase.ENDED);
    }

    @Test
    void unreadableInputIsReportedInOneSentence() throws IOException {
        BatchController controller = controller();
        controller.open(folder.resolve("none.txt"));
        assertThat(controller.state.get().sentence()).isEqualTo("none.txt: There is no such file.");
        assertThat(controller.state.get().phase()).isEqualTo(Phase.IDLE);

        controller.open(Files.writeString(folder.resolve("words.txt"), "nothing here"));
        assertThat(controller.state.get().sentence()).isEqualTo("words.txt: It contains no puzzle.");
        assertThat(controller.rows.get()).isEmpty();
    }

    @Test
    void pastedTextsAndOtherFormatsAreCollectionsToo() throws IOException {
        BatchController controller = controller();
        controller.open("Pasted", SOLUTION.replaceAll("(.{9})", "$1\n") + "\n" + PUZZLE.replaceAll("(.{9})", "$1\n"));
        assertThat(rows(controller)).containsExactly("81 ONE ", "30 ONE ");
    }

    private static List<Integer> ordered(BatchController controller, BatchOrder order) {
        controller.order.set(order);
        return List.copyOf(controller.rows.get());
    }

    private static List<String> rows(BatchController controller) {
        return controller.rows.get().stream()
                .map(row -> controller.table().clues(row) + " "
                        + controller.table().found(row) + " "
                        + controller.table().name(row))
                .toList();
    }
}
