package nonet.ui.hints.shown;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Grid;
import nonet.proof.PlayerMove;
import nonet.sat.Proof;
import nonet.sat.Prover;
import nonet.sat.Prover.Outcome;
import nonet.service.export.ProofArchive;
import nonet.service.input.ProblemWords;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The proof of the step that is shown: a refutation of its opposite that any checker of SAT proofs accepts. It is made on
/// request.
final class StepProof {

    static final TaskQueue QUEUE = new TaskQueue("step proof");

    /// The proof; null until it is made.
    final ReadOnlyObjectWrapper<@Nullable Proof> proof = new ReadOnlyObjectWrapper<>();

    /// That the step is being proved, then the size of the proof, and then where it was saved; empty before.
    final LocalizedText sentence;

    /// Whether the step is being proved.
    final ReadOnlyBooleanProperty busy;

    private final Messages messages;
    private final ShownStepController step;
    private final Tasks tasks;
    private final Latest proving;
    private final Latest saving;
    private String statement = "";

    StepProof(PaneServices services, ShownStepController step) {
        this.messages = services.messages();
        this.step = step;
        sentence = new LocalizedText(messages);
        tasks = services.tasks();
        proving = new Latest(tasks, QUEUE);
        busy = proving.busy;
        saving = new Latest(tasks, TaskQueue.FILES);
    }

    /// Makes the proof.
    void make() {
        Deduction deduction = step.explained();
        Grid board = step.board();
        if (deduction != null && board != null) {
            statement = step.line();
            sentence.say(() -> messages.get("hint.proving"));
            proving.start(
                    (_, cancel) -> Prover.conclusions(board.asPuzzle(), deduction.conclusions(), cancel),
                    this::show,
                    failed -> {
                        clear();
                        tasks.report(failed);
                    });
        }
    }

    /// Forgets the proof, since another step is shown, or ends the attempt to make it.
    void clear() {
        proving.cancel();
        saving.cancel();
        proof.set(null);
        sentence.set("");
    }

    /// Saves the proof with its formula.
    void save(Path file) {
        Proof made = proof.get();
        String proved = statement;
        String name = String.valueOf(file.getFileName());
        if (made != null) {
            saving.start(
                    (_, _) -> {
                        ProofArchive.write(file, made, proved);
                        return name;
                    },
                    saved -> sentence.say(() -> messages.get("hint.proof-saved", saved)),
                    failed -> sentence.say(() -> messages.get(
                            "hint.proof-unsaved", name, new ProblemWords(messages::locale).ofWriting(failed))));
        }
    }

    private void show(Outcome outcome) {
        switch (outcome) {
            case Outcome.True(Proof made) -> {
                proof.set(made);
                sentence.say(() -> messages.get("hint.proof-size", made.lines().size()));
            }
            case Outcome.False(Conclusion conclusion, Grid _) ->
                sentence.say(() -> messages.get("hint.proof-false", new PlayerMove(List.of(conclusion))));
            case Outcome.TooLarge() -> sentence.say(() -> messages.get("hint.proof-too-large"));
            case Outcome.OneSolution _, Outcome.NoSolution _, Outcome.SeveralSolutions _ ->
                throw new IllegalStateException("not the outcome for conclusions");
        }
    }
}
