package nonet.ui.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.play.History;
import nonet.play.Move;
import nonet.service.diagnosis.Additions;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.diagnosis.Finding;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.kit.FailingTasks;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Tasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Execution(ExecutionMode.CONCURRENT)
class WhyControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle NONE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5..2.8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final List<Object> done = new ArrayList<>();
    private final WhyController why = controller(new InlineTasks());

    private WhyController controller(Tasks tasks) {
        return new WhyController(
                new Messages(Locale.US, "nonet.log"),
                tasks,
                new Diagnosis(new FastSolver(), StepEngine.SINGLES),
                new WhyController.Actions(() -> done.add("board"), done::add, done::add, () -> done.add("back")));
    }

    @Test
    void nothingIsComputedWhileHidden() {
        why.document.set(Document.of("", NONE));
        assertThat(why.finding.get()).isNull();
        why.shown.set(true);
        assertThat(why.finding.get()).isInstanceOf(Finding.Clashing.class);
        why.shown.set(false);
        assertThat(why.finding.get()).isNull();
        assertThat(why.picture.get()).isNull();
    }

    @Test
    void nothingIsComputedForTheEmptyBoard() {
        explain(EASY);
        explain(Puzzle.EMPTY);
        assertThat(heading()).isEqualTo("There are no digits on the board yet.");
        assertThat(why.finding.get()).isNull();
        assertThat(why.solutions.solutions.get()).isZero();
        assertThat(why.additions.get()).isNull();
    }

    @Test
    void aDuplicateDigitIsHighlightedWithItsHouse() {
        explain(EASY.with(Cell.at(1, 9), Digit.FIVE));

        MarkedGrid picture = picture();
        assertThat(picture.marks().cells()).isEqualTo(roles(Role.CLASHING, Cell.at(1, 1), Cell.at(1, 9)));
        assertThat(picture.marks().houses()).isEqualTo(Map.of(House.all().getFirst(), Role.CLASHING));
        assertThat(heading()).startsWith("No solution: a digit occurs twice");
    }

    @Test
    void theSmallestClashingSetIsLitAndAnArgumentLeadsToTheContradiction() {
        explain(NONE);

        CellSet clash = CellSet.of(Cell.at(7, 7), Cell.at(8, 4), Cell.at(8, 5), Cell.at(8, 6), Cell.at(9, 3));
        assertThat(heading())
                .isEqualTo("No solution. These 5 digits conflict; without any one of them there is a solution.");
        assertThat(CellSet.of(picture().marks().cells().keySet())).isEqualTo(clash);
        assertThat(picture().grid().values()).isEqualTo(NONE.values());

        Argument argument = why.argument.get().orElseThrow();
        assertThat(argument.steps()).isEmpty();
        why.showEnd(argument);
        assertThat(picture().grid().givens()).isEqualTo(clash);
        assertThat(picture().marks().houses()).isEqualTo(Map.of(House.all().get(7), Role.CLASHING));

        why.prove();
        assertThat(done.getLast())
                .isInstanceOfSatisfying(
                        Puzzle.class, puzzle -> assertThat(puzzle.givenCells()).isEqualTo(clash));
    }

    /// r1c3 is 4 in the only solution.
    @Test
    void anEnteredDigitIsBlamedAndNotTheGivens() {
        Document entered = History.of(Document.of("", EASY))
                .with(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.TWO))
                .present();
        why.shown.set(true);
        why.document.set(entered);

        assertThat(heading()).isEqualTo("This digit is wrong: r1c3 = 2. The givens alone have exactly one solution.");
        assertThat(picture().marks().cells()).isEqualTo(roles(Role.CLASHING, Cell.at(1, 3)));
        Argument argument = why.argument.get().orElseThrow();
        assertThat(argument.steps()).hasSizeLessThan(12);
        why.showStep(argument.steps().getFirst());
        assertThat(picture().grid().givens().contains(Cell.at(1, 3))).isTrue();
        assertThat(picture().marks().candidates()).isNotEmpty();
        why.showEnd(argument);
        assertThat(CellSet.of(picture().marks().cells().keySet()))
                .isEqualTo(argument.end().cells());
    }

    @Test
    void aReasonIsKeptWhenTheArgumentForItFails() {
        WhyController failing = controller(failingAfter(1));
        failing.document.set(Document.of("", NONE));
        failing.shown.set(true);

        assertThat(failing.heading.get()).startsWith("No solution. These 5 digits conflict;");
        assertThat(failing.finding.get()).isInstanceOf(Finding.Clashing.class);
        assertThat(failing.argument.get()).isEqualTo(Optional.empty());
    }

    @Test
    void reportsThatNoReasonCanBeFound() {
        WhyController failing = controller(failingAfter(0));
        failing.document.set(Document.of("", NONE));
        failing.shown.set(true);

        assertThat(failing.heading.get()).startsWith("The verdict could not be explained;");
        assertThat(failing.argument.get()).isNull();
    }

    @Test
    void solutionsAreShownOneByOneWithWhereTheyDiffer() {
        explain(TWELVE);
        why.pulse();

        assertThat(why.solutions.counted.get()).isEqualTo("12 solutions");
        assertThat(why.solutions.solutions.get()).isEqualTo(12);
        assertThat(why.solutions.number.get()).isZero();
        assertThat(why.picture.get()).isNull();
        why.solutions.previous();
        assertThat(why.solutions.number.get()).isZero();

        byte[] before = new byte[0];
        for (int number = 1; number <= 12; number++) {
            why.solutions.next();
            byte[] shown = picture().grid().values();
            assertThat(picture().grid().isSolved()).isTrue();
            if (number > 1) {
                assertThat(picture().marks().cells()).isEqualTo(differing(before, shown));
            }
            before = shown;
        }
        why.solutions.next();
        assertThat(why.solutions.number.get()).isEqualTo(12);
        why.solutions.previous();
        assertThat(why.solutions.difference.get())
                .startsWith("Solution 11: the ")
                .endsWith("differ from solution 10.");
    }

    @Test
    void addsTheMissingGivensWithOneClick() {
        explain(TWELVE);
        assertThat(why.additions.get())
                .isEqualTo(new Additions(List.of(new Candidate(Cell.at(2, 7), Digit.THREE)), true));

        why.add();

        assertThat(done).isEqualTo(List.of(List.of(new Candidate(Cell.at(2, 7), Digit.THREE))));
        explain(TWELVE.with(Cell.at(2, 7), Digit.THREE));
        assertThat(heading()).isEqualTo("There is exactly one solution: a proper puzzle.");
    }

    @Test
    void anotherPuzzleTakesEverythingOfTheOldOneAway() {
        explain(TWELVE);
        why.solutions.next();
        explain(EASY);

        assertThat(why.picture.get()).isNull();
        assertThat(why.solutions.number.get()).isZero();
        assertThat(why.solutions.solutions.get()).isZero();
        assertThat(why.additions.get()).isNull();
        why.solutions.next();
        why.add();
        why.prove();
        assertThat(why.picture.get()).isNull();
    }

    private void explain(Puzzle puzzle) {
        why.shown.set(true);
        why.document.set(Document.of("", puzzle));
    }

    private MarkedGrid picture() {
        return Objects.requireNonNull(why.picture.get());
    }

    private String heading() {
        return why.heading.get();
    }

    private static Map<Cell, Role> differing(byte[] one, byte[] other) {
        return roles(
                Role.DIFFERING,
                Cell.all().stream()
                        .filter(cell -> one[cell.index()] != other[cell.index()])
                        .toArray(Cell[]::new));
    }

    private static Map<Cell, Role> roles(Role role, Cell... cells) {
        Map<Cell, Role> roles = new HashMap<>();
        for (Cell cell : cells) {
            roles.put(cell, role);
        }
        return roles;
    }

    private static FailingTasks failingAfter(int successes) {
        AtomicInteger left = new AtomicInteger(successes);
        return new FailingTasks(_ -> left.getAndDecrement() <= 0);
    }
}
