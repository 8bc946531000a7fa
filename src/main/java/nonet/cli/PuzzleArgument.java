package nonet.cli;

import java.io.IOException;
import java.io.InputStream;
import nonet.grid.Puzzle;
import picocli.CommandLine.Parameters;

/// `PUZZLE`: what commands read that are about one puzzle.
final class PuzzleArgument {

    @Parameters(paramLabel = "PUZZLE", description = "81 cells, a file with one puzzle, or - for standard input.")
    private String argument = "";

    /// Reads the puzzle.
    ///
    /// @throws Input.Unreadable when there is none, or more than one
    Puzzle read(InputStream standard) throws IOException, Input.Unreadable {
        return Input.single(argument, standard);
    }
}
