package nonet.service;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;
import nonet.format.Fault;
import nonet.format.PuzzleLines;
import nonet.format.Reading;
import org.jspecify.annotations.Nullable;

/// The puzzles and faults of a stream of UTF-8 or, with a byte order mark, UTF-16, one after the other in constant
/// memory. A puzzle comes out as soon as its last line went in.
public final class PuzzleStream {

    /// The longest line, in characters. Longer ones are in files that are no texts.
    private static final int LONGEST = 1 << 20;

    private final Reader in;
    private final PuzzleLines lines = new PuzzleLines();
    private final Queue<Reading> ready = new ArrayDeque<>();
    private boolean ended;
    private boolean afterReturn;

    /// @throws IOException when reading the first bytes fails
    public PuzzleStream(InputStream in) throws IOException {
        byte[] mark = in.readNBytes(2);
        this.in = new BufferedReader(new InputStreamReader(
                new SequenceInputStream(new ByteArrayInputStream(mark), in),
                PuzzleFile.isUtf16(mark) ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8));
    }

    /// Returns the next puzzle or the next fault, or null at the end. That something is not text is the last thing said
    /// of it.
    ///
    /// @throws IOException when reading fails
    public @Nullable Reading next() throws IOException {
        while (ready.isEmpty() && !ended) {
            String line = line();
            ended = line == null;
            ready.addAll(line == null ? lines.end() : lines.add(line));
        }
        Reading next = ready.poll();
        ended |= next instanceof Reading.Malformed(Fault.NotText _);
        return next;
    }

    /// Returns the next line, or null at the end. It ends as [String#lines()] has it.
    private @Nullable String line() throws IOException {
        StringBuilder line = new StringBuilder();
        int character = in.read();
        if (character == '\n' && afterReturn) {
            character = in.read();
        }
        if (character < 0) {
            return null;
        }
        while (character >= 0 && character != '\n' && character != '\r') {
            if (line.length() == LONGEST) {
                return "\0";
            }
            line.append((char) character);
            character = in.read();
        }
        afterReturn = character == '\r';
        return line.toString();
    }
}
