package nonet.ui.solves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.library.Solve.Effort;
import nonet.library.Solve.Sight;
import nonet.library.Solve.Sighting;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.Move;
import nonet.play.PlayerFilm;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.service.reason.FilmReview;
import nonet.service.reason.MoveExplainer;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

class SolveReviewTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final FastSolver solver = new FastSolver();
    private final Hints hints = new Hints(HumanLogic.withoutBruteForce(Profile.hodoku()), Profile.hodoku(), solver);
    private final MoveExplainer explainer = new MoveExplainer(hints, new Diagnosis(solver, StepEngine.SINGLES));
    private PlayerFilm film = PlayerFilm.of(Document.EMPTY);

    private void begin(Puzzle puzzle) {
        film = PlayerFilm.of(Document.of("", puzzle));
    }

    private void act(long wait, Kind kind, Document after) {
        film = film.with(new FilmAction(film.end() + wait, kind, after.boardOnly()));
    }

    private void enter(long wait, Candidate digit) {
        act(wait, Kind.DIGIT, new Move.Enter(CellSet.of(digit.cell()), digit.digit()).on(film.board()));
    }

    private Deduction easiest() {
        HintResult found = hints.next(film.board().withoutMarks(Set.of()), Cancel.NEVER);
        return ((HintResult.Found) found).step().deduction();
    }

    private SolveReview review() {
        return review(film.board());
    }

    private SolveReview review(Document end) {
        return new SolveReview(new FilmReview(film, hints, explainer), end, hints);
    }

    private static Candidate placed(Deduction step) {
        return step.conclusions().stream()
                .filter(Conclusion.Placement.class::isInstance)
                .map(Conclusion::candidate)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void hintsChecksAndWrongMovesAreCounted() {
        begin(EASY);
        Document before = film.board();
        enter(10, new Candidate(Cell.at(1, 3), Digit.of(4)));
        enter(10, new Candidate(Cell.at(1, 4), Digit.of(9)));
        act(5, Kind.HINT, film.board());
        act(5, Kind.UNDO, before);
        act(5, Kind.CHECK, before);
        enter(5, new Candidate(Cell.at(1, 4), Digit.of(9)));
        act(1200, Kind.HINT, film.board());
        assertThat(review().effort(Cancel.NEVER)).isEqualTo(new Effort(false, 124, 2, 1, 2));
    }

    @Test
    void aStepThatIsAppliedWithoutAHintCountsAsOne() {
        begin(EASY);
        act(10, Kind.HINT, film.board());
        act(10, Kind.PAUSE, film.board());
        apply(easiest());
        assertThat(review().effort(Cancel.NEVER).hints()).as("the hint").isEqualTo(1);
        apply(easiest());
        assertThat(review().effort(Cancel.NEVER).hints()).isEqualTo(2);
        act(10, Kind.HINT, film.board());
        enter(10, placed(easiest()));
        apply(easiest());
        assertThat(review().effort(Cancel.NEVER).hints()).as("another step").isEqualTo(4);
    }

    private void apply(Deduction step) {
        act(10, Kind.STEP, new Move.Conclude(step.conclusions()).on(film.board()));
    }

    /// Neither the solution nor most of it, nor the last few digits. One step of human logic may be the last one.
    @Test
    void whatAnEngineFilledIsNotFinishedByTheUser() {
        begin(EASY);
        Grid solution = Objects.requireNonNull(solver.solution(EASY, Cancel.NEVER));
        Document solved = new Move.Take(solution).on(film.board());
        Document most = new Move.Erase(CellSet.of(Cell.at(1, 3), Cell.at(9, 1))).on(solved);
        Document all = new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(4)).on(most);
        act(10, Kind.of(new Move.Take(solution)), solved);
        assertThat(finished()).isFalse();
        act(10, Kind.UNDO, film.start());
        act(10, Kind.DIGIT, solved);
        assertThat(finished()).as("it was seen").isFalse();
        begin(EASY);
        act(10, Kind.STEP, most);
        act(10, Kind.DIGIT, solved);
        assertThat(finished()).isFalse();
        begin(EASY);
        act(10, Kind.DIGIT, most);
        act(10, Kind.STEP, solved);
        assertThat(finished()).isFalse();
        begin(EASY);
        act(10, Kind.DIGIT, all);
        act(10, Kind.STEP, solved);
        assertThat(finished()).isTrue();
    }

    @Test
    void aSolveWhoseFilmStopsShortIsFinishedNevertheless() {
        begin(EASY);
        enter(10, new Candidate(Cell.at(1, 3), Digit.of(4)));
        assertThat(review().sightings(Cancel.NEVER)).extracting(Sighting::sight).contains(Sight.NEVER);
        Grid solution = Objects.requireNonNull(solver.solution(EASY, Cancel.NEVER));
        SolveReview solved = review(new Move.Take(solution).on(film.board()));
        assertThat(solved.effort(Cancel.NEVER)).isEqualTo(new Effort(true, 1, 0, 0, 0));
        assertThat(solved.sightings(Cancel.NEVER)).extracting(Sighting::sight).doesNotContain(Sight.NEVER);
    }

    private boolean finished() {
        return review().effort(Cancel.NEVER).finished();
    }

    @Test
    void wrongDigitsOfAnEngineAreNoMistakesOfTheUser() {
        begin(EASY);
        act(10, Kind.STEP, new Move.Enter(CellSet.of(Cell.at(1, 4)), Digit.of(9)).on(film.board()));
        assertThat(review().effort(Cancel.NEVER).mistakes()).isZero();
    }

    /// Each single is entered as the next step says, after a wait; what stands in the end is never seen.
    @Test
    void singlesAreCountedByTheWaitBeforeThem() {
        long seed = 20261129;
        Random random = new Random(seed);
        begin(EASY);
        Map<String, Integer> expected = new TreeMap<>();
        for (int i = 0; i < 40; i++) {
            Deduction step = easiest();
            boolean helped = random.nextInt(5) == 0;
            long wait = random.nextInt(300);
            if (helped) {
                act(wait / 2, Kind.HINT, film.board());
            }
            enter(wait - (helped ? wait / 2 : 0), placed(step));
            Sight sight = helped ? Sight.WITH_HINT : wait <= SolveReview.AT_ONCE ? Sight.AT_ONCE : Sight.LATER;
            expected.merge(step.technique().id() + sight, 1, Integer::sum);
        }
        expected.merge(easiest().technique().id() + Sight.NEVER, 1, Integer::sum);
        assertThat(counts()).as("seed " + seed).isEqualTo(expected);
    }

    private Map<String, Integer> counts() {
        Map<String, Integer> counts = new TreeMap<>();
        for (Sighting each : review().sightings(Cancel.NEVER)) {
            counts.put(each.technique() + each.sight(), each.count());
        }
        return counts;
    }

    /// While right digits are entered, a step that eliminates may stand on; it counts once, when another one is the easiest.
    @Test
    void aStepThatEliminatesCountsOnceFromWhenItWasThere() {
        begin(Puzzle.of("4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"));
        while (places(easiest())) {
            enter(10, placed(easiest()));
        }
        Deduction step = easiest();
        Grid solution = Objects.requireNonNull(solver.solution(film.start().puzzle(), Cancel.NEVER));
        for (Cell cell : film.board().grid().blanks()) {
            if (easiest().equals(step)) {
                assertThat(counts()).doesNotContainKey(step.technique().id() + Sight.LATER);
                enter(200, new Candidate(cell, Objects.requireNonNull(solution.digit(cell))));
            }
        }
        assertThat(review().sightings(Cancel.NEVER))
                .filteredOn(each -> each.technique().equals(step.technique().id()) && each.sight() != Sight.NEVER)
                .containsExactly(new Sighting(step.technique().id(), Sight.LATER, 1));
    }

    private static boolean places(Deduction step) {
        return step.conclusions().stream().anyMatch(Conclusion.Placement.class::isInstance);
    }

    @Test
    void wrongDigitsAndMarksAreNoSightings() {
        begin(EASY);
        enter(10, new Candidate(Cell.at(1, 3), Digit.of(1)));
        enter(10, new Candidate(Cell.at(1, 4), Digit.of(2)));
        act(10, Kind.MARK, new Move.ToggleMark(CellSet.of(Cell.at(1, 6)), Digit.of(9)).on(film.board()));
        assertThat(review().sightings(Cancel.NEVER)).isEmpty();
    }
}
