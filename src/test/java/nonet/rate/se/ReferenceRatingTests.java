package nonet.rate.se;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.grid.Puzzle;
import nonet.rate.se.ReferenceRatings.Rated;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The ratings are those of Sudoku Explainer 1.2.1. Every run takes one of eight puzzles, and of those that need nets one
/// of 32; the profile `full` takes all puzzles below 8.2 and one of eight harder ones, `.ci/test exhaustive` takes them all.
@Execution(ExecutionMode.CONCURRENT)
class ReferenceRatingTests {

    /// One of this many puzzles without nets is rated, and of those with nets.
    private static final int PLAIN = Repetitions.of(8, 1, 1);

    private static final int WITH_NETS = Repetitions.of(32, 8, 8);

    private final SeRater rater = new SeRater(new FastSolver());

    @Test
    @Tag("sampled")
    void ratingsWithoutNetsAreThoseOfTheOriginal() {
        List<Rated> below = ReferenceRatings.all().stream()
                .filter(rated -> rated.isBelow("8.2"))
                .toList();

        assertThat(below).hasSizeGreaterThan(1400);
        assertThat(differences(eachOf(PLAIN, below))).isEmpty();
    }

    @Test
    @Tag("sampled")
    void ratingsWithNetsAreThoseOfTheOriginal() {
        List<Rated> hard = ReferenceRatings.all().stream()
                .filter(rated -> !rated.isBelow("8.2"))
                .toList();

        assertThat(differences(eachOf(WITH_NETS, hard))).isEmpty();
    }

    @Test
    @Tag("exhaustive")
    void allRatingsAreThoseOfTheOriginal() {
        assertThat(differences(ReferenceRatings.all())).isEmpty();
    }

    /// Ratings that others published, not those of the collection.
    @Test
    @Tag("exhaustive")
    void ratingsAboveTenAreThosePublished() {
        assertThat(differences(List.of(
                        new Rated(
                                Puzzle.of(
                                        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
                                "10.5/1.2/1.2"),
                        new Rated(
                                Puzzle.of(
                                        "........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5.."),
                                "10.7/10.7/10.0"))))
                .isEmpty();
    }

    /// Returns one of this many puzzles.
    private static List<Rated> eachOf(int many, List<Rated> puzzles) {
        return IntStream.range(0, puzzles.size())
                .filter(number -> number % many == 0)
                .mapToObj(puzzles::get)
                .toList();
    }

    /// Returns the puzzles that are rated differently, with both ratings.
    private List<String> differences(List<Rated> expected) {
        List<String> differences = new ArrayList<>();
        for (Rated rated : expected) {
            SeResult result = rater.rate(rated.puzzle(), Cancel.NEVER);
            String rating = result instanceof SeResult.Rated of ? of.rating().toString() : result.toString();
            if (!rating.equals(rated.rating())) {
                differences.add(rated.puzzle() + " " + rated.rating() + " but was " + rating);
            }
        }
        return differences;
    }
}
