package nonet.service.input;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import nonet.codec.Codecs;
import nonet.codec.api.Codec;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.text.TextFormat;
import nonet.codec.text.TextReader;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Recognizes inputs. Plain text is read line by line, however long it is and while it is still being written; the
/// documents of other programs are read as a whole.
public final class PuzzleInput {

    /// The number of bytes of a file that [Codecs#HEAD] bytes of UTF-8 take at most, which is in UTF-32.
    private static final int MOST_LOOKED_AT = 4 * Codecs.HEAD + 4;

    private final Supplier<Codecs> codecs;

    /// @param codecs the formats; a plain list does not load them
    public PuzzleInput(Supplier<Codecs> codecs) {
        this.codecs = codecs;
    }

    /// The facts that the beginning of an input determines.
    ///
    /// @param whole the input with its beginning
    /// @param puzzle the format of the first grid found, or null
    /// @param text whether it is plain text that can be read line by line
    private record Head(
            Source beginning, InputStream whole, @Nullable TextFormat puzzle, boolean text) {

        /// Tests whether the text has a grid in several lines.
        boolean hasGrid() {
            return puzzle != null && puzzle != TextFormat.LINE;
        }
    }

    /// Opens an input, which is not cancelled.
    ///
    /// @throws IOException if a document that is not read line by line is too large, or reading fails
    public PuzzleStream open(InputStream in) throws IOException {
        return open(in, Cancel.NEVER);
    }

    /// Opens an input. Waits until the input is recognized; for plain text, that is at its first puzzle.
    ///
    /// @throws IOException if a document that is not read line by line is too large, or reading fails
    /// @throws java.util.concurrent.CancellationException if cancelled, while it reads a picture
    public PuzzleStream open(InputStream in, Cancel cancel) throws IOException {
        Head head = head(DecodedText.of(in));
        if (head.text) {
            return new TextStream(head.whole);
        }
        byte[] bytes = head.whole.readNBytes(PuzzleFile.largest() + 1);
        if (bytes.length <= PuzzleFile.largest()) {
            return whole(bytes, head, cancel);
        }
        if (codecs.get().isDocument(head.beginning)) {
            throw new PuzzleFile.RefusedException(Fault.Unreadable.TOO_LARGE);
        }
        return new TextStream(joined(bytes, head.whole));
    }

    /// Opens an input of a known format.
    ///
    /// @throws IOException if a document is too large, or reading fails
    public PuzzleStream open(InputStream in, Codec origin) throws IOException {
        TextReader reader = TextReader.of(origin);
        return reader == null
                ? new WholeStream(origin.read(PuzzleFile.read(in)), 0)
                : new TextStream(DecodedText.of(in), reader);
    }

    private PuzzleStream whole(byte[] bytes, Head head, Cancel cancel) {
        Source source = Source.of(bytes);
        PuzzleReading reading = codecs.get().read(source, cancel);
        List<Fault> faults =
                !head.hasGrid() && isTold(reading) ? codecs.get().faults(source, TextStream.PATIENCE) : List.of();
        return faults.isEmpty() ? new WholeStream(reading, bytes.length) : new WholeStream(faults, bytes.length);
    }

    /// Tests whether a stream is a list of puzzles that can be read line by line, and returns to its beginning.
    ///
    /// @throws IOException if reading fails
    boolean isList(BufferedInputStream in) throws IOException {
        in.mark(MOST_LOOKED_AT);
        byte[] beginning = in.readNBytes(MOST_LOOKED_AT);
        in.reset();
        return isList(beginning);
    }

    /// Tests whether a text is a list of puzzles that can be read line by line.
    boolean isList(String text) {
        return isList(text.substring(0, Math.min(Codecs.HEAD, text.length())).getBytes(StandardCharsets.UTF_8));
    }

    private boolean isList(byte[] beginning) {
        try {
            return head(DecodedText.of(new ByteArrayInputStream(beginning))).text;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// Reads the whole beginning, whatever the sizes in which it comes. Only a list, which may still be written, is
    /// recognized by its first puzzle and what is there of the rest; the first puzzle is answered before the next is
    /// written. What is not there yet decides in one case: it may say that the grids belong to a variant. Its lines are
    /// malformed or without a solution then, so they are not passed over.
    private Head head(InputStream in) throws IOException {
        byte[] head = new byte[Codecs.HEAD];
        int length = 0;
        TextReader reader = new TextReader();
        LineFeeder lines = new LineFeeder(InputStream.nullInputStream(), reader);
        TextReader.Item.Found first = null;
        boolean list = false;
        while (length < head.length && !(list && in.available() == 0)) {
            int count = in.read(head, length, head.length - length);
            if (first == null) {
                lines.add(head, length, count);
                first = firstPuzzle(reader);
                list = first != null && Codecs.isList(Source.of(Arrays.copyOf(head, length + Math.max(0, count))));
            }
            if (count < 0) {
                break;
            }
            length += count;
        }
        byte[] bytes = Arrays.copyOf(head, length);
        Source beginning = Source.of(bytes);
        boolean text = first != null && !beginning.isPicture() && codecs.get().isStream(beginning, first.puzzle());
        return new Head(beginning, joined(bytes, in), first == null ? null : first.format(), text);
    }

    /// Tests whether the line-by-line reading reports the fault of a text better, with every place.
    private static boolean isTold(PuzzleReading reading) {
        return reading instanceof PuzzleReading.Nothing(Fault fault)
                && (fault instanceof Fault.Located && !(fault instanceof Fault.BadSyntax)
                        || fault instanceof Fault.NoPuzzle);
    }

    private static TextReader.Item.@Nullable Found firstPuzzle(TextReader reader) {
        for (TextReader.Item item = reader.poll(); item != null; item = reader.poll()) {
            if (item instanceof TextReader.Item.Found found) {
                return found;
            }
        }
        return null;
    }

    private static InputStream joined(byte[] head, InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(head), rest);
    }
}
