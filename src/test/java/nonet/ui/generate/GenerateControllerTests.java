package nonet.ui.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Technique;
import nonet.generate.ErRequest;
import nonet.generate.ErRequest.Gem;
import nonet.generate.Generated;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.library.LibraryEntry;
import nonet.library.LibraryFile;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.RatingResult;
import nonet.service.generate.PuzzleGeneration;
import nonet.settings.Profiles;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.ui.generate.DeliveryFields.Destination;
import nonet.ui.generate.PathFields.Difficulty;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateControllerTests {

    private static final long SEED = 11;

    @TempDir
    private Path folder;

    private final PuzzleGeneration making = new PuzzleGeneration(Profile::hodoku, 300);
    private final ObjectProperty<Profiles> profiles =
            new SimpleObjectProperty<>(Profiles.standard().choosing(Profiles.HODOKU));
    private PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks());

    @Test
    void aPuzzleIsMadeAsItIsWished() {
        GenerateController controller = controller();
        controller.givens.symmetry.set(Symmetry.DIAGONAL);
        controller.path.difficulty.set(Difficulty.EASY);
        controller.givens.fewest.set("30");
        controller.givens.most.set(" 34 ");
        controller.make();

        assertThat(opened())
                .containsExactly(
                        made(new PuzzleRequest(Symmetry.DIAGONAL, new Clues(30, 34), false, Level.EASY), SEED));
        assertThat(controller.placed.get()).isEqualTo(opened().getFirst());
        assertThat(controller.lastSeed.get()).isEqualTo("11");
        assertIdle(controller, "");
    }

    @Test
    void aRatingOfSudokuExplainerCanBeWished() {
        GenerateController controller = controller();
        ErFields er = controller.er;
        controller.givens.symmetry.set(Symmetry.NONE);
        er.lowest.set("1,2");
        er.highest.set(" 2.0");
        er.gem.set(Gem.PEARL);
        controller.make();

        assertThat(opened())
                .containsExactly(made(
                        new PuzzleRequest(Symmetry.NONE, Clues.ANY, false, null, new ErRequest(12, 20, Gem.PEARL)),
                        SEED));

        er.lowest.set("7.2");
        er.highest.set("7.1");
        assertThat(controller.refusal.get()).isEqualTo("The first rating is higher than the second.");
        er.highest.set("7.15");
        assertThat(controller.refusal.get()).isEqualTo("Type a rating from 1.0 to 12.0, such as 7.1.");
        er.highest.set("");
        assertThat(controller.refusal.get()).isEmpty();
    }

    @Test
    void techniquesScoreDigitsAndSeedAreRequested() {
        GenerateController controller = controller();
        PathFields path = controller.path;
        controller.givens.symmetry.set(Symmetry.NONE);
        path.needs.set("naked pair, pointing");
        path.without.set("X-Wing");
        path.highestScore.set("1500");
        controller.givens.digits.set(Digits.NINE);
        controller.delivery.seed.set(" 72 ");
        controller.make();

        PuzzleRequest request = PuzzleRequest.ANY
                .with(new LogicRequest(
                        null,
                        new Scores(0, 1500),
                        Set.of(Technique.NAKED_PAIR, Technique.POINTING),
                        Set.of(),
                        Set.of(Technique.X_WING)))
                .with(Digits.NINE);
        assertThat(opened()).containsExactly(made(request, 72));

        path.needs.set("Naked Pear");
        assertThat(controller.refusal.get())
                .isEqualTo("There is no technique \u201cNaked Pear\u201d; choose one from the list that appears while"
                        + " you type.");
        path.needs.set("x-wing");
        assertThat(controller.refusal.get()).isEqualTo("X-Wing is both needed and excluded.");
        path.without.set("");
        path.difficulty.set(Difficulty.EASY);
        assertThat(controller.refusal.get()).isEqualTo("The level of X-Wing is hard, but easy is requested.");
        controller.delivery.seed.set("a");
        assertThat(controller.refusal.get()).isEqualTo("A seed is a whole number of at most 18 digits.");
    }

    @Test
    void thePuzzleIsOneForTheProfileThatIsChosen() {
        GenerateController controller = controller();
        ProfileFields by = controller.profile;
        assertThat(by.shown).extracting(by::name).containsExactly("HoDoKu", "Modern");
        controller.path.needs.set("Tridagon");
        assertThat(controller.refusal.get())
                .isEqualTo("Tridagon is not in use in the profile for the rating; choose a profile that has it.");

        by.chosen.set(by.shown.getLast());
        assertThat(controller.refusal.get()).isEmpty();
        profiles.set(profiles.get().choosing("").saving("Mine").with(Profile.hodoku()));
        assertThat(by.shown).extracting(by::name).containsExactly("Mine, changed", "Modern", "Mine");
        assertThat(by.name()).isEqualTo("Modern");

        controller.path.needs.set("");
        controller.path.difficulty.set(Difficulty.HARD);
        controller.make();
        assertThat(new HumanLogic(new FastSolver(), Profile.modern()).rate(opened().getFirst(), Cancel.NEVER))
                .isInstanceOfSatisfying(
                        RatingResult.Rated.class,
                        rated -> assertThat(rated.rating().level()).isEqualTo(Level.HARD));

        profiles.set(profiles.get().choosing(Profiles.MODERN));
        assertThat(by.shown).extracting(by::name).containsExactly("Modern", "HoDoKu");
        assertThat(by.chosen.get()).isEqualTo(by.shown.getFirst());
    }

    @Test
    void theListOfTechniquesAndTheFieldAgree() {
        TechniqueList techniques = controller().path.techniques;
        assertThat(techniques.suggested("X-Wing, xy-ch")).containsExactly(Technique.XY_CHAIN);
        assertThat(techniques.completed("X-Wing, xy-ch", Technique.XY_CHAIN)).isEqualTo("X-Wing, XY-Chain");
        assertThat(techniques.with("x-wing", Technique.XY_CHAIN, true)).isEqualTo("x-wing, XY-Chain");
        assertThat(techniques.with("x-wing, XY-Chain", Technique.X_WING, false)).isEqualTo("XY-Chain");
        assertThat(techniques.matches(Technique.XY_CHAIN, "xy ch")).isTrue();
        assertThat(techniques.matches(Technique.XY_CHAIN, "fish")).isFalse();
    }

    @Test
    void theGivensTakeTheCellsThatAreDrawn() {
        GenerateController controller = controller();
        PatternDrawing drawing = controller.givens.drawing;
        fixture.with(Puzzle.of("1........".repeat(9)));
        controller.drawBoard();
        assertThat(controller.refusal.get())
                .isEqualTo("The pattern has 9 cells; no puzzle with one solution has fewer than 17 givens.");
        drawing.clear();
        for (Cell cell : Puzzle.of("11.1.....".repeat(9)).givenCells()) {
            drawing.toggle(cell);
        }
        drawing.set(Cell.at(1, 1), true);
        assertThat(drawing.cells())
                .as("what is drawn is mirrored")
                .isEqualTo(Puzzle.of("11.1.1.11".repeat(9)).givenCells());
        drawing.clear();
        Puzzle shown = Puzzle.of("11.1.1.11".repeat(9));
        fixture.with(shown);
        controller.drawBoard();
        controller.make();
        assertThat(opened().getFirst().givenCells()).isEqualTo(shown.givenCells());
        drawing.used.set(false);
        controller.make();
        assertThat(opened().getLast())
                .isEqualTo(made(new PuzzleRequest(Symmetry.ROTATIONAL, Clues.ANY, false, null), SEED));
    }

    @Test
    void aPatternIsWrittenAndReadAndABadFileChangesNothing() throws IOException {
        GenerateController controller = controller();
        PatternDrawing drawing = controller.givens.drawing;
        controller.givens.symmetry.set(Symmetry.FULL);
        drawing.toggle(Cell.at(1, 2));
        CellSet drawn = drawing.cells();
        assertThat(drawn.size()).isEqualTo(8);
        Path file = folder.resolve("pattern.txt");
        controller.patterns.save(file);
        assertThat(Files.readString(file)).startsWith(".x.....x.\nx.......x\n");
        drawing.invert();
        assertThat(drawing.cells()).isEqualTo(CellSet.ALL.minus(drawn));
        controller.patterns.open(file);
        assertThat(drawing.cells()).isEqualTo(drawn);

        controller.patterns.open(Files.writeString(folder.resolve("bad.txt"), "x..."));
        assertThat(controller.state.get().sentence())
                .isEqualTo("bad.txt has no pattern: it has 4 cells instead of 81.");
        assertThat(controller.state.get().failed()).isTrue();
        controller.patterns.open(folder.resolve("missing.txt"));
        assertThat(controller.state.get().sentence()).startsWith("missing.txt: ");
        assertThat(drawing.cells()).isEqualTo(drawn);
    }

    @Test
    void manyPuzzlesGoToACollectionOrAFile() throws IOException {
        GenerateController controller = controller();
        controller.delivery.destination.set(Destination.LIBRARY);
        controller.delivery.count.set("3");
        controller.delivery.collection.set(" Mine ");
        controller.make();
        assertIdle(controller, "3 puzzles were put into the collection \u201cMine\u201d of the library.");
        assertThat(controller.stored.get()).isEqualTo(1);
        LibraryFile library = library();
        assertThat(library.library().collections())
                .filteredOn(each -> each.name().equals("Mine"))
                .singleElement()
                .satisfies(mine -> assertThat(library.library().puzzles(mine.id(), "").stream()
                                .map(LibraryEntry::puzzle))
                        .containsExactlyElementsOf(made(3)));

        controller.delivery.destination.set(Destination.FILE);
        Path file = folder.resolve("made.txt");
        controller.make(file);
        assertIdle(controller, "3 puzzles were written to made.txt.");
        assertThat(Files.readAllLines(file))
                .containsExactlyElementsOf(made(3).stream().map(Puzzle::text).toList());
        assertThat(opened()).isEmpty();

        controller.make(folder.resolve("no/such/folder.txt"));
        assertThat(controller.state.get().sentence()).startsWith("folder.txt: ");
        assertThat(controller.state.get().failed()).isTrue();
        controller.delivery.count.set("10,001");
        assertThat(controller.refusal.get()).isEqualTo("It must be at most 10,000.");
    }

    @Test
    void attemptsAreReportedAndTheNextRequestIsAllowed() {
        GenerateController controller = controller();
        controller.givens.symmetry.set(Symmetry.FULL);
        controller.givens.most.set("17");
        controller.make();

        assertThat(opened()).isEmpty();
        assertThat(controller.state.get().failed()).isTrue();
        assertIdle(
                controller,
                "Gave up after 300 tries: 300 without such givens."
                        + " Allow other numbers of givens, or another symmetry, level or rating.");
        controller.givens.most.set("");
        controller.repeatSeed();
        assertThat(controller.delivery.seed.get()).isEqualTo("11");
        controller.make();
        assertThat(opened()).hasSize(1);
        assertThat(controller.state.get().failed()).isFalse();
    }

    @Test
    void whatCameNearIsListedOpenedAndSaved() throws IOException {
        GenerateController controller = controller();
        controller.givens.symmetry.set(Symmetry.NONE);
        controller.path.needs.set("naked pair");
        controller.path.hardest.set("swordfish");
        controller.make();
        List<Puzzle> near = List.copyOf(controller.near.puzzles);
        assertThat(near).isNotEmpty();
        Path file = folder.resolve("near.txt");
        controller.near.save(file);
        assertThat(Files.readAllLines(file))
                .containsExactlyElementsOf(near.stream().map(Puzzle::text).toList());
        assertThat(controller.state.get().sentence()).isEqualTo("near.txt was written.");
        controller.givens.most.set("40");
        assertThat(controller.near.puzzles).isEmpty();
        controller.place(near.getLast());
        assertThat(opened()).endsWith(near.getLast());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "16 | '' | It must be at least 17.",
                "'' | 82 | It must be at most 81.",
                "'' | many | This is not a whole number.",
                "30 | 20 | The first number is greater than the second.",
                "41 | '' | A minimal puzzle has at most 40 givens, not 41 or more."
            })
    void rejectsImpossibleRequests(String fewest, String most, String why) {
        GenerateController controller = controller();
        controller.givens.minimal.set(true);
        controller.givens.fewest.set(fewest);
        controller.givens.most.set(most);
        assertThat(controller.refusal.get()).isEqualTo(why);

        controller.make();
        assertThat(opened()).isEmpty();
        assertIdle(controller, "");
    }

    @Test
    void aRunThatIsStoppedSaysHowFarItGot() {
        Later tasks = new Later();
        GenerateController controller = controller(tasks);
        controller.make();
        assertThat(controller.state.get().isUnderWay()).isTrue();
        assertThat(controller.state.get().sentence()).isEqualTo("Looking for puzzles\u2026");
        controller.make();
        assertThat(tasks.works).hasSize(1);
        fixture.frame();

        controller.leave();
        tasks.works.getFirst().run();
        assertThat(opened()).isEmpty();
        assertIdle(controller, "Stopped after 0 tries.");
    }

    @Test
    void aRunForARareTechniqueSaysHowRareItIs() {
        GenerateController controller = controller(new Later());
        controller.path.needs.set("Uniqueness Test 5");
        controller.make();
        assertThat(controller.state.get().sentence())
                .isEqualTo(
                        "Uniqueness Test 5 is rare: 1 of 10,000 random puzzles took it. The search may take very long;"
                                + " without a symmetry or pattern, it would also start from known puzzles. Looking for"
                                + " puzzles…");
    }

    @Test
    void reportsAFailure() {
        GenerateController broken = controller(new Tasks() {
            @Override
            public <T> TaskHandle start(TaskQueue lane, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
                failed.accept(new IllegalStateException("broken"));
                return new InlineTasks(lane).start(lane, work, done, failed);
            }
        });
        broken.make();

        assertThat(broken.state.get().failed()).isTrue();
        assertIdle(broken, "No puzzle could be generated; see nonet.log (Help > Report a problem).");
    }

    private static void assertIdle(GenerateController controller, String sentence) {
        assertThat(controller.state.get().isUnderWay()).isFalse();
        assertThat(controller.state.get().sentence()).isEqualTo(sentence);
    }

    private Puzzle made(PuzzleRequest request, long seed) {
        return found(making.make(request, seed, Cancel.NEVER, _ -> {}));
    }

    /// Returns the first puzzles that turn by half.
    private List<Puzzle> made(int count) {
        var generator = making.generator(new PuzzleRequest(Symmetry.ROTATIONAL, Clues.ANY, false, null), SEED);
        return Stream.iterate(0, number -> number + 1)
                .limit(count)
                .map(number -> found(generator.generate(number, Cancel.NEVER, _ -> {})))
                .toList();
    }

    private static Puzzle found(Generated generated) {
        return ((Generated.Found) generated).puzzle();
    }

    /// Returns the puzzles that were put on the board.
    private List<Puzzle> opened() {
        return fixture.opened.stream().map(Document::puzzle).toList();
    }

    private GenerateController controller() {
        return controller(new InlineTasks());
    }

    private GenerateController controller(Tasks tasks) {
        fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), tasks, () -> SEED);
        return new GenerateController(fixture.services(), making, profiles, library(), () -> {});
    }

    private LibraryFile library() {
        return new LibraryFile(Objects.requireNonNull(folder).resolve("library.db"), List::of);
    }

    /// Keeps works for later.
    private static final class Later implements Tasks {

        private final List<Runnable> works = new ArrayList<>();

        @Override
        public <T> TaskHandle start(TaskQueue lane, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            works.add(() -> new InlineTasks().start(lane, work, done, failed));
            return new InlineTasks(lane).start(lane, work, done, failed);
        }
    }
}
