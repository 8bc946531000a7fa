package nonet.ui.shell.edit;

import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.ui.kit.Running;
import nonet.ui.kit.TaskQueue;
import nonet.ui.kit.Tasks;
import org.jspecify.annotations.Nullable;

/// Says live whether what stands on the board contradicts itself, has no, one or several solutions.
public final class VerdictController {

    /// How long an old verdict may stay while the new one is being worked out, in nanoseconds.
    private static final long PATIENCE = 150_000_000;

    private final Tasks tasks;
    private final Verdicts verdicts;
    private final LongSupplier clock;
    private final ReadOnlyObjectWrapper<@Nullable Verdict> verdict = new ReadOnlyObjectWrapper<>();
    private @Nullable Puzzle asked;
    private @Nullable Running checking;
    private long askedAt;

    /// @param clock the time in nanoseconds
    public VerdictController(Tasks tasks, Verdicts verdicts, LongSupplier clock) {
        this.tasks = tasks;
        this.verdicts = verdicts;
        this.clock = clock;
    }

    /// The verdict on the puzzle asked about last; null while it is still being worked out.
    public ReadOnlyObjectProperty<@Nullable Verdict> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }

    /// Asks about a puzzle. An answer that is still being worked out for an earlier one is dropped.
    public void check(Puzzle puzzle) {
        if (puzzle.equals(asked)) {
            return;
        }
        asked = puzzle;
        askedAt = clock.getAsLong();
        if (checking != null) {
            checking.cancel();
        }
        checking = tasks.start(
                TaskQueue.ANALYSIS,
                (progress, cancel) -> verdicts.check(puzzle, cancel),
                answer -> answer(puzzle, answer),
                failed -> answer(puzzle, null));
    }

    /// Takes an old verdict away when the new one keeps the user waiting. The window calls this once a frame.
    public void pulse() {
        if (checking != null && checking.isRunning() && clock.getAsLong() - askedAt > PATIENCE) {
            verdict.set(null);
        }
    }

    private void answer(Puzzle puzzle, @Nullable Verdict answer) {
        if (puzzle.equals(asked)) {
            verdict.set(answer);
        }
    }
}
