package nonet.campaign;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/// Damages pictures: files cut, bytes flipped, numbers of their headers made extreme, pieces left out, doubled, or taken
/// from another file.
final class PictureMutations {

    /// Sizes, offsets and counts begin files of all kinds.
    private static final int HEADER = 400;

    private static final int[] NUMBERS = {
        0,
        1,
        2,
        7,
        89,
        90,
        255,
        256,
        9_999,
        10_001,
        32_767,
        60_000,
        65_535,
        1 << 24,
        Integer.MAX_VALUE,
        -1,
        Integer.MIN_VALUE
    };

    private PictureMutations() {}

    /// Returns a damaged copy of one of the files.
    static byte[] of(List<byte[]> files, Random random) {
        byte[] bytes = files.get(random.nextInt(files.size())).clone();
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            bytes = once(bytes, files, random);
        }
        return bytes;
    }

    private static byte[] once(byte[] bytes, List<byte[]> files, Random random) {
        if (bytes.length < 16) {
            return bytes;
        }
        int from = random.nextInt(random.nextBoolean() ? bytes.length : Math.min(bytes.length, HEADER));
        int to = from + random.nextInt(Math.min(bytes.length - from, 2_000) + 1);
        return switch (random.nextInt(7)) {
            case 0 -> Arrays.copyOf(bytes, from);
            case 1 -> joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, to, bytes.length));
            case 2 -> joined(Arrays.copyOf(bytes, to), Arrays.copyOfRange(bytes, from, bytes.length));
            case 3 -> {
                byte[] other = files.get(random.nextInt(files.size()));
                int place = Math.min(from, other.length);
                yield joined(Arrays.copyOf(bytes, from), Arrays.copyOfRange(other, place, other.length));
            }
            case 4, 5 -> numbered(bytes, random);
            default -> flipped(bytes, random);
        };
    }

    private static byte[] flipped(byte[] bytes, Random random) {
        int range = random.nextBoolean() ? bytes.length : Math.min(bytes.length, HEADER);
        for (int i = random.nextInt(8); i >= 0; i--) {
            bytes[random.nextInt(range)] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /// Writes a number of two or four bytes into the header, or into the tables at the end of the file.
    private static byte[] numbered(byte[] bytes, Random random) {
        int range = Math.min(bytes.length, HEADER);
        int at = random.nextInt(range - 4) + (random.nextInt(4) == 0 ? bytes.length - range : 0);
        ByteBuffer file =
                ByteBuffer.wrap(bytes).order(random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        int number = NUMBERS[random.nextInt(NUMBERS.length)];
        if (random.nextBoolean()) {
            file.putInt(at, number);
        } else {
            file.putShort(at, (short) number);
        }
        return bytes;
    }

    private static byte[] joined(byte[] one, byte[] other) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(one);
        all.writeBytes(other);
        return all.toByteArray();
    }
}
