package nonet.photo.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.fontbox.FontBoxFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.CIDFontMapping;
import org.apache.pdfbox.pdmodel.font.FontMapper;
import org.apache.pdfbox.pdmodel.font.FontMappers;
import org.apache.pdfbox.pdmodel.font.FontMapping;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.jspecify.annotations.Nullable;

/// The font for text of PDF documents that do not embed theirs: the one that PDFBox brings, whatever the document names.
/// PDFBox itself would read all fonts of the system, which takes seconds, and keep a list of them in the user's folder.
final class SubstituteFont implements FontMapper {

    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private final TrueTypeFont font;

    private SubstituteFont(TrueTypeFont font) {
        this.font = font;
    }

    /// Holds the font from its first use on.
    private static final class Only {
        static final SubstituteFont INSTANCE = read();
    }

    /// Makes PDFBox use this font.
    static void install() {
        FontMappers.set(Only.INSTANCE);
    }

    private static SubstituteFont read() {
        try (InputStream in = Objects.requireNonNull(PDFont.class.getResourceAsStream(FILE))) {
            return new SubstituteFont(new TTFParser().parse(new RandomAccessReadBuffer(in.readAllBytes())));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public FontMapping<TrueTypeFont> getTrueTypeFont(String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(font, true);
    }

    @Override
    public FontMapping<FontBoxFont> getFontBoxFont(String name, @Nullable PDFontDescriptor descriptor) {
        return new FontMapping<>(font, true);
    }

    @Override
    public CIDFontMapping getCIDFont(
            String name, @Nullable PDFontDescriptor descriptor, @Nullable PDCIDSystemInfo system) {
        return new CIDFontMapping(null, font, true);
    }
}
