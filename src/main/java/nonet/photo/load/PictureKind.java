package nonet.photo.load;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The kinds of pictures, recognized by their first bytes.
public enum PictureKind {
    PNG("png"),
    JPEG("jpg", "jpeg"),
    GIF("gif"),
    BMP("bmp"),
    TIFF("tif", "tiff"),
    WEBP("webp"),
    PDF("pdf"),
    /// The kind of Apple telephones, which no decoder in plain Java reads.
    HEIC("heic", "heif"),
    AVIF("avif"),
    /// Not a picture.
    NONE;

    private final List<String> extensions;

    PictureKind(String... extensions) {
        this.extensions = List.of(extensions);
    }

    /// Returns the usual file extensions, without dots.
    public List<String> extensions() {
        return extensions;
    }

    /// Tests whether there is a decoder for the kind.
    public boolean isReadable() {
        return this != HEIC && this != AVIF && this != NONE;
    }

    /// Returns the kind that the extension of a file name indicates.
    public static PictureKind ofName(String name) {
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(kind -> kind.extensions.contains(extension))
                .findFirst()
                .orElse(NONE);
    }

    /// Returns the kind of a file.
    ///
    /// @param bytes the file, or its beginning
    public static PictureKind of(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, 32), StandardCharsets.ISO_8859_1);
        if (head.startsWith("\u0089PNG\r\n")) {
            return PNG;
        }
        if (head.startsWith("\u00FF\u00D8\u00FF")) {
            return JPEG;
        }
        if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) {
            return GIF;
        }
        if (head.startsWith("BM") && head.startsWith("\0\0\0\0", 6)) {
            return BMP;
        }
        if (head.startsWith("II*\0") || head.startsWith("MM\0*")) {
            return TIFF;
        }
        if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) {
            return WEBP;
        }
        if (head.startsWith("%PDF-")) {
            return PDF;
        }
        if (head.startsWith("ftyp", 4)) {
            return head.startsWith("avif", 8) ? AVIF : isHeic(head) ? HEIC : NONE;
        }
        return NONE;
    }

    private static boolean isHeic(String head) {
        return List.of("heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1").stream()
                .anyMatch(brand -> head.startsWith(brand, 8));
    }
}
