package nonet.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.Outcome;
import nonet.codec.Sheet;
import nonet.format.Fault;
import nonet.grid.Puzzle;
import nonet.play.Document;
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

    /// Reads the puzzle with what was entered, marked and eliminated in it, as a saved game holds it.
    ///
    /// @throws Input.Unreadable when there is none, or more than one
    Document readDocument(InputStream standard) throws IOException, Input.Unreadable {
        Codecs codecs = Codecs.standard();
        Input.Named input = Input.load(argument, standard, codecs);
        return switch (codecs.read(input.source())) {
            case Outcome.Refused(Fault fault) -> throw new Input.Unreadable(input.name(), fault);
            case Outcome.Read read -> {
                List<Sheet> sheets = read.sheets();
                if (!read.faults().isEmpty()) {
                    throw new Input.Unreadable(input.name(), read.faults().getFirst());
                }
                if (sheets.size() > 1) {
                    throw new Input.Unreadable(input.name(), Input.SEVERAL);
                }
                yield sheets.getFirst().document();
            }
        };
    }
}
