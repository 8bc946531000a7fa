package nonet.service.compare;

import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import nonet.solve.Cancel;

/// Requests a search to stop when its time is up or it is cancelled. It is polled far more often than it reads the
/// clock, so that polling does not slow the search down.
final class SearchTimer implements Cancel {

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

    /// @param budget the available time, in nanoseconds
    /// @param progress accepts the completed fraction of the work, or of the time if that is larger, 0 to 1
    SearchTimer(LongSupplier clock, long budget, Cancel cancel, DoubleConsumer progress) {
        this.clock = clock;
        this.budget = budget;
        this.cancel = cancel;
        this.progress = progress;
        this.began = clock.getAsLong();
        this.reported = began;
    }

    /// Sets the completed fraction of the work, 0 to 1.
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
