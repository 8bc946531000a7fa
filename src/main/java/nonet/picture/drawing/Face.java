package nonet.picture.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TTFSubsetter;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.jspecify.annotations.Nullable;

/// One TrueType font: the widths and outlines of its letters. For one thread at a time.
public final class Face implements Closeable {

    private static final byte[] COLLECTION = {'t', 't', 'c', 'f'};

    /// What browsers need of a font; tables that name glyphs of the whole font would be wrong in a part of it.
    private static final List<String> TABLES = List.of(
            "head", "hhea", "maxp", "hmtx", "cmap", "OS/2", "name", "post", "glyf", "loca", "cvt ", "fpgm", "prep",
            "gasp");

    private final TrueTypeFont font;
    private final CmapLookup glyphs;
    private final double unitsPerEm;
    private final @Nullable TrueTypeCollection collection;

    private Face(TrueTypeFont font, @Nullable TrueTypeCollection collection) throws IOException {
        this.font = font;
        this.collection = collection;
        // Each letter must be one glyph, or the widths would not add up.
        font.setEnableGsub(false);
        glyphs = font.getUnicodeCmapLookup();
        unitsPerEm = font.getUnitsPerEm();
    }

    /// Reads a font, or the first one of a collection.
    ///
    /// @throws IOException if there is none with TrueType outlines
    public static Face read(byte[] file) throws IOException {
        boolean several = file.length > 4 && java.util.Arrays.equals(file, 0, 4, COLLECTION, 0, 4);
        TrueTypeCollection collection = several ? new TrueTypeCollection(new ByteArrayInputStream(file)) : null;
        TrueTypeFont font =
                collection == null ? new TTFParser().parse(new RandomAccessReadBuffer(file)) : first(collection);
        if (font.getGlyph() == null) {
            throw new IOException("a font without TrueType outlines");
        }
        return new Face(font, collection);
    }

    private static TrueTypeFont first(TrueTypeCollection collection) throws IOException {
        List<TrueTypeFont> fonts = new ArrayList<>();
        collection.processAllFonts(fonts::add);
        if (fonts.isEmpty()) {
            throw new IOException("a collection without fonts");
        }
        return fonts.getFirst();
    }

    public TrueTypeFont font() {
        return font;
    }

    public boolean covers(int character) {
        return glyphs.getGlyphId(character) != 0;
    }

    /// Returns the width of a text, as a fraction of the font size.
    public double width(String text) {
        double width = 0;
        for (int character : text.codePoints().toArray()) {
            width += advance(glyphs.getGlyphId(character));
        }
        return width;
    }

    /// Returns the outline of a text.
    ///
    /// @param x the left end of the text
    /// @param baseline the baseline of the text
    public Path2D outline(String text, double x, double baseline, double size) {
        Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double at = x;
        double scale = size / unitsPerEm;
        for (int character : text.codePoints().toArray()) {
            int glyph = glyphs.getGlyphId(character);
            GlyphData data = glyph(glyph);
            if (data != null) {
                AffineTransform place = new AffineTransform(scale, 0, 0, -scale, at, baseline);
                outline.append(data.getPath().getPathIterator(place), false);
            }
            at += advance(glyph) * size;
        }
        return outline;
    }

    /// Returns a font file with the glyphs of these characters alone, as far as there are any.
    byte[] subset(IntStream characters) {
        try {
            TTFSubsetter subsetter = new TTFSubsetter(font, TABLES);
            characters.filter(this::covers).forEach(subsetter::add);
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            subsetter.writeToStream(file);
            return file.toByteArray();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private @Nullable GlyphData glyph(int glyph) {
        try {
            return font.getGlyph().getGlyph(glyph);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private double advance(int glyph) {
        try {
            return font.getAdvanceWidth(glyph) / unitsPerEm;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public void close() throws IOException {
        font.close();
        if (collection != null) {
            collection.close();
        }
    }
}
