package nonet.picture.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The fonts of drawings: Source Sans 3, which comes with the program, and another font, if there is one, for
/// characters that it lacks, such as Chinese. For one thread at a time.
public final class Lettering implements AutoCloseable {

    private static final String UNKNOWN = "?";

    private final Map<FontWeight, Face> own = new EnumMap<>(FontWeight.class);
    private final @Nullable Face other;

    /// A part of a text in one font.
    public record Run(Face face, String text) {}

    private Lettering(@Nullable Face other) {
        this.other = other;
        for (FontWeight weight : FontWeight.values()) {
            own.put(weight, read(weight));
        }
    }

    /// Returns fonts without Chinese.
    public static Lettering standard() {
        return new Lettering(null);
    }

    /// Returns fonts supplemented by another one.
    ///
    /// @param file the content of a TrueType font or collection
    /// @throws IOException if it is not one
    public static Lettering with(byte[] file) throws IOException {
        return new Lettering(Face.read(file));
    }

    private static Face read(FontWeight weight) {
        String name = weight.name().charAt(0) + weight.name().substring(1).toLowerCase(Locale.ROOT);
        String file = "/nonet/assets/fonts/SourceSans3-" + name + ".ttf";
        try (InputStream in = Objects.requireNonNull(Lettering.class.getResourceAsStream(file))) {
            return Face.read(in.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Tests whether the fonts have every letter of a text.
    public boolean covers(String text) {
        return text.codePoints().allMatch(character -> face(character, FontWeight.REGULAR) != null);
    }

    /// Returns a text split into parts of one font each. A character without a font becomes a question mark.
    public List<Run> runs(String text, FontWeight weight) {
        List<Run> runs = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        Face last = Objects.requireNonNull(own.get(weight));
        for (int character : text.codePoints().toArray()) {
            Face face = face(character, weight);
            Face next = face == null ? Objects.requireNonNull(own.get(weight)) : face;
            if (next != last && !part.isEmpty()) {
                runs.add(new Run(last, part.toString()));
                part.setLength(0);
            }
            last = next;
            part.append(face == null ? UNKNOWN : Character.toString(character));
        }
        if (!part.isEmpty()) {
            runs.add(new Run(last, part.toString()));
        }
        return runs;
    }

    private @Nullable Face face(int character, FontWeight weight) {
        Face first = Objects.requireNonNull(own.get(weight));
        return first.covers(character) ? first : other != null && other.covers(character) ? other : null;
    }

    /// Returns a font file with the letters of a text, as far as the font that comes with the program has them.
    public byte[] subset(FontWeight weight, String text) {
        return Objects.requireNonNull(own.get(weight)).subset(text.codePoints().distinct());
    }

    /// A letter in its place on a line.
    public record Letter(Face face, String text, double x) {}

    /// Returns words letter by letter.
    public List<Letter> letters(Shape.Words words) {
        List<Letter> letters = new ArrayList<>();
        double x = start(words);
        for (Run run : runs(words.text(), words.weight())) {
            for (int character : run.text().codePoints().toArray()) {
                String letter = Character.toString(character);
                letters.add(new Letter(run.face(), letter, x));
                x += run.face().width(letter) * words.size();
            }
        }
        return letters;
    }

    public double width(String text, double size, FontWeight weight) {
        double width = 0;
        for (Run run : runs(text, weight)) {
            width += run.face().width(run.text()) * size;
        }
        return width;
    }

    /// Returns the left end of an aligned text.
    public double start(Shape.Words words) {
        double part = switch (words.align()) {
            case START -> 0;
            case MIDDLE -> 0.5;
            case END -> 1;
        };
        return part == 0 ? words.x() : words.x() - part * width(words.text(), words.size(), words.weight());
    }

    /// Returns a text split into lines of at most this width; only a single word that is wider exceeds it.
    public List<String> wrap(String text, double size, FontWeight weight, double width) {
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        List<String> lines = new ArrayList<>();
        int begin = 0;
        int fits = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            if (fits > begin && width(text.substring(begin, end).strip(), size, weight) > width) {
                lines.add(text.substring(begin, fits).strip());
                begin = fits;
            }
            fits = end;
        }
        if (begin < text.length()) {
            lines.add(text.substring(begin).strip());
        }
        return lines;
    }

    /// Returns a text that fits, shortened with an ellipsis if necessary.
    public String shorten(String text, double size, FontWeight weight, double width) {
        if (width(text, size, weight) <= width) {
            return text;
        }
        int[] characters = text.codePoints().toArray();
        int kept = characters.length;
        String shorter = "";
        do {
            kept--;
            shorter = new String(characters, 0, kept).strip() + "\u2026";
        } while (kept > 0 && width(shorter, size, weight) > width);
        return shorter;
    }

    @Override
    public void close() {
        List<Face> faces = new ArrayList<>(own.values());
        if (other != null) {
            faces.add(other);
        }
        for (Face face : faces) {
            try {
                face.close();
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
