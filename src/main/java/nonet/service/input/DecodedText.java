package nonet.service.input;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import nonet.codec.api.TextEncoding;

/// A stream of text in UTF-16 or UTF-32, converted to UTF-8.
final class DecodedText extends InputStream {

    private final Reader in;
    private final CharsetEncoder encoder = StandardCharsets.UTF_8
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private final CharBuffer characters = CharBuffer.allocate(1 << 13).limit(0);
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 15).limit(0);
    private boolean ended;

    private DecodedText(InputStream in, Charset charset) {
        this.in = new InputStreamReader(in, charset);
    }

    /// Returns the stream itself, or the stream converted to UTF-8 if it begins in another [TextEncoding]. Waits for its
    /// first bytes only.
    ///
    /// @throws IOException if reading the first bytes fails
    static InputStream of(InputStream in) throws IOException {
        BufferedInputStream whole = new BufferedInputStream(in);
        whole.mark(TextEncoding.HEAD);
        byte[] head = new byte[TextEncoding.HEAD];
        int length = 0;
        for (int count = 0; count >= 0 && length < TextEncoding.LEAST; length += Math.max(0, count)) {
            count = whole.read(head, length, head.length - length);
        }
        whole.reset();
        Charset charset = TextEncoding.of(Arrays.copyOf(head, length));
        return charset == StandardCharsets.UTF_8 ? whole : new DecodedText(whole, charset);
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
