package nonet.generate;

import java.util.ArrayList;
import java.util.List;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.grid.Puzzle;

/// The attempts of a search for puzzles so far. Immutable.
///
/// @param tries the number of grids, or of changes to a pattern's digits
/// @param unfit the number of tries that led to no puzzle with the givens requested
/// @param tooEasy the number of puzzles that were too easy
/// @param tooHard the number of puzzles that were too hard
/// @param missed the number of puzzles that missed the request narrowly
/// @param near the last of these, the newest first
/// @param solutions the fewest solutions of the digits on a pattern so far; 0 if unknown
public record Attempts(int tries, int unfit, int tooEasy, int tooHard, int missed, List<Puzzle> near, int solutions) {

    /// The largest number of near misses that are kept.
    public static final int MOST_NEAR = 50;

    public static final Attempts NONE = new Attempts(0, 0, 0, 0, 0, List.of(), 0);

    public Attempts {
        near = List.copyOf(near);
    }

    /// Returns the number of puzzles that were tested and refused.
    public int tested() {
        return tooEasy + tooHard + missed;
    }

    /// Returns these attempts and later ones together.
    public Attempts plus(Attempts later) {
        return new Attempts(
                tries + later.tries,
                unfit + later.unfit,
                tooEasy + later.tooEasy,
                tooHard + later.tooHard,
                missed + later.missed,
                joined(later.near, near),
                later.solutions);
    }

    /// @param ledToPuzzle whether the try led to a puzzle with the givens requested
    /// @param fewest the fewest solutions of the digits on a pattern so far; 0 if unknown
    Attempts tried(boolean ledToPuzzle, int fewest) {
        return new Attempts(tries + 1, unfit + (ledToPuzzle ? 0 : 1), tooEasy, tooHard, missed, near, fewest);
    }

    Attempts with(Puzzle puzzle, Fit fit) {
        return switch (fit) {
            case FITS -> this;
            case TOO_EASY -> new Attempts(tries, unfit, tooEasy + 1, tooHard, missed, near, solutions);
            case STUCK, TOO_HARD -> new Attempts(tries, unfit, tooEasy, tooHard + 1, missed, near, solutions);
            case NEAR ->
                new Attempts(tries, unfit, tooEasy, tooHard, missed + 1, joined(List.of(puzzle), near), solutions);
        };
    }

    private static List<Puzzle> joined(List<Puzzle> newer, List<Puzzle> older) {
        if (newer.isEmpty()) {
            return older;
        }
        List<Puzzle> all = new ArrayList<>(newer);
        older.stream().filter(each -> !newer.contains(each)).forEach(all::add);
        return all.size() > MOST_NEAR ? all.subList(0, MOST_NEAR) : all;
    }
}
