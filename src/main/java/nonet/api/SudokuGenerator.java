package nonet.api;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import nonet.generate.Generated;
import nonet.generate.LogicRequest;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.Symmetry;
import nonet.play.Document;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.service.generate.PuzzleGeneration;
import nonet.service.generate.RequestWords;
import nonet.solve.Cancel;

/// Generates puzzles with exactly one solution that meet some requirements. Immutable and safe for use by several
/// threads; each method returns a generator with one more requirement.
public final class SudokuGenerator {

    private final PuzzleRequest request;

    private SudokuGenerator(PuzzleRequest request) {
        this.request = request;
    }

    /// Returns the generator without requirements.
    ///
    /// @return a generator of puzzles of any difficulty
    public static SudokuGenerator any() {
        return new SudokuGenerator(PuzzleRequest.ANY);
    }

    /// Requires a level of difficulty.
    ///
    /// @param level `easy`, `medium`, `hard`, `unfair` or `extreme`, as in [Difficulty]
    /// @return a generator with this requirement
    /// @throws IllegalArgumentException if there is no such level
    public SudokuGenerator level(String level) {
        return new SudokuGenerator(request.with(LogicRequest.of(named(level, Level.values()))));
    }

    /// Requires a symmetry of the givens.
    ///
    /// @param symmetry `none`, `rotational`, `rotational-90`, `diagonal`, `anti-diagonal`, `horizontal`, `vertical`,
    /// `both-diagonals`, `both-axes` or `full`
    /// @return a generator with this requirement
    /// @throws IllegalArgumentException if there is no such symmetry
    public SudokuGenerator symmetry(String symmetry) {
        return with(named(symmetry, Symmetry.values()), request.clues(), request.minimal());
    }

    /// Requires a number of givens.
    ///
    /// @param fewest at least 17
    /// @param most from `fewest` to 81
    /// @return a generator with this requirement
    /// @throws IllegalArgumentException if the range is empty or exceeds 17 to 81
    public SudokuGenerator clues(int fewest, int most) {
        return with(request.symmetry(), new Clues(fewest, most), request.minimal());
    }

    /// Requires that no given can be removed without further solutions.
    ///
    /// @return a generator with this requirement
    public SudokuGenerator minimal() {
        return with(request.symmetry(), request.clues(), true);
    }

    /// Generates a puzzle. Rare ones take long.
    ///
    /// @param seed determines all puzzles, as `--seed` of `nonet generate puzzles`
    /// @param number the number of the puzzle among those of this seed, from 0
    /// @return the puzzle, the same for the same requirements, seed and number; empty if none is found in 50,000 tries
    /// @throws IllegalArgumentException with a sentence if requirements contradict each other
    /// @throws java.util.concurrent.CancellationException if the thread is interrupted
    public Optional<Sudoku> generate(long seed, long number) {
        PuzzleGeneration making = new PuzzleGeneration(Profile::hodoku, PuzzleGenerator.PATIENCE);
        making.contradiction(request).map(RequestWords.plain()::of).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        return making.generator(request, seed).generate(number, Cancel.NEVER, _ -> {})
                        instanceof Generated.Found(var puzzle, var _)
                ? Optional.of(new Sudoku(Document.of("", puzzle)))
                : Optional.empty();
    }

    private SudokuGenerator with(Symmetry symmetry, Clues clues, boolean minimal) {
        return new SudokuGenerator(
                new PuzzleRequest(symmetry, clues, minimal, request.digits(), null, request.logic(), null));
    }

    private static <E extends Enum<E>> E named(String name, E[] values) {
        return Arrays.stream(values)
                .filter(value -> id(value).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + name + "' is none of "
                        + Arrays.stream(values).map(SudokuGenerator::id).collect(Collectors.joining(", ")) + "."));
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
