package nonet.service.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicSearch;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Weights;
import nonet.service.search.SolutionCount.End;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolutionCountTests {

    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    private Path folder;

    static Stream<Solver> engines() {
        return Stream.of(
                StepEngine.CLASSIC,
                StepEngine.SHRINKING,
                StepEngine.CELL_ORDER,
                StepEngine.SINGLES,
                StepEngine.DANCING_LINKS,
                new FastSolver());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void everyEngineCountsAndListsTheSameSolutions(Solver engine) throws IOException {
        Path file = folder.resolve("all.txt");
        SolutionCount count = count(engine, TWELVE, Long.MAX_VALUE);

        assertThat(count.list(file, new CancelToken())).isEqualTo(End.ALL);

        assertThat(count.found()).isEqualTo(12);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(12).doesNotHaveDuplicates().allSatisfy(line -> {
            assertThat(Puzzle.of(line).conflicts()).isEmpty();
            assertThat(line).matches("[1-9]{81}").startsWith("53");
        });
        SolutionCount again = count(engine, TWELVE, Long.MAX_VALUE);
        assertThat(again.count(new CancelToken())).isEqualTo(End.ALL);
        assertThat(again.found()).isEqualTo(12);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aLimitIsNotExceeded(Solver engine) throws IOException {
        Path file = folder.resolve("some.txt");
        SolutionCount count = count(engine, TWELVE, 5);

        assertThat(count.list(file, new CancelToken())).isEqualTo(End.LIMIT);

        assertThat(count.found()).isEqualTo(5);
        assertThat(Files.readAllLines(file)).hasSize(5);
    }

    @Test
    void aLimitBelowOneIsAWrongProgram() {
        assertThatThrownBy(() -> count(new FastSolver(), TWELVE, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void aPauseTakesEffectWithinATenthOfASecondAndLosesNothing(Solver engine) throws Exception {
        SolutionCount count = count(engine, Puzzle.EMPTY, Long.MAX_VALUE);
        CompletableFuture<End> end = CompletableFuture.supplyAsync(() -> count.count(new CancelToken()));
        until(() -> count.found() > 0);

        count.pause();
        long paused = standing(count);
        count.resume();
        until(() -> count.found() > paused);
        count.stop();

        assertThat(end.get(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isEqualTo(End.STOPPED);
    }

    @Test
    void aCancelledListLeavesTheFileUnchanged() throws Exception {
        Path file = folder.resolve("list.txt");
        Files.writeString(file, "precious");
        SolutionCount count = count(new FastSolver(), Puzzle.EMPTY, Long.MAX_VALUE);
        CompletableFuture<End> end = CompletableFuture.supplyAsync(() -> list(count, file));
        until(() -> count.found() > 1000);

        count.cancel();

        assertThatThrownBy(() -> end.get(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .hasCauseInstanceOf(CancellationException.class);
        assertThat(file).hasContent("precious");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void aStoppedListHoldsTheSolutionsFound() throws Exception {
        Path file = folder.resolve("list.txt");
        SolutionCount count = count(new FastSolver(), Puzzle.EMPTY, Long.MAX_VALUE);
        CompletableFuture<End> end = CompletableFuture.supplyAsync(() -> list(count, file));
        until(() -> count.found() > 1000);
        count.pause();
        count.stop();

        assertThat(end.get(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isEqualTo(End.STOPPED);
        try (Stream<String> lines = Files.lines(file)) {
            assertThat(lines.count()).isEqualTo(count.found());
        }
    }

    @Test
    void aPausedCountEndsWhenItsTaskIsCancelled() throws Exception {
        SolutionCount count = count(new FastSolver(), Puzzle.EMPTY, Long.MAX_VALUE);
        CancelToken cancelled = new CancelToken();
        CompletableFuture<End> end = CompletableFuture.supplyAsync(() -> count.count(cancelled));
        until(() -> count.found() > 0);
        count.pause();

        cancelled.request();

        assertThatThrownBy(() -> end.get(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .hasCauseInstanceOf(CancellationException.class);
    }

    @Test
    void aCountIsInterruptedWithinAMoment() throws Exception {
        SolutionCount count = count(new FastSolver(), Puzzle.EMPTY, Long.MAX_VALUE);
        CancelToken cancel = new CancelToken();
        CompletableFuture<Long> ended = CompletableFuture.supplyAsync(() -> {
            assertThatThrownBy(() -> count.count(cancel)).isInstanceOf(CancellationException.class);
            return System.nanoTime();
        });
        until(() -> count.found() > 1000);
        long asked = System.nanoTime();
        cancel.request();

        // A tenth of it where nothing else runs.
        assertThat(ended.get(PATIENCE.toSeconds(), TimeUnit.SECONDS) - asked).isLessThan(1_000_000_000L);
    }

    @Test
    void aFolderThatIsNotThereIsAnErrorAndNotAResult() {
        SolutionCount count = count(new FastSolver(), TWELVE, Long.MAX_VALUE);

        assertThatThrownBy(() -> count.list(folder.resolve("nowhere/list.txt"), new CancelToken()))
                .isInstanceOf(IOException.class);
    }

    @Test
    void theTimeIsThatOfTheEngine() {
        AtomicLong now = new AtomicLong(100);
        SolutionCount count = new SolutionCount(new FastSolver(), TWELVE, 3, () -> now.getAndAdd(10));
        assertThat(count.nanos()).isZero();

        count.count(new CancelToken());

        assertThat(count.nanos()).isEqualTo(10);
    }

    @Test
    void aStuckEngineDoesNotReportThatThereIsNoSolution() {
        LogicOptions options = Weights.hodoku().forSolving();
        LogicSearch engine = new LogicSearch(new LogicalSolver(List.of(), options), new FastSolver(), false);
        SolutionCount count = count(engine, TWELVE, Long.MAX_VALUE);

        assertThat(count.count(new CancelToken())).isEqualTo(End.STUCK);
        assertThat(count.found()).isZero();
    }

    private static SolutionCount count(Solver engine, Puzzle puzzle, long limit) {
        return new SolutionCount(engine, puzzle, limit, System::nanoTime);
    }

    private static End list(SolutionCount count, Path file) {
        try {
            return count.list(file, new CancelToken());
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    /// Returns how many solutions there are when none is added any more, which is to be so a second from now at the latest.
    private static long standing(SolutionCount count) throws InterruptedException {
        long end = System.nanoTime() + 1_000_000_000;
        long before;
        long late;
        do {
            before = count.found();
            late = System.nanoTime();
            Thread.sleep(200);
        } while (count.found() != before && late < end);
        assertThat(count.found()).isEqualTo(before);
        return before;
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        for (long end = System.nanoTime() + PATIENCE.toNanos(); !condition.getAsBoolean(); ) {
            assertThat(System.nanoTime()).as("in time").isLessThan(end);
            Thread.sleep(5);
        }
    }
}
