package nonet.solve.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import nonet.TestData;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// The number of guesses that the fast solver needs.
class GuessesTests {

    private static final long SEED = 20_261_122;

    /// After singles, its cells have four candidates and more: only guesses in houses with two places for a digit keep
    /// the search short.
    @Test
    void doesNotWanderOnNorvigsImpossiblePuzzle() {
        Puzzle puzzle = Puzzle.of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

        assertThat(guesses(new BitSearch(), puzzle)).isLessThanOrEqualTo(1000);
    }

    /// On each sixth puzzle of this collection, the mean is 63.3 guesses, and 61.4 for tdoku; see the page
    /// *Measurements*.
    @Test
    void hardestPuzzlesTakeFewGuesses() {
        List<Puzzle> puzzles = puzzles("hardest-11plus").subList(0, 1000);
        BitSearch search = new BitSearch();

        double mean = puzzles.stream()
                .mapToLong(puzzle -> guesses(search, puzzle))
                .average()
                .orElseThrow();

        assertThat(mean).isBetween(30.0, 66.0);
    }

    /// Without triads, the mean of this sample is 9.4 guesses.
    @Test
    void triadsSaveGuesses() {
        BitSearch search = new BitSearch();

        double mean = puzzles("top1465").stream()
                .mapToLong(puzzle -> guesses(search, puzzle))
                .average()
                .orElseThrow();

        assertThat(mean).isBetween(4.0, 8.7);
    }

    @Test
    void whatASearchLearnedIsForgottenAtTheNextPuzzle() {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String collection : List.of("hardest-11plus", "17-clue", "several-solutions", "top1465")) {
            puzzles.addAll(puzzles(collection).subList(0, 50));
        }
        Collections.shuffle(puzzles, new Random(SEED));
        BitSearch search = new BitSearch();

        assertThat(puzzles)
                .as("seed %d", SEED)
                .allSatisfy(puzzle -> assertThat(guesses(search, puzzle)).isEqualTo(guesses(new BitSearch(), puzzle)));
    }

    /// Returns the least limit on guesses with which the search of up to two solutions comes to its end.
    private static long guesses(BitSearch search, Puzzle puzzle) {
        long enough = 1;
        while (!ends(search, puzzle, enough)) {
            enough *= 2;
        }
        long tooFew = enough / 2 - 1;
        while (enough - tooFew > 1) {
            long middle = (enough + tooFew) / 2;
            if (ends(search, puzzle, middle)) {
                enough = middle;
            } else {
                tooFew = middle;
            }
        }
        return enough;
    }

    private static boolean ends(BitSearch search, Puzzle puzzle, long guesses) {
        search.start(puzzle, guesses);
        for (int found = 0; found < 2; found++) {
            BitSearch.StopReason reason = search.next(Cancel.NEVER);
            if (reason != BitSearch.StopReason.FOUND) {
                return reason == BitSearch.StopReason.EXHAUSTED;
            }
        }
        return true;
    }

    private static List<Puzzle> puzzles(String collection) {
        return TestData.lines("corpora/" + collection + ".txt").stream()
                .map(Puzzle::of)
                .toList();
    }
}
