package nonet.ui.hunt;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonet.codec.Codecs;
import nonet.files.RegularFile;
import nonet.grid.Puzzle;
import nonet.service.batch.PuzzleBlock;
import nonet.service.hunt.PatternSeeds;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import nonet.solve.CancelToken;
import nonet.solve.SolutionCounter;
import nonet.solve.fast.FastSolver;

/// Where the seeds of a hunt come from.
sealed interface HuntSeeds {

    /// The number of puzzles that are made on a pattern.
    int MADE = 10;

    /// The largest number of seeds that the window takes; the command line takes more.
    int MOST = 100_000;

    /// The kinds of seeds.
    enum Kind {
        BOARD,
        PATTERN,
        FILE
    }

    /// Returns the seeds with one solution each.
    ///
    /// @param seed the seed of the random numbers
    /// @throws IOException if they cannot be read
    /// @throws CancellationException if cancelled
    List<Puzzle> find(long seed, CancelToken cancel) throws IOException;

    /// The puzzle on the board.
    record OfBoard(Puzzle puzzle) implements HuntSeeds {
        @Override
        public List<Puzzle> find(long seed, CancelToken cancel) {
            return isProper(puzzle, new FastSolver().counter(), cancel) ? List.of(puzzle) : List.of();
        }
    }

    /// Puzzles made on the cells of the givens on the board.
    record OnPattern(Puzzle puzzle) implements HuntSeeds {
        @Override
        public List<Puzzle> find(long seed, CancelToken cancel) {
            return puzzle.clues() < Puzzle.FEWEST_CLUES
                    ? List.of()
                    : PatternSeeds.of(puzzle.givenCells(), MADE, seed, cancel);
        }
    }

    /// The puzzles of a file.
    record OfFile(Path file) implements HuntSeeds {
        @Override
        public List<Puzzle> find(long seed, CancelToken cancel) throws IOException {
            List<Puzzle> seeds = new ArrayList<>();
            SolutionCounter counter = new FastSolver().counter();
            try (InputStream in = RegularFile.open(file)) {
                PuzzleStream stream = new PuzzleInput(Codecs::standard).open(in, cancel);
                PuzzleBlock block = new PuzzleBlock(64);
                while (seeds.size() < MOST && stream.fill(block)) {
                    for (int i = 0; i < block.size(); i++) {
                        if (isProper(block.puzzle(i), counter, cancel)) {
                            seeds.add(block.puzzle(i));
                        }
                    }
                }
            }
            return seeds;
        }
    }

    private static boolean isProper(Puzzle puzzle, SolutionCounter counter, CancelToken cancel) {
        return !puzzle.isRestricted() && counter.count(puzzle, 2, cancel) == 1;
    }
}
