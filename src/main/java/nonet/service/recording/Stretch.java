package nonet.service.recording;

import java.util.List;
import java.util.Locale;
import nonet.trace.Replay;
import nonet.trace.Trace;

/// A stretch of a search that is recorded.
///
/// @param from the index of its first event
/// @param to the index of its last event; one less than `from` for a stretch without events
/// @param title the name of the puzzle; may be empty
/// @param engine the name of the engine
/// @param notes the bookmarks in it, in any order
public record Stretch(Trace trace, long from, long to, String title, String engine, List<Note> notes) {

    /// A bookmark with its note.
    ///
    /// @param event the index of the event, -1 for the start
    public record Note(long event, String text) {}

    public Stretch {
        if (from < earliest(trace) || to < from - 1 || to >= trace.size()) {
            throw new IllegalArgumentException(
                    String.format(Locale.ROOT, "events %d to %d of %d to %d", from, to, trace.first(), trace.size()));
        }
        notes = List.copyOf(notes);
    }

    /// Returns the earliest event that a stretch can begin with: the board before it must still be known.
    public static long earliest(Trace trace) {
        return trace.first() == 0 ? 0 : trace.first() + 1;
    }

    /// Returns the number of events.
    public long length() {
        return to - from + 1;
    }

    /// Returns a replay at the board before the first event.
    Replay start() {
        return trace.replayAfter(from - 1);
    }
}
