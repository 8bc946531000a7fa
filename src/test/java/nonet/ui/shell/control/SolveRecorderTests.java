package nonet.ui.shell.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import nonet.codec.app.FilmJson;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.library.Grade;
import nonet.library.Grader;
import nonet.library.LibraryFile;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.FilmAction.Kind;
import nonet.play.PlayerFilm;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.relatives.Isomorphism;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Verdicts;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.solve.Engines;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.InlineTasks;
import nonet.ui.shell.edit.EditController;
import nonet.ui.shell.edit.FilmRecorder;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.edit.Stopwatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveRecorderTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle OTHER =
            Puzzle.of("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

    @TempDir
    private Path folder;

    private final FastSolver solver = new FastSolver();
    private final AtomicLong now = new AtomicLong();
    private final List<Integer> changes = new ArrayList<>();
    private LibraryFile file;
    private EditController edit;
    private FilmRecorder films;
    private Stopwatch stopwatch;

    @BeforeEach
    void begin() {
        file = new LibraryFile(folder.resolve("library.db"), List::of);
        edit = new EditController(Document.EMPTY, Room.PLAY);
        stopwatch = new Stopwatch(edit, now::get, 0);
        films = new FilmRecorder(edit, stopwatch);
        films.filmed.set(true);
        stopwatch.focused.set(true);
        SolverServices solvers = new SolverServices(
                new nonet.service.search.Engines(Engines.all().toList()),
                new Verdicts(solver),
                new Hints(Samples.solver(), Profile.hodoku(), solver),
                new Diagnosis(solver, StepEngine.SINGLES),
                new Grader(new HumanLogic(solver, Profile.hodoku())),
                new PuzzleGeneration(Profile::hodoku, 2_000));
        new SolveRecorder(
                new InlineTasks(), file, solvers, Profile::hodoku, edit, films.filmed::get, () -> changes.add(1));
    }

    @AfterEach
    void close() {
        file.close();
    }

    private List<Solve> solves() throws IOException {
        return file.library().solves().all();
    }

    private List<Effort> efforts() throws IOException {
        return solves().stream().map(Solve::effort).toList();
    }

    /// Enters right digits, one a second.
    private void enter(int digits) {
        Grid solution = Objects.requireNonNull(solver.solution(edit.document().puzzle(), Cancel.NEVER));
        int left = digits;
        for (Cell cell : edit.document().grid().blanks()) {
            if (left-- > 0) {
                now.addAndGet(1_000_000_000);
                edit.selection.set(Selection.of(cell));
                edit.digit(Objects.requireNonNull(solution.digit(cell)));
            }
        }
    }

    @Test
    void aSolvedPuzzleIsRecordedOnceWithItsFilmAndClass() throws IOException {
        edit.open("The easy one", EASY);
        edit.selection.set(Selection.of(Cell.at(1, 3)));
        edit.digit(Digit.ONE);
        edit.undo();
        films.add(Kind.HINT);
        films.add(Kind.CHECK);
        enter(81);
        PlayerFilm film = edit.history.get().film();
        edit.undo();
        edit.redo();
        edit.room.set(Room.SET_UP);
        edit.room.set(Room.PLAY);
        edit.open("", OTHER);

        assertThat(changes).hasSize(1);
        Solve solve = solves().getFirst();
        assertThat(solves()).hasSize(1);
        assertThat(solve.name()).isEqualTo("The easy one");
        assertThat(solve.puzzle()).isEqualTo(EASY);
        assertThat(solve.effort()).isEqualTo(new Effort(true, 51, 1, 1, 1));
        assertThat(solve.rating()).satisfies(rating -> {
            assertThat(rating.grade()).isEqualTo(Grade.EASY);
            assertThat(rating.explained().er()).isPositive();
        });
        assertThat(file.library().solves().film(solve.id()))
                .map(bytes -> FilmJson.read(new String(bytes, StandardCharsets.UTF_8)))
                .hasValueSatisfying(read -> assertThat(read).contains(film));

        edit.open("", Isomorphism.shuffle(5, 1).of(EASY));
        enter(81);
        assertThat(solves()).hasSize(2).extracting(Solve::form).containsOnly(solve.form());
    }

    @Test
    void aPuzzleThatIsLeftIsRecordedAndReplacedWhenItIsContinued() throws IOException {
        edit.open("", EASY);
        enter(4);
        edit.open("", OTHER);
        assertThat(solves()).as("too few digits").isEmpty();
        edit.open("", EASY);
        enter(6);
        edit.open("", OTHER);
        assertThat(efforts()).containsExactly(new Effort(false, 6, 0, 0, 0));
        edit.undo();
        assertThat(edit.document().puzzle()).isEqualTo(EASY);
        edit.redo();
        assertThat(efforts()).as("looked at and left again").hasSize(1);
        edit.undo();
        enter(81);
        assertThat(efforts()).containsExactly(new Effort(true, 51, 0, 0, 0));
    }

    @Test
    void aPuzzleThatIsMirroredIsOneSolve() throws IOException {
        edit.open("", EASY);
        films.add(Kind.HINT);
        enter(6);
        edit.open("", OTHER);
        edit.undo();
        enter(44);
        edit.transform(Isomorphism.mirror());
        enter(1);

        assertThat(efforts()).containsExactly(new Effort(true, 51, 1, 0, 0));
        Solve solve = solves().getFirst();
        assertThat(solve.puzzle()).isEqualTo(Isomorphism.mirror().of(EASY));
        assertThat(file.library().solves().film(solve.id()))
                .map(bytes -> FilmJson.read(new String(bytes, StandardCharsets.UTF_8)))
                .hasValueSatisfying(
                        read -> assertThat(read).contains(edit.history.get().film()));
        edit.transform(Isomorphism.rotation(1));
        edit.film(PlayerFilm.of(edit.document()));
        assertThat(solves()).isEmpty();
    }

    @Test
    void aPuzzleThatIsBegunAgainIsAnotherSolve() throws IOException {
        edit.open("", EASY);
        enter(6);
        edit.open("", EASY);
        enter(81);
        assertThat(efforts()).containsExactlyInAnyOrder(new Effort(true, 51, 0, 0, 0), new Effort(false, 6, 0, 0, 0));
    }

    @Test
    void digitsOfAnEngineDoNotFinishASolve() throws IOException {
        Grid solution = Objects.requireNonNull(solver.solution(EASY, Cancel.NEVER));
        edit.open("", EASY);
        enter(4);
        edit.take(solution);
        edit.open("", OTHER);
        assertThat(solves()).as("too few digits of the user").isEmpty();

        edit.open("", EASY);
        enter(6);
        edit.take(solution);
        edit.undo();
        enter(81);
        edit.open("", OTHER);
        assertThat(efforts()).extracting(Effort::finished).containsExactly(false);
    }

    /// As *My solves* and *Open* do it.
    @Test
    void aFilmThatIsOpenedIsNoFurtherSolve() throws IOException {
        edit.open("", EASY);
        enter(81);
        PlayerFilm film = edit.history.get().film();
        edit.open("", OTHER);
        edit.open(List.of(film.board()), 0, film);
        edit.room.set(Room.SET_UP);
        edit.room.set(Room.PLAY);
        edit.selection.set(Selection.of(Cell.at(1, 3)));
        edit.clear();
        edit.undo();
        edit.open("", OTHER);
        assertThat(efforts()).containsExactly(new Effort(true, 51, 0, 0, 0));
    }

    /// Pauses, hints and other rooms are no moves.
    @Test
    void lookingAtAnUnfinishedSolveLeavesTheRecordAsItIs() throws IOException {
        edit.open("", EASY);
        enter(6);
        PlayerFilm film = edit.history.get().film();
        edit.open("", OTHER);
        List<Solve> before = solves();
        edit.open(List.of(film.board()), 0, film);
        stopwatch.focused.set(false);
        stopwatch.focused.set(true);
        edit.room.set(Room.WATCH);
        edit.room.set(Room.PLAY);
        films.add(Kind.HINT);
        assertThat(edit.history.get().film().size()).isGreaterThan(film.size());
        edit.open("", OTHER);
        assertThat(changes).hasSize(1);
        assertThat(solves()).isEqualTo(before);
    }

    @Test
    void aSolveThatGoesOnReplacesItselfAndNoOtherOfItsPuzzle() throws IOException {
        edit.open("", EASY);
        enter(6);
        PlayerFilm first = edit.history.get().film();
        edit.open("", EASY);
        now.addAndGet(20_000_000_000L);
        enter(7);
        edit.open("", OTHER);
        Effort other = new Effort(false, 27, 0, 0, 0);
        assertThat(efforts()).containsExactlyInAnyOrder(new Effort(false, 6, 0, 0, 0), other);

        edit.open(List.of(first.board()), 0, first);
        enter(2);
        edit.open("", OTHER);
        assertThat(efforts()).containsExactlyInAnyOrder(new Effort(false, 8, 0, 0, 0), other);
        edit.undo();
        edit.film(PlayerFilm.of(edit.document()));
        assertThat(efforts()).as("forgotten").containsExactly(other);
    }

    @Test
    void withoutFilmsNothingIsRecorded() throws IOException {
        films.filmed.set(false);
        edit.open("", EASY);
        enter(81);
        edit.open("", OTHER);
        assertThat(solves()).isEmpty();
    }

    @Test
    void whileFilmsAreOffNothingIsRecorded() throws IOException {
        edit.open("", EASY);
        enter(6);
        films.filmed.set(false);
        enter(81);
        films.filmed.set(true);
        edit.undo();
        edit.redo();
        edit.open("", EASY);
        enter(6);
        films.filmed.set(false);
        edit.open("", OTHER);
        assertThat(solves()).isEmpty();
    }

    @Test
    void whatWasEnteredWhileFilmsWereOffIsNoPartOfTheNextStep() throws IOException {
        edit.open("", EASY);
        enter(6);
        films.filmed.set(false);
        enter(20);
        films.filmed.set(true);
        Grid solution = Objects.requireNonNull(solver.solution(EASY, Cancel.NEVER));
        Cell next = edit.document().grid().blanks().first();
        edit.conclude(
                List.of(new Conclusion.Placement(new Candidate(next, Objects.requireNonNull(solution.digit(next))))));
        enter(81);
        assertThat(efforts()).extracting(Effort::finished).containsExactly(true);
    }

    @Test
    void forgettingTheFilmRemovesTheSolveUntilItIsTakenBack() throws IOException {
        edit.open("", EASY);
        enter(81);
        PlayerFilm film = edit.history.get().film();
        edit.film(PlayerFilm.of(edit.document()));
        assertThat(solves()).isEmpty();
        edit.film(film);
        assertThat(efforts()).containsExactly(new Effort(true, 51, 0, 0, 0));
    }

    @Test
    void aForgottenSolveDoesNotTakeAnEarlierOneWithIt() throws IOException {
        edit.open("", EASY);
        enter(81);
        edit.open("", EASY);
        enter(3);
        edit.film(PlayerFilm.of(edit.document()));
        assertThat(efforts()).containsExactly(new Effort(true, 51, 0, 0, 0));
    }

    @Test
    void whatHasNoOnlySolutionIsNotRecorded() throws IOException {
        edit.open("", Puzzle.of(EASY.toString().replace("53..7", ".....").replace("6..195", "...19.")));
        for (int column : new int[] {1, 2, 3, 4, 6}) {
            edit.selection.set(Selection.of(Cell.at(1, column)));
            edit.digit(Digit.of(column));
        }
        edit.open("", OTHER);
        assertThat(solves()).isEmpty();
    }
}
