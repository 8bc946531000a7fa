package nonet.photo.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageReader;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;

/// The claims of a TIFF file that its decoder would trust.
final class Tiff {

    private static final int ENTRY = 12;

    private Tiff() {}

    /// Returns the number of pages that lie in the file, each of them counted once. Pages are directories, each of which
    /// says where the next one is. The decoder counts them, too, but never ends where one leads back to an earlier one.
    static int pages(byte[] bytes) {
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

    /// Tests whether a part of a page is said to be larger than the file. The decoder allocates the claimed size before
    /// it reads.
    static boolean isTooLarge(ImageReader reader, int page, int fileSize) throws IOException {
        TIFFDirectory directory = TIFFDirectory.createFromMetadata(reader.getImageMetadata(page));
        return isTooLarge(directory, BaselineTIFFTagSet.TAG_STRIP_BYTE_COUNTS, fileSize)
                || isTooLarge(directory, BaselineTIFFTagSet.TAG_TILE_BYTE_COUNTS, fileSize);
    }

    private static boolean isTooLarge(TIFFDirectory directory, int tag, int fileSize) {
        TIFFField sizes = directory.getTIFFField(tag);
        for (int i = 0; sizes != null && i < sizes.getCount(); i++) {
            if (sizes.getAsLong(i) > fileSize) {
                return true;
            }
        }
        return false;
    }
}
