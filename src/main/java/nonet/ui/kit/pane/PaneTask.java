package nonet.ui.kit.pane;

import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;
import org.jspecify.annotations.Nullable;

/// Work that a pane does at most once at a time, with the sentence on it. For the thread of the window only.
public final class PaneTask {

    /// What the work is doing.
    public enum Phase {
        /// There was none yet, or it no longer matters.
        IDLE,
        RUNNING,
        PAUSED,
        /// It ended, in one way or another.
        ENDED
    }

    /// The state of the work.
    ///
    /// @param progress the completed fraction, 0 to 1, or -1 if unknown
    /// @param sentence the progress or the result, in the current language
    /// @param failed whether the sentence reports a failure
    public record State(Phase phase, double progress, String sentence, boolean failed) {

        /// Tests whether the work runs or pauses.
        public boolean isUnderWay() {
            return phase == Phase.RUNNING || phase == Phase.PAUSED;
        }
    }

    public final ReadOnlyObjectWrapper<State> state;

    private final Latest latest;
    private Supplier<String> words;

    /// Kept by this task only, so that the messages do not keep a closed window in memory.
    private final Runnable relocalizing = this::relocalize;

    /// @param idle the sentence before the work, in the current language
    public PaneTask(Messages messages, Tasks tasks, TaskQueue queue, Supplier<String> idle) {
        latest = new Latest(tasks, queue);
        words = idle;
        state = new ReadOnlyObjectWrapper<>(new State(Phase.IDLE, 0, idle.get(), false));
        messages.onChange(relocalizing);
        latest.progress.addListener((_, _, part) -> {
            if (latest.busy.get() && isUnderWay()) {
                progress(part.doubleValue());
            }
        });
    }

    public Phase phase() {
        return state.get().phase;
    }

    public boolean isUnderWay() {
        return state.get().isUnderWay();
    }

    /// Returns the progress or the result, in the current language.
    public String sentence() {
        return state.get().sentence;
    }

    /// Starts the work, and cancels work that is under way. Work that ends with a [CancellationException] has not failed.
    ///
    /// @param begun the sentence until the next one
    /// @param done takes the result and returns the sentence on it, or null if it has started a further part
    /// @param failed takes the cause of the end and returns the sentence on it
    public <T> void start(
            Supplier<String> begun,
            Work<T> work,
            Function<? super T, ? extends @Nullable Supplier<String>> done,
            Function<Throwable, Supplier<String>> failed) {
        latest.cancel();
        set(Phase.RUNNING, 0, begun, false);
        part(work, done, failed);
    }

    /// Starts a further part of the work that is under way.
    ///
    /// @param done takes the result and returns the sentence on it, or null if it has started a further part
    /// @param failed takes the cause of the end and returns the sentence on it
    public <T> void part(
            Work<T> work,
            Function<? super T, ? extends @Nullable Supplier<String>> done,
            Function<Throwable, Supplier<String>> failed) {
        latest.start(
                work,
                result -> {
                    Supplier<String> sentence = done.apply(result);
                    if (sentence != null) {
                        set(Phase.ENDED, 0, sentence, state.get().failed);
                    }
                },
                problem -> {
                    boolean canceled = problem instanceof CancellationException;
                    set(Phase.ENDED, 0, failed.apply(problem), !canceled);
                });
    }

    /// Sets the completed fraction of work that does not report its own.
    public void progress(double part) {
        set(phase(), part, words, state.get().failed);
    }

    /// Shows a sentence from now on, worded anew after each change of the language.
    public void say(Supplier<String> sentence) {
        report(sentence, state.get().failed);
    }

    /// Shows a sentence from now on, which reports a failure or no longer does.
    public void report(Supplier<String> sentence, boolean failed) {
        set(phase(), state.get().progress, sentence, failed);
    }

    /// Shows that the work pauses; does nothing unless it runs.
    ///
    /// @param how makes it pause
    public void pause(Runnable how) {
        change(Phase.RUNNING, Phase.PAUSED, how);
    }

    /// Shows that the work continues; does nothing unless it pauses.
    ///
    /// @param how makes it continue
    public void resume(Runnable how) {
        change(Phase.PAUSED, Phase.RUNNING, how);
    }

    /// Ends work that is under way at once; its result is not reported.
    ///
    /// @param cancelled the sentence on it
    public void cancel(Supplier<String> cancelled) {
        if (isUnderWay()) {
            latest.cancel();
            set(Phase.ENDED, 0, cancelled, false);
        }
    }

    /// Forgets the last work.
    public void reset(Supplier<String> idle) {
        set(Phase.IDLE, 0, idle, false);
    }

    private void change(Phase from, Phase to, Runnable how) {
        if (phase() == from) {
            how.run();
            set(to, state.get().progress, words, false);
        }
    }

    private void set(Phase phase, double progress, Supplier<String> sentence, boolean failed) {
        words = sentence;
        state.set(new State(phase, progress, sentence.get(), failed));
    }

    private void relocalize() {
        report(words, state.get().failed);
    }
}
