package nonet.ui.hints.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.play.Document;
import nonet.play.Move;
import nonet.rate.Profile;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.fast.FastSolver;
import nonet.text.Language;
import nonet.text.NameStyle;
import nonet.ui.hints.search.PathController.PathStep;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathControllerTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Puzzle HARDER =
            Puzzle.of("309000400200709000087000000750060230600904008028050041000000590000106007006000104");

    /// Rated 7.1/7.1/2.6.
    private static final Puzzle SEVEN =
            Puzzle.of("..............1..2.34....5.........1..6........748.......5..68..9.......21..7....");

    private final List<Conclusion> applied = new ArrayList<>();
    private final PathController path = new PathController(
            new Messages(Locale.US, "nonet.log"),
            new InlineTasks(),
            new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
            new Explainer(new Words(Locale.US)),
            this::apply);

    @Test
    void thePathLeadsToTheSolutionAndIsRated() {
        open(HARDER);
        assertThat(found(path.steps.getLast()).step().after().isComplete()).isTrue();
        assertThat(found(path.steps.getLast()).step().after().grid().toString())
                .isEqualTo(Samples.solution(HARDER).toString());
        int score = path.steps.stream()
                .mapToInt(each -> Integer.parseInt(each.value()))
                .sum();
        assertThat(path.sentence.get())
                .startsWith(path.steps.size() + " steps, ")
                .contains("score " + score);
        assertThat(path.steps).extracting(each -> each.item().checked()).containsOnly(true);
        assertThat(path.steps).allSatisfy(each -> assertThat(each.line()).isEqualTo(each.name() + ": " + each.rest()));
    }

    @Test
    void aGraphThatFailsIsReported() {
        Tasks inline = new InlineTasks();
        Tasks failing = new Tasks() {
            @Override
            public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
                return queue.name().equals("path graph")
                        ? inline.start(
                                queue,
                                (_, _) -> {
                                    throw new IllegalStateException("no graph");
                                },
                                done,
                                failed)
                        : inline.start(queue, work, done, failed);
            }
        };
        PathController broken = new PathController(
                new Messages(Locale.US, "nonet.log"),
                failing,
                new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
                new Explainer(new Words(Locale.US)),
                this::apply);
        broken.context().document().set(Document.of("", EASY));
        broken.context().watched().set(true);
        broken.graph(graph -> assertThat(graph).isNull());
        assertThat(broken.sentence.get())
                .isEqualTo(
                        "The graph could not be made; save the path as text instead, and see nonet.log (Help > Report"
                                + " a problem).");
    }

    @Test
    void aStepIsShownOnTheBoardAsItIsThen() {
        open(EASY);
        PathStep tenth = path.steps.get(9);
        path.show(tenth);
        Grid shown = Objects.requireNonNull(path.picture.get()).grid();
        assertThat(shown.toString()).isEqualTo(before(tenth.item()).toString());
        assertThat(shown.blanks().size()).isEqualTo(51 - 9);
        assertThat(path.shown.checked.get()).isTrue();
    }

    @Test
    void goingThereMakesAllStepsBeforeAndTheNextStepIsChosen() {
        open(HARDER);
        PathStep there = path.steps.get(path.steps.size() / 2);
        String line = there.line();
        path.show(there);
        path.goThere();
        Document after = new Move.Conclude(applied).on(Document.of("", HARDER));
        assertThat(Hints.position(after).grid().toString())
                .isEqualTo(before(there.item()).toString());
        assertThat(path.steps.getFirst().line()).isEqualTo(line);
        assertThat(path.chosen.get()).isSameAs(path.steps.getFirst());
        open(EASY);
        assertThat(path.chosen.get()).isNull();
    }

    @Test
    void theFilterListsAndTheExportsHoldEverything() {
        open(EASY);
        int count = path.steps.size();
        path.wanted.set("r5c5");
        assertThat(path.steps).hasSize(1);
        assertThat(path.sentence.get()).startsWith(count + " steps, ").endsWith(" (1 listed)");
        assertThat(path.text().lines()).hasSize(count).first().isEqualTo("Naked Single: r5c5=5");
        assertThat(path.csv().lines().limit(2))
                .containsExactly(
                        "number,technique,score,level,conclusions,step",
                        "1,naked-single,4,easy,r5c5=5,Naked Single: r5c5=5");
    }

    @Test
    void aShorterPathSaysHowMuchShorterAndHasWidths() {
        path.scale.set(PathController.Scale.SHORTER);
        open(EASY);
        assertThat(path.steps).hasSize(51);
        assertThat(path.sentence.get())
                .endsWith("No step beside singles instead of 0, none harder than before; no path by these techniques"
                        + " is shorter.");
        assertThat(path.widths.widths.get())
                .hasSize(51)
                .last()
                .satisfies(last -> assertThat(last.isOpen()).isTrue());
        String bottlenecks = path.widths.bottlenecks();
        assertThat(path.widths.sentence.get()).isEqualTo(bottlenecks);
        path.show(path.steps.get(2));
        assertThat(path.widths.sentence.get()).isEqualTo(path.widths.at(2)).startsWith("At step 3: ");
        path.scale.set(PathController.Scale.EXPLAINER);
        assertThat(path.widths.widths.get()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "LOCAL, Versteckter Einer",
        "BOTH, Versteckter Einer (Hidden Single)",
        "ENGLISH, Hidden Single",
    })
    void theTechniquesOfSudokuExplainerAreNamedInTheChosenStyle(NameStyle style, String name) {
        Locale german = style.in(Language.GERMAN);
        PathController named = new PathController(
                new Messages(german, "nonet.log"),
                new InlineTasks(),
                new Hints(Samples.solver(), Profile.hodoku(), new FastSolver()),
                new Explainer(new Words(german)),
                this::apply);
        named.scale.set(PathController.Scale.EXPLAINER);
        named.context().document().set(Document.of("", EASY));
        named.context().watched().set(true);
        assertThat(named.steps.getFirst().name()).isEqualTo(name);
        assertThat(named.steps.getFirst().line()).startsWith(name + ": ");
    }

    @Test
    void anotherProfileLeadsAnotherWay() {
        open(EASY);
        assertThat(path.steps)
                .extracting(each -> found(each).step().deduction().technique())
                .contains(Technique.NAKED_SINGLE);
        Hints hints = path.context().hints().get();
        path.context()
                .hints()
                .set(hints.with(Profile.hodoku().with(Profile.hodoku().weights().without(Technique.NAKED_SINGLE))));
        assertThat(path.steps)
                .extracting(each -> found(each).step().deduction().technique())
                .doesNotContain(Technique.NAKED_SINGLE)
                .contains(Technique.HIDDEN_SINGLE);
    }

    @Test
    void severalSolutionsAreReportedWithTheEndOfTheSteps() {
        open(TWELVE);
        assertThat(path.steps)
                .isNotEmpty()
                .extracting(each -> each.item().checked())
                .containsOnly(false);
        assertThat(path.sentence.get())
                .endsWith("No technique applies here. "
                        + "The puzzle has several solutions, so uniqueness techniques are off.");
    }

    @Test
    void theWayOfSudokuExplainerHasItsRatings() {
        path.scale.set(PathController.Scale.EXPLAINER);
        open(SEVEN);
        assertThat(path.sentence.get()).isEqualTo("76 steps, SE 7.1/1.2/1.2, hardest: Bidirectional Cycle.");
        assertThat(path.steps)
                .allSatisfy(each -> assertThat(each.item().checked()).isTrue())
                .anySatisfy(each -> assertThat(each.value() + " " + each.name()).isEqualTo("2.6 Pointing"));
        assertThat(path.text().lines()).hasSize(76).first().isEqualTo("1.2 Hidden Single: r8c1=6");
        assertThat(path.csv().lines().limit(2))
                .containsExactly(
                        "number,technique,rating,length,conclusions,step",
                        "1,Hidden Single,1.2,,r8c1=6,Hidden Single: r8c1=6");
        PathStep last = path.steps.getLast();
        path.show(last);
        assertThat(Objects.requireNonNull(path.picture.get()).grid().blanks().size())
                .isEqualTo(1);
        PathStep chain = path.steps.stream()
                .filter(each -> each.value().equals("7.1"))
                .findFirst()
                .orElseThrow();
        path.show(chain);
        assertThat(Objects.requireNonNull(path.picture.get()).marks().links()).isNotEmpty();
        path.goThere();
        assertThat(path.chosen.get()).isEqualTo(chain);
        assertThat(Hints.position(path.context().document().get()).grid().toString())
                .isEqualTo(before(chain.item()).toString());
        path.scale.set(PathController.Scale.HUMAN);
        assertThat(path.sentence.get()).contains("score");
    }

    @Test
    void saysWhyAPuzzleIsNotRated() {
        path.scale.set(PathController.Scale.EXPLAINER);
        open(TWELVE);
        assertThat(path.sentence.get())
                .isEqualTo("The puzzle has several solutions, so Sudoku Explainer does not rate it.");
        short[] fewer = EASY.candidates();
        fewer[2] &= (short) (fewer[2] - 1);
        open(EASY.restrictedTo(fewer));
        assertThat(path.sentence.get())
                .isEqualTo("The puzzle has given candidates, which Sudoku Explainer does not rate.");
        open(Puzzle.of("55" + ".".repeat(79)));
        assertThat(path.sentence.get()).isEqualTo("The puzzle has no solution.");
        open(Puzzle.of(Samples.solution(EASY).toString()));
        assertThat(path.sentence.get()).isEqualTo("Every cell is filled.");
    }

    private static HintResult.Found found(PathStep step) {
        return ((PathItem.Human) step.item()).found();
    }

    private void apply(List<Conclusion> conclusions) {
        applied.addAll(conclusions);
        Document before = path.context().document().get();
        path.context().document().set(new Move.Conclude(conclusions).on(before));
    }

    /// Watched from the first puzzle on: a path of the empty board would be searched for in vain.
    private void open(Puzzle puzzle) {
        path.context().document().set(Document.of("", puzzle));
        path.context().watched().set(true);
    }

    private static Grid before(PathItem item) {
        return switch (item) {
            case PathItem.Human human -> human.found().step().before().grid();
            case PathItem.Explained explained -> explained.found().before();
        };
    }
}
