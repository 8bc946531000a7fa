package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import javafx.collections.ListChangeListener;
import nonet.Repetitions;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Trace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TraceItemsTests {

    private final TraceItems items = new TraceItems();

    /// The list as seen by a listener that only receives the changes.
    private final List<Long> heard = new ArrayList<>();

    TraceItemsTests() {
        items.addListener((ListChangeListener<Entry>) change -> {
            while (change.next()) {
                heard.subList(change.getFrom(), change.getFrom() + change.getRemovedSize())
                        .clear();
                for (int place = change.getFrom(); place < change.getTo() && change.wasAdded(); place++) {
                    heard.add(place, items.get(place).index());
                }
            }
        });
    }

    @Test
    void aShortTraceIsInTheListFromItsFirstEventToTheFurthestReached() {
        items.follow(trace(5_000, 10_000_000));

        items.reach(99);
        assertThat(heard).isEqualTo(range(0, 100));
        items.reach(4_999);
        items.show(20);

        assertThat(heard).isEqualTo(range(0, 5_000));
        assertThat(items.hasEarlier() || items.hasLater()).isFalse();
    }

    @Test
    void ofALongTraceThePartAroundTheMomentIsInTheList() {
        items.follow(trace(100_000, 10_000_000));

        items.reach(99_999);
        assertThat(heard).last().isEqualTo(99_999L);
        items.show(50_000);
        assertThat(heard).isEqualTo(range(45_000, 55_000));
        assertThat(items.hasEarlier() && items.hasLater()).isTrue();
        items.around(45_000);
        assertThat(heard).isEqualTo(range(40_000, 50_000));
        items.show(-1);
        assertThat(heard).isEqualTo(range(0, 10_000));
    }

    @Test
    void aWalkThatIsFollowedClosesUpNowAndThenOnly() {
        items.follow(trace(60_000, 10_000_000));
        for (long index = 0; index < 60_000; index += 7) {
            items.reach(index);
            assertThat(items.placeOf(index)).isEqualTo(items.size() - 1);
            assertThat(items.size()).isLessThanOrEqualTo(TraceItems.MOST);
        }
        assertThat(heard)
                .hasSizeGreaterThanOrEqualTo(TraceItems.MOST / 2)
                .last()
                .isEqualTo(59_997L);
        assertThat(heard).isEqualTo(range(heard.getFirst(), 59_998));
    }

    @Test
    @Tag("sampled")
    void listenersAgreeWithTheList() {
        Trace trace = trace(120_000, 70_000);
        items.follow(trace);
        long seed = 20261121;
        Random random = new Random(seed);
        for (int i = 0; i < Repetitions.of(100, 500, 500); i++) {
            long index = random.nextLong(trace.first(), trace.size());
            switch (random.nextInt(3)) {
                case 0 -> items.reach(index);
                case 1 -> items.show(index);
                default -> items.around(index);
            }
            assertThat(heard)
                    .describedAs("seed %d, move %d", seed, i)
                    .isEqualTo(
                            heard.isEmpty()
                                    ? List.of()
                                    : range(items.get(0).index(), items.get(0).index() + items.size()));
        }
        items.clear();
        assertThat(heard).isEmpty();
    }

    private static List<Long> range(long from, long until) {
        return LongStream.range(from, until).boxed().toList();
    }

    private static Trace trace(int events, long most) {
        Trace trace = new Trace(Puzzle.EMPTY, most);
        for (int i = 0; i < events; i++) {
            trace.append(new Event.Refreshed(Cell.of(80)), i, 0);
        }
        return trace;
    }
}
