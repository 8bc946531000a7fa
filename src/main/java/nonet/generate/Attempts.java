package nonet.generate;

import java.util.ArrayList;
import java.util.List;
import nonet.generate.PuzzleTest.Fit;
import nonet.grid.Puzzle;

/// The attempts of a search for a puzzle so far. Immutable.
///
/// @param tries the number of grids, or of changes to a pattern's digits
/// @param tooEasy the number of puzzles that were too easy
/// @param tooHard the number of puzzles that were too hard
/// @param near the last puzzles that missed the request narrowly, the newest first
/// @param solutions the fewest solutions of the digits on a pattern so far; 0 if unknown
public record Attempts(int tries, int tooEasy, int tooHard, List<Puzzle> near, int solutions) {

    /// The largest number of near misses that are kept.
    public static final int MOST_NEAR = 20;

    public static final Attempts NONE = new Attempts(0, 0, 0, List.of(), 0);

    public Attempts {
        near = List.copyOf(near);
    }

    Attempts tried() {
        return new Attempts(tries + 1, tooEasy, tooHard, near, solutions);
    }

    Attempts withSolutions(int fewest) {
        return new Attempts(tries, tooEasy, tooHard, near, fewest);
    }

    Attempts with(Puzzle puzzle, Fit fit) {
        return switch (fit) {
            case FITS -> this;
            case TOO_EASY -> new Attempts(tries, tooEasy + 1, tooHard, near, solutions);
            case TOO_HARD -> new Attempts(tries, tooEasy, tooHard + 1, near, solutions);
            case NEAR -> new Attempts(tries, tooEasy, tooHard, first(puzzle), solutions);
        };
    }

    private List<Puzzle> first(Puzzle puzzle) {
        List<Puzzle> longer = new ArrayList<>(near);
        longer.remove(puzzle);
        longer.addFirst(puzzle);
        return longer.size() > MOST_NEAR ? longer.subList(0, MOST_NEAR) : longer;
    }
}
