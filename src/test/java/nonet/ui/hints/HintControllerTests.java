package nonet.ui.hints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Role;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.solve.fast.FastSolver;
import nonet.ui.hints.HintController.Stage;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class HintControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARD =
            Puzzle.of("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private History history = History.of(Document.of("", EASY));
    private final HintController hints = new HintController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
            new Explainer(new Words(Locale.US)),
            this::apply);

    HintControllerTests() {
        hints.document.set(history.present());
    }

    @Test
    void theHintIsRevealedInStagesAndStartsAgain() {
        assertThat(sentence()).isEqualTo("Press Hint (H) for the name of the next step.");
        hints.more();
        assertThat(hints.stage.get()).isEqualTo(Stage.NAME);
        assertThat(shown().name()).isEqualTo("Naked Single");
        assertThat(hints.picture.get()).isNull();
        hints.more();
        assertThat(picture().marks().candidates()).isEmpty();
        assertThat(picture().marks().cells()).containsOnlyKeys(Cell.at(5, 5)).containsValue(Role.PIVOT);
        hints.more();
        assertThat(picture().marks()).isEqualTo(shown().marks());
        assertThat(hints.shown.checked.get()).isTrue();
        hints.more();

        assertThat(history.present().grid().digit(Cell.at(5, 5))).isEqualTo(Digit.of(5));
        assertThat(hints.stage.get()).isEqualTo(Stage.NOTHING);
        assertThat(hints.picture.get()).isNull();
        assertThat(sentence()).isEqualTo("Applied: Naked Single, r5c5=5. Press again for the next step.");
        hints.more();
        assertThat(sentence()).isEqualTo("Press again to see where to look.");
        history = history.undo();
        assertThat(history.present()).isEqualTo(Document.of("", EASY));
    }

    @Test
    void theAppliedStepIsShownUntilTheBoardChanges() {
        hints.more();
        hints.apply();
        assertThat(sentence()).startsWith("Applied: ");
        change(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(4)));
        assertThat(sentence()).isEqualTo("Press Hint (H) for the name of the next step.");
    }

    @Test
    void aStepThatTheBoardDoesNotTakeIsNotCalledMade() {
        HintController refused = new HintController(
                new Messages(Locale.US, "nonet.log"),
                new InlineTasks(),
                new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
                new Explainer(new Words(Locale.US)),
                _ -> {});
        refused.document.set(history.present());
        refused.more();
        refused.apply();
        assertThat(refused.sentence.get()).isEqualTo("Press again to see where to look.");
    }

    @Test
    void whereToLookIsWhereALongReasoningEnds() {
        history = History.of(Document.of(
                "", Puzzle.of("100000002090400050006000700050903000000070000000850040700000600030009080002000001")));
        hints.document.set(history.present());
        hints.more();
        assertThat(shown().name()).isEqualTo("Forcing Net Contradiction");
        assertThat(shown().marks().touched().size()).isGreaterThan(40);
        hints.more();
        assertThat(picture().marks().cells())
                .containsOnlyKeys(House.of(House.Kind.COLUMN, 3).cells().toArray(Cell[]::new));
    }

    @Test
    void hintsTakenToTheEndSolveThePuzzle() {
        for (int step = 0; step < 200 && !sentence().equals("Every cell is filled."); step++) {
            hints.more();
            hints.apply();
        }
        assertThat(history.present().grid().isSolved()).isTrue();
    }

    @Test
    void aWrongDigitOrALostCandidateIsNamedInsteadOfAStep() {
        change(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(1)));
        hints.more();
        assertThat(sentence()).isEqualTo("This digit is wrong: r1c3.");
        assertThat(picture().marks().cells()).containsOnlyKeys(Cell.at(1, 3));
        assertThat(hints.shown.explanation.get()).isNull();

        change(new Move.Erase(CellSet.of(Cell.at(1, 3))));
        change(new Move.FillMarks());
        change(new Move.ToggleMark(CellSet.of(Cell.at(1, 3)), Digit.of(4)));
        hints.more();
        assertThat(sentence()).isEqualTo("The pencil marks of one cell lack its right digit.");
        change(new Move.Enter(CellSet.of(Cell.at(1, 4)), Digit.of(1)));
        hints.more();
        assertThat(sentence())
                .isEqualTo("This digit is wrong: r1c4. The pencil marks of 2 cells lack their right digit.");
        assertThat(picture().marks().cells()).as("marks are not given away").containsOnlyKeys(Cell.at(1, 4));
        hints.showFaultyMarks();
        assertThat(picture().marks().cells()).containsOnlyKeys(Cell.at(1, 3), Cell.at(1, 8));
    }

    @Test
    void hintsWithoutPencilMarksUseAllCandidatesAndDoNotRepeat() {
        history = History.of(Document.of("", HARD));
        Cell marked = Cell.at(1, 2);
        change(new Move.ToggleMark(CellSet.of(marked), Digit.of(9)));
        hints.more();
        assertThat(hints.faultyMarks.get()).isEqualTo(CellSet.of(marked));
        assertThat(hints.picture.get()).isNull();

        hints.hintWithoutMarks();
        assertThat(hints.faultyMarks.get()).isEqualTo(CellSet.NONE);
        List<Deduction> steps = new ArrayList<>();
        for (int step = 0; step < 12; step++) {
            while (hints.stage.get() != Stage.PICTURE) {
                hints.more();
            }
            steps.add(hints.shown.step());
            hints.apply();
        }
        assertThat(steps).doesNotHaveDuplicates();
        assertThat(steps).anyMatch(step -> step.conclusions().getFirst() instanceof Conclusion.Elimination);
    }

    @Test
    void aPuzzleWithSeveralSolutionsGetsStepsThatAreNotChecked() {
        history = History.of(Document.of("", TWELVE));
        hints.document.set(history.present());
        hints.more();
        assertThat(hints.shown.checked.get()).isFalse();
        assertThat(hints.several.get()).isTrue();
    }

    @Test
    void sentencesFollowEachOtherAsTheLanguageDoesIt() {
        assertThat(new AdviceWords(new Messages(Locale.US, "nonet.log")).join("One.", "", "Two."))
                .isEqualTo("One. Two.");
        assertThat(new AdviceWords(new Messages(Locale.SIMPLIFIED_CHINESE, "nonet.log")).join("一。", "", "二。"))
                .isEqualTo("一。二。");
    }

    @Test
    void digitsThatNoneOfSeveralSolutionsHasAreNamed() {
        history = History.of(Document.of("", TWELVE));
        change(new Move.Enter(CellSet.of(Cell.at(2, 2)), Digit.of(4)));
        hints.more();
        assertThat(sentence()).isEqualTo("The puzzle has several solutions, but none with this digit: r2c2.");
        assertThat(picture().marks().cells()).containsOnlyKeys(Cell.at(2, 2));
    }

    @Test
    void whileAnEngineWorksThereAreNoHints() {
        hints.enabled.set(false);
        hints.more();
        assertThat(hints.stage.get()).isEqualTo(Stage.NOTHING);
    }

    @Test
    void aSearchIsGivenUpByStoppingAndByAChangeOfTheBoard() {
        WaitingTasks waiting = new WaitingTasks();
        HintController slow = new HintController(
                new Messages(Locale.US, "nonet.log"),
                waiting,
                new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
                new Explainer(new Words(Locale.US)),
                this::apply);
        slow.document.set(history.present());
        assertThat(waiting.started()).isEqualTo(1);
        assertThat(slow.busy.get()).isFalse();
        slow.more();
        assertThat(waiting.started()).isEqualTo(1);
        assertThat(slow.busy.get()).isTrue();
        assertThat(slow.sentence.get()).isEqualTo("Looking\u2026");

        slow.stop();
        assertThat(slow.busy.get()).isFalse();
        assertThat(waiting.canceled()).isEqualTo(1);
        assertThat(slow.sentence.get()).isEqualTo("Press Hint (H) for the name of the next step.");

        slow.more();
        slow.document.set(Document.of("", TWELVE));
        assertThat(slow.busy.get()).isFalse();
        assertThat(waiting.canceled()).isEqualTo(2);
        slow.more();
        assertThat(slow.busy.get()).isTrue();
        assertThat(waiting.canceled()).isEqualTo(2);
        assertThat(waiting.started()).isEqualTo(3);
    }

    private void apply(List<Conclusion> conclusions) {
        change(new Move.Conclude(conclusions));
    }

    private void change(Move move) {
        history = history.with(move);
        hints.document.set(history.present());
    }

    private String sentence() {
        return hints.sentence.get();
    }

    private Explanation shown() {
        return Objects.requireNonNull(hints.shown.explanation.get());
    }

    private MarkedGrid picture() {
        return Objects.requireNonNull(hints.picture.get());
    }
}
