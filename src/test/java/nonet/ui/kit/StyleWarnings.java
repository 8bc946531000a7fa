package nonet.ui.kit;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/// What JavaFX has logged of styles, such as colors that it has not found, since this was created.
public final class StyleWarnings extends Handler implements AutoCloseable {

    /// The loggers are kept in memory, as the log manager forgets them.
    private static final Logger STYLES = Logger.getLogger("javafx.css");

    private final List<String> messages = new CopyOnWriteArrayList<>();

    public StyleWarnings() {
        STYLES.addHandler(this);
    }

    /// Returns the messages.
    public List<String> messages() {
        return List.copyOf(messages);
    }

    @Override
    public void publish(LogRecord record) {
        messages.add(record.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        STYLES.removeHandler(this);
    }
}
