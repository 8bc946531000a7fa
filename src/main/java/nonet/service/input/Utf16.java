package nonet.service.input;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/// A stream of UTF-16 text, converted to UTF-8.
final class Utf16 extends InputStream {

    private final Reader in;
    private final CharsetEncoder encoder = StandardCharsets.UTF_8
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final CharBuffer characters = CharBuffer.allocate(1 << 13).limit(0);
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 15).limit(0);
    private boolean ended;

    private Utf16(InputStream in) {
        this.in = new InputStreamReader(in, StandardCharsets.UTF_16);
    }

    /// Returns the stream itself, or the stream converted to UTF-8 if it begins with a byte order mark of UTF-16.
    ///
    /// @throws IOException if reading the first bytes fails
    static InputStream decoded(InputStream in) throws IOException {
        byte[] mark = in.readNBytes(2);
        InputStream whole = new SequenceInputStream(new ByteArrayInputStream(mark), in);
        return PuzzleFile.isUtf16(mark) ? new Utf16(whole) : whole;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int from, int count) throws IOException {
        while (!bytes.hasRemaining() && !ended) {
            characters.compact();
            ended = in.read(characters) < 0;
            characters.flip();
            encoder.encode(characters, bytes.clear(), ended);
            bytes.flip();
        }
        int ready = Math.min(count, bytes.remaining());
        bytes.get(to, from, ready);
        return ready == 0 && count > 0 ? -1 : ready;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
