package nonet.ui.kit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import javafx.animation.AnimationTimer;

/// Measures how long the JavaFX thread works from one frame to the next, by its processor time: what else the machine does
/// is not the window's.
public final class FrameMeter extends AnimationTimer {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Runnable frame;
    private long before = -1;
    private long longest;

    public FrameMeter() {
        this(() -> {});
    }

    /// @param frame what is done in each frame, as a window does it
    public FrameMeter(Runnable frame) {
        this.frame = frame;
    }

    @Override
    public void handle(long now) {
        long worked = THREADS.getCurrentThreadCpuTime();
        longest = Math.max(longest, before < 0 ? 0 : worked - before);
        before = worked;
        frame.run();
    }

    /// Measures anew.
    public void clear() {
        longest = 0;
        before = -1;
    }

    /// Returns the longest work between two frames, in milliseconds.
    public long longestMillis() {
        return longest / 1_000_000;
    }
}
