package nonet.ui.race;

import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import nonet.solve.CancelToken;
import nonet.ui.kit.work.Work;

/// Records the searches of a race in turns, so that a long one does not hold up the others.
final class RaceRecorder implements Work<Boolean> {

    private static final long TURN = 4_000_000;

    /// The time to wait for another program.
    private static final long WAIT_MILLIS = 20;

    private final List<Racer> racers;
    private final DivergenceSearch divergence;
    private final LongSupplier clock;

    /// @param clock the time in nanoseconds
    RaceRecorder(List<Racer> racers, DivergenceSearch divergence, LongSupplier clock) {
        this.racers = racers;
        this.divergence = divergence;
        this.clock = clock;
    }

    @Override
    public Boolean run(DoubleConsumer progress, CancelToken cancel) throws InterruptedException {
        while (!racers.stream().allMatch(Racer::isOver)) {
            boolean more = false;
            for (Racer racer : racers) {
                cancel.check();
                more |= racer.record(clock, TURN, cancel);
            }
            divergence.advance(cancel);
            if (!more && racers.stream().anyMatch(Racer::isAwaited)) {
                Thread.sleep(WAIT_MILLIS);
            }
        }
        divergence.compareGuesses();
        return true;
    }
}
