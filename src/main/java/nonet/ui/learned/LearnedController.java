package nonet.ui.learned;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import nonet.trace.Trace;
import nonet.ui.kit.work.FrameClock;
import nonet.ui.playback.ShownSearch;
import org.jspecify.annotations.Nullable;

/// Lists the nogoods that the shown search has learned up to its moment, those first that have helped most often, and marks
/// the chosen one on the board.
public final class LearnedController {

    /// The largest number of nogoods in the list.
    static final int MOST = 500;

    /// The largest number of nogoods that are kept. Of more, the half that has helped least often goes.
    static final int MOST_KEPT = 5_000;

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

    /// Events in order. Of those that the search does not keep any more only the number is kept.
    private static final class Occasions {

        private long[] events = new long[4];
        private int count;
        private int dropped;

        /// Adds an event.
        ///
        /// @param first the first event that the search keeps
        void add(long event, long first) {
            if (count == events.length) {
                int gone = upTo(first - 1) - dropped;
                dropped += gone;
                count -= gone;
                System.arraycopy(events, gone, events, 0, count);
                events = 2 * count > events.length ? Arrays.copyOf(events, 2 * events.length) : events;
            }
            events[count++] = event;
        }

        /// Returns the number of events up to one that the search keeps.
        int upTo(long event) {
            int place = Arrays.binarySearch(events, 0, count, event);
            return dropped + (place < 0 ? -place - 1 : place + 1);
        }
    }

    /// A nogood's history.
    ///
    /// @param learned the event that it was learned with
    /// @param uses the events that it has helped with
    private record History(long learned, Occasions uses) {

        History(long learned) {
            this(learned, new Occasions());
        }
    }

    /// The marks of the chosen nogood; null for none.
    public final ReadOnlyObjectWrapper<@Nullable Marks> marks = new ReadOnlyObjectWrapper<>();

    final ReadOnlyObjectWrapper<Listed> listed = new ReadOnlyObjectWrapper<>(new Listed(List.of(), 0));

    /// The chosen nogood; null for none.
    final ObjectProperty<@Nullable Learned> selected = new SimpleObjectProperty<>();

    private final ShownSearch search;
    private final ObservableBooleanValue visible;
    private final Map<List<Candidate>, History> known = new HashMap<>();
    private Occasions learned = new Occasions();

    /// Whether events up to the moment remain to be read.
    private final BooleanProperty behind = new SimpleBooleanProperty();

    private @Nullable Trace trace;
    private long scanned;
    private long shown = -2;

    /// @param visible whether the list is seen; it is brought up to date only then
    public LearnedController(ShownSearch search, FrameClock frames, ObservableBooleanValue visible) {
        this.search = search;
        this.visible = visible;
        search.listed.subscribe(this::update);
        visible.subscribe(() -> {
            update();
            mark();
        });
        selected.subscribe(this::mark);
        frames.whileMoving(behind, this::update);
    }

    private void update() {
        if (!visible.get()) {
            behind.set(false);
            return;
        }
        Trace now = search.trace();
        if (now != trace) {
            trace = now;
            known.clear();
            learned = new Occasions();
            scanned = 0;
            shown = -2;
        }
        long index = search.listed.get().index();
        boolean more = now != null && scan(now, index);
        if (more || index != shown) {
            shown = index;
            list(index);
        }
        behind.set(now != null && scanned <= index);
    }

    /// Reads the events up to one that were not read yet, as far as a frame allows.
    ///
    /// @return whether there were any
    private boolean scan(Trace events, long upTo) {
        long from = Math.max(scanned, events.first());
        long end = Math.min(Math.min(upTo + 1, events.size()), from + EVENTS_A_FRAME);
        for (long next = from; next < end; next++) {
            Entry entry = events.atOrAfter(next);
            long index = entry.index();
            next = index;
            if (entry.event() instanceof Event.Narrowed narrowed
                    && narrowed.by() instanceof Narrowing.Nogood(List<Candidate> candidates, boolean fresh)) {
                List<Candidate> key = candidates.stream()
                        .sorted(Comparator.comparingInt(Candidate::index))
                        .toList();
                History history = known.get(key);
                if (history == null) {
                    history = new History(index);
                    known.put(key, history);
                    learned.add(index, events.first());
                }
                if (!fresh) {
                    history.uses.add(index, events.first());
                }
                if (known.size() > MOST_KEPT) {
                    known.keySet()
                            .retainAll(best(index, MOST_KEPT / 2)
                                    .map(Learned::candidates)
                                    .collect(Collectors.toSet()));
                }
            }
        }
        scanned = Math.max(scanned, end);
        return end > from;
    }

    private void list(long index) {
        listed.set(new Listed(best(index, MOST).toList(), index < 0 ? 0 : learned.upTo(index)));
    }

    /// Returns the nogoods learned up to an event that have helped most often until then, of equal ones the latest first.
    private Stream<Learned> best(long index, int most) {
        return known.entrySet().stream()
                .filter(each -> each.getValue().learned <= index)
                .map(each -> new Learned(
                        each.getKey(),
                        each.getValue().learned,
                        each.getValue().uses.upTo(index)))
                .sorted(Comparator.comparingInt(Learned::helped)
                        .reversed()
                        .thenComparing(Comparator.comparingLong(Learned::event).reversed()))
                .limit(most);
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
