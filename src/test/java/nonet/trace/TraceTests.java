package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    /// All 33,947 events of a search, more than eight blocks.
    private static final List<Entry> ENTRIES = new ArrayList<>();

    /// The state after every 64th event.
    private static final List<ReplayState> MOMENTS = new ArrayList<>();

    @BeforeAll
    static void search() {
        Replay replay = new Replay(PUZZLE);
        SearchCursor cursor = StepEngine.CLASSIC.cursor(PUZZLE);
        for (Event event = cursor.next(Cancel.NEVER); event != null; event = cursor.next(Cancel.NEVER)) {
            Entry entry = new Entry(ENTRIES.size(), cursor.steps(), cursor.level(), event);
            ENTRIES.add(entry);
            replay.apply(entry);
            if (entry.index() % 64 == 0) {
                MOMENTS.add(replay.state());
            }
        }
    }

    @Test
    void keepsEveryEventWithItsStepAndLevel() {
        Trace trace = filled(1_000_000);
        assertThat(trace.size()).isEqualTo(ENTRIES.size());
        assertThat(trace.first()).isZero();
        List<Entry> kept = new ArrayList<>();
        for (long i = 0; i < trace.size(); i++) {
            kept.add(trace.get(i));
        }
        assertThat(kept).isEqualTo(ENTRIES);
    }

    @ParameterizedTest
    @ValueSource(longs = {10_000, 1_000_000})
    void returnsTheStateAfterAnyKeptEvent(long mostEvents) {
        Trace trace = filled(mostEvents);
        Random random = new Random(3);
        Replay replay = new Replay(PUZZLE);
        for (Entry entry : ENTRIES) {
            replay.apply(entry);
            long place = entry.index() % 4096;
            boolean chosen = place == 0 || place == 4095 || random.nextInt(200) == 0;
            if (chosen && entry.index() >= trace.first()) {
                assertThat(trace.stateAfter(entry.index())).isEqualTo(replay.state());
            }
        }
        assertThat(trace.end()).isEqualTo(replay.state());
    }

    @Test
    void startsWithTheGivens() {
        ReplayState before = filled(10_000).stateAfter(-1);
        assertThat(before.grid()).hasToString(PUZZLE.toString());
        assertThat(before.entry()).isNull();
        assertThat(List.of(before.index(), before.step(), (long) before.level()))
                .containsExactly(-1L, 0L, 0L);
    }

    @Test
    void dropsWholeBlocksFromTheFront() {
        Trace trace = filled(10_000);
        assertThat(trace.first()).isEqualTo(24_576);
        assertThat(trace.get(24_576)).isEqualTo(ENTRIES.get(24_576));
        assertThatThrownBy(() -> trace.get(24_575)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> trace.stateAfter(24_575)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void rejectsAnIndexBeyondItsEnd() {
        Trace trace = filled(10_000);
        assertThatThrownBy(() -> trace.get(ENTRIES.size())).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> trace.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void rejectsALimitThatIsTooLow() {
        assertThatThrownBy(() -> new Trace(PUZZLE, 9_999)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void findsTheLastEventOfAStep() {
        Trace trace = filled(1_000_000);
        NavigableMap<Long, Long> lastByStep = new TreeMap<>();
        for (Entry entry : ENTRIES) {
            lastByStep.put(entry.step(), entry.index());
        }
        lastByStep.remove(4879L);
        lastByStep.forEach((step, last) ->
                assertThat(trace.lastOfStep(step)).as("step %d", step).isEqualTo(last));
        assertThat(trace.lastOfStep(1_000_000)).isEqualTo(ENTRIES.size() - 1);
    }

    @Test
    void findsNoDroppedStep() {
        Trace trace = filled(10_000);
        long firstKept = ENTRIES.get(24_576).step();
        assertThat(trace.get(trace.lastOfStep(firstKept)).step()).isEqualTo(firstKept);
        assertThatThrownBy(() -> trace.lastOfStep(firstKept - 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aStepWithASolutionEndsThere() {
        Trace trace = filled(1_000_000);
        assertThat(trace.get(trace.lastOfStep(4879)).event()).isEqualTo(new Event.Found(1));
    }

    @Test
    void anEmptyTraceHasNoStep() {
        assertThat(new Trace(PUZZLE, 10_000).lastOfStep(5)).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(longs = {10_000, 1_000_000})
    void canBeReadWhileItGrows(long mostEvents) throws InterruptedException, ExecutionException {
        Trace trace = new Trace(PUZZLE, mostEvents);
        try (ExecutorService reader = Executors.newSingleThreadExecutor()) {
            Future<Integer> reads = reader.submit(() -> readUntilFull(trace));
            for (Entry entry : ENTRIES) {
                trace.append(entry.event(), entry.step(), entry.level());
            }
            assertThat(reads.get()).isPositive();
        }
    }

    /// Asks for the oldest events, which are dropped meanwhile, in 50 searches.
    @Test
    void answersWithTheNearestLaterEventWhileTheAskedOneIsDropped() throws InterruptedException, ExecutionException {
        try (ExecutorService reader = Executors.newSingleThreadExecutor()) {
            for (int search = 0; search < 50; search++) {
                Trace trace = new Trace(PUZZLE, 10_000);
                trace.append(
                        ENTRIES.getFirst().event(),
                        ENTRIES.getFirst().step(),
                        ENTRIES.getFirst().level());
                Future<Long> last = reader.submit(() -> readOldest(trace));
                for (Entry entry : ENTRIES.subList(1, ENTRIES.size())) {
                    trace.append(entry.event(), entry.step(), entry.level());
                }
                assertThat(last.get()).isEqualTo(trace.first()).isPositive();
            }
        }
    }

    private static long readOldest(Trace trace) {
        long oldest = 0;
        for (boolean full = false; !full; ) {
            full = trace.size() == ENTRIES.size();
            Entry entry = trace.atOrAfter(0);
            assertThat(entry).isEqualTo(ENTRIES.get((int) entry.index()));
            long replayed = trace.replayAfterOrFirst(0).state().index();
            assertThat(replayed).isGreaterThanOrEqualTo(entry.index());
            oldest = entry.index();
        }
        return oldest;
    }

    @Test
    void answersWithTheAskedEventWhereItIsKept() {
        Trace trace = filled(10_000);
        long kept = trace.first() + 64;
        assertThat(trace.atOrAfter(kept)).isEqualTo(ENTRIES.get((int) kept));
        assertThat(trace.atOrAfter(0)).isEqualTo(ENTRIES.get((int) trace.first()));
        assertThat(trace.replayAfterOrFirst(kept).state()).isEqualTo(MOMENTS.get((int) kept / 64));
        assertThat(trace.replayAfterOrFirst(-1).state()).isEqualTo(MOMENTS.get((int) trace.first() / 64));
        assertThat(filled(1_000_000).replayAfterOrFirst(-1).state()).isEqualTo(new Replay(PUZZLE).state());
        assertThatThrownBy(() -> trace.atOrAfter(ENTRIES.size())).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /// Reads random events, sometimes with the board, until the trace is complete.
    private static int readUntilFull(Trace trace) {
        Random random = new Random(11);
        int reads = 0;
        for (boolean full = false; !full; ) {
            full = trace.size() == ENTRIES.size();
            // The first event moves on while the trace grows: asked once, it stays below the size that is asked later.
            long first = trace.first();
            long size = trace.size();
            if (size > first) {
                long index = random.nextLong(first, size);
                try {
                    assertThat(trace.get(index)).isEqualTo(ENTRIES.get((int) index));
                    if (index % 64 == 0) {
                        assertThat(trace.stateAfter(index)).isEqualTo(MOMENTS.get((int) index / 64));
                    }
                    reads++;
                } catch (IndexOutOfBoundsException e) {
                    assertThat(trace.first()).as("let go since").isGreaterThan(index);
                }
            }
        }
        return reads;
    }

    private static Trace filled(long mostEvents) {
        Trace trace = new Trace(PUZZLE, mostEvents);
        for (Entry entry : ENTRIES) {
            trace.append(entry.event(), entry.step(), entry.level());
        }
        return trace;
    }
}
