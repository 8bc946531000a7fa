package nonet.picture.write;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import nonet.picture.drawing.Ink;

/// Writes a moving picture as an animated GIF.
public final class GifWriter extends AnimationWriter {

    private static final String FORMAT = "javax_imageio_gif_image_1.0";

    /// Repeats without end, in the extension that browsers know.
    private static final byte[] FOREVER = {1, 0, 0};

    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final ImageOutputStream stream;
    private boolean first = true;

    /// @throws IOException if writing fails
    public GifWriter(int width, int height, ColorTable table, OutputStream out) throws IOException {
        super(width, height, table);
        stream = new MemoryCacheImageOutputStream(out);
        writer.setOutput(stream);
        IIOMetadata whole = writer.getDefaultStreamMetadata(null);
        IIOMetadataNode root = (IIOMetadataNode) whole.getAsTree("javax_imageio_gif_stream_1.0");
        node(root, "Version", Map.of("value", "89a"));
        node(
                root,
                "LogicalScreenDescriptor",
                Map.of(
                        "logicalScreenWidth",
                        String.valueOf(width),
                        "logicalScreenHeight",
                        String.valueOf(height),
                        "colorResolution",
                        "8",
                        "pixelAspectRatio",
                        "0"));
        root.appendChild(colors(table));
        whole.setFromTree("javax_imageio_gif_stream_1.0", root);
        writer.prepareWriteSequence(whole);
    }

    /// Returns the colors of all frames. A table of a GIF has a power of two of them.
    private static IIOMetadataNode colors(ColorTable table) {
        IIOMetadataNode colors = new IIOMetadataNode("GlobalColorTable");
        colors.setAttribute("sizeOfGlobalColorTable", "256");
        colors.setAttribute("backgroundColorIndex", "0");
        colors.setAttribute("sortFlag", "FALSE");
        int[] known = table.colors();
        for (int i = 0; i < 256; i++) {
            Ink ink = new Ink(known[i]);
            IIOMetadataNode entry = new IIOMetadataNode("ColorTableEntry");
            entry.setAttribute("index", String.valueOf(i));
            entry.setAttribute("red", String.valueOf(ink.red()));
            entry.setAttribute("green", String.valueOf(ink.green()));
            entry.setAttribute("blue", String.valueOf(ink.blue()));
            colors.appendChild(entry);
        }
        return colors;
    }

    @Override
    void write(byte[] pixels, Rectangle part, int hundredths) throws IOException {
        BufferedImage image =
                new BufferedImage(part.width, part.height, BufferedImage.TYPE_BYTE_INDEXED, table().model());
        image.getRaster().setDataElements(0, 0, part.width, part.height, pixels);
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        node(
                root,
                "ImageDescriptor",
                Map.of(
                        "imageLeftPosition", String.valueOf(part.x),
                        "imageTopPosition", String.valueOf(part.y),
                        "imageWidth", String.valueOf(part.width),
                        "imageHeight", String.valueOf(part.height),
                        "interlaceFlag", "FALSE"));
        node(
                root,
                "GraphicControlExtension",
                Map.of(
                        "disposalMethod", "doNotDispose",
                        "userInputFlag", "FALSE",
                        "transparentColorFlag", "TRUE",
                        "delayTime", String.valueOf(hundredths),
                        "transparentColorIndex", String.valueOf(ColorTable.TRANSPARENT)));
        remove(root, "LocalColorTable");
        if (first) {
            first = false;
            IIOMetadataNode forever = new IIOMetadataNode("ApplicationExtension");
            forever.setAttribute("applicationID", "NETSCAPE");
            forever.setAttribute("authenticationCode", "2.0");
            forever.setUserObject(FOREVER);
            IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
            extensions.appendChild(forever);
            root.appendChild(extensions);
        }
        metadata.setFromTree(FORMAT, root);
        writer.writeToSequence(new IIOImage(image, List.of(), metadata), null);
        stream.flush();
    }

    private static void node(IIOMetadataNode root, String name, Map<String, String> attributes) {
        remove(root, name);
        IIOMetadataNode node = new IIOMetadataNode(name);
        attributes.forEach(node::setAttribute);
        root.appendChild(node);
    }

    private static void remove(IIOMetadataNode root, String name) {
        while (root.getElementsByTagName(name).getLength() > 0) {
            root.removeChild(root.getElementsByTagName(name).item(0));
        }
    }

    @Override
    public void close() throws IOException {
        try (stream) {
            writer.endWriteSequence();
            stream.flush();
        } finally {
            writer.dispose();
        }
    }
}
