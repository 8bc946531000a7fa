package nonet.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.PuzzleText;
import nonet.format.Reading;
import nonet.grid.Puzzle;
import nonet.service.ProblemWords;
import nonet.service.PuzzleFile;
import nonet.service.PuzzleStream;
import org.jspecify.annotations.Nullable;

/// The puzzles that an argument stands for: one it spells out, those of a file, or for `-` those of standard input.
final class Input implements AutoCloseable {

    static final ProblemWords WORDS = new ProblemWords(Locale.ENGLISH);

    /// An input that cannot be read; it says why.
    static final class Unreadable extends Exception {

        private static final long serialVersionUID = 1;

        Unreadable(String name, String sentence) {
            super("nonet: " + name + ": " + sentence);
        }

        Unreadable(String name, Fault fault) {
            super(WORDS.of(name, fault));
        }

        /// Returns the line for standard error.
        String line() {
            return String.valueOf(getMessage());
        }
    }

    private final String name;
    private final InputStream in;
    private final PuzzleStream puzzles;

    private Input(String name, InputStream in) throws IOException {
        this.name = name;
        this.in = in;
        this.puzzles = new PuzzleStream(in);
    }

    static Input of(String argument, InputStream standard) throws Unreadable {
        try {
            if (argument.equals("-")) {
                return new Input("<stdin>", standard);
            }
            boolean spelledOut = PuzzleText.read(argument) instanceof Reading.Puzzles;
            Path file = spelledOut ? null : file(argument);
            if (file != null && Files.isDirectory(file)) {
                throw new Unreadable(argument, WORDS.of(PuzzleFile.Why.FOLDER));
            }
            if (file != null) {
                return new Input(argument, Files.newInputStream(file));
            }
            if (spelledOut || argument.length() >= 81) {
                return new Input("<argument>", new ByteArrayInputStream(argument.getBytes(StandardCharsets.UTF_8)));
            }
            throw new Unreadable(argument, "This is neither a puzzle of 81 cells nor a file.");
        } catch (IOException failed) {
            throw unreadable(argument, failed);
        }
    }

    /// Reads the only puzzle of an input.
    ///
    /// @param several what to say of more than one
    static Puzzle single(String argument, InputStream standard, String several) throws IOException, Unreadable {
        try (Input input = of(argument, standard)) {
            Reading first = Objects.requireNonNull(input.next(), "an empty text is a fault");
            Reading second = input.next();
            for (Reading reading : second == null ? List.of(first) : List.of(first, second)) {
                if (reading instanceof Reading.Malformed(Fault fault)) {
                    throw new Unreadable(input.name(), fault);
                }
            }
            if (!(first instanceof Reading.Puzzles(List<NamedPuzzle> puzzles)) || second != null) {
                throw new Unreadable(input.name(), several);
            }
            return puzzles.getFirst().puzzle();
        }
    }

    /// Returns what the input is called where its lines are.
    String name() {
        return name;
    }

    /// Returns the next puzzle or fault, or null at the end.
    @Nullable
    Reading next() throws Unreadable {
        try {
            return puzzles.next();
        } catch (IOException failed) {
            throw unreadable(name, failed);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private static @Nullable Path file(String argument) {
        try {
            Path file = Path.of(argument);
            return !argument.isEmpty() && Files.exists(file) ? file : null;
        } catch (InvalidPathException nonsense) {
            return null;
        }
    }

    private static Unreadable unreadable(String name, IOException failed) {
        return new Unreadable(name, WORDS.of(PuzzleFile.why(failed)));
    }
}
