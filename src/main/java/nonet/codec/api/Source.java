package nonet.codec.api;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import nonet.photo.load.PictureKind;

/// The content to read: bytes and the text they encode.
public final class Source {

    /// The number of entries of an archive whose names are read.
    private static final int MOST_ENTRIES = 10_000;

    private static final int ZIP_FILE = 0x504B0304;
    private static final int ZIP_ENTRY = 0x504B0102;
    private static final int ZIP_END = 0x504B0506;

    /// The sizes of the records without the parts of variable length.
    private static final int ZIP_ENTRY_SIZE = 46;

    private static final int ZIP_END_SIZE = 22;

    private final byte[] bytes;
    private final boolean picture;
    private final Set<String> entries;
    private final String text;

    private Source(byte[] bytes, String text) {
        this.picture = PictureKind.of(bytes) != PictureKind.NONE;
        this.bytes = picture || isZip(bytes) ? bytes.clone() : new byte[0];
        this.entries = isZip(bytes) ? entries(bytes) : Set.of();
        this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /// Returns the source for the content of a file. The content is decoded in its [TextEncoding], and of UTF-8 the
    /// lines that are invalid in it as Latin-1, unless all of it can be EBCDIC.
    public static Source of(byte[] bytes) {
        boolean text = PictureKind.of(bytes) == PictureKind.NONE && !isZip(bytes);
        return new Source(bytes, text ? decode(bytes) : "");
    }

    /// Returns the source of a text, such as the clipboard's.
    public static Source of(String text) {
        return new Source(new byte[0], text);
    }

    /// Returns the text; empty for an archive or a picture.
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

    /// Returns the names of the entries of a ZIP archive, as its directory lists them; empty for anything else.
    public Set<String> entries() {
        return Collections.unmodifiableSet(entries);
    }

    private static boolean isZip(byte[] bytes) {
        return signature(bytes, 0) == ZIP_FILE;
    }

    /// Reads the directory at the end of an archive: an end record with its position, and a record for each entry.
    private static Set<String> entries(byte[] zip) {
        Set<String> names = new LinkedHashSet<>();
        ByteBuffer bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        int at = directory(zip, bytes);
        while (signature(zip, at) == ZIP_ENTRY && at + ZIP_ENTRY_SIZE <= zip.length && names.size() < MOST_ENTRIES) {
            int name = Short.toUnsignedInt(bytes.getShort(at + 28));
            int extra = Short.toUnsignedInt(bytes.getShort(at + 30));
            int comment = Short.toUnsignedInt(bytes.getShort(at + 32));
            int from = at + ZIP_ENTRY_SIZE;
            names.add(new String(zip, from, Math.min(name, zip.length - from), StandardCharsets.UTF_8));
            at = from + name + extra + comment;
        }
        return names;
    }

    /// Returns the position of an archive's directory, or -1 if it has no end record, which a comment may follow.
    private static int directory(byte[] zip, ByteBuffer bytes) {
        for (int end = zip.length - ZIP_END_SIZE; end > 0 && end > zip.length - (1 << 16); end--) {
            if (signature(zip, end) == ZIP_END) {
                return bytes.getInt(end + 16);
            }
        }
        return -1;
    }

    /// Returns four bytes as a number, or 0 if they are not there.
    private static int signature(byte[] bytes, int at) {
        return at < 0 || at > bytes.length - 4 ? 0 : ByteBuffer.wrap(bytes).getInt(at);
    }

    private static String decode(byte[] bytes) {
        Charset charset = TextEncoding.of(bytes);
        if (charset != StandardCharsets.UTF_8) {
            return new String(bytes, charset);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') < 0) {
            return text;
        }
        String ebcdic = Ebcdic.text(bytes);
        if (ebcdic != null) {
            return ebcdic;
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
