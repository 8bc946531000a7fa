package nonet.ui.export;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Subscription;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Running;
import org.jspecify.annotations.Nullable;

/// The progress of an export, and its result in words. While the window of exports is closed, both are reported
/// elsewhere.
public final class ExportProgress {

    private final Messages messages;
    private final LocalizedText sentence;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final DoubleProperty done = new SimpleDoubleProperty();
    private BooleanExpression seen = new SimpleBooleanProperty(true);
    private Consumer<String> aside = words -> {};
    private Subscription closing = Subscription.EMPTY;
    private @Nullable Running work;

    ExportProgress(Messages messages) {
        this.messages = messages;
        sentence = new LocalizedText(messages);
    }

    /// The progress or the result; empty if there is none.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// Whether something is being written or printed.
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// The completed part, 0 to 1.
    public DoubleProperty doneProperty() {
        return done;
    }

    /// Reports running work, and its end, elsewhere while its window is closed.
    ///
    /// @param shown whether the window is open
    public void tellAside(BooleanExpression shown, Consumer<String> elsewhere) {
        seen = shown;
        aside = elsewhere;
        closing.unsubscribe();
        closing = seen.subscribe((before, now) -> {
            if (!now && running.get()) {
                elsewhere.accept(messages.get("export.goes-on", sentence.get()));
            }
        });
    }

    boolean isRunning() {
        return running.get();
    }

    void say(Supplier<String> words) {
        sentence.say(words);
    }

    /// Shows a sentence in the language of the moment.
    void set(String words) {
        sentence.set(words);
    }

    void begin(Supplier<String> words) {
        running.set(true);
        clear();
        sentence.say(words);
    }

    /// Sets the work that [#cancel()] cancels.
    void own(Running started) {
        work = started;
    }

    /// Shows the progress of this work, which may have ended already.
    void follow(Running started) {
        work = started;
        if (running.get()) {
            done.bind(started.progressProperty());
        }
    }

    void end(Supplier<String> words) {
        work = null;
        running.set(false);
        clear();
        sentence.say(words);
        if (!seen.get()) {
            aside.accept(words.get());
        }
    }

    /// Cancels the running work; returns whether there was any.
    boolean cancel() {
        Running started = work;
        if (started == null || !running.get()) {
            return false;
        }
        started.cancel();
        return true;
    }

    private void clear() {
        done.unbind();
        done.set(0);
    }
}
