package nonet.ui.hints.shown;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.sat.Proof;
import nonet.sat.Prover;
import nonet.sat.Prover.Outcome;
import nonet.solve.Cancel;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepProofTests {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final Messages messages = new Messages(Locale.ENGLISH, "log");
    private final ShownStepController shown = new ShownStepController(new Explainer(new Words(Locale.US)));
    private final StepProof proof = proof();

    @TempDir
    private Path folder;

    @Test
    void withoutAStepNothingIsProved() {
        proof.make();
        assertThat(proof.proof.get()).isNull();
        assertThat(proof.sentence.get()).isEmpty();
    }

    @Test
    void theStepIsProvedFromTheBoardBeforeItAndSaved() throws IOException {
        show();
        proof.make();

        Proof made = Objects.requireNonNull(proof.proof.get());
        List<Conclusion> conclusions = Objects.requireNonNull(shown.explained()).conclusions();
        Outcome.True expected = (Outcome.True) Prover.conclusions(EASY, conclusions, Cancel.NEVER);
        assertThat(text(made)).isEqualTo(text(expected.proof()));
        assertThat(proof.sentence.get()).isEqualTo("Proved in 2 lines.");

        Path file = folder.resolve("proof.zip");
        proof.save(file);

        assertThat(proof.sentence.get()).isEqualTo("proof.zip was written.");
        List<String> entries = entries(file);
        assertThat(entries.getFirst()).startsWith("step.cnf\nc " + shown.line() + "\np cnf 729 12019\n");
        assertThat(entries.get(1)).isEqualTo("step.drat\n" + text(made));
        messages.use(Locale.SIMPLIFIED_CHINESE);
        assertThat(proof.sentence.get()).isEqualTo("已写入 proof.zip。");
    }

    @Test
    void anotherStepAndAFileThatCannotBeWrittenAreSaid() {
        show();
        proof.make();
        proof.save(folder.resolve("none/proof.zip"));
        assertThat(proof.sentence.get()).isEqualTo("proof.zip: The folder does not exist.");
        assertThat(proof.proof.get()).isNotNull();
        proof.clear();
        assertThat(proof.proof.get()).isNull();
        assertThat(proof.sentence.get()).isEmpty();
    }

    @Test
    void proofsThatAreNotMadeAreSaid() {
        show();
        StepProof waiting = proof(StepProof.QUEUE);
        waiting.make();
        assertThat(waiting.sentence.get()).isEqualTo("Proving…");
        assertThat(waiting.busy.get()).isTrue();
        waiting.clear();
        assertThat(waiting.sentence.get()).isEmpty();
        assertThat(waiting.busy.get()).isFalse();

        shown.show(Objects.requireNonNull(shown.explained()), Grid.of(Puzzle.EMPTY), true);
        proof.make();
        assertThat(proof.proof.get()).isNull();
        assertThat(proof.busy.get()).isFalse();
        assertThat(proof.sentence.get()).matches("r.c.=. is not true in every solution, so it cannot be proved\\.");
    }

    private StepProof proof(TaskQueue... idle) {
        return new StepProof(new PaneFixture(messages, new InlineTasks(idle)).services(), shown);
    }

    private void show() {
        Step step = Objects.requireNonNull(
                new LogicalSolver(StandardFinders.all(), LogicOptions.of(List.of(Set.of(Technique.NAKED_SINGLE))))
                        .next(Position.of(Grid.of(EASY)), Cancel.NEVER));
        shown.show(step.deduction(), step.before().grid(), true);
    }

    private static String text(Proof proof) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        proof.writeTo(bytes);
        return bytes.toString();
    }

    private static List<String> entries(Path file) throws IOException {
        List<String> entries = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.add(entry.getName() + "\n" + new String(zip.readAllBytes()));
            }
        }
        return entries;
    }
}
