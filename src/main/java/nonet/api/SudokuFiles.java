package nonet.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import nonet.codec.Codecs;
import nonet.codec.MisreadException;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.files.AtomicFile;
import nonet.play.Document;
import nonet.service.input.Opened;
import nonet.service.input.Opener;
import nonet.solve.Cancel;

/// Files and texts with puzzles in all formats that Nonet knows.
public final class SudokuFiles {

    private static final Opener OPENER = new Opener(Codecs::standard, Integer.MAX_VALUE);

    private SudokuFiles() {}

    /// Returns the ids of the formats that can be written, such as `line`, `sdk` and `opensudoku`.
    ///
    /// @return ids for [#write] and [#text]
    public static List<String> formats() {
        return Codecs.standard().all().stream()
                .filter(Codec::writes)
                .map(Codec::id)
                .toList();
    }

    /// Returns the puzzles in a file; the format is recognized from the content.
    ///
    /// @param file a file of at most 32 MB, less if the program has little memory
    /// @return at least one puzzle, and what was left out
    /// @throws IOException with one sentence that says what is wrong, and where, if the file cannot be read or holds no
    /// puzzle
    public static Reading read(Path file) throws IOException {
        return reading(file.toString(), OPENER.puzzles(file, Cancel.NEVER));
    }

    /// Returns the puzzles in a stream, such as an entry of an archive or the body of a request; the format is recognized
    /// from the content. The stream is read to its end and not closed.
    ///
    /// @param in the bytes of a file, at most 32 MB, less if the program has little memory
    /// @param name the name of the stream in messages
    /// @return at least one puzzle, and what was left out
    /// @throws IOException with one sentence that says what is wrong, and where, if the stream holds no puzzle; or if
    /// reading fails
    public static Reading read(InputStream in, String name) throws IOException {
        return reading(name, OPENER.puzzles(in, Cancel.NEVER));
    }

    /// Returns the puzzles in a text, such as that of a clipboard or a web page; the format is recognized.
    ///
    /// @param text the content of a file, not its name
    /// @return at least one puzzle, and what was left out
    /// @throws IOException with one sentence that says what is wrong, and where, if the text holds no puzzle
    public static Reading readText(String text) throws IOException {
        return reading("", OPENER.puzzles(text));
    }

    private static Reading reading(String name, Opened.Reading opened) throws IOException {
        return Reading.of(name, puzzles(name, opened).read());
    }

    /// Returns what was read from a file that holds puzzles.
    ///
    /// @throws IOException as [#read] does
    static Opened.Puzzles opened(Path file) throws IOException {
        return puzzles(file.toString(), OPENER.puzzles(file, Cancel.NEVER));
    }

    private static Opened.Puzzles puzzles(String name, Opened.Reading opened) throws IOException {
        return switch (opened) {
            case Opened.Puzzles puzzles -> puzzles;
            case Opened.Failed(Fault why) ->
                throw new IOException(name.isEmpty() ? Reading.WORDS.of(why) : Reading.WORDS.of(name, why));
        };
    }

    /// Writes puzzles into a file, which is replaced only when all of them are written. What the format cannot hold, such
    /// as marks in a line, is left out.
    ///
    /// @param puzzles at least one
    /// @param format one of [#formats]
    /// @param file a file in a folder that exists
    /// @throws IllegalArgumentException if the format is unknown, if there are no puzzles, or if there are several and the
    /// format holds one
    /// @throws IOException with one sentence that says what is wrong if the file cannot be written, or if what the format
    /// makes of the puzzles would not be read as the same puzzles; it is unchanged then
    public static void write(List<Sudoku> puzzles, String format, Path file) throws IOException {
        try {
            byte[] text = checked(puzzles, format).getBytes(StandardCharsets.UTF_8);
            AtomicFile.write(file, out -> out.write(text));
        } catch (IOException failed) {
            throw new IOException(file + ": " + Reading.WORDS.ofWriting(failed), failed);
        }
    }

    /// Returns puzzles as the text of a file. What the format cannot hold, such as marks in a line, is left out.
    ///
    /// @param puzzles at least one
    /// @param format one of [#formats]
    /// @return the whole content of a file
    /// @throws IllegalArgumentException if the format is unknown, if there are no puzzles, if there are several and the
    /// format holds one, or if what it makes of the puzzles would not be read as the same puzzles
    public static String text(List<Sudoku> puzzles, String format) {
        try {
            return checked(puzzles, format);
        } catch (MisreadException misread) {
            throw new IllegalArgumentException(Reading.WORDS.ofWriting(misread), misread);
        }
    }

    private static String checked(List<Sudoku> puzzles, String format) throws MisreadException {
        Codec codec = Codecs.standard()
                .named(format)
                .filter(Codec::writes)
                .orElseThrow(() -> new IllegalArgumentException("There is no format " + format + " to write."));
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("There are no puzzles to write.");
        }
        if (puzzles.size() > 1 && !codec.holdsSeveral()) {
            throw new IllegalArgumentException(
                    "The format " + format + " holds one puzzle, not " + puzzles.size() + ".");
        }
        List<Document> documents = puzzles.stream().map(Sudoku::document).toList();
        return Codecs.standard().written(codec, documents);
    }
}
