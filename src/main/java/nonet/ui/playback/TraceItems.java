package nonet.ui.playback;

import java.util.Collections;
import javafx.collections.ObservableListBase;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The events of a trace around the current moment, up to the furthest one reached. They are read from the trace on
/// access. A list of millions would keep its view busy, so it contains only a window of them, which moves along with
/// the moment, and when the user scrolls to its end.
public final class TraceItems extends ObservableListBase<Entry> {

    /// The largest number of events in the list.
    static final int MOST = 10_000;

    private static final Entry GONE = new Entry(-1, 0, 0, new Event.Found(0));

    private @Nullable Trace trace;
    private long first;
    private long end;
    private long reached;
    private boolean changing;

    @Override
    public Entry get(int place) {
        long index = first + place;
        if (trace == null || place < 0 || index >= end) {
            throw new IndexOutOfBoundsException("event " + place + " of " + size());
        }
        return trace.atOrAfter(index);
    }

    @Override
    public int size() {
        return (int) (end - first);
    }

    /// The view asks for the place of the chosen line whenever the list changes, so it is not looked for.
    @Override
    public int indexOf(@Nullable Object item) {
        return item instanceof Entry entry ? placeOf(entry.index()) : -1;
    }

    @Override
    public boolean contains(@Nullable Object item) {
        return indexOf(item) >= 0;
    }

    /// Returns the place in this list of the event with this index in the trace, or -1 when it is not in it.
    public int placeOf(long index) {
        return index >= first && index < end ? (int) (index - first) : -1;
    }

    /// Returns the number of events dropped from the front of the trace to save memory.
    public long letGo() {
        return trace == null ? 0 : Math.min(trace.first(), reached);
    }

    /// Tests whether lines are being added or removed, so that a change of the selection is not the user's.
    boolean isChanging() {
        return changing;
    }

    /// Tests whether there are events before the first of the list.
    boolean hasEarlier() {
        return trace != null && first > trace.first();
    }

    /// Tests whether events that were reached follow the last of the list.
    boolean hasLater() {
        return end < reached;
    }

    void follow(Trace other) {
        clear();
        trace = other;
    }

    /// Records that the events up to this one are reached, and brings it into the list.
    void reach(long index) {
        reached = Math.max(reached, index + 1);
        show(index);
    }

    /// Brings an event that was reached into the list; the first one for -1.
    void show(long index) {
        if (trace == null || reached == 0) {
            return;
        }
        long kept = Math.min(trace.first(), reached);
        long shown = Math.clamp(index, kept, reached - 1);
        long from = Math.max(first, kept);
        if (shown < from || shown >= end + MOST / 2 || from > end) {
            around(shown);
        } else if (shown >= end) {
            long until = shown + 1;
            move(until - from > MOST ? until - MOST / 2 : from, until);
        } else {
            move(from, end);
        }
    }

    /// Moves the list so that an event is in its middle, as far as there are enough events on both sides.
    void around(long index) {
        if (trace != null) {
            long kept = Math.min(trace.first(), reached);
            long from = Math.max(kept, Math.min(index - MOST / 2, reached - MOST));
            move(from, Math.min(reached, from + MOST));
        }
    }

    @Override
    public void clear() {
        move(0, 0);
        trace = null;
        reached = 0;
    }

    private void move(long from, long until) {
        if (from == first && until == end) {
            return;
        }
        changing = true;
        beginChange();
        long oldFirst = first;
        long oldEnd = end;
        first = from;
        end = until;
        if (from >= oldEnd || until <= oldFirst) {
            remove(0, oldEnd - oldFirst);
            add(0, until - from);
        } else {
            remove(0, from - oldFirst);
            add(0, oldFirst - from);
            remove(Math.min(oldEnd, until) - from, oldEnd - until);
            add(oldEnd - from, until - oldEnd);
        }
        endChange();
        changing = false;
    }

    private void remove(long at, long count) {
        if (count > 0) {
            nextRemove((int) at, Collections.nCopies((int) count, GONE));
        }
    }

    private void add(long at, long count) {
        if (count > 0) {
            nextAdd((int) at, (int) (at + count));
        }
    }
}
