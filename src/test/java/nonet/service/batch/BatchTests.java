package nonet.service.batch;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import nonet.grid.Puzzle;
import nonet.service.input.TextStream;
import nonet.service.pipeline.Pipeline;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.Limit;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class BatchTests {

    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    /// 17 clues, and the first solution of an engine that takes the cells in order is far away.
    private static final String LONG =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

    /// An engine that takes its time, and that knows when it works.
    private static final class Slow implements Solver {

        private final Solver fast = new FastSolver();
        private final Random random = new Random(3);
        private final AtomicInteger solved = new AtomicInteger();

        @Override
        public String id() {
            return "slow";
        }

        @Override
        public Answer solve(Puzzle puzzle, Limit limit, Cancel cancel) {
            long until = System.nanoTime() + random.nextInt(300_000);
            while (System.nanoTime() < until) {
                Thread.onSpinWait();
            }
            solved.incrementAndGet();
            return fast.solve(puzzle, limit, cancel);
        }

        @Override
        public Solutions solutions(Puzzle puzzle) {
            return fast.solutions(puzzle);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 64", "2, 1", "2, 7", "5, 3", "16, 1"})
    void keepsInputOrderForAnyNumberOfJobs(int jobs, int blockSize) throws IOException {
        List<String> puzzles = puzzles(1000, 11);
        List<String> expected = puzzles.stream().map(BatchTests::answer).toList();

        List<String> answers = new ArrayList<>();
        Batch batch = new Batch(new Batch.Plan(new Slow(), 2, jobs, blockSize, System::nanoTime));
        batch.run(source(String.join("\n", puzzles)), each -> answers.addAll(answers(each)), new CancelToken());

        assertThat(answers).isEqualTo(expected);
        assertThat(batch.done()).isEqualTo(1000);
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 7", "7, 1"})
    void faultsKeepTheirPlaceAmongThePuzzles(int jobs, int blockSize) throws IOException {
        List<String> lines = puzzles(300, 5);
        for (int i = 0; i < 300; i += 7) {
            lines.set(i, "x" + lines.get(i).substring(1));
        }
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            expected.add(i % 7 == 0 ? "bad " + (i + 1) : answer(lines.get(i)));
        }
        List<String> answers = new ArrayList<>();
        new Batch(new Batch.Plan(new FastSolver(), 2, jobs, blockSize, System::nanoTime))
                .run(source(String.join("\n", lines)), each -> answers.addAll(answers(each)), new CancelToken());
        assertThat(answers).isEqualTo(expected);
    }

    @Test
    void noMoreIsReadThanTheBlocksHold() throws Exception {
        AtomicLong served = new AtomicLong();
        byte[] line = (SOLVED + "\n").getBytes(US_ASCII);
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError();
            }

            @Override
            public int read(byte[] to, int from, int count) {
                System.arraycopy(line, 0, to, from, line.length);
                served.incrementAndGet();
                return line.length;
            }
        };
        CancelToken enough = new CancelToken();
        CountDownLatch stuck = new CountDownLatch(1);
        Batch batch = new Batch(new Batch.Plan(new FastSolver(), 2, 3, 10, System::nanoTime));
        Thread.ofVirtual().start(() -> {
            try {
                stuck.await();
                Thread.sleep(100);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
            enough.request();
        });
        assertThatThrownBy(() -> batch.run(
                        new TextStream(endless)::fill,
                        _ -> {
                            stuck.countDown();
                            while (!enough.requested()) {
                                Thread.onSpinWait();
                            }
                        },
                        enough))
                .isInstanceOf(CancellationException.class);

        // Twelve blocks, and one line a block because the stream never waits for a second one.
        assertThat(served.get()).isLessThanOrEqualTo(13);
    }

    @ParameterizedTest
    @CsvSource({"1", "4"})
    void aBatchIsInterruptedSoon(int jobs) throws IOException {
        AtomicLong asked = new AtomicLong();
        CancelToken afterAWhile = new CancelToken();
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(50);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
            asked.set(System.nanoTime());
            afterAWhile.request();
        });
        Batch batch = new Batch(new Batch.Plan(StepEngine.CELL_ORDER, 2, jobs, 1, System::nanoTime));

        assertThatThrownBy(() -> batch.run(source((LONG + "\n").repeat(100)), _ -> {}, afterAWhile))
                .isInstanceOf(CancellationException.class);
        assertThat(Duration.ofNanos(System.nanoTime() - asked.get())).isLessThan(Duration.ofSeconds(1));
    }

    @Test
    void whileItPausesNothingIsSolved() throws Exception {
        Slow engine = new Slow();
        Batch batch = new Batch(new Batch.Plan(engine, 2, 2, 4, System::nanoTime));
        batch.pause();
        List<String> answers = Collections.synchronizedList(new ArrayList<>());
        Thread runner = Thread.ofPlatform().start(() -> {
            try {
                batch.run(source((SOLVED + "\n").repeat(50)), each -> answers.addAll(answers(each)), new CancelToken());
            } catch (IOException impossible) {
                throw new AssertionError(impossible);
            }
        });
        Thread.sleep(100);
        assertThat(engine.solved.get()).isZero();
        batch.resume();
        runner.join();
        assertThat(answers).hasSize(50);
    }

    @ParameterizedTest
    @CsvSource({"1", "3"})
    void aSinkThatFailsEndsIt(int jobs) {
        Batch batch = new Batch(new Batch.Plan(new FastSolver(), 2, jobs, 1, System::nanoTime));
        assertThatThrownBy(() -> batch.run(
                        source((SOLVED + "\n").repeat(1000)),
                        _ -> {
                            throw new IOException("Broken pipe");
                        },
                        new CancelToken()))
                .isInstanceOf(IOException.class)
                .hasMessage("Broken pipe");
    }

    @Test
    void allEnginesAgree() throws IOException {
        String puzzles = String.join("\n", puzzles(300, 8));
        List<String> fast = new ArrayList<>();
        List<String> links = new ArrayList<>();
        new Batch(new Batch.Plan(new FastSolver(), 3, 2, 16, System::nanoTime))
                .run(source(puzzles), each -> counts(each, fast), new CancelToken());
        new Batch(new Batch.Plan(StepEngine.DANCING_LINKS, 3, 2, 16, System::nanoTime))
                .run(source(puzzles), each -> counts(each, links), new CancelToken());
        assertThat(fast).hasSize(300).isEqualTo(links).contains("0", "1", "3");
    }

    private static void counts(PuzzleBlock block, List<String> to) {
        for (int i = 0; i < block.size(); i++) {
            to.add(String.valueOf(block.found(i)));
        }
    }

    private static Pipeline.Source<PuzzleBlock> source(String text) {
        return new TextStream(new ByteArrayInputStream(text.getBytes(US_ASCII)))::fill;
    }

    /// Puzzles with none, one and several solutions.
    private static List<String> puzzles(int count, long seed) {
        Random random = new Random(seed);
        List<String> puzzles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            StringBuilder cells = new StringBuilder(SOLVED);
            for (int hole = 30 + random.nextInt(30); hole > 0; hole--) {
                cells.setCharAt(random.nextInt(81), '.');
            }
            if (random.nextInt(10) == 0) {
                cells.setCharAt(random.nextInt(81), (char) ('1' + random.nextInt(9)));
            }
            puzzles.add(cells.toString());
        }
        return puzzles;
    }

    private static String answer(String puzzle) {
        return switch (new FastSolver().solve(Puzzle.of(puzzle), Limit.TWO, Cancel.NEVER)) {
            case Answer.None() -> "none";
            case Answer.Unique(var solution) -> solution.toString();
            case Answer.Several several -> "several";
            case Answer.Unknown unknown -> throw new AssertionError(unknown);
        };
    }

    private static List<String> answers(PuzzleBlock block) {
        List<String> answers = new ArrayList<>();
        int puzzle = 0;
        for (PuzzleBlock.Misread misread : block.misread()) {
            for (; puzzle < misread.before(); puzzle++) {
                answers.add(answer(block, puzzle));
            }
            answers.add("bad " + ((nonet.codec.api.Fault.Located) misread.fault()).line());
        }
        for (; puzzle < block.size(); puzzle++) {
            answers.add(answer(block, puzzle));
        }
        return answers;
    }

    private static String answer(PuzzleBlock block, int puzzle) {
        return switch (block.found(puzzle)) {
            case 0 -> "none";
            case 1 -> block.solution(puzzle).toString();
            default -> "several";
        };
    }
}
