package nonet.ui.shell.edit;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.service.setter.Reduction;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Checks continuously whether the puzzle on the board contradicts itself, has no, one or several solutions.
public final class VerdictController {

    private static final TaskQueue QUEUE = new TaskQueue("verdict");

    /// The time for which an old verdict may stay while the new one is being computed, in nanoseconds.
    private static final long PATIENCE = 150_000_000;

    /// The verdict on the last puzzle; null while it is being computed, and if that failed.
    public final ReadOnlyObjectWrapper<@Nullable Verdict> verdict = new ReadOnlyObjectWrapper<>();

    /// The givens of a proper puzzle that it does not need; null while that is not known.
    public final ReadOnlyObjectWrapper<@Nullable CellSet> redundant = new ReadOnlyObjectWrapper<>();

    /// Whether the last puzzle could not be checked.
    public final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();

    private final Latest work;
    private final Verdicts verdicts;
    private final LongSupplier clock;
    private @Nullable Puzzle asked;
    private boolean checking;
    private long askedAt;
    private Consumer<Verdict> told = _ -> {};

    /// @param clock the time in nanoseconds
    public VerdictController(Tasks tasks, Verdicts verdicts, LongSupplier clock) {
        work = new Latest(tasks, QUEUE);
        this.verdicts = verdicts;
        this.clock = clock;
    }

    /// Returns the solution of a proper puzzle, once it is known.
    public Optional<Grid> solution() {
        return verdict.get() instanceof Verdict.OneSolution(Grid solution) ? Optional.of(solution) : Optional.empty();
    }

    /// Checks a puzzle. A running check of an earlier one is cancelled.
    public void check(Puzzle puzzle) {
        if (puzzle.equals(asked)) {
            return;
        }
        asked = puzzle;
        told = _ -> {};
        askedAt = clock.getAsLong();
        redundant.set(null);
        checking = true;
        failed.set(false);
        work.start((_, cancel) -> verdicts.check(puzzle, cancel), answer -> answer(puzzle, answer), _ -> {
            checking = false;
            verdict.set(null);
            failed.set(true);
        });
    }

    /// Passes the verdict on the last puzzle on, once it is known; not at all if another puzzle comes before that.
    public void whenKnown(Consumer<Verdict> then) {
        Verdict now = verdict.get();
        if (checking) {
            told = then;
        } else if (now != null) {
            then.accept(now);
        }
    }

    /// Removes an old verdict if the new one takes long. Called by the window once a frame.
    public void pulse() {
        if (checking && clock.getAsLong() - askedAt > PATIENCE) {
            verdict.set(null);
        }
    }

    private void answer(Puzzle puzzle, Verdict answer) {
        checking = false;
        verdict.set(answer);
        told.accept(answer);
        told = _ -> {};
        if (answer instanceof Verdict.OneSolution) {
            work.start((_, cancel) -> Reduction.redundant(puzzle, cancel), redundant::set);
        }
    }
}
