package nonet.ui.steps;

import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import nonet.grid.Puzzle;
import nonet.trace.Moment;
import nonet.trace.SearchTree;
import nonet.trace.Trace;
import nonet.trace.TraceProfile;
import org.jspecify.annotations.Nullable;

/// What has been recorded of a puzzle's search, and which moment of it is shown, in the form that views follow.
final class Recorded {

    final TraceItems items = new TraceItems();
    final ReadOnlyObjectWrapper<@Nullable SearchTree> tree = new ReadOnlyObjectWrapper<>();
    final ReadOnlyObjectWrapper<@Nullable TraceProfile> profile = new ReadOnlyObjectWrapper<>();
    final ReadOnlyLongWrapper firstKept = new ReadOnlyLongWrapper();

    final ReadOnlyObjectWrapper<Moment> moment;
    /// The moment for lists, which follow only now and then while the engine hurries.
    final ReadOnlyObjectWrapper<Moment> listed;

    private Puzzle puzzle = Puzzle.EMPTY;
    private @Nullable Recording recording;

    Recorded() {
        moment = new ReadOnlyObjectWrapper<>(momentAfter(-1));
        listed = new ReadOnlyObjectWrapper<>(moment.get());
    }

    /// Drops what was recorded, for a search of this puzzle that has not begun.
    void begin(Puzzle other) {
        puzzle = other;
        recording = null;
        tree.set(null);
        profile.set(null);
        items.clear();
        show(-1);
    }

    Puzzle puzzle() {
        return puzzle;
    }

    @Nullable
    Recording recording() {
        return recording;
    }

    void follow(Recording other) {
        recording = other;
        tree.set(other.tree());
        profile.set(other.profile());
        items.follow(other.trace());
    }

    /// Looks at what the trace has let go.
    void pulse() {
        firstKept.set(recording == null ? 0 : recording.trace().first());
    }

    /// Returns the earliest event that can be shown; -1 is the start.
    long first() {
        return recording == null ? -1 : recording.first();
    }

    /// Returns the search as it stood after an event, or the nearest later one that is kept.
    ///
    /// @param index -1 for before the first event
    Moment momentAfter(long index) {
        if (recording == null || index < 0) {
            return new Trace(puzzle, 10_000).momentAfter(-1);
        }
        return recording.trace().momentAfter(Math.max(index, first()));
    }

    /// Shows the search as it stood after an event; -1 is the start.
    void show(long index) {
        moment.set(momentAfter(index));
        listed.set(moment.get());
    }

    /// Shows how far the search is, as far as it is recorded.
    void look(long index) {
        if (recording != null
                && index != moment.get().index()
                && index < recording.trace().size()) {
            moment.set(momentAfter(index));
        }
    }

    /// Shows how far the search is, in the lists too.
    void reach(long index) {
        if (recording != null && index < recording.trace().size()) {
            items.reach(index);
            look(index);
            listed.set(moment.get());
        }
    }
}
