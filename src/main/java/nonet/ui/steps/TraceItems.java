package nonet.ui.steps;

import java.util.Collections;
import javafx.collections.ObservableListBase;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The events of a trace up to the furthest one reached, read from the trace when they are looked at.
public final class TraceItems extends ObservableListBase<Entry> {

    private static final Entry GONE = new Entry(-1, 0, 0, new Event.Found(0));

    private @Nullable Trace trace;
    private long first;
    private long end;
    private boolean changing;

    @Override
    public Entry get(int place) {
        long index = first + place;
        if (trace == null || place < 0 || index >= end) {
            throw new IndexOutOfBoundsException("event " + place + " of " + size());
        }
        return trace.get(Math.max(index, trace.first()));
    }

    @Override
    public int size() {
        return (int) (end - first);
    }

    /// Returns the place in this list of the event with this index in the trace, or -1 when it is not in it.
    public int placeOf(long index) {
        return index >= first && index < end ? (int) (index - first) : -1;
    }

    /// Returns how many events were let go from the front of the trace to save memory.
    public long letGo() {
        return first;
    }

    /// Tells whether lines come or go just now, so that a change of the selection is nobody's choice.
    boolean isChanging() {
        return changing;
    }

    void follow(Trace other) {
        clear();
        trace = other;
    }

    void reach(long index) {
        if (trace == null) {
            return;
        }
        changing = true;
        beginChange();
        long gone = Math.min(trace.first(), end) - first;
        if (gone > 0) {
            first += gone;
            nextRemove(0, Collections.nCopies((int) gone, GONE));
        }
        if (end == first) {
            first = Math.max(first, trace.first());
            end = Math.max(end, first);
        }
        if (index >= end) {
            int from = size();
            end = index + 1;
            nextAdd(from, size());
        }
        endChange();
        changing = false;
    }

    @Override
    public void clear() {
        beginChange();
        int size = size();
        trace = null;
        first = 0;
        end = 0;
        if (size > 0) {
            nextRemove(0, Collections.nCopies(size, GONE));
        }
        endChange();
    }
}
