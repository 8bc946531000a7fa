package nonet.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import nonet.TestData;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

/// The ratings of the profile *HoDoKu* against those of HoDoKu 2.2.0 without a configuration file.
class HodokuScoresTests {

    private static final Path SHARED = Path.of("../shared/data/hodoku/scores.tsv");

    /// How many puzzles of a level have the level and the score of HoDoKu.
    private record Equal(int puzzles, int levels, int scores) {

        Equal and(Equal other) {
            return new Equal(puzzles + other.puzzles, levels + other.levels, scores + other.scores);
        }
    }

    private final HumanLogic logic = new HumanLogic(new FastSolver(), Profile.hodoku());

    @Test
    void aSampleIsRatedAsByHodoku() {
        assertThat(equal(TestData.lines("hodoku-scores.tsv")))
                .isEqualTo(Map.of(
                        Level.EASY, new Equal(12, 12, 12),
                        Level.MEDIUM, new Equal(11, 11, 11),
                        Level.HARD, new Equal(10, 10, 10),
                        Level.UNFAIR, new Equal(8, 8, 8),
                        Level.EXTREME, new Equal(13, 13, 9)));
    }

    @Test
    void theSharedPuzzlesAreRatedAsByHodoku() throws IOException {
        assumeTrue(Files.isRegularFile(SHARED), SHARED + " is not there");
        assertThat(equal(Files.readAllLines(SHARED)))
                .isEqualTo(Map.of(
                        Level.EASY, new Equal(287, 287, 287),
                        Level.MEDIUM, new Equal(86, 86, 86),
                        Level.HARD, new Equal(57, 57, 56),
                        Level.UNFAIR, new Equal(15, 15, 15),
                        Level.EXTREME, new Equal(75, 75, 45)));
    }

    private Map<Level, Equal> equal(List<String> rows) {
        Map<Level, Equal> equal = new TreeMap<>();
        for (String row : rows.subList(1, rows.size())) {
            String[] fields = row.split("\t", -1);
            Level level = Level.valueOf(fields[1].toUpperCase(Locale.ROOT));
            int score = Integer.parseInt(fields[2]);
            Rating rating = rating(fields[0]);
            equal.merge(
                    level, new Equal(1, rating.level() == level ? 1 : 0, rating.score() == score ? 1 : 0), Equal::and);
        }
        return equal;
    }

    private Rating rating(String puzzle) {
        return switch (logic.rate(Puzzle.of(puzzle), Cancel.NEVER)) {
            case RatingResult.Rated(Rating rating) -> rating;
            case RatingResult.NoSolution _, RatingResult.SeveralSolutions _ -> throw new AssertionError(puzzle);
        };
    }
}
