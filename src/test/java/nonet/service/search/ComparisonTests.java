package nonet.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import nonet.grid.Puzzle;
import nonet.service.search.Comparison.Extent;
import nonet.service.search.Measurement.Finished;
import nonet.service.search.Measurement.Stopped;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

class ComparisonTests {

    private static final Puzzle HARD =
            Puzzle.of("800000000003600000070090200050007000000045700000100030001000068008500010090000400");
    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final long SECOND = 1_000_000_000;

    private final Recorder heard = new Recorder();

    @Test
    void thePublishedNumbersComeOut() {
        Comparison.Extent first = Extent.FIRST;
        List<Measurement> toFirst = measure(List.of(HARD), first, StepEngine.CLASSIC, StepEngine.SHRINKING);
        List<Measurement> toEnd = measure(List.of(HARD), Extent.ALL, StepEngine.CLASSIC, StepEngine.SHRINKING);

        assertThat(toFirst).extracting(each -> work(each).steps()).containsExactly(4879L, 803L);
        assertThat(toEnd).extracting(each -> work(each).steps()).containsExactly(9683L, 1787L);
        assertThat(toEnd).extracting(each -> work(each).deepest()).containsExactly(21, 12);
        assertThat(toEnd)
                .allSatisfy(each -> assertThat(finished(each).solutions()).isEqualTo(1));
    }

    @Test
    void theFastSolverHasSolutionsAndTimeOnly() {
        assertThat(measure(List.of(TWELVE, HARD), Extent.ALL, new FastSolver()))
                .singleElement()
                .satisfies(each -> {
                    assertThat(finished(each).solutions()).isEqualTo(13);
                    assertThat(finished(each).work()).isNull();
                });
        assertThat(measure(List.of(TWELVE, HARD), Extent.FIRST, new FastSolver()))
                .singleElement()
                .satisfies(each -> assertThat(finished(each).solutions()).isEqualTo(2));
    }

    @Test
    void severalPuzzlesAddUpAndTheDeepestLevelIsTheDeepestOfAny() {
        Counters one =
                work(measure(List.of(HARD), Extent.ALL, StepEngine.SHRINKING).getFirst());
        Counters other =
                work(measure(List.of(TWELVE), Extent.ALL, StepEngine.SHRINKING).getFirst());

        assertThat(work(measure(List.of(HARD, TWELVE), Extent.ALL, StepEngine.SHRINKING)
                        .getFirst()))
                .isEqualTo(new Counters(
                        one.steps() + other.steps(),
                        one.guesses() + other.guesses(),
                        one.contradictions() + other.contradictions(),
                        13,
                        Math.max(one.deepest(), other.deepest())));
    }

    @Test
    void theTimeIsTheMedianOfTheRunsAfterTheWarmUp() {
        // Each run looks at the clock when it begins and ends; a puzzle as short as this is over before it looks again.
        Times times = new Times(900, 50, 10, 40, 30, 20);
        Puzzle solved = Puzzle.of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

        new Comparison(List.of(solved), Extent.ALL, 5, 0, SECOND)
                .run(List.of(new FastSolver()), times, heard, Cancel.NEVER);

        assertThat(heard.measured)
                .containsExactly(new Measurement(heard.engines.getFirst(), new Finished(1, null, 30, 5)));
    }

    @Test
    void anEngineThatNeedsTooLongHasNoResult() {
        AtomicLong now = new AtomicLong();
        Comparison comparison = new Comparison(List.of(TWELVE, Puzzle.EMPTY), Extent.ALL, 5, 0, SECOND);
        List<Solver> engines = List.of(StepEngine.CELL_ORDER, new FastSolver(), StepEngine.CLASSIC);

        comparison.run(engines, () -> now.addAndGet(200_000), heard, Cancel.NEVER);

        assertThat(heard.measured)
                .containsExactlyElementsOf(engines.stream()
                        .map(engine -> new Measurement(engine, new Stopped(SECOND, 1)))
                        .toList());
        assertThat(heard.progress)
                .isSorted()
                .allSatisfy(part -> assertThat(part).isBetween(0.0, 1.0));
        assertThat(heard.progress.getLast()).isGreaterThan(0.9);
    }

