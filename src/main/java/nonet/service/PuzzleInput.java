package nonet.service;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import nonet.codec.Codecs;
import nonet.codec.Note;
import nonet.codec.Outcome;
import nonet.codec.Source;
import nonet.format.Fault;
import nonet.format.PuzzleLines;
import nonet.format.Reading;
import nonet.grid.Puzzle;

/// Finds out what an input is. Lists of puzzles and of grids are read line by line, however long they are and while they
/// are still being written; the documents of other programs are read as a whole.
public final class PuzzleInput {

    /// What is known when an input was opened.
    ///
    /// @param notes what reading left out or assumed
    public record Opened(PuzzleFeed feed, List<Note> notes) {
        public Opened {
            notes = List.copyOf(notes);
        }
    }

    /// As much of an input tells what it is.
    private static final int HEAD = 1 << 16;

    /// The formats that can be read line by line.
    private static final Set<String> LISTS = Set.of("line", "sdm", "blocks", "grid", "ss", "spf", "csv", "tsv");

    private static final Pattern PLAIN = Pattern.compile("\\uFEFF?[0-9.*_?]{81}");

    private final Supplier<Codecs> codecs;

    /// @param codecs the formats; a plain list does without them
    public PuzzleInput(Supplier<Codecs> codecs) {
        this.codecs = codecs;
    }

    /// Opens an input. It waits until it is sure what it is, which the first line of 81 cells tells.
    ///
    /// @throws IOException when reading fails
    public Opened open(InputStream raw) throws IOException {
        InputStream in = Utf16.decoded(raw);
        byte[] head = new byte[HEAD];
        int length = 0;
        for (int count = 0; count >= 0 && length < HEAD; ) {
            count = in.read(head, length, HEAD - length);
            length += Math.max(0, count);
            if (isList(wholeLines(head, length, count < 0 || length == HEAD))) {
                return new Opened(new LineFeed(joined(head, length, in)), List.of());
            }
        }
        InputStream whole = joined(head, length, in);
        byte[] bytes = whole.readNBytes(PuzzleFile.LARGEST + 1);
        Source source = Source.of(bytes.length <= PuzzleFile.LARGEST ? bytes : new byte[0]);
        // The head alone may have been a part of a line.
        boolean list = length == HEAD && isList(source.text());
        if (!list && codecs.get().read(source) instanceof Outcome.Read read) {
            return new Opened(new SheetFeed(read.sheets(), bytes.length), read.notes());
        }
        // Nobody can read it as a whole; what can be read of it line by line is told, and what is wrong with the rest.
        return new Opened(new LineFeed(joined(bytes, bytes.length, whole)), List.of());
    }

    /// Tells whether a file begins as a list does, which may be longer than any document.
    ///
    /// @throws IOException when reading fails
    public boolean isList(Path file) throws IOException {
        try (InputStream in = Utf16.decoded(Files.newInputStream(file))) {
            byte[] head = in.readNBytes(HEAD);
            return isList(wholeLines(head, head.length, head.length < HEAD));
        }
    }

    private static String wholeLines(byte[] head, int length, boolean all) {
        int end = length;
        while (!all && end > 0 && head[end - 1] != '\n' && head[end - 1] != '\r') {
            end--;
        }
        return new String(head, 0, end, StandardCharsets.UTF_8);
    }

    /// Tells whether a text begins as a list does: with a line of 81 cells and nothing else, or with a puzzle that no
    /// other format sees otherwise.
    private boolean isList(String text) {
        boolean plain = text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .findFirst()
                .filter(PLAIN.asMatchPredicate())
                .isPresent();
        if (plain) {
            return true;
        }
        PuzzleLines lines = new PuzzleLines();
        List<Reading> readings =
                text.lines().flatMap(line -> lines.add(line).stream()).toList();
        Optional<Puzzle> first = readings.stream()
                .filter(Reading.Puzzles.class::isInstance)
                .map(reading -> ((Reading.Puzzles) reading).puzzles().getFirst().puzzle())
                .findFirst();
        return first.isPresent()
                && codecs.get().read(Source.of(text)) instanceof Outcome.Read read
                && LISTS.contains(read.codec().id())
                && read.sheets().getFirst().document().puzzle().equals(first.get())
                && (readings.getFirst() instanceof Reading.Puzzles
                        || hasTooManyCells(readings.getFirst())
                        || skips(read));
    }

    /// A line of cells, and of nothing else, that is too long for a puzzle was meant to be one.
    private static boolean hasTooManyCells(Reading reading) {
        return reading instanceof Reading.Malformed(Fault.BadCount bad) && bad.cells() > 81;
    }

    private static boolean skips(Outcome.Read read) {
        return read.notes().stream().anyMatch(note -> note.kind() == Note.Kind.SKIPPED);
    }

    private static InputStream joined(byte[] head, int length, InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(head, 0, length), rest);
    }
}
