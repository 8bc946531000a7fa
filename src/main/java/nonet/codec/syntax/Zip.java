package nonet.codec.syntax;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;

/// Unpacks untrusted ZIP archives: into memory only, with a bound on the size of everything in them.
public final class Zip {

    /// The largest total size of all unpacked entries, in bytes.
    private static final int LARGEST = 16 << 20;

    /// The size added for each entry, so that endless empty entries reach the limit, too.
    private static final int ENTRY = 256;

    private Zip() {}

    /// Returns the wanted entries by name, in the order of the archive; of two with one name the first.
    ///
    /// @param most the number of entries after which the rest of the archive is not looked at
    /// @throws SyntaxException if the archive is damaged or encrypted, or if the entries up to the last wanted one are larger together
    /// than any file with puzzles
    public static Map<String, byte[]> entries(Source source, Predicate<String> wanted, int most)
            throws SyntaxException {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(source.bytes()))) {
            long left = LARGEST;
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                boolean kept = wanted.test(entry.getName());
                byte[] content = kept ? zip.readNBytes((int) left + 1) : new byte[0];
                left -= ENTRY + (kept ? content.length : skipped(zip, left + 1));
                if (left < 0) {
                    throw SyntaxException.tooLarge();
                }
                if (kept && entries.putIfAbsent(entry.getName(), content) == null && entries.size() == most) {
                    break;
                }
            }
        } catch (ZipException malformed) {
            // Java has no exception of its own for this.
            boolean encrypted = String.valueOf(malformed.getMessage()).contains("encrypted");
            throw encrypted ? SyntaxException.encrypted() : new SyntaxException(1, 1);
        } catch (IOException | IllegalArgumentException malformed) {
            throw new SyntaxException(1, 1);
        }
        return entries;
    }

    /// Skips up to `most` bytes of an entry and returns the number of bytes skipped.
    private static long skipped(ZipInputStream zip, long most) throws IOException {
        byte[] buffer = new byte[1 << 14];
        long all = 0;
        for (int count = 0; count >= 0 && all < most; ) {
            count = zip.read(buffer);
            all += Math.max(0, count);
        }
        return all;
    }
}
