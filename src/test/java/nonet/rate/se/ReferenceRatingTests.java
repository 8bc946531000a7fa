package nonet.rate.se;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nonet.grid.Puzzle;
import nonet.rate.se.ReferenceRatings.Rated;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The ratings are those of Sudoku Explainer 1.2.1. Every run takes the puzzles below 8.2 and one of
/// eight harder ones; `.ci/test exhaustive` takes them all.
@Execution(ExecutionMode.CONCURRENT)
class ReferenceRatingTests {

    private static final int SAMPLE = 8;

    private final SeRater rater = new SeRater(new FastSolver());

    @Test
    void ratingsWithoutNetsAreThoseOfTheOriginal() {
        List<Rated> below = ReferenceRatings.all().stream()
                .filter(rated -> rated.isBelow("8.2"))
                .toList();

        assertThat(below).hasSizeGreaterThan(1400);
        assertThat(differences(below)).isEmpty();
    }

    @Test
    void ratingsWithNetsAreThoseOfTheOriginal() {
        List<Rated> hard = ReferenceRatings.all().stream()
                .filter(rated -> !rated.isBelow("8.2"))
                .toList();

        assertThat(differences(IntStream.range(0, hard.size())
                        .filter(number -> number % SAMPLE == 0)
                        .mapToObj(hard::get)
                        .toList()))
                .isEmpty();
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
