package nonet.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The SHA-256 digest of a file's content, by which a change by another program is detected.
public final class FileDigest {

    private FileDigest() {}

    /// Returns the digest of a content.
    public static String of(byte[] content) {
        return HexFormat.of().formatHex(sha().digest(content));
    }

    /// Returns the digest of a file; empty if it is no regular file or cannot be read.
    public static String of(Path file) {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        MessageDigest digest = sha();
        byte[] part = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int length = in.read(part); length >= 0; length = in.read(part)) {
                digest.update(part, 0, length);
            }
        } catch (IOException unreadable) {
            return "";
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /// Tests whether a file has another content than when it had a digest. A file that is gone or cannot be read has
    /// none.
    ///
    /// @param known that digest; empty if it is not known
    public static boolean isChanged(Path file, String known) {
        String now = known.isEmpty() ? "" : of(file);
        return !now.isEmpty() && !now.equals(known);
    }

    private static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
