package nonet.cli.option;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import nonet.cli.input.Input;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import nonet.service.input.PuzzleStream.Item;
import picocli.CommandLine.Parameters;

/// `PUZZLE`: the argument of commands on one puzzle.
public final class PuzzleArgument {

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "A puzzle, a file with one puzzle, or - for standard input.")
    private String argument = "";

    /// Reads the puzzle.
    ///
    /// @throws Input.Unreadable if there is none, or more than one
    public Puzzle read(InputStream standard) throws IOException, Input.Unreadable {
        return Input.single(argument, standard);
    }

    /// Reads the puzzle with the digits, marks and eliminations of a saved game.
    ///
    /// @throws Input.Unreadable if there is none, or more than one
    public Document readDocument(InputStream standard) throws IOException, Input.Unreadable {
        Codecs codecs = Codecs.standard();
        Input.OpenInput opened = Input.open(argument, standard, codecs);
        try (InputStream in = opened.in()) {
            PuzzleStream stream = new PuzzleInput(() -> codecs).open(in);
            List<Document> found = new ArrayList<>();
            for (Item item = stream.next(); item != null && found.size() < 2; item = stream.next()) {
                switch (item) {
                    case Item.Misread(Fault fault, String _) -> throw new Input.Unreadable(opened.name(), fault);
                    case Item.Read(ReadPuzzle read) -> found.add(read.document());
                }
            }
            if (found.size() > 1) {
                throw new Input.Unreadable(opened.name(), Input.SEVERAL);
            }
            return found.getFirst();
        } catch (Input.Unreadable unreadable) {
            throw unreadable;
        } catch (IOException failed) {
            throw Input.unreadable(opened.name(), failed);
        }
    }
}
