package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Words;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.service.hint.Hints;
import nonet.solve.fast.FastSolver;
import nonet.ui.hints.search.PathController.PathStep;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import org.junit.jupiter.api.Test;

class PathControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARDER =
            Puzzle.of("309000400200709000087000000750060230600904008028050041000000590000106007006000104");

    private final List<Conclusion> applied = new ArrayList<>();
    private final PathController path = new PathController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
            new Explainer(new Words(Locale.US)),
            this::apply);

    PathControllerTests() {
        path.context().watched().set(true);
    }

    @Test
    void thePathLeadsToTheSolutionAndIsRated() {
        open(HARDER);
        assertThat(path.steps().getLast().step().after().isComplete()).isTrue();
        assertThat(path.steps().getLast().step().after().grid().toString())
                .isEqualTo(Samples.solution(HARDER).toString());
        int score =
                path.steps().stream().mapToInt(each -> each.weight().score()).sum();
        assertThat(path.sentenceProperty().get())
                .startsWith(path.steps().size() + " steps, ")
                .contains("score " + score);
        assertThat(path.steps()).extracting(PathStep::checked).containsOnly(true);
        assertThat(path.steps())
                .allSatisfy(each -> assertThat(each.line()).isEqualTo(each.name() + ": " + each.rest()));
    }

    @Test
    void aStepIsShownOnTheBoardAsItIsThen() {
        open(EASY);
        PathStep tenth = path.steps().get(9);
        path.show(tenth);
        Grid shown = Objects.requireNonNull(path.pictureProperty().get()).grid();
        assertThat(shown.toString()).isEqualTo(tenth.step().before().grid().toString());
        assertThat(shown.blanks().size()).isEqualTo(51 - 9);
        assertThat(path.shown().checkedProperty().get()).isTrue();
    }

    @Test
    void goingThereMakesAllStepsBefore() {
        open(HARDER);
        PathStep there = path.steps().get(path.steps().size() / 2);
        path.show(there);
        path.goThere();
        Document after = new Move.Conclude(applied).on(Document.of("", HARDER));
        assertThat(Hints.position(after).grid().toString())
                .isEqualTo(there.step().before().grid().toString());
    }

    @Test
    void afterGoingThereTheNextStepIsChosen() {
        open(HARDER);
        PathStep there = path.steps().get(path.steps().size() / 2);
        String line = there.line();
        path.show(there);
        path.goThere();
        assertThat(path.steps().getFirst().line()).isEqualTo(line);
        assertThat(path.chosenProperty().get()).isSameAs(path.steps().getFirst());
        open(EASY);
        assertThat(path.chosenProperty().get()).isNull();
    }

    @Test
    void theFilterListsAndTheExportsHoldEverything() {
        open(EASY);
        int count = path.steps().size();
        path.wantedProperty().set("r5c5");
        assertThat(path.steps()).hasSize(1);
        assertThat(path.sentenceProperty().get()).startsWith(count + " steps, ").endsWith(" (1 listed)");
        assertThat(path.text().lines()).hasSize(count).first().isEqualTo("Naked Single: r5c5=5");
        assertThat(path.csv().lines().limit(2))
                .containsExactly(
                        "number,technique,score,level,conclusions,step",
                        "1,naked-single,4,easy,r5c5=5,Naked Single: r5c5=5");
    }

    @Test
    void anotherProfileLeadsAnotherWay() {
        open(EASY);
        assertThat(path.steps()).extracting(each -> each.weight().technique()).contains(Technique.NAKED_SINGLE);
        Hints hints = path.context().hints().get();
        path.context()
                .hints()
                .set(hints.with(Profile.hodoku().with(Profile.hodoku().weights().without(Technique.NAKED_SINGLE))));
        assertThat(path.steps())
                .extracting(each -> each.weight().technique())
                .doesNotContain(Technique.NAKED_SINGLE)
                .contains(Technique.HIDDEN_SINGLE);
    }

    @Test
    void severalSolutionsAreReportedWithTheEndOfTheSteps() {
        open(TWELVE);
        assertThat(path.steps()).isNotEmpty().extracting(PathStep::checked).containsOnly(false);
        assertThat(path.sentenceProperty().get())
                .endsWith("No technique applies here. "
                        + "The puzzle has several solutions, so uniqueness techniques are off.");
    }

    private void apply(List<Conclusion> conclusions) {
        applied.addAll(conclusions);
        Document before = path.context().document().get();
        path.context().document().set(new Move.Conclude(conclusions).on(before));
    }

    private void open(Puzzle puzzle) {
        path.context().document().set(Document.of("", puzzle));
    }
}
