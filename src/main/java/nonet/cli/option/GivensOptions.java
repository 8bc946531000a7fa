package nonet.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import nonet.cli.input.Input;
import nonet.generate.LogicRequest;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.PuzzleRequest.Digits;
import nonet.generate.Symmetry;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.service.generate.PatternFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// `--symmetry`, `--clues`, `--minimal`, `--digits` and `--pattern`: the givens of a new puzzle.
public final class GivensOptions {

    @Option(
            names = "--symmetry",
            paramLabel = "NAME",
            defaultValue = "none",
            description = "Symmetry of the givens: none, rotational, rotational-90, diagonal, anti-diagonal,"
                    + " horizontal, vertical, both-diagonals, both-axes or full. Default: ${DEFAULT-VALUE}.")
    private Symmetry symmetry = Symmetry.NONE;

    @Option(
            names = "--clues",
            paramLabel = "MIN-MAX",
            converter = CluesRange.class,
            description = "Number of givens, within 17-81, such as 24-30.")
    private Clues clues = Clues.ANY;

    @Option(names = "--minimal", description = "Generate minimal puzzles.")
    private boolean minimal;

    @Option(
            names = "--digits",
            paramLabel = "8|9",
            converter = DigitCount.class,
            description = "Number of different digits among the givens: 9, or 8 if one is to be missing.")
    private Digits digits = Digits.ANY;

    @Option(
            names = "--pattern",
            paramLabel = "FILE",
            description = "File with the cells of the givens: 81 characters, in one line or in rows, with . for a blank"
                    + " and x, a digit or anything else for a given.")
    private @Nullable Path pattern;

    /// Returns the requested givens, whatever the difficulty.
    ///
    /// @throws Input.Unreadable if the file of the pattern cannot be read or has no pattern
    public PuzzleRequest request() throws Input.Unreadable {
        return new PuzzleRequest(symmetry, clues, minimal, digits, cells(), LogicRequest.ANY, null);
    }

    private @Nullable CellSet cells() throws Input.Unreadable {
        return pattern == null ? null : cells(pattern);
    }

    /// Reads the cells of the givens from a file.
    ///
    /// @throws Input.Unreadable if the file cannot be read or has no pattern
    public static CellSet cells(Path file) throws Input.Unreadable {
        try {
            return PatternFile.read(file);
        } catch (PatternFile.NoPattern none) {
            throw new Input.Unreadable(file.toString(), "A pattern has 81 characters, not " + none.cells() + ".");
        } catch (IOException failed) {
            throw Input.unreadable(file.toString(), failed);
        }
    }

    private static final class DigitCount implements ITypeConverter<Digits> {

        @Override
        public Digits convert(String text) {
            return switch (text) {
                case "8" -> Digits.EIGHT;
                case "9" -> Digits.NINE;
                default -> throw new TypeConversionException("8 or 9");
            };
        }
    }

    /// Converter for a range of the number of givens.
    static final class CluesRange extends RangeConverter<Clues> {

        CluesRange() {
            super("(\\d{1,2})(?:-(\\d{1,2}))?", CluesRange::clues, "a range within 17-81, such as 24-30");
        }

        private static @Nullable Clues clues(int fewest, int most) {
            if (fewest < Puzzle.FEWEST_CLUES) {
                throw new TypeConversionException(
                        Puzzle.FEWEST_CLUES + " or more, the minimum for exactly one solution");
            }
            return most <= 81 ? new Clues(fewest, most) : null;
        }
    }
}
