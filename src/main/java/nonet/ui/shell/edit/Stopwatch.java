package nonet.ui.shell.edit;

import java.util.function.LongSupplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.play.Document;
import nonet.play.History;
import nonet.text.Durations;

/// Measures how long the user has worked on the puzzle. It runs in *Play* while the window is focused, until the
/// puzzle is solved, and starts over with each puzzle, but not with one that is turned, mirrored or relabeled.
public final class Stopwatch {

    private static final long SECOND = 1_000_000_000;
    private static final long TENTH = SECOND / 10;

    /// Whether time is shown.
    public final BooleanProperty timed = new SimpleBooleanProperty();

    /// Whether the actions of the user are recorded with their time.
    final BooleanProperty filmed = new SimpleBooleanProperty();

    /// Whether the window is focused.
    public final BooleanProperty focused = new SimpleBooleanProperty();

    /// Whether the stopwatch is running.
    public final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();

    /// The whole seconds that have been measured.
    public final ReadOnlyLongWrapper seconds = new ReadOnlyLongWrapper();

    private final EditController edit;
    private final LongSupplier clock;
    private History last;
    private long nanos;
    private long since;

    /// @param clock the time in nanoseconds
    /// @param spent the number of seconds that the user has worked on the puzzle before
    public Stopwatch(EditController edit, LongSupplier clock, long spent) {
        this.edit = edit;
        this.clock = clock;
        last = edit.history.get();
        nanos = Math.max(spent * SECOND, last.film().end() * TENTH);
        edit.history.subscribe(this::update);
        edit.room.subscribe(this::update);
        timed.subscribe(this::update);
        filmed.subscribe(this::update);
        focused.subscribe(this::update);
    }

    /// Returns the measured time in minutes and seconds, with hours if there are any.
    public String text() {
        return Durations.time(seconds.get());
    }

    /// Returns the measured time in tenths of a second.
    long tenths() {
        tick();
        return nanos / TENTH;
    }

    /// Counts the time since the last call.
    public void tick() {
        if (running.get()) {
            long now = clock.getAsLong();
            nanos += now - since;
            since = now;
        }
        seconds.set(nanos / SECOND);
    }

    private void update() {
        tick();
        Document document = edit.document();
        History history = edit.history.get();
        if (!history.isOfSameSolve(last)) {
            // Undo may lead back to a puzzle that was worked on before.
            nanos = history.film().end() * TENTH;
            seconds.set(nanos / SECOND);
        }
        last = history;
        boolean runs = (timed.get() || filmed.get())
                && focused.get()
                && edit.room.get() == Room.PLAY
                && document.puzzle().clues() > 0
                && !document.grid().isSolved();
        if (runs && !running.get()) {
            since = clock.getAsLong();
        }
        running.set(runs);
    }
}
