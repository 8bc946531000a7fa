package nonet.generate;

import java.util.List;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest.Clues;
import nonet.grid.Cell;
import nonet.grid.House;
import nonet.rate.Level;

/// The reason why no puzzle can meet a request.
public sealed interface RequestContradiction {

    /// The pattern has fewer cells than any puzzle with one solution has givens.
    record SmallPattern(int cells) implements RequestContradiction {}

    /// Two rows of a band, or columns of a stack, have no givens, so they can be exchanged in any solution.
    record EmptyLines(House one, House other) implements RequestContradiction {}

    record PatternAndClues(int cells, Clues clues) implements RequestContradiction {}

    /// The pattern lacks a cell that the symmetry asks for.
    record PatternAndSymmetry(Cell missing) implements RequestContradiction {}

    /// A minimal puzzle has at most [PuzzleRequest#MOST_MINIMAL] givens.
    record MinimalAndClues(int fewest) implements RequestContradiction {}

    record NeededAndExcluded(Technique technique) implements RequestContradiction {}

    record HardestAndExcluded(Technique technique) implements RequestContradiction {}

    /// A technique is harder than the one that is to be the hardest.
    record NeededAndHardest(Technique needed, Technique hardest) implements RequestContradiction {}

    /// A technique is of a higher level than the puzzle.
    record TechniqueAndLevel(Technique technique, Level of, Level requested) implements RequestContradiction {}

    /// One step of a technique has a higher score than the puzzle.
    record TechniqueAndScore(Technique technique, int score, Scores requested) implements RequestContradiction {}

    /// Puzzles with this score are of a higher level.
    record LevelAndScore(Level level, Scores scores) implements RequestContradiction {}

    /// The technique is off in the profile for rating.
    record NotInUse(Technique technique) implements RequestContradiction {}

    /// Wherever the technique applies, one of easier ones does.
    record NeverNeeded(Technique technique, List<Technique> easier) implements RequestContradiction {

        public NeverNeeded {
            easier = List.copyOf(easier);
        }
    }
}
