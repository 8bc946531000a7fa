package nonet.picture.write;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;

/// An animated PNG taken apart: each frame is made a PNG of its own, which the JDK reads.
///
/// @param frames the frames as they are seen
/// @param delays in hundredths of a second
public record ApngParts(int count, List<BufferedImage> frames, List<Integer> delays) {

    public static ApngParts of(byte[] file) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
        byte[] signature = in.readNBytes(8);
        byte[] header = {};
        ByteArrayOutputStream shared = new ByteArrayOutputStream();
        List<BufferedImage> frames = new ArrayList<>();
        List<Integer> delays = new ArrayList<>();
        int count = 0;
        int sequence = 0;
        int[] place = {};
        for (String type = ""; !type.equals("IEND"); ) {
            int length = in.readInt();
            byte[] named = in.readNBytes(4 + length);
            type = new String(named, 0, 4, StandardCharsets.US_ASCII);
            CRC32 sum = new CRC32();
            sum.update(named);
            if (in.readInt() != (int) sum.getValue()) {
                throw new IOException("the sum of " + type);
            }
            DataInputStream data = new DataInputStream(new ByteArrayInputStream(named, 4, length));
            switch (type) {
                case "IHDR" -> header = data.readAllBytes();
                case "PLTE", "tRNS" -> chunk(type, data.readAllBytes(), shared);
                case "acTL" -> count = data.readInt();
                case "fcTL" -> {
                    expect(data.readInt(), sequence++);
                    place = new int[] {data.readInt(), data.readInt(), data.readInt(), data.readInt()};
                    int delay = data.readUnsignedShort();
                    expect(data.readUnsignedShort(), 100);
                    delays.add(delay);
                }
                case "IDAT", "fdAT" -> {
                    if (type.equals("fdAT")) {
                        expect(data.readInt(), sequence++);
                    }
                    ByteArrayOutputStream png = new ByteArrayOutputStream();
                    png.write(signature);
                    byte[] own = header.clone();
                    System.arraycopy(ints(place[0], place[1]), 0, own, 0, 8);
                    chunk("IHDR", own, png);
                    shared.writeTo(png);
                    chunk("IDAT", data.readAllBytes(), png);
                    chunk("IEND", new byte[0], png);
                    frames.add(over(frames, ImageIO.read(new ByteArrayInputStream(png.toByteArray())), place));
                }
                default -> {}
            }
        }
        return new ApngParts(count, frames, delays);
    }

    public BufferedImage last() {
        return frames.getLast();
    }

    public static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static BufferedImage over(List<BufferedImage> before, BufferedImage part, int[] place) {
        BufferedImage whole = before.isEmpty()
                ? new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_ARGB)
                : new BufferedImage(
                        before.getLast().getWidth(), before.getLast().getHeight(), BufferedImage.TYPE_INT_ARGB);
        if (!before.isEmpty()) {
            whole.createGraphics().drawImage(before.getLast(), 0, 0, null);
        }
        whole.createGraphics().drawImage(part, place[2], place[3], null);
        return whole;
    }

    private static byte[] ints(int... values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int value : values) {
            new DataOutputStream(bytes).writeInt(value);
        }
        return bytes.toByteArray();
    }

    private static void chunk(String type, byte[] data, ByteArrayOutputStream out) throws IOException {
        ByteArrayOutputStream named = new ByteArrayOutputStream();
        named.write(type.getBytes(StandardCharsets.US_ASCII));
        named.write(data);
        CRC32 sum = new CRC32();
        sum.update(named.toByteArray());
        out.write(ints(data.length));
        named.writeTo(out);
        out.write(ints((int) sum.getValue()));
    }

    private static void expect(int there, int wanted) throws IOException {
        if (there != wanted) {
            throw new IOException(there + " instead of " + wanted);
        }
    }
}
