package nonet.api;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentWriter;
import nonet.codec.api.Outcome;
import nonet.files.AtomicFile;
import nonet.service.input.ProblemWords;
import nonet.service.input.PuzzleFile;

/// Files of puzzles in all formats that Nonet knows.
public final class SudokuFiles {

    private SudokuFiles() {}

    /// Returns the ids of the formats that can be written, such as `line`, `sdk` and `opensudoku`.
    public static List<String> formats() {
        return Codecs.standard().all().stream()
                .filter(Codec::writes)
                .map(Codec::id)
                .toList();
    }

    /// Returns the puzzles in a file, at least one; the format is recognized from the content. Parts that are no puzzles
    /// are left out.
    ///
    /// @throws IOException with one sentence that says what is wrong, and where, if the file cannot be read or holds no
    /// puzzle
    public static List<Sudoku> read(Path file) throws IOException {
        ProblemWords words = new ProblemWords(Locale.ENGLISH);
        return switch (PuzzleFile.read(file, Codecs.standard())) {
            case PuzzleFile.Result.Unreadable(PuzzleFile.Why why) -> throw new IOException(file + ": " + words.of(why));
            case PuzzleFile.Result.Read(Outcome.Refused(var fault)) ->
                throw new IOException(words.of(file.toString(), fault));
            case PuzzleFile.Result.Read(Outcome.Read read) ->
                read.puzzles().stream().map(each -> new Sudoku(each.document())).toList();
        };
    }

    /// Writes puzzles into a file, which is replaced only when all of them are written. What the format cannot hold, such
    /// as marks in a line, is left out.
    ///
    /// @param format one of [#formats]
    /// @throws IllegalArgumentException if the format is unknown or there are no puzzles
    /// @throws IOException if the file cannot be written
    public static void write(List<Sudoku> puzzles, String format, Path file) throws IOException {
        Codec codec = Codecs.standard()
                .named(format)
                .filter(Codec::writes)
                .orElseThrow(() -> new IllegalArgumentException("There is no format " + format + " to write."));
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("There are no puzzles to write.");
        }
        DocumentWriter writer = codec.writer();
        AtomicFile.write(file, out -> {
            for (Sudoku puzzle : puzzles) {
                out.write(writer.next(puzzle.document()).getBytes(StandardCharsets.UTF_8));
            }
            out.write(writer.end().getBytes(StandardCharsets.UTF_8));
        });
    }
}
