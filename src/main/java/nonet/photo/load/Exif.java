package nonet.photo.load;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// The orientation that a camera recorded in a JPEG file (CIPA DC-008, *Exchangeable image file format*).
final class Exif {

    private static final int ORIENTATION = 0x112;

    private Exif() {}

    /// Returns by how many quarters the stored picture is to be turned clockwise.
    static int turn(byte[] jpeg) {
        ByteBuffer file = ByteBuffer.wrap(jpeg);
        int at = 2;
        while (at + 4 <= jpeg.length && (jpeg[at] & 0xFF) == 0xFF && (jpeg[at + 1] & 0xFF) != 0xDA) {
            int length = file.getShort(at + 2) & 0xFFFF;
            boolean exif = (jpeg[at + 1] & 0xFF) == 0xE1
                    && length >= 16
                    && at + 2 + length <= jpeg.length
                    && file.getInt(at + 4) == 0x45786966;
            if (exif) {
                return turnOf(orientation(file.slice(at + 10, length - 8)));
            }
            at += 2 + Math.max(2, length);
        }
        return 0;
    }

    private static int turnOf(int orientation) {
        return switch (orientation) {
            case 3 -> 2;
            case 6 -> 1;
            case 8 -> 3;
            default -> 0;
        };
    }

    private static int orientation(ByteBuffer tiff) {
        tiff.order(tiff.getShort(0) == 0x4949 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int directory = tiff.getInt(4);
        if (directory < 8 || directory > tiff.limit() - 2) {
            return 1;
        }
        int entries = tiff.getShort(directory) & 0xFFFF;
        for (int i = 0; i < entries && directory + 14 + 12 * i <= tiff.limit(); i++) {
            int entry = directory + 2 + 12 * i;
            if ((tiff.getShort(entry) & 0xFFFF) == ORIENTATION) {
                return tiff.getShort(entry + 8);
            }
        }
        return 1;
    }
}
