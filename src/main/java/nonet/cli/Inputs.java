package nonet.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import nonet.format.PuzzleText;
import nonet.format.Reading;
import nonet.service.ProblemWords;
import nonet.service.PuzzleFile;

/// Reads what people write for a puzzle: 81 characters, a file, or `-` for standard input.
final class Inputs {

    private static final ProblemWords WORDS = new ProblemWords(Locale.ENGLISH);

    /// What was read, or what is wrong in one sentence.
    record Read(String name, Reading.Puzzles puzzles) {}

    /// An input that cannot be used; its message is for the person.
    static final class WrongInput extends Exception {

        private static final long serialVersionUID = 1;

        WrongInput(String sentence) {
            super(sentence);
        }
    }

    private Inputs() {}

    static Read read(String input, InputStream standard) throws IOException, WrongInput {
        if (input.equals("-")) {
            return new Read("standard input", puzzles("standard input", PuzzleFile.read(standard)));
        }
        if (input.length() == 81 && PuzzleText.read(input) instanceof Reading.Puzzles puzzles) {
            return new Read("puzzle", puzzles);
        }
        try {
            Path file = Path.of(input);
            return new Read(input, puzzles(input, PuzzleFile.read(file)));
        } catch (InvalidPathException nonsense) {
            throw new WrongInput(input + ": this is neither 81 characters nor a file.");
        }
    }

    private static Reading.Puzzles puzzles(String name, PuzzleFile.Result result) throws WrongInput {
        return switch (result) {
            case PuzzleFile.Result.Read(Reading.Puzzles puzzles) -> puzzles;
            case PuzzleFile.Result.Read(Reading.Malformed(var fault)) ->
                throw new WrongInput(name + ": " + WORDS.of(fault));
            case PuzzleFile.Result.Unreadable(PuzzleFile.Why why)
            when why == PuzzleFile.Why.MISSING ->
                throw new WrongInput(name + ": this is neither a puzzle of 81 characters nor a file.");
            case PuzzleFile.Result.Unreadable(PuzzleFile.Why why) -> throw new WrongInput(name + ": " + WORDS.of(why));
        };
    }
}
