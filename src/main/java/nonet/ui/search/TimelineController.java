package nonet.ui.search;

import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import javafx.beans.property.LongProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleLongProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.grid.Puzzle;
import nonet.trace.TraceProfile;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The timeline: the part of the trace that it shows, and the moment that the user requests. The trace may grow on
/// another thread meanwhile; it is looked at once a frame.
///
/// A moment is identified by the index of its event; -1 is the start.
public final class TimelineController {

    private static final int PAGES = 20;

    /// The profile of the trace, or null if there is no search yet.
    public final ObjectProperty<@Nullable TraceProfile> profile = new SimpleObjectProperty<>();

    /// The current moment.
    public final LongProperty shown = new SimpleLongProperty(-1);

    /// The first event that can still be shown; 0 unless the trace dropped its beginning.
    public final LongProperty firstKept = new SimpleLongProperty();

    /// The notes of the bookmarks or save points, by their moments.
    public final ObjectProperty<Map<Long, String>> notes = new SimpleObjectProperty<>(Map.of());

    /// The branches of the search.
    public final ObjectProperty<Branching> branching = new SimpleObjectProperty<>(Branching.NONE);

    /// The position of the handle: the moment shown or, for the rest of a frame, the one requested.
    public final ReadOnlyLongWrapper position = new ReadOnlyLongWrapper(-1);

    final ReadOnlyObjectWrapper<TraceProfile.Columns> columns =
            new ReadOnlyObjectWrapper<>(new TraceProfile(Puzzle.EMPTY).columns(1));

    private final Messages messages;
    private final Keys keys;
    private final LongConsumer goTo;

    private int width = 1;
    private long size;
    private boolean stale = true;
    private boolean wanted;

    /// The words of a timeline, by their keys.
    ///
    /// @param title its title for screen readers
    /// @param help how it is used, for screen readers
    /// @param lanes the names of the lanes: how full the board is, the level, the bars upwards and the bars downwards
    /// @param empty the sentence while there is nothing to draw
    /// @param start the text on the start
    /// @param moment the text on a moment, with the numbers of its bucket
    /// @param note the text on a moment with a note
    public record Keys(
            String title, String help, List<String> lanes, String empty, String start, String moment, String note) {

        private static final Keys SEARCH = new Keys(
                "timeline.title",
                "timeline.help",
                List.of("timeline.filled", "timeline.level", "timeline.guesses", "timeline.dead-ends"),
                "timeline.empty",
                "timeline.start",
                "timeline.moment",
                "timeline.note");

        public Keys {
            lanes = List.copyOf(lanes);
        }
    }

    /// Creates the timeline of a search.
    ///
    /// @param goTo shows the board at a moment; called at most once a frame
    public TimelineController(Messages messages, LongConsumer goTo) {
        this(messages, Keys.SEARCH, goTo);
    }

    /// @param goTo shows the board at a moment; called at most once a frame
    public TimelineController(Messages messages, Keys keys, LongConsumer goTo) {
        this.messages = messages;
        this.keys = keys;
        this.goTo = goTo;
        profile.subscribe(() -> {
            stale = true;
            wanted = false;
            position.set(shown.get());
        });
        shown.subscribe(moment -> {
            if (!wanted) {
                position.set(moment.longValue());
            }
        });
    }

    /// Updates the timeline, and goes to the moment requested since the last frame. Called by the window once a frame.
    public void pulse() {
        TraceProfile followed = profile.get();
        long now = followed == null ? 0 : followed.size();
        if (stale || now != size) {
            stale = false;
            size = now;
            columns.set((followed == null ? new TraceProfile(Puzzle.EMPTY) : followed).columns(width));
        }
        if (wanted) {
            wanted = false;
            goTo.accept(position.get());
            position.set(shown.get());
        }
    }

    void resize(int columnCount) {
        width = Math.max(1, columnCount);
        stale = true;
    }

    /// Returns the position of a moment on the timeline, from 0 for the start to 1 for the last event.
    double share(long moment) {
        return size == 0 ? 0 : Math.min(1, (moment + 1) / (double) size);
    }

    /// Returns the nearest moment to this position that can be shown.
    long momentAt(double share) {
        return kept(Math.round(share * size) - 1);
    }

    void want(long moment) {
        if (size > 0) {
            wanted = true;
            position.set(kept(moment));
        }
    }

    /// Moves by some events, forward or backward.
    void move(long events) {
        want(position.get() + events);
    }

    /// Moves by a twentieth of the timeline, forward or backward.
    void page(int by) {
        move(by * Math.max(1, size / PAGES));
    }

    void toStart() {
        want(-1);
    }

    void toEnd() {
        want(size - 1);
    }

    /// Returns the title for screen readers.
    String title() {
        return messages.get(keys.title);
    }

    /// Returns how it is used, for screen readers.
    String help() {
        return messages.get(keys.help);
    }

    /// Returns the names of the lanes, and the sentence while there is nothing to draw.
    List<String> words() {
        return Stream.concat(keys.lanes.stream(), Stream.of(keys.empty))
                .map(messages::get)
                .toList();
    }

    long size() {
        return size;
    }

    /// Returns the text on a moment.
    String about(long moment) {
        TraceProfile followed = profile.get();
        if (followed == null || size == 0) {
            return messages.get(keys.empty);
        }
        String text = moment < 0 ? messages.get(keys.start) : facts(followed, moment);
        for (Branching.Parting parting : branching.get().partings()) {
            if (parting.after() == moment) {
                text = messages.get("timeline.parting", text, parting.branch().number());
            }
        }
        String note = notes.get().get(moment);
        return note == null
                ? text
                : note.isEmpty() ? messages.get("timeline.mark", text) : messages.get(keys.note, text, note);
    }

    private String facts(TraceProfile followed, long moment) {
        TraceProfile.Bucket bucket = followed.bucket(Math.min(moment, size - 1));
        return messages.get(
                keys.moment,
                bucket.step(),
                bucket.level(),
                bucket.filled(),
                bucket.guesses(),
                bucket.contradictions(),
                bucket.solutions());
    }

    private long kept(long moment) {
        long first = firstKept.get() == 0 ? -1 : firstKept.get();
        return Math.clamp(moment, Math.min(first, size - 1), size - 1);
    }
}
