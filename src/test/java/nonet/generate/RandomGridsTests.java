package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import nonet.grid.Puzzle;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class RandomGridsTests {

    private static final long SEED = 20261121;

    private final RandomGenerator random = new SplittableRandom(SEED);
    private final RandomGrids grids = new RandomGrids(SEED);

    /// The numbers of completions are right only if they come to the number of all grids, which Felgenhauer and Jarvis
    /// counted in 2005.
    @Test
    void theCompletionsComeToTheNumberOfAllGrids() {
        double sum = 0;
        int attempts = 500_000;
        for (int i = 0; i < attempts; i++) {
            sum += grids.attempt(random);
        }
        double arms = 56 * 6 * 6 * 6 * 6 * 6 * 6;
        assertThat(sum / attempts * 362_880 * arms * arms * 56 * 56)
                .as("seed " + SEED)
                .isCloseTo(6_670_903_752_021_072_936_960.0, Percentage.withPercentage(1));
    }

    @Test
    void gridsAreValidAndDifferentAndNoDigitIsAtHomeAnywhere() {
        int count = 5_000;
        int[] digits = new int[81 * 9];
        Set<Puzzle> seen = new HashSet<>();
        for (int i = 0; i < count; i++) {
            byte[] grid = draw();
            Validity.check(grid, 0);
            seen.add(Puzzle.of(grid));
            for (int cell = 0; cell < 81; cell++) {
                digits[9 * cell + grid[cell] - 1]++;
            }
        }
        assertThat(seen).hasSize(count);
        for (int number : digits) {
            assertThat(number).as("seed " + SEED).isCloseTo(count / 9, within(120));
        }
    }

    /// Two digits that could be exchanged in four cells are a trait that grids differ in. A cell filled at a time, with
    /// any candidate, gives 10.4 to 10.7 of them on average; even odds 11.57 (with a million weighted grids).
    @Test
    void traitsAreAsCommonAsAmongAllGrids() {
        double sum = 0;
        int count = 30_000;
        for (int i = 0; i < count; i++) {
            sum += exchangeable(draw());
        }
        assertThat(sum / count).as("seed " + SEED).isCloseTo(11.57, within(0.1));
    }

    @Test
    void theSeedDecides() {
        byte[] one = grids.draw(1).clone();
        byte[] other = grids.draw(2).clone();

        assertThat(other).isNotEqualTo(one);
        assertThat(new RandomGrids(SEED).draw(2)).isEqualTo(other);
        assertThat(grids.draw(1)).isEqualTo(one);
        assertThat(new RandomGrids(SEED + 1).draw(1)).isNotEqualTo(one);
    }

    private byte[] draw() {
        return grids.draw(random);
    }

    private static int exchangeable(byte[] grid) {
        int count = 0;
        for (int line = 0; line < 9; line++) {
            for (int beside = line + 1; beside < line / 3 * 3 + 3; beside++) {
                for (int place = 0; place < 9; place++) {
                    for (int far = place / 3 * 3 + 3; far < 9; far++) {
                        count += crossed(grid, 9 * line, 9 * beside, place, far);
                        count += crossed(grid, line, beside, 9 * place, 9 * far);
                    }
                }
            }
        }
        return count;
    }

    private static int crossed(byte[] grid, int line, int beside, int place, int far) {
        return grid[line + place] == grid[beside + far] && grid[line + far] == grid[beside + place] ? 1 : 0;
    }
}
