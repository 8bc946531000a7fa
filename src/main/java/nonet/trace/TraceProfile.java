package nonet.trace;

import java.util.Arrays;
import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Puzzle;

/// The number of filled cells and open guesses along a trace, and its guesses, contradictions and solutions. One thread
/// appends while any number of threads read columns.
///
/// Every bucket represents the same number of events. When the last one is full, buckets are merged in pairs, so memory
/// is bounded and an event takes constant time, and there are always enough buckets for a screen.
public final class TraceProfile {

    private static final int MOST_BUCKETS = 1 << 16;

    private byte[] fewestFilled = new byte[1024];
    private byte[] mostFilled = new byte[1024];
    private byte[] lowestLevel = new byte[1024];
    private byte[] highestLevel = new byte[1024];
    private int[] guesses = new int[1024];
    private int[] contradictions = new int[1024];
    private int[] solutions = new int[1024];
    private long[] steps = new long[1024];

    private long span = 1;
    private long size;
    private int deepest;

    private int filled;
    private final byte[] filledBefore = new byte[83];

    /// Creates the profile of an empty trace.
    public TraceProfile(Puzzle puzzle) {
        filled = puzzle.givenCells().size();
    }

    /// Adds the next event of the trace.
    public synchronized void append(Entry entry) {
        int bucket = next();
        switch (entry.event()) {
            case Event.Guessed guess -> {
                if (guess.ordinal() == 1) {
                    filledBefore[guess.level()] = (byte) filled;
                }
                filled = filledBefore[guess.level()] + 1;
                guesses[bucket]++;
            }
            case Event.Placed _ -> filled++;
            case Event.Deduced(Deduction deduction) -> filled += placements(deduction);
            case Event.Cleared _ -> filled--;
            case Event.Backtracked(int level) -> filled = filledBefore[level + 1];
            case Event.Jumped(int level) -> filled = filledBefore[level + 1];
            case Event.Contradicted _ -> contradictions[bucket]++;
            case Event.Found _ -> solutions[bucket]++;
            case Event.Refreshed _, Event.Stuck _, Event.Narrowed _, Event.Shrunk _, Event.Exhausted _ -> {}
        }
        count(bucket, entry.level(), entry.step());
    }

    /// Adds one more row to the picture, such as an action of a user.
    ///
    /// @param one what it counts
    public synchronized void append(Bucket one) {
        int bucket = next();
        filled = one.filled;
        guesses[bucket] += one.guesses;
        contradictions[bucket] += one.contradictions;
        solutions[bucket] += one.solutions;
        count(bucket, one.level, one.step);
    }

    private void count(int bucket, int level, long step) {
        boolean fresh = size % span == 0;
        fewestFilled[bucket] = (byte) (fresh ? filled : Math.min(fewestFilled[bucket], filled));
        mostFilled[bucket] = (byte) (fresh ? filled : Math.max(mostFilled[bucket], filled));
        lowestLevel[bucket] = (byte) (fresh ? level : Math.min(lowestLevel[bucket], level));
        highestLevel[bucket] = (byte) (fresh ? level : Math.max(highestLevel[bucket], level));
        steps[bucket] = step;
        deepest = Math.max(deepest, level);
        size++;
    }

    /// Returns the bucket of the next event, which has room.
    private int next() {
        int bucket = (int) (size / span);
        if (bucket == MOST_BUCKETS) {
            merge();
            bucket = (int) (size / span);
        }
        if (bucket == steps.length) {
            grow();
        }
        return bucket;
    }

    /// Returns the number of events appended.
    public synchronized long size() {
        return size;
    }

    /// Returns the bucket of the event with an index.
    ///
    /// @throws IndexOutOfBoundsException if there is no such event
    public synchronized Bucket bucket(long index) {
        int bucket = (int) (Objects.checkIndex(index, size) / span);
        return new Bucket(
                steps[bucket],
                highestLevel[bucket],
                mostFilled[bucket],
                guesses[bucket],
                contradictions[bucket],
                solutions[bucket]);
    }

    /// Returns the bucket of all events between two indexes, at least those.
    ///
    /// @param from the first event
    /// @param to the last event, not before the first
    /// @throws IndexOutOfBoundsException if there is no such event
    public synchronized Bucket between(long from, long to) {
        int first = (int) (Objects.checkIndex(from, size) / span);
        int last = (int) (Objects.checkIndex(to, size) / span);
        int level = 0;
        int most = 0;
        int guessed = 0;
        int failed = 0;
        int solved = 0;
        for (int bucket = first; bucket <= last; bucket++) {
            level = Math.max(level, highestLevel[bucket]);
            most = Math.max(most, mostFilled[bucket]);
            guessed += guesses[bucket];
            failed += contradictions[bucket];
            solved += solutions[bucket];
        }
        return new Bucket(steps[last], level, most, guessed, failed, solved);
    }

