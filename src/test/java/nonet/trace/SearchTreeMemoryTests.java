package nonet.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Tag("exhaustive")
@Isolated("it measures the memory of the whole process")
class SearchTreeMemoryTests {

    @Test
    void aMillionGuessesTakeLessThan64Megabytes() {
        SearchTree tree = new SearchTree(2_000_000);
        long before = used();
        Random random = new Random(5);
        int level = 0;
        for (int index = 0; index < 1_000_000; index++) {
            level = Math.max(1, Math.min(60, level + 1 - random.nextInt(3)));
            tree.append(new Entry(index, index, level, guess(level, 1 + random.nextInt(2), 2, Event.Turn.FIRST)));
        }
        assertThat(used() - before).isLessThan(64_000_000);
        assertThat(tree.snapshot().size()).isEqualTo(1_000_001);
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        System.gc();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static Event.Guessed guess(int level, int ordinal, int of, Event.Turn turn) {
        return new Event.Guessed(
                new Candidate(Cell.of(level), Digit.of(ordinal)), ordinal, of, level, turn, CellSet.NONE);
    }
}
