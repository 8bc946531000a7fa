package nonet.generate;

import nonet.deduce.Technique;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest.Clues;
import nonet.grid.Cell;
import nonet.grid.House;
import nonet.rate.Level;

/// The reason why no puzzle can meet a request.
public sealed interface Contradiction {

    /// The pattern has fewer cells than any puzzle with one solution has givens.
    record SmallPattern(int cells) implements Contradiction {}

    /// Two rows of a band, or columns of a stack, have no givens, so they can be exchanged in any solution.
    record EmptyLines(House one, House other) implements Contradiction {}

    record PatternAndClues(int cells, Clues clues) implements Contradiction {}

    /// The pattern lacks a cell that the symmetry asks for.
    record PatternAndSymmetry(Cell missing) implements Contradiction {}

    /// A minimal puzzle has at most [PuzzleRequest#MOST_MINIMAL] givens.
    record MinimalAndClues(int fewest) implements Contradiction {}

    record NeededAndExcluded(Technique technique) implements Contradiction {}

    record HardestAndExcluded(Technique technique) implements Contradiction {}

    /// A technique is harder than the one that is to be the hardest.
    record NeededAndHardest(Technique needed, Technique hardest) implements Contradiction {}

    /// A technique is of a higher level than the puzzle.
    record TechniqueAndLevel(Technique technique, Level of, Level requested) implements Contradiction {}

    /// One step of a technique has a higher score than the puzzle.
    record TechniqueAndScore(Technique technique, int score, Scores requested) implements Contradiction {}

    /// Puzzles with this score are of a higher level.
    record LevelAndScore(Level level, Scores scores) implements Contradiction {}

    /// The technique is off in the profile for rating.
    record NotInUse(Technique technique) implements Contradiction {}
}
