package nonet.ui.learned;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import nonet.trace.Trace;
import nonet.ui.kit.work.Frames;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// Lists the nogoods that the shown search has learned up to its moment, those first that have helped most often, and marks
/// the chosen one on the board.
public final class LearnedController {

    /// The largest number of nogoods in the list.
    static final int MOST = 500;

    /// The number of events read in a frame: about two milliseconds.
    private static final long EVENTS_A_FRAME = 20_000;

    /// A learned nogood.
    ///
    /// @param event the event that it was learned with
    /// @param helped how often it has ruled a candidate out since then
    record Learned(List<Candidate> candidates, long event, int helped) {}

    /// The learned nogoods at a moment.
    ///
    /// @param rows those in the list
    /// @param count the number of all of them
    record Listed(List<Learned> rows, int count) {}

    /// The events at which a nogood has helped, in order.
    private static final class Uses {

        private final long learned;
        private long[] events = new long[4];
        private int count;

        Uses(long learned) {
            this.learned = learned;
        }

        void add(long event) {
            events = count == events.length ? Arrays.copyOf(events, 2 * count) : events;
            events[count++] = event;
        }

        int upTo(long event) {
            int place = Arrays.binarySearch(events, 0, count, event);
            return place < 0 ? -place - 1 : place + 1;
        }
    }

    private final ShownSearch search;
    private final ObservableBooleanValue visible;
    private final ReadOnlyObjectWrapper<Listed> listed = new ReadOnlyObjectWrapper<>(new Listed(List.of(), 0));
    private final ObjectProperty<@Nullable Learned> selected = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<@Nullable Marks> marks = new ReadOnlyObjectWrapper<>();
    private final Map<List<Candidate>, Uses> known = new LinkedHashMap<>();
    private @Nullable Trace trace;
    private long scanned;
    private long shown = -2;

    /// @param visible whether the list is seen; it is brought up to date only then
    public LearnedController(ShownSearch search, Frames frames, ObservableBooleanValue visible) {
        this.search = search;
        this.visible = visible;
        search.listedProperty().subscribe(this::update);
        visible.subscribe(this::update);
        selected.subscribe(this::mark);
        frames.each(this::update);
    }

    /// The marks of the chosen nogood; null for none.
    public ReadOnlyObjectProperty<@Nullable Marks> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<Listed> listedProperty() {
        return listed.getReadOnlyProperty();
    }

    /// The chosen nogood; null for none.
    ObjectProperty<@Nullable Learned> selectedProperty() {
        return selected;
    }

    private void update() {
        if (!visible.get()) {
            marks.set(null);
            return;
        }
        Trace now = search.trace();
        if (now != trace) {
            trace = now;
            known.clear();
            scanned = 0;
            shown = -2;
        }
        long index = search.listedProperty().get().index();
        boolean more = now != null && scan(now, index);
        if (more || index != shown) {
            shown = index;
            list(index);
        }
        mark();
    }

    /// Reads the events up to one that were not read yet, as far as a frame allows.
    ///
    /// @return whether there were any
    private boolean scan(Trace events, long upTo) {
        long from = Math.max(scanned, events.first());
        long end = Math.min(Math.min(upTo + 1, events.size()), from + EVENTS_A_FRAME);
        for (long index = from; index < end; index++) {
            if (events.get(index).event() instanceof Event.Narrowed narrowed
                    && narrowed.by() instanceof Narrowing.Nogood(List<Candidate> candidates, boolean learned)) {
                List<Candidate> key = candidates.stream()
                        .sorted(Comparator.comparingInt(Candidate::index))
                        .toList();
                long at = index;
                if (learned) {
                    known.putIfAbsent(key, new Uses(at));
                } else {
                    known.computeIfAbsent(key, _ -> new Uses(at)).add(at);
                }
            }
        }
        scanned = Math.max(scanned, end);
        return end > from;
    }

    private void list(long index) {
        List<Learned> all = known.entrySet().stream()
                .filter(each -> each.getValue().learned <= index)
                .map(each -> new Learned(
                        each.getKey(), each.getValue().learned, each.getValue().upTo(index)))
                .toList();
        listed.set(new Listed(
                all.stream()
                        .sorted(Comparator.comparingInt(Learned::helped)
                                .reversed()
                                .thenComparing(
                                        Comparator.comparingLong(Learned::event).reversed()))
                        .limit(MOST)
                        .toList(),
                all.size()));
    }

    private void mark() {
        Learned chosen = selected.get();
        if (chosen == null || !visible.get()) {
            marks.set(null);
            return;
        }
        Map<Candidate, Role> candidates = new HashMap<>();
        Map<Cell, Role> cells = new HashMap<>();
        for (Candidate candidate : chosen.candidates()) {
            candidates.put(candidate, Role.PATTERN);
            cells.put(candidate.cell(), Role.PATTERN);
        }
        marks.set(new Marks(candidates, cells, Map.of(), List.of()));
    }
}
