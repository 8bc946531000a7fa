package nonet.service.compare;

import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import nonet.solve.Cancel;

/// Wishes that a search stops when its time is up or somebody cancels. It is asked far more often than it looks at the
/// clock, so that asking does not slow the search down.
final class Stopwatch implements Cancel {

    private static final int PATIENCE = 64;
    private static final long REPORT_NANOS = 20_000_000;

    private final LongSupplier clock;
    private final long budget;
    private final Cancel cancel;
    private final DoubleConsumer progress;
    private final long began;
    private long reported;
    private double done;
    private int asked;
    private boolean over;

    /// @param budget the time there is, in nanoseconds
    /// @param progress hears which part of the work is done, or of the time is gone if that is more, 0 to 1
    Stopwatch(LongSupplier clock, long budget, Cancel cancel, DoubleConsumer progress) {
        this.clock = clock;
        this.budget = budget;
        this.cancel = cancel;
        this.progress = progress;
        this.began = clock.getAsLong();
        this.reported = began;
    }

    /// Says which part of the work is done, 0 to 1.
    void done(double part) {
        done = part;
    }

    @Override
    public boolean requested() {
        if (++asked >= PATIENCE) {
            asked = 0;
            look();
        }
        return over;
    }

    private void look() {
        long now = clock.getAsLong();
        over = over || now - began >= budget || cancel.requested();
        if (now - reported >= REPORT_NANOS) {
            reported = now;
            progress.accept(Math.min(1, Math.max(done, (double) (now - began) / budget)));
        }
    }
}
