package nonet.photo.load;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.Set;

/// The pages of a TIFF file: directories, each of which says where the next one is. The decoder counts them, too, but
/// never ends where one leads back to an earlier one.
final class TiffPages {

    private static final int ENTRY = 12;

    private TiffPages() {}

    /// Returns the number of pages that lie in the file, each of them counted once.
    static int count(byte[] bytes) {
        ByteBuffer file = ByteBuffer.wrap(bytes);
        file.order(bytes[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        Set<Long> pages = new HashSet<>();
        long page = next(file, 4);
        while (page > 0 && page <= bytes.length - 2 && pages.add(page)) {
            page = next(file, page + 2 + (long) ENTRY * Short.toUnsignedInt(file.getShort((int) page)));
        }
        return pages.size();
    }

    /// Returns where a directory is said to be, or 0 if the file ends before.
    private static long next(ByteBuffer file, long from) {
        return from <= file.limit() - 4 ? Integer.toUnsignedLong(file.getInt((int) from)) : 0;
    }
}