    /// Returns the profile of the current trace in columns of equal width.
    ///
    /// @param count the number of columns, at least 1
    public synchronized Columns columns(int count) {
        Columns columns = new Columns(count, size, deepest);
        for (int bucket = 0; bucket * span < size; bucket++) {
            long end = Math.min((bucket + 1) * span, size);
            int from = (int) (bucket * span * count / size);
            int to = (int) ((end * count - 1) / size);
            for (int column = from; column <= to; column++) {
                columns.add(
                        column, fewestFilled[bucket], mostFilled[bucket], lowestLevel[bucket], highestLevel[bucket]);
            }
            columns.guesses[to] += guesses[bucket];
            columns.contradictions[to] += contradictions[bucket];
            columns.solutions[to] += solutions[bucket];
        }
        return columns;
    }

    private static int placements(Deduction deduction) {
        int placements = 0;
        for (Conclusion conclusion : deduction.conclusions()) {
            placements += conclusion instanceof Conclusion.Placement ? 1 : 0;
        }
        return placements;
    }

    private void merge() {
        for (int to = 0; to < MOST_BUCKETS / 2; to++) {
            int one = 2 * to;
            int two = one + 1;
            fewestFilled[to] = (byte) Math.min(fewestFilled[one], fewestFilled[two]);
            mostFilled[to] = (byte) Math.max(mostFilled[one], mostFilled[two]);
            lowestLevel[to] = (byte) Math.min(lowestLevel[one], lowestLevel[two]);
            highestLevel[to] = (byte) Math.max(highestLevel[one], highestLevel[two]);
            guesses[to] = guesses[one] + guesses[two];
            contradictions[to] = contradictions[one] + contradictions[two];
            solutions[to] = solutions[one] + solutions[two];
            steps[to] = steps[two];
        }
        Arrays.fill(guesses, MOST_BUCKETS / 2, MOST_BUCKETS, 0);
        Arrays.fill(contradictions, MOST_BUCKETS / 2, MOST_BUCKETS, 0);
        Arrays.fill(solutions, MOST_BUCKETS / 2, MOST_BUCKETS, 0);
        span *= 2;
    }

    private void grow() {
        int length = steps.length * 2;
        fewestFilled = Arrays.copyOf(fewestFilled, length);
        mostFilled = Arrays.copyOf(mostFilled, length);
        lowestLevel = Arrays.copyOf(lowestLevel, length);
        highestLevel = Arrays.copyOf(highestLevel, length);
        guesses = Arrays.copyOf(guesses, length);
        contradictions = Arrays.copyOf(contradictions, length);
        solutions = Arrays.copyOf(solutions, length);
        steps = Arrays.copyOf(steps, length);
    }

    /// One event, or several consecutive events.
    ///
    /// @param step the step of the last event
    /// @param level the highest number of open guesses
    /// @param filled the highest number of filled cells, including givens
    public record Bucket(long step, int level, int filled, int guesses, int contradictions, int solutions) {}

    /// The profile in columns. If there are fewer events than columns, an event fills several columns and is counted in
    /// the last of them.
    public static final class Columns {

        private final long size;
        private final int deepest;
        private final byte[] fewestFilled;
        private final byte[] mostFilled;
        private final byte[] lowestLevel;
        private final byte[] highestLevel;
        private final int[] guesses;
        private final int[] contradictions;
        private final int[] solutions;

        private Columns(int count, long size, int deepest) {
            this.size = size;
            this.deepest = deepest;
            fewestFilled = new byte[count];
            mostFilled = new byte[count];
            lowestLevel = new byte[count];
            highestLevel = new byte[count];
            guesses = new int[count];
            contradictions = new int[count];
            solutions = new int[count];
            Arrays.fill(fewestFilled, Byte.MAX_VALUE);
            Arrays.fill(lowestLevel, Byte.MAX_VALUE);
        }

        private void add(int column, byte fewest, byte most, byte lowest, byte highest) {
            fewestFilled[column] = (byte) Math.min(fewestFilled[column], fewest);
            mostFilled[column] = (byte) Math.max(mostFilled[column], most);
            lowestLevel[column] = (byte) Math.min(lowestLevel[column], lowest);
            highestLevel[column] = (byte) Math.max(highestLevel[column], highest);
        }

        /// Returns the number of events of the trace. If there are none, the columns are undefined.
        public long size() {
            return size;
        }

        public int count() {
            return guesses.length;
        }

        /// Returns the highest level of the whole trace.
        public int deepest() {
            return deepest;
        }

        /// Returns the lowest number of filled cells, including givens.
        public int fewestFilled(int column) {
            return fewestFilled[column];
        }

        public int mostFilled(int column) {
            return mostFilled[column];
        }

        public int lowestLevel(int column) {
            return lowestLevel[column];
        }

        public int highestLevel(int column) {
            return highestLevel[column];
        }

        public int guesses(int column) {
            return guesses[column];
        }

        public int contradictions(int column) {
            return contradictions[column];
        }

        public int solutions(int column) {
            return solutions[column];
        }
    }
}
