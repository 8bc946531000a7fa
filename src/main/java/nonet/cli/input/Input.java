package nonet.cli.input;

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
import java.util.Optional;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.api.Symbols;
import nonet.files.RegularFile;
import nonet.grid.Puzzle;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.Opened;
import nonet.service.input.Opener;
import nonet.service.input.PictureFiles;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import nonet.service.input.PuzzleStream.Item;
import nonet.service.input.RecordStream;
import nonet.text.Plural;
import org.jspecify.annotations.Nullable;

/// The puzzles that an argument denotes: a literal one, those of a file, or those of standard input for `-`, in any
/// format that Nonet reads.
public final class Input implements AutoCloseable {

    /// The sentences for faults of an input.
    public static final ProblemWords WORDS = new ProblemWords(Locale.ENGLISH);

    /// The name of standard input in messages with lines.
    public static final String STANDARD = "<stdin>";

    /// The name of a literal puzzle in messages.
    static final String ARGUMENT = "<argument>";

    /// The message on several puzzles where a command takes one.
    public static final String SEVERAL = "There is more than one puzzle; give only one.";

    private static final Opener OPENER = new Opener(Codecs::standard);

    /// Names of files may be numbers, but no longer ones: dates with times have 20 characters.
    private static final int LONGEST_NUMBER = 20;

    private static final String NEITHER = "This is neither a puzzle of 81 cells nor a file.";

    /// Thrown if an input cannot be read; the message says why.
    public static final class Unreadable extends IOException {

        private static final long serialVersionUID = 1;

        /// @param name the name of the input
        public Unreadable(String name, String sentence) {
            super("nonet: " + (name.isEmpty() ? "''" : name) + ": " + sentence);
        }

        /// @param name the name of the input
        public Unreadable(String name, Fault fault) {
            super(WORDS.of(name, fault));
        }

        /// Returns the line for standard error.
        public String line() {
            return String.valueOf(getMessage());
        }
    }

    /// An open input with its name.
    ///
    /// @param size its size in bytes, or 0 if unknown
    public record OpenInput(String name, InputStream in, long size) {}

    private final String name;
    private final InputStream in;
    private final long size;
    private final PuzzleStream stream;
    private final PuzzleBlock block = new PuzzleBlock(1);
    private long bad;

    private Input(OpenInput opened, PuzzleStream stream) {
        this.name = opened.name;
        this.in = opened.in;
        this.size = opened.size;
        this.stream = stream;
    }

    /// Opens the input that an argument denotes.
    ///
    /// @throws Unreadable if it is neither a readable file nor a literal puzzle
    public static Input of(String argument, InputStream standard) throws Unreadable {
        OpenInput opened = open(argument, standard, Codecs.standard());
        try {
            return new Input(opened, new PuzzleInput(Codecs::standard).open(opened.in));
        } catch (IOException failed) {
            throw unreadable(opened.name, failed);
        }
    }

    /// Opens the input that an argument denotes as a list whose lines are records of their own.
    ///
    /// @throws Unreadable if it is neither a readable file nor a literal puzzle
    public static Input ofRecords(String argument, InputStream standard) throws Unreadable {
        OpenInput opened = open(argument, standard, Codecs.standard());
        return new Input(opened, new RecordStream(opened.in));
    }

    /// Opens the input that an argument denotes.
    ///
    /// @throws Unreadable if it is neither a readable file nor a literal puzzle
    public static OpenInput open(String argument, InputStream standard, Codecs codecs) throws Unreadable {
        try {
            if (argument.equals("-")) {
                return new OpenInput(STANDARD, standard, 0);
            }
            Path file = file(argument);
            if (file != null && Files.isDirectory(file)) {
                throw new Unreadable(argument, WORDS.of(Fault.Unreadable.FOLDER));
            }
            if (file != null) {
                InputStream in = Files.isRegularFile(file) ? RegularFile.open(file) : Files.newInputStream(file);
                return new OpenInput(argument, in, Files.size(file));
            }
            PuzzleReading read = argument.length() >= 81 ? null : codecs.read(Source.of(argument));
            if (read == null || isPart(argument) || read instanceof PuzzleReading.Puzzles) {
                byte[] text = argument.getBytes(StandardCharsets.UTF_8);
                return new OpenInput(ARGUMENT, new ByteArrayInputStream(text), text.length);
            }
            boolean link = read instanceof PuzzleReading.Nothing(Fault fault) && fault instanceof Fault.OnServer;
            throw new Unreadable(argument, link ? WORDS.why(new Fault.OnServer()) : NEITHER);
        } catch (Unreadable unreadable) {
            throw unreadable;
        } catch (IOException failed) {
            throw unreadable(argument, failed);
        }
    }

    /// Tests whether an argument is a row of cells that is too short for a puzzle, rather than a name.
    private static boolean isPart(String argument) {
        return argument.length() > LONGEST_NUMBER && argument.chars().allMatch(Symbols::isCell);
    }

