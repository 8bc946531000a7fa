package nonet.photo.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/// The fonts that the network is trained with, `fonts.tsv`: Debian package, path below the folder of fonts, and digest.
final class FontList {

    /// @param packageName the Debian package
    /// @param path the path below the folder of fonts
    /// @param digest the beginning of the SHA-256 digest in hexadecimal
    record Entry(String packageName, String path, String digest) {

        /// Returns the file in the folder of fonts.
        ///
        /// @throws IOException if it is missing or has another content
        Path checked(Path folder) throws IOException {
            Path file = folder.resolve(path);
            if (!Files.isRegularFile(file)) {
                throw new IOException(
                        "The font " + file + " is missing; install the Debian package " + packageName + ".");
            }
            if (!digestOf(Files.readAllBytes(file)).equals(digest)) {
                throw new IOException("The font " + file + " is of another version of the package " + packageName
                        + "; the network would differ.");
            }
            return file;
        }
    }

    private FontList() {}

    static List<Entry> read() throws IOException {
        try (InputStream in = Objects.requireNonNull(FontList.class.getResourceAsStream("fonts.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t"))
                    .map(fields -> new Entry(fields[0], fields[1], fields[2]))
                    .toList();
        }
    }

    private static String digestOf(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
