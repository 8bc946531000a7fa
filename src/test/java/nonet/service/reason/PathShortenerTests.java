package nonet.service.reason;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import nonet.Repetitions;
import nonet.TestData;
import nonet.deduce.Family;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.proof.TruthsOf;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PathShortenerTests {

    private static final Document EXTREME = Document.of(
            "", Puzzle.of("000704005020010070000080002090006250600070008053200010400090000030060090200407000"));

    private static PathShortener shortener(Document document) {
        return Objects.requireNonNull(PathShortener.of(SeededMoves.HINTS, document, Cancel.NEVER));
    }

    @Test
    @Tag("repeated")
    void aPrunedPathSolvesThePuzzleAndEachStepStillHolds() {
        for (String name : List.of("newspaper-medium", "random-minimal", "top1465")) {
            for (String line : TestData.lines("corpora/" + name + ".txt").subList(0, Repetitions.of(3, 300))) {
                Document document = Document.of("", Puzzle.of(line.substring(0, 81)));
                if (!(end(document) instanceof HintResult.Complete)) {
                    continue;
                }
                PathShortener.Shortened pruned = shortener(document).pruned();
                List<Step> steps = pruned.path().steps();
                assertThat(steps.getLast().after().isComplete()).as(line).isTrue();
                assertThat(pruned.path().length()).as(line).isLessThanOrEqualTo(pruned.full());
                assertThat(steps).as(line).allMatch(PathShortenerTests::holds);
            }
        }
    }

    /// Tests a step by an exact search in its position, in which candidates may be left that pruned steps removed.
    private static boolean holds(Step step) {
        Family family = step.deduction().technique().family();
        return family == Family.UNIQUENESS
                || family == Family.SYMMETRY
                || family == Family.IMPOSSIBLE_PATTERNS
                || TruthsOf.proves(step.deduction(), step.before().grid());
    }

    private static HintResult end(Document document) {
        List<HintResult.Found> found = new ArrayList<>();
        return SeededMoves.HINTS.path(document, found::add, Cancel.NEVER);
    }

    @Test
    void aSearchFindsAShorterPathWithoutHarderSteps() {
        PathShortener shortener = shortener(EXTREME);
        List<Integer> lengths = new ArrayList<>();
        PathShortener.Shortened found =
                shortener.search(1, each -> lengths.add(each.path().length()), () -> lengths.size() > 1);
        assertThat(found.full()).isEqualTo(14);
        assertThat(lengths.getLast()).isLessThan(14);
        assertThat(found.path().isComplete()).isTrue();
        Grid solution = new FastSolver().solution(EXTREME.puzzle(), Cancel.NEVER);
        assertThat(found.path().steps().getLast().after().grid().values())
                .isEqualTo(Objects.requireNonNull(solution).values());
    }

    @Test
    void theGraphHasALineForEachStepAndItsCauses() {
        SolutionPath path = shortener(EXTREME).pruned().path();
        String dot = path.graph(deduction -> deduction.technique().id()).dot();
        long edges = path.restsOn().stream().mapToInt(List::size).sum();
        assertThat(dot.lines().filter(line -> line.contains("->")).count()).isEqualTo(edges);
        assertThat(dot.lines().filter(line -> line.contains("[label=")).count())
                .isEqualTo(path.steps().size());
        List<Integer> layers = path.layers();
        for (int i = 0; i < layers.size(); i++) {
            int layer = layers.get(i);
            assertThat(path.restsOn().get(i)).allMatch(cause -> layers.get(cause) < layer);
        }
    }

    @Test
    void aBackdoorLeavesSinglesOnly() {
        Backdoors found =
                Objects.requireNonNull(Backdoors.of(EXTREME, SeededMoves.HINTS, EasySteps.SINGLES, Cancel.NEVER));
        assertThat(found.solved()).isFalse();
        assertThat(found.digits()).hasSize(23);
        assertThat(found.eliminations()).hasSize(12);
    }

    @Test
    void aPathIsNarrowWhereFewStepsOfTheEasiestLevelAreThere() {
        HumanLogic human = new HumanLogic(new FastSolver(), Profile.hodoku());
        List<Step> path = new ArrayList<>();
        human.rate(EXTREME.puzzle(), path::add, Cancel.NEVER);
        assertThat(PathWidth.summary(path, EXTREME.puzzle(), human, Cancel.NEVER))
                .isEqualTo(new PathWidth.Summary(1, 8));
    }

    @Test
    void harderLevelsAreCountedBesideTheEasiestOne() {
        Hints hints = Hints.of(new HumanLogic(new FastSolver(), Profile.hodoku()));
        List<Step> path = new ArrayList<>();
        hints.path(EXTREME, found -> path.add(found.step()), Cancel.NEVER);
        List<Step> first = path.subList(0, 2);
        List<PathWidth> widths = PathWidth.of(first, EXTREME, hints, Cancel.NEVER);
        assertThat(widths).allMatch(each -> each.harder().isEmpty());
        assertThat(PathWidth.withHarder(widths, first, EXTREME, hints, Cancel.NEVER).stream()
                        .map(each -> each.level() + " " + each.steps() + " " + each.harder()))
                .containsOnly("EASY 7 [Count[level=MEDIUM, steps=2], Count[level=HARD, steps=9],"
                        + " Count[level=UNFAIR, steps=60]]");
    }
}
