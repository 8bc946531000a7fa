package nonet.codec.api;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import nonet.photo.load.PictureKind;

/// The content to read: bytes and the text they encode.
public final class Source {

    private final byte[] bytes;
    private final boolean picture;
    private final String text;

    private Source(byte[] bytes, String text) {
        this.picture = PictureKind.of(bytes) != PictureKind.NONE;
        this.bytes = picture || isZip(bytes) ? bytes.clone() : new byte[0];
        this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /// Returns the source for the content of a file. The content is decoded as UTF-16 if a byte order mark or every
    /// other byte indicates so, and otherwise line by line as UTF-8 if valid, or else as Latin-1.
    public static Source of(byte[] bytes) {
        return new Source(bytes, PictureKind.of(bytes) == PictureKind.NONE ? decode(bytes) : "");
    }

    /// Returns the source of a text, such as the clipboard's.
    public static Source of(String text) {
        return new Source(new byte[0], text);
    }

    public String text() {
        return text;
    }

    /// Returns the bytes of an archive or a picture; empty for anything else, which is read as text.
    public byte[] bytes() {
        return bytes.clone();
    }

    /// Returns the beginning in lower case without leading white space, for a quick check.
    public String head() {
        int from = 0;
        while (from < text.length() && text.charAt(from) <= ' ') {
            from++;
        }
        return text.substring(from, Math.min(text.length(), from + 4000)).toLowerCase(Locale.ROOT);
    }

    /// Tests whether the bytes begin as a picture, or as a document of pictures.
    public boolean isPicture() {
        return picture;
    }

    /// Tests whether the bytes begin as a ZIP archive.
    public boolean isZip() {
        return isZip(bytes);
    }

    private static boolean isZip(byte[] bytes) {
        return bytes.length > 4 && bytes[0] == 'P' && bytes[1] == 'K' && bytes[2] == 3 && bytes[3] == 4;
    }

    private static String decode(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        if (mark == 0xFEFF || mark == 0xFFFE) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        if (bytes.length > 3 && bytes.length % 2 == 0 && bytes[0] != 0 && bytes[1] == 0 && bytes[3] == 0) {
            return new String(bytes, StandardCharsets.UTF_16LE);
        }
        if (bytes.length > 3 && bytes.length % 2 == 0 && bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0) {
            return new String(bytes, StandardCharsets.UTF_16BE);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') < 0) {
            return text;
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException other) {
            return byLine(bytes);
        }
    }

    private static String byLine(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        for (int from = 0; from < bytes.length; ) {
            int end = from;
            while (end < bytes.length && bytes[end] != '\n') {
                end++;
            }
            end = Math.min(end + 1, bytes.length);
            text.append(line(bytes, from, end - from));
            from = end;
        }
        return text.toString();
    }

    /// Returns the text of a line: UTF-8 if valid, otherwise Latin-1.
    public static String line(byte[] bytes, int from, int count) {
        String text = new String(bytes, from, count, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : new String(bytes, from, count, StandardCharsets.ISO_8859_1);
    }
}
