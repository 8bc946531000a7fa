package nonet.codec.api;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/// The encoding of texts, from their first bytes: that of a byte order mark, or else UTF-16 or UTF-32 if the zeros among
/// the bytes stand where the text's usual characters have them. All other texts are taken as UTF-8.
public final class TextEncoding {

    /// The number of bytes that are looked at.
    public static final int HEAD = 1 << 12;

    /// The fewest bytes of a mark, or of a pattern of zeros.
    public static final int LEAST = 4;

    private TextEncoding() {}

    /// Returns the encoding of a text.
    ///
    /// @param head the text's first bytes, or all of them
    public static Charset of(byte[] head) {
        int pair = head.length < 2 ? 0 : (head[0] & 0xFF) << 8 | head[1] & 0xFF;
        int next = head.length < 4 ? -1 : (head[2] & 0xFF) << 8 | head[3] & 0xFF;
        if (pair == 0xFFFE && next == 0 || pair == 0 && next == 0xFEFF) {
            return pair == 0 ? StandardCharsets.UTF_32BE : StandardCharsets.UTF_32LE;
        }
        if (pair == 0xFEFF || pair == 0xFFFE) {
            return pair == 0xFEFF ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        }
        return byZeros(head);
    }

    private static Charset byZeros(byte[] head) {
        int units = Math.min(head.length, HEAD) / 4;
        int[] zeros = new int[4];
        for (int i = 0; i < units * 4; i++) {
            zeros[i % 4] += head[i] == 0 ? 1 : 0;
        }
        if (units == 0 || zeros[0] + zeros[1] + zeros[2] + zeros[3] == 0) {
            return StandardCharsets.UTF_8;
        }
        if (zeros[3] == units && zeros[2] > units / 2 && zeros[0] < units / 2) {
            return StandardCharsets.UTF_32LE;
        }
        if (zeros[0] == units && zeros[1] > units / 2 && zeros[3] < units / 2) {
            return StandardCharsets.UTF_32BE;
        }
        int bigEndian = 0;
        int littleEndian = 0;
        for (int i = 0; i < units * 4; i += 2) {
            bigEndian += head[i] == 0 && isLatin(head[i + 1]) ? 1 : 0;
            littleEndian += head[i + 1] == 0 && isLatin(head[i]) ? 1 : 0;
        }
        if (littleEndian > units / 2 && bigEndian < littleEndian / 4) {
            return StandardCharsets.UTF_16LE;
        }
        return bigEndian > units / 2 && littleEndian < bigEndian / 4
                ? StandardCharsets.UTF_16BE
                : StandardCharsets.UTF_8;
    }

    /// Tests whether a byte is a character of plain text in ASCII, as at least a quarter of the characters of puzzles are.
    private static boolean isLatin(byte low) {
        return low >= ' ' && low < 0x7F || low == '\n' || low == '\r' || low == '\t';
    }
}
