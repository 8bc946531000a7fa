package nonet.photo.load;

import java.io.IOException;
import javax.imageio.ImageReader;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import javax.imageio.plugins.tiff.TIFFDirectory;
import javax.imageio.plugins.tiff.TIFFField;

/// The sizes that a TIFF file claims for its parts. The decoder allocates what they say before it reads.
final class TiffSizes {

    private TiffSizes() {}

    /// Tests whether a part of a page is said to be larger than the file.
    static boolean exceed(ImageReader reader, int page, int fileSize) throws IOException {
        TIFFDirectory directory = TIFFDirectory.createFromMetadata(reader.getImageMetadata(page));
        return exceed(directory, BaselineTIFFTagSet.TAG_STRIP_BYTE_COUNTS, fileSize)
                || exceed(directory, BaselineTIFFTagSet.TAG_TILE_BYTE_COUNTS, fileSize);
    }

    private static boolean exceed(TIFFDirectory directory, int tag, int fileSize) {
        TIFFField sizes = directory.getTIFFField(tag);
        for (int i = 0; sizes != null && i < sizes.getCount(); i++) {
            if (sizes.getAsLong(i) > fileSize) {
                return true;
            }
        }
        return false;
    }
}
