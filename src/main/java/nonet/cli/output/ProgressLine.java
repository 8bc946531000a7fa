package nonet.cli.output;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import nonet.files.AtExit;
import nonet.text.PlainText;
import org.jspecify.annotations.Nullable;

/// A progress line on a terminal, overwritten twice a second and cleared at the end. Without a terminal there is none.
public final class ProgressLine implements AutoCloseable {

    private static final long FIRST_MILLIS = 1000;
    private static final long NEXT_MILLIS = 500;
    /// Returns to the beginning of the line and clears it.
    private static final String CLEAR = "\r\u001B[K";

    private final Streams streams;
    private boolean shown;
    private final @Nullable AtExit atExit;
    private boolean closed;

    /// @param watched whether there is a line at all
    /// @param text returns the content; called on a separate thread
    public ProgressLine(Streams streams, boolean watched, Supplier<String> text) {
        this.streams = streams;
        this.atExit = watched ? new AtExit(this::leave) : null;
        if (watched) {
            Thread.ofPlatform().daemon().name("progress").start(() -> show(text));
        }
    }

    /// Writes lines to standard error, after all previous output.
    ///
    /// @param lines the lines without their line breaks
    public synchronized void complain(List<String> lines) throws IOException {
        clear();
        for (String line : lines) {
            streams.err().write(PlainText.line(line) + "\n");
        }
        streams.err().flush();
    }

    /// Clears the line; nothing more is shown.
    @Override
    public void close() throws IOException {
        if (atExit != null) {
            atExit.close();
        }
        end();
    }

    /// Ends as [#close()] does if the program is terminated.
    private void leave() {
        try {
            end();
        } catch (IOException deaf) {
            // The terminal is gone.
        }
    }

    private synchronized void end() throws IOException {
        closed = true;
        clear();
        notifyAll();
    }

    private void clear() throws IOException {
        if (shown) {
            streams.err().write(CLEAR);
            streams.err().flush();
            shown = false;
        }
    }

    private synchronized void show(Supplier<String> text) {
        try {
            for (long pause = FIRST_MILLIS; !closed; pause = NEXT_MILLIS) {
                wait(pause);
                if (!closed) {
                    streams.err().write(CLEAR + text.get());
                    streams.err().flush();
                    shown = true;
                }
            }
        } catch (IOException deaf) {
            shown = false;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
