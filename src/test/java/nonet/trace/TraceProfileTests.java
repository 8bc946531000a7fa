package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TraceProfileTests {

    private static final int COLUMNS = Repetitions.of(3, 10, 10);

    /// The state after an event by naive computation.
    private record Seen(int filled, int level, Event event, long step) {}

    static Stream<Arguments> enginesAndPuzzles() {
        return SampleSearches.engines()
                .flatMap(engine -> SampleSearches.PUZZLES.stream().map(puzzle -> Arguments.of(engine, puzzle)));
    }

    @ParameterizedTest
    @MethodSource("enginesAndPuzzles")
    @Tag("sampled")
    void columnsEqualANaiveRecomputation(StepSolver engine, Puzzle puzzle) {
        check(engine, puzzle, 3_000, new Random(11), 1);
    }

    @Test
    @Tag("sampled")
    void columnsOfMergedBucketsEqualANaiveRecomputation() {
        check(StepEngine.CELL_ORDER, SampleSearches.SPARSE, 300_000, new Random(12), 8);
    }

    @Test
    void anEmptyProfileHasNoEvents() {
        assertThat(new TraceProfile(Puzzle.EMPTY).columns(10).size()).isZero();
    }

    private static void check(StepSolver engine, Puzzle puzzle, int most, Random random, int span) {
        TraceProfile profile = new TraceProfile(puzzle);
        List<Seen> seen = new ArrayList<>();
        SearchCursor cursor = engine.cursor(puzzle);
        for (int index = 0; index < most; index++) {
            Event event = cursor.next(Cancel.NEVER);
            if (event == null) {
                break;
            }
            profile.append(new Entry(index, cursor.steps(), cursor.level(), event));
            int filled = 81 - cursor.grid().blanks().size();
            seen.add(new Seen(filled, cursor.level(), event, cursor.steps()));
        }
        for (int i = 0; i < COLUMNS; i++) {
            int count = random.nextInt(1, 1500);
            assertThat(lines(profile.columns(count)))
                    .as("%d columns of %d events", count, seen.size())
                    .isEqualTo(naive(seen, count, span));
        }
        for (int i = 0; i < 100; i++) {
            int index = random.nextInt(seen.size());
            int from = index / span * span;
            List<Seen> near = seen.subList(from, Math.min(from + span, seen.size()));
            assertThat(profile.bucket(index))
                    .isEqualTo(new TraceProfile.Bucket(
                            near.getLast().step(),
                            near.stream().mapToInt(Seen::level).max().orElseThrow(),
                            near.stream().mapToInt(Seen::filled).max().orElseThrow(),
                            count(near, Event.Guessed.class),
                            count(near, Event.Contradicted.class),
                            count(near, Event.Found.class)));
        }
    }

    private static int count(List<Seen> seen, Class<? extends Event> kind) {
        return (int) seen.stream().filter(each -> kind.isInstance(each.event())).count();
    }

    private static List<String> naive(List<Seen> seen, int count, int span) {
        List<String> lines = new ArrayList<>();
        long size = seen.size();
        for (int column = 0; column < count; column++) {
            int fewest = 81;
            int most = 0;
            int lowest = 81;
            int highest = 0;
            int guesses = 0;
            int contradictions = 0;
            int solutions = 0;
            // Of the buckets that touch the column, those that end in it are counted.
            for (long bucket = column * size / count / span; bucket * span < size; bucket++) {
                long from = bucket * span;
                long to = Math.min(from + span, size);
                if (from * count >= (column + 1) * size) {
                    break;
                }
                boolean ends = to * count <= (column + 1) * size;
                for (Seen each : seen.subList((int) from, (int) to)) {
                    fewest = Math.min(fewest, each.filled());
                    most = Math.max(most, each.filled());
                    lowest = Math.min(lowest, each.level());
                    highest = Math.max(highest, each.level());
                    guesses += ends && each.event() instanceof Event.Guessed ? 1 : 0;
                    contradictions += ends && each.event() instanceof Event.Contradicted ? 1 : 0;
                    solutions += ends && each.event() instanceof Event.Found ? 1 : 0;
                }
            }
            lines.add(line(fewest, most, lowest, highest, guesses, contradictions, solutions));
        }
        return lines;
    }

    private static List<String> lines(TraceProfile.Columns columns) {
        List<String> lines = new ArrayList<>();
        for (int column = 0; column < columns.count(); column++) {
            lines.add(line(
                    columns.fewestFilled(column),
                    columns.mostFilled(column),
                    columns.lowestLevel(column),
                    columns.highestLevel(column),
                    columns.guesses(column),
                    columns.contradictions(column),
                    columns.solutions(column)));
        }
        return lines;
    }

    private static String line(Object... values) {
        return "filled %s-%s level %s-%s guesses %s contradictions %s solutions %s".formatted(values);
    }
}
