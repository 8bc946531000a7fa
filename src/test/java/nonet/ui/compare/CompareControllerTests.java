package nonet.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import nonet.service.search.Engines;
import nonet.service.search.Measurement;
import nonet.service.search.Measurement.Finished;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareControllerTests {

    private static final Solver CLASSIC = StepEngine.CLASSIC;
    private static final Solver SHRINKING = StepEngine.SHRINKING;
    private static final Solver FAST = new FastSolver();

    private final AtomicLong now = new AtomicLong();

    @TempDir
    private Path folder;

    private CompareController controller() {
        CompareController controller = new CompareController(
                new PaneFixture(new Messages(Locale.US, "nonet.log"), new InlineTasks(), () -> now.addAndGet(1_000_000))
                        .with(SampleSearches.HARD)
                        .services(),
                new Engines(List.of(CLASSIC, SHRINKING, FAST)),
                _ -> {});
        return controller;
    }

    @Test
    void theChosenEnginesAreMeasuredInTurn() {
        CompareController controller = controller();
        controller.choose(CLASSIC, false);

        controller.start();

        assertThat(controller.results).extracting(Measurement::engine).containsExactly(SHRINKING, FAST);
        assertThat(Measure.STEPS.of(controller.results.getFirst())).hasValue(1787);
        assertThat(Measure.STEPS.of(controller.results.getLast())).isEmpty();
        assertThat(controller.state.get().isUnderWay()).isFalse();
        assertThat(controller.state.get().sentence())
                .isEqualTo("Done: median of 5 runs after warm-up. Click a row to watch that engine.");
    }

    @Test
    void everyPuzzleOfAFileCounts() throws IOException {
        Path file = folder.resolve("two.txt");
        Files.writeString(file, SampleSearches.HARD + "\n" + SampleSearches.HARD + "\n");
        CompareController controller = controller();
        controller.choose(CLASSIC, false);
        controller.choose(FAST, false);

        controller.puzzles.takeFile(file);
        controller.all.set(false);
        controller.start();

        assertThat(controller.puzzles.source.get()).isEqualTo("two.txt: 2 puzzles");
        assertThat(controller.results).singleElement().satisfies(each -> {
            assertThat(((Finished) each.outcome()).solutions()).isEqualTo(2);
            assertThat(Measure.STEPS.of(each)).hasValue(2 * 803);
        });
        Path csv = folder.resolve("engines.csv");
        controller.export(csv);
        assertThat(csv).content().startsWith("engine,outcome,").contains("\nshrinking,finished,2,first,2,1606,");
    }

    @Test
    void rejectsUnmeasurableInputInOneSentence() {
        CompareController controller = controller();
        controller.puzzles.takeFile(folder.resolve("missing.txt"));
        assertThat(controller.state.get().sentence()).startsWith("missing.txt: ");
        assertThat(controller.puzzles.source.get()).isEqualTo("The puzzle on the board");

        List.of(CLASSIC, SHRINKING, FAST).forEach(engine -> controller.choose(engine, false));
        controller.start();
        assertThat(controller.state.get().sentence()).isEqualTo("Select at least one engine.");
        assertThat(controller.results).isEmpty();
    }
}
