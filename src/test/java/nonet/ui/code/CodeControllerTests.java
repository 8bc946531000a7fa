package nonet.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import nonet.logic.finder.StandardFinders;
import nonet.logic.solver.LogicSearch;
import nonet.logic.solver.LogicalSolver;
import nonet.pseudocode.LineCounts;
import nonet.rate.Weights;
import nonet.solve.StepSolver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.code.CodeController.Code;
import nonet.ui.code.CodeController.Outcome;
import nonet.ui.code.CodeController.Row;
import nonet.ui.kit.InlineTasks;
import nonet.ui.playback.Playback;
import org.junit.jupiter.api.Test;

class CodeControllerTests {

    private static Playback playback(StepSolver engine) {
        Playback playback = new Playback(new InlineTasks(), engine, () -> 0);
        playback.load(SampleSearches.HARD);
        return playback;
    }

    private static CodeController shown(Playback playback) {
        CodeController controller = new CodeController(playback);
        controller.shown.set(true);
        return controller;
    }

    private static String lit(CodeController controller) {
        Code code = controller.code.get();
        return code.lit() < 0 ? "" : code.lines().get(code.lit()).line().id();
    }

    private static long reached(CodeController controller, String id) {
        return row(controller, id).reached();
    }

    private static Row row(CodeController controller, String id) {
        return controller.code.get().lines().stream()
                .filter(row -> row.line().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theLineOfTheShownEventIsLitForwardAndBackward() {
        Playback playback = playback(StepEngine.SINGLES);
        CodeController controller = shown(playback);
        assertThat(lit(controller)).isEmpty();
        assertThat(controller.code.get().lines()).hasSize(13);

        playback.step();
        assertThat(lit(controller)).isEqualTo("start");
        playback.step();
        assertThat(lit(controller)).isEqualTo("guess");
        assertThat(controller.code.get().values().depth()).isEqualTo(1);
        playback.step();
        assertThat(lit(controller)).isEqualTo("guess");
        assertThat(reached(controller, "guess")).isEqualTo(2);

        playback.stepBack();
        assertThat(reached(controller, "guess")).isEqualTo(1);
        playback.toStart();
        assertThat(lit(controller)).isEmpty();
        assertThat(reached(controller, "start")).isZero();
    }

    @Test
    void aRunStopsAtALineWithABreakpointUntilItIsRemoved() {
        Playback playback = playback(StepEngine.SINGLES);
        CodeController controller = shown(playback);
        controller.toggleBreakpoint(row(controller, "no-place").line());
        assertThat(playback.breakpoints.get().lines()).isEqualTo(Set.of("no-place"));
        assertThat(row(controller, "no-place").stops()).isTrue();
        playback.pace.set(1);

        playback.run();
        playback.pulse();
        assertThat(lit(controller)).isEqualTo("no-place");
        assertThat(reached(controller, "no-place")).isEqualTo(1);
        playback.run();
        playback.pulse();
        assertThat(reached(controller, "no-place")).isEqualTo(2);

        controller.toggleBreakpoint(row(controller, "no-place").line());
        playback.run();
        playback.pulse();
        assertThat(lit(controller)).isEqualTo("found");
    }

    @Test
    void theLinesOfHumanLogicAreItsTechniques() {
        LogicalSolver logic =
                new LogicalSolver(StandardFinders.all(), Weights.hodoku().forSolving());
        Playback playback = playback(new LogicSearch(logic, new FastSolver(), true));
        CodeController controller = shown(playback);
        playback.step();
        do {
            playback.step();
        } while (controller.code.get().lines().stream().noneMatch(row -> row.outcome() == Outcome.FOUND));
        List<Row> techniques = controller.code.get().lines().stream()
                .filter(row -> row.line().technique() != null)
                .toList();
        int found = techniques.indexOf(techniques.stream()
                .filter(row -> row.outcome() == Outcome.FOUND)
                .findFirst()
                .orElseThrow());

        assertThat(techniques.subList(0, found)).allSatisfy(row -> {
            assertThat(row.outcome()).isEqualTo(Outcome.IN_VAIN);
            assertThat(row.attempts().found()).isZero();
            assertThat(row.attempts().tried())
                    .isEqualTo(techniques.get(found).attempts().tried());
        });
        assertThat(techniques.get(found).attempts().found()).isEqualTo(1);
        assertThat(techniques.subList(found + 1, techniques.size())).allSatisfy(row -> {
            assertThat(row.outcome()).isEqualTo(Outcome.NOT_TRIED);
            assertThat(row.attempts())
                    .isEqualTo(new LineCounts.Attempts(
                            0, techniques.get(found).attempts().tried() - 1));
        });
    }

    @Test
    void aHiddenCodeIsBroughtUpToDateWhenItIsShown() {
        Playback playback = playback(StepEngine.SINGLES);
        CodeController controller = new CodeController(playback);
        playback.step();
        assertThat(controller.code.get().lines()).isEmpty();
        controller.shown.set(true);
        assertThat(lit(controller)).isEqualTo("start");
    }
}
