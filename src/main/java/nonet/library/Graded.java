package nonet.library;

import java.util.Comparator;

/// How hard a puzzle is, in a word and a number.
///
/// @param score 0 when the puzzle is not a proper one
public record Graded(Grade grade, int score) {

    /// From easy to hard, and those that are no proper puzzles last.
    public static final Comparator<Graded> BY_DIFFICULTY =
            Comparator.comparing(Graded::grade).thenComparingInt(Graded::score);
}