    @Test
    void whenTimeRunsOutBetweenRunsTheMedianIsOfFewer() {
        AtomicLong now = new AtomicLong();
        Comparison comparison = new Comparison(List.of(HARD), Extent.ALL, 5, 0, SECOND);

        comparison.run(List.of(StepEngine.CLASSIC), () -> now.addAndGet(600_000), heard, Cancel.NEVER);

        Finished finished = finished(heard.measured.getFirst());
        assertThat(finished.runs()).isBetween(1, 4);
        assertThat(finished.work().steps()).isEqualTo(9683);
    }

    @Test
    void afterACancelNothingMoreIsMeasured() {
        List<Solver> engines = List.of(StepEngine.CLASSIC, StepEngine.CELL_ORDER, new FastSolver());
        Comparison comparison = new Comparison(List.of(HARD), Extent.ALL, 1, 0, SECOND * 60);

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> comparison.run(engines, System::nanoTime, heard, () -> heard.engines.size() == 2));

        assertThat(heard.engines).hasSize(2);
        assertThat(heard.measured).extracting(Measurement::engine).containsExactly(engines.getFirst());
    }

    @Test
    void theTableIsWrittenWithTheSameWordsInEveryLanguage() {
        Solver classic = StepEngine.CLASSIC;
        Solver fast = new FastSolver();
        Comparison comparison = new Comparison(List.of(HARD, TWELVE), Extent.ALL, 5, 0, SECOND);

        String csv = ComparisonCsv.of(
                comparison,
                List.of(
                        new Measurement(classic, new Finished(13, new Counters(1234567, 20, 30, 13, 21), 1_500_000, 5)),
                        new Measurement(fast, new Finished(13, null, 12_345, 3)),
                        new Measurement(StepEngine.CELL_ORDER, new Stopped(SECOND, 1))));

        assertThat(csv).isEqualTo("""
            engine,outcome,puzzles,extent,solutions,steps,guesses,contradictions,deepest,median_ms,runs,\
            stopped_after_ms,puzzles_done
            classic,finished,2,all,13,1234567,20,30,21,1.500000,5,,2
            fast,finished,2,all,13,,,,,0.012345,3,,2
            cell-order,stopped,2,all,,,,,,,,1000.000000,1
            """);
    }

    private static List<Measurement> measure(List<Puzzle> puzzles, Extent extent, Solver... engines) {
        Recorder heard = new Recorder();
        new Comparison(puzzles, extent, 1, 0, SECOND * 60).run(List.of(engines), System::nanoTime, heard, Cancel.NEVER);
        return heard.measured;
    }

    private static Finished finished(Measurement measurement) {
        return (Finished) measurement.outcome();
    }

    private static Counters work(Measurement measurement) {
        return finished(measurement).work();
    }

    /// A clock by which each run takes the next of these times.
    private static final class Times implements LongSupplier {

        private final long[] runs;
        private long now;
        private int asked;

        Times(long... runs) {
            this.runs = runs;
        }

        /// Asked: when the watch starts, when the engine begins; when each run begins and ends, and once after the
        /// warm-up.
        @Override
        public long getAsLong() {
            int run = asked < 5 ? 0 : (asked - 3) / 2;
            boolean ends = asked < 5 ? asked == 3 : (asked - 5) % 2 == 1;
            now += ends ? runs[run] : 1;
            asked++;
            return now;
        }
    }

    private static final class Recorder implements Comparison.Listener {

        private final List<Solver> engines = new ArrayList<>();
        private final List<Measurement> measured = new ArrayList<>();
        private final List<Double> progress = new ArrayList<>();

        @Override
        public void began(Solver engine) {
            engines.add(engine);
        }

        @Override
        public void measured(Measurement measurement) {
            measured.add(measurement);
        }

        @Override
        public void progress(double part) {
            progress.add(part);
        }
    }
}
