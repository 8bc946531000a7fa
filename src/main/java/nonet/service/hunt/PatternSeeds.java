package nonet.service.hunt;

import java.util.ArrayList;
import java.util.List;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// Seeds of a hunt that are made from a pattern of givens.
public final class PatternSeeds {

    private PatternSeeds() {}

    /// Returns puzzles with one solution whose givens are in these cells, at most as many as requested; fewer if there are
    /// none to be found. The same seed yields the same puzzles.
    ///
    /// @throws CancellationException if cancelled
    public static List<Puzzle> of(CellSet pattern, int count, long seed, Cancel cancel) {
        PuzzleGenerator generator =
                new PuzzleGenerator(PuzzleRequest.ANY.withPattern(pattern), seed, null, PuzzleGenerator.PATIENCE);
        List<Puzzle> made = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            if (!(generator.generate(number, cancel, _ -> {}) instanceof Generated.Found(Puzzle puzzle, var _))) {
                break;
            }
            made.add(puzzle);
        }
        return made;
    }
}
