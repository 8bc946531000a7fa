package nonet.picture.write;

import java.awt.Rectangle;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes a moving picture as an animated PNG. A program that does not know these shows the first frame.
///
/// The format is that of PNG, third edition: a chunk `acTL` with the number of frames, and before the pixels of each frame a
/// chunk `fcTL` with its place and its delay. The pixels of the first frame are in `IDAT`, those of the others in `fdAT`.
public final class ApngWriter extends AnimationWriter {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

    private final DataOutputStream out;
    private int sequence;

    /// @param frames the number of frames that will be added
    /// @throws IOException if writing fails
    public ApngWriter(int width, int height, ColorTable table, int frames, OutputStream out) throws IOException {
        super(width, height, table);
        this.out = new DataOutputStream(out);
        this.out.write(SIGNATURE);
        chunk("IHDR", data -> {
            data.writeInt(width);
            data.writeInt(height);
            data.write(new byte[] {8, 3, 0, 0, 0}); // eight bits, with a palette, not interlaced
        });
        chunk("acTL", data -> {
            data.writeInt(frames);
            data.writeInt(0); // without end
        });
        chunk("PLTE", data -> {
            for (int color : table.colors()) {
                data.write(new byte[] {(byte) (color >> 16), (byte) (color >> 8), (byte) color});
            }
        });
        chunk("tRNS", data -> {
            for (int number = 0; number <= ColorTable.TRANSPARENT; number++) {
                data.write(number == ColorTable.TRANSPARENT ? 0 : 0xFF);
            }
        });
    }

    @Override
    void write(byte[] pixels, Rectangle part, int hundredths) throws IOException {
        boolean first = sequence == 0;
        chunk("fcTL", data -> {
            data.writeInt(sequence++);
            data.writeInt(part.width);
            data.writeInt(part.height);
            data.writeInt(part.x);
            data.writeInt(part.y);
            data.writeShort(hundredths);
            data.writeShort(100);
            data.write(new byte[] {0, (byte) (first ? 0 : 1)}); // leave it, and put the next one over it
        });
        chunk(first ? "IDAT" : "fdAT", data -> {
            if (!first) {
                data.writeInt(sequence++);
            }
            data.write(compressed(pixels, part.width));
        });
    }

    private static byte[] compressed(byte[] pixels, int width) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Deflater deflater = new Deflater();
        try (DeflaterOutputStream packed = new DeflaterOutputStream(bytes, deflater)) {
            for (int row = 0; row < pixels.length; row += width) {
                packed.write(0); // no filter
                packed.write(pixels, row, width);
            }
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    @Override
    public void close() throws IOException {
        chunk("IEND", _ -> {});
        out.flush();
    }

    /// The content of a chunk.
    private interface Content {
        void writeTo(DataOutputStream data) throws IOException;
    }

    private void chunk(String type, Content content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        data.write(type.getBytes(StandardCharsets.US_ASCII));
        content.writeTo(data);
        CRC32 sum = new CRC32();
        sum.update(bytes.toByteArray());
        out.writeInt(bytes.size() - type.length());
        bytes.writeTo(out);
        out.writeInt((int) sum.getValue());
    }
}