    /// Reads the only puzzle of an input.
    public static Puzzle single(String argument, InputStream standard) throws IOException, Unreadable {
        try (Input input = of(argument, standard)) {
            Item first = Objects.requireNonNull(input.next(), "an empty text is a fault");
            Item second = input.next();
            for (Item item : second == null ? List.of(first) : List.of(first, second)) {
                if (item instanceof Item.Misread(Fault fault, String _)) {
                    throw new Unreadable(input.name(), fault);
                }
            }
            if (!(first instanceof Item.Read(ReadPuzzle only)) || second != null) {
                throw new Unreadable(input.name(), SEVERAL);
            }
            return only.puzzle();
        }
    }

    /// Returns the name of the input in messages with lines.
    public String name() {
        return name;
    }

    /// Returns the number of bytes consumed so far. Safe for use by any thread.
    public long position() {
        return stream.position();
    }

    /// Counts places that could not be read.
    public void addBad(long places) {
        bad += places;
    }

    /// Returns the line that states the number of unreadable places, for an input with readable puzzles.
    public Optional<String> summary() {
        return bad == 0 ? Optional.empty() : Optional.of(name + ": " + Plural.of(bad, "place") + " could not be read.");
    }

    /// Returns the size in bytes, or 0 if unknown.
    public long size() {
        return size;
    }

    /// Fills a block with the next puzzles and faults, as [PuzzleStream#fill(PuzzleBlock)] does.
    public boolean fill(PuzzleBlock target) throws Unreadable {
        try {
            return stream.fill(target);
        } catch (IOException failed) {
            throw unreadable(name, failed);
        }
    }

    /// Returns the next puzzle or fault, or null at the end.
    @Nullable
    public Item next() throws Unreadable {
        return fill(block) ? PuzzleStream.items(block).getFirst() : null;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /// Opens what an argument names as a whole: a file, a folder, or standard input for `-`.
    ///
    /// @throws Unreadable if it cannot be read
    public static Opened opened(String argument, InputStream standard) throws Unreadable {
        String name = argument.equals("-") ? STANDARD : argument;
        if (argument.isEmpty()) {
            // Not the current folder.
            throw new Unreadable(argument, WORDS.of(Fault.Unreadable.MISSING));
        }
        Opened opened;
        try {
            opened = argument.equals("-") ? OPENER.open(standard) : opened(Path.of(argument));
        } catch (InvalidPathException nonsense) {
            throw new Unreadable(argument, WORDS.of(Fault.Unreadable.MISSING));
        } catch (IOException failed) {
            throw unreadable(name, failed);
        }
        if (opened instanceof Opened.Failed(Fault.Unreadable why)) {
            throw new Unreadable(name, WORDS.of(why));
        }
        return opened;
    }

    /// Opens a file, a folder, or the output of a pipe or a device.
    private static Opened opened(Path file) throws IOException {
        if (Files.isRegularFile(file) || Files.isDirectory(file)) {
            return OPENER.open(file);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return OPENER.open(in);
        }
    }

    /// Reads a file, or standard input, as a whole.
    ///
    /// @throws Unreadable if it cannot be read
    public static Source load(String argument, InputStream standard) throws Unreadable {
        try {
            return argument.equals("-") ? PuzzleFile.read(standard) : load(Path.of(argument));
        } catch (InvalidPathException nonsense) {
            throw new Unreadable(argument, WORDS.of(Fault.Unreadable.MISSING));
        } catch (IOException failed) {
            throw unreadable(argument.equals("-") ? STANDARD : argument, failed);
        }
    }

    /// Reads a file, or the output of a pipe or a device.
    private static Source load(Path file) throws IOException {
        if (Files.isRegularFile(file) || Files.isDirectory(file)) {
            return PuzzleFile.read(file);
        }
        try (InputStream in = Files.newInputStream(file)) {
            return PuzzleFile.read(in);
        }
    }

    /// Returns the name of an argument's input in messages.
    public static String nameOf(String argument) {
        return argument.equals("-") ? STANDARD : file(argument) == null ? ARGUMENT : argument;
    }

    /// Returns the folder that an argument names, or null.
    public static @Nullable Path folder(String argument) {
        Path file = file(argument);
        return file != null && Files.isDirectory(file) ? file : null;
    }

    /// Returns the line on the content of a folder besides pictures.
    public static String leftOut(String folder, PictureFiles files) {
        List<String> names = files.others().stream()
                .map(file -> String.valueOf(file.getFileName()))
                .toList();
        return folder + ": "
                + Plural.of(names.size(), "file")
                + (names.size() == 1 ? " is not a picture and was" : " are not pictures and were")
                + " left out: " + String.join(", ", names);
    }

    private static @Nullable Path file(String argument) {
        try {
            Path file = Path.of(argument);
            return !argument.isEmpty() && Files.exists(file) ? file : null;
        } catch (InvalidPathException nonsense) {
            return null;
        }
    }

    /// Returns the line that says why a file could not be written.
    public static String unwritten(Path file, IOException failed) {
        return new Unreadable(file.toString(), WORDS.ofWriting(failed)).line();
    }

    /// Returns the exception for a failed read of an input.
    public static Unreadable unreadable(String name, IOException failed) {
        return new Unreadable(name, WORDS.of(PuzzleFile.why(failed)));
    }
}
