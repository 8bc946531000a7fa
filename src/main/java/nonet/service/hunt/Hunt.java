package nonet.service.hunt;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;
import nonet.service.hunt.HuntState.Ranked;
import nonet.service.pipeline.PauseGate;
import nonet.service.pipeline.Pipeline;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;

/// A hunt: from seeds to their relatives, and from those that meet the goal to theirs, round by round.
///
/// The seeds are judged as well. Each class of puzzles is judged once. The finds, and their order, do not depend on the
/// number of threads, nor on breaks; those of several seeds are the finds of each seed, each class once.
public final class Hunt {

    /// The time between two checkpoints.
    private static final long MINUTE = 60_000_000_000L;

    /// New puzzles of one thread up to which further relatives are tried, before these are judged.
    private static final int PENDING_A_JOB = 256;

    private static final int SLOTS_A_JOB = 16;

    /// How far a hunt is.
    ///
    /// @param classes the number of classes so far
    /// @param pending the number of those that are not judged yet
    /// @param source the number of puzzles whose relatives were tried
    /// @param sources the number of puzzles whose relatives are tried, so far
    public record Progress(long classes, int pending, int finds, int source, int sources) {}

    /// Receives the finds.
    public interface Listener {

        /// Receives a find, in order.
        void found(Find find) throws IOException;

        /// Called about once a minute, when the state can be saved.
        default void minute() throws IOException {}
    }

    /// A portion of relatives, or a puzzle to judge.
    private static final class Slot {

        private Ranked from = new Ranked(Puzzle.EMPTY, 0);
        private int source;
        private long portion;
        private final List<Puzzle> relatives = new ArrayList<>();
        private final List<String> forms = new ArrayList<>();
        private @Nullable Find find;
    }

    private final HuntRequest request;
    private final HuntState state;
    private final int jobs;
    private final LongSupplier clock;
    private final PauseGate gate = new PauseGate();
    private volatile Progress progress = new Progress(0, 0, 0, 0, 0);
    private long saved;
    private int next;
    private long nextPortion;

    private Hunt(HuntRequest request, HuntState state, int jobs, LongSupplier clock) {
        this.request = request;
        this.state = state;
        this.jobs = jobs;
        this.clock = clock;
        look();
    }

    /// Returns the hunt that continues from a checkpoint, or begins with one.
    ///
    /// @param jobs the number of threads
    /// @param clock the time in nanoseconds
    public static Hunt of(Checkpoint checkpoint, int jobs, LongSupplier clock) {
        return new Hunt(checkpoint.request(), checkpoint.state(), jobs, clock);
    }

    /// Hunts to the end, or to a number of finds.
    ///
    /// @param most the number of finds to stop at
    /// @throws CancellationException if cancelled; the state can be saved then
    /// @throws IOException if the listener does
    public void run(long most, Listener listener, CancelToken cancel) throws IOException {
        saved = clock.getAsLong();
        while (state.finds().size() < most) {
            gate.pass(cancel);
            if (!state.pending().isEmpty()) {
                judge(most, listener, cancel);
            } else if (state.source() < state.sources().size()) {
                expand(listener, cancel);
            } else {
                break;
            }
        }
        look();
    }

    /// Makes the hunt wait, within some milliseconds a thread.
    public void pause() {
        gate.pause();
    }

    public void resume() {
        gate.resume();
    }

    /// Returns how far the hunt is. Safe from any thread.
    public Progress progress() {
        return progress;
    }

    /// Returns the finds so far.
    public List<Find> finds() {
        synchronized (state) {
            return List.copyOf(state.finds());
        }
    }

    /// Passes on the state, which does not change meanwhile.
    <T> T read(Reading<T> reading) throws IOException {
        synchronized (state) {
            return reading.of(request, state);
        }
    }

    /// Reads the state of a hunt.
    @FunctionalInterface
    interface Reading<T> {
        T of(HuntRequest request, HuntState state) throws IOException;
    }

    private void judge(long most, Listener listener, CancelToken cancel) throws IOException {
        List<Ranked> waiting = List.copyOf(state.pending());
        next = 0;
        run(
                slot -> {
                    if (next == waiting.size() || progress.finds() >= most) {
                        return false;
                    }
                    slot.from = waiting.get(next++);
                    return true;
                },
                () -> {
                    GoalTest judge = new GoalTest(request.goal());
                    return (slot, stop) -> slot.find = judge.find(slot.from.puzzle(), stop);
                },
                slot -> {
                    Find find = slot.find;
                    synchronized (state) {
                        if (state.finds().size() >= most) {
                            return;
                        }
                        state.pending().remove();
                        if (find != null) {
                            state.finds().add(find);
                            continueFrom(slot.from);
                        }
                    }
                    if (find != null) {
                        listener.found(find);
                    }
                    after(listener);
                },
                cancel);
    }

    private void continueFrom(Ranked found) {
        if (found.round() > 0 && found.round() < request.rounds()) {
            state.addSource(found);
        }
    }

    private void expand(Listener listener, CancelToken cancel) throws IOException {
        next = state.source();
        nextPortion = state.portion();
        run(
                this::nextPortion,
                () -> {
                    Relatives relatives = new Relatives(request.moves(), request.seed());
                    CanonicalForm forms = new CanonicalForm();
                    return (slot, stop) -> {
                        slot.relatives.clear();
                        slot.forms.clear();
                        relatives.of(
                                slot.from.puzzle(),
                                slot.portion,
                                each -> {
                                    slot.relatives.add(each);
                                    slot.forms.add(forms.of(each).text());
                                },
                                stop);
                    };
                },
                slot -> {
                    synchronized (state) {
                        for (int i = 0; i < slot.relatives.size(); i++) {
                            if (state.known().add(slot.forms.get(i))) {
                                state.pending().add(new Ranked(slot.relatives.get(i), slot.from.round() + 1));
                            }
                        }
                        state.moveTo(slot.source, slot.portion + 1);
                    }
                    after(listener);
                },
                cancel);
        if (next == state.sources().size()) {
            state.moveTo(next, 0);
        }
    }

    /// Fills a slot with the next portion, unless there are no more or enough puzzles wait to be judged.
    private boolean nextPortion(Slot slot) {
        while (next < state.sources().size()) {
            Ranked from = state.sources().get(next);
            if (nextPortion < Relatives.portions(request.moves(), from.puzzle())) {
                if (progress.pending > jobs * PENDING_A_JOB) {
                    return false;
                }
                slot.from = from;
                slot.source = next;
                slot.portion = nextPortion++;
                return true;
            }
            next++;
            nextPortion = 0;
        }
        return false;
    }

    private void run(
            Pipeline.Source<Slot> source,
            Supplier<Pipeline.Work<Slot>> work,
            Pipeline.Sink<Slot> sink,
            CancelToken cancel)
            throws IOException {
        new Pipeline<>(jobs, jobs * SLOTS_A_JOB, Slot::new)
                .run(
                        slot -> {
                            gate.pass(cancel);
                            return source.fill(slot);
                        },
                        work,
                        sink,
                        cancel);
    }

    /// Called after each step.
    private void after(Listener listener) throws IOException {
        look();
        if (clock.getAsLong() - saved > MINUTE) {
            listener.minute();
            saved = clock.getAsLong();
        }
    }

    private void look() {
        synchronized (state) {
            progress = new Progress(
                    state.known().size(),
                    state.pending().size(),
                    state.finds().size(),
                    state.source(),
                    state.sources().size());
        }
    }
}
