package nonet.ui.hints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.explain.mark.MarkedGrid;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.rate.Weights;
import nonet.service.diagnosis.Diagnosis;
import nonet.service.hint.Hints;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class LogicControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final LogicController logic = new LogicController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            new Hints(Samples.solver(), singles(), new FastSolver()),
            new Diagnosis(new FastSolver(), StepEngine.SINGLES),
            conclusions -> {},
            new NoMoves());

    @Test
    void whoAsksForAHintSeesItsPageEvenWhereThereIsNoStep() {
        logic.document.set(new Move.Enter(CellSet.of(Cell.at(1, 3)), Digit.of(1)).on(Document.of("", EASY)));
        logic.hint.more();
        assertThat(logic.page.get()).isEqualTo(Page.HINT);
        assertThat(Objects.requireNonNull(logic.picture.get()).marks().cells()).containsOnlyKeys(Cell.at(1, 3));
    }

    @Test
    void eachPageHasItsOwnPicture() {
        logic.document.set(Document.of("", EASY));
        logic.page.set(Page.PATH);
        logic.path.show(logic.path.steps.getLast());
        MarkedGrid last = Objects.requireNonNull(logic.picture.get());
        assertThat(last.grid().blanks()).hasSize(1);
        logic.page.set(Page.HINT);
        assertThat(logic.picture.get()).isNull();
        logic.page.set(Page.PATH);
        assertThat(logic.picture.get()).isSameAs(last);
    }

    @Test
    void theStepShownLastIsThatOfThePageSelectedLast() {
        logic.document.set(Document.of("", EASY));
        logic.page.set(Page.PATH);
        logic.path.show(logic.path.steps.getLast());
        assertThat(logic.lastShown()).isNotNull().isEqualTo(logic.path.shown.step());
        logic.hint.more();
        logic.page.set(Page.OTHER);
        assertThat(logic.lastShown()).isEqualTo(logic.hint.shown.step()).isNotEqualTo(logic.path.shown.step());
    }

    @Test
    void hintsMovesAndPathBeginWithTheSinglesOfABeginnerIfTheOptionIsOn() {
        logic.document.set(Document.of("", EASY));
        assertThat(firstSteps()).containsOnly("Naked Single");
        logic.boxSinglesFirst.set(true);
        assertThat(firstSteps()).containsOnly("Hidden Single");
        logic.page.set(Page.STEPS);
        assertThat(logic.steps.csv().lines().skip(1).findFirst().orElseThrow()).contains("hidden-single");
        assertThat(logic.path.sentence.get())
                .endsWith("Hidden singles in boxes come first here; the rating of the puzzle keeps the order of the"
                        + " profile.");
        logic.boxSinglesFirst.set(false);
        assertThat(firstSteps()).containsOnly("Naked Single");
    }

    /// What the easy puzzle needs, so that no test waits for all steps of all techniques.
    private static Profile singles() {
        Weights weights = Weights.hodoku();
        for (Technique technique : Technique.values()) {
            weights = technique.family() == Family.SINGLES ? weights : weights.without(technique);
        }
        return Profile.hodoku().with(weights);
    }

    /// Returns the techniques of the hint and of the first step of the path.
    private List<String> firstSteps() {
        logic.page.set(Page.PATH);
        logic.hint.more();
        return List.of(
                Objects.requireNonNull(logic.hint.shown.explanation.get()).name(),
                logic.path.steps.getFirst().name());
    }
}
