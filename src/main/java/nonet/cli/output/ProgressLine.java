package nonet.cli.output;

import java.io.IOException;
import java.util.function.Supplier;
import nonet.files.AtExit;
import org.jspecify.annotations.Nullable;

/// A line on a terminal that says how far a command is, written over itself twice a second and gone at the end. Where
/// nobody watches there is none.
public final class ProgressLine implements AutoCloseable {

    private static final long FIRST_MILLIS = 1000;
    private static final long NEXT_MILLIS = 500;
    /// Back to the beginning of the line, and nothing behind it.
    private static final String CLEAR = "\r\u001B[K";

    private final Streams streams;
    private boolean shown;
    private final @Nullable AtExit atExit;
    private boolean closed;

    /// @param watched whether there is a line at all
    /// @param text what it says; asked for on a thread of its own
    public ProgressLine(Streams streams, boolean watched, Supplier<String> text) {
        this.streams = streams;
        this.atExit = watched ? new AtExit(this::leave) : null;
        if (watched) {
            Thread.ofPlatform().daemon().name("progress").start(() -> show(text));
        }
    }

    /// Writes lines to standard error, behind all that was printed before.
    ///
    /// @param lines each with its line break
    public synchronized void complain(String lines) throws IOException {
        clear();
        streams.err().write(lines);
        streams.err().flush();
    }

    /// Takes the line away; nothing more is shown.
    @Override
    public void close() throws IOException {
        if (atExit != null) {
            atExit.close();
        }
        end();
    }

    /// Ends as [#close()] does when the program is told to.
    private void leave() {
        try {
            end();
        } catch (IOException deaf) {
            // Nobody sees it any more.
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
