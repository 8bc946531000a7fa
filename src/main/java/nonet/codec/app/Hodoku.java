package nonet.codec.app;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import nonet.codec.syntax.Zip;
import nonet.codec.text.LibraryForm;
import nonet.codec.text.LineForm;
import nonet.codec.text.Lines;
import nonet.codec.text.TextReader;
import nonet.grid.Numbers;

/// HoDoKu's `.hsol`: a ZIP archive with the XML of a serialized Java object. It is parsed as plain XML and never
/// deserialized, since that would execute arbitrary code.
public final class Hodoku implements ReadOnlyCodec, SyntaxCodec {

    private static final FormatInfo INFO =
            new FormatInfo("hsol", "HoDoKu game", List.of("hsol"), FormatFeature.PLACED, FormatFeature.MARKS);

    private static final String ENTRY = "SudokuData";
    private static final Set<String> ARRAYS = Set.of("values", "fixed", "cells", "userCells");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.entries().contains(ENTRY) ? 95 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        byte[] bytes = Zip.entries(source, ENTRY::equals, 1).get(ENTRY);
        return bytes == null
                ? new PuzzleReading.Nothing(new Fault.NoPuzzle())
                : read(new String(bytes, StandardCharsets.UTF_8));
    }

    /// The arrays of the first board hold the values, the flags of the givens, and the candidates as masks: all that
    /// are left and, if present, those that the user has noted. Elements with default values may be omitted.
    private PuzzleReading read(String xml) throws SyntaxException {
        Map<String, int[]> arrays = new HashMap<>();
        String initial = "";
        String property = "";
        int index = 0;
        boolean wanted = false;
        Xml.Cursor in = Xml.cursor(xml);
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            if (in.isAtEnd() == element.name().equals("void")) {
                // A value is known at its end tag; the field it belongs to comes before.
                continue;
            }
            if (element.name().equals("void") && !element.get("property").isEmpty()) {
                property = element.get("property");
                wanted = ARRAYS.contains(property) && !arrays.containsKey(property);
                if (wanted) {
                    arrays.put(property, new int[81]);
                }
            } else if (element.name().equals("void")) {
                index = Numbers.parse(element.get("index"), 0, 99).orElse(index);
            } else if (wanted
                    && index < 81
                    && Set.of("int", "short", "boolean", "byte").contains(element.name())) {
                arrays.getOrDefault(property, new int[81])[index] = number(element.content());
            } else if (element.name().equals("string") && property.equals("initialState") && initial.isEmpty()) {
                initial = element.content();
            }
        }
        int[] values = arrays.get("values");
        if (values == null) {
            return text(initial);
        }
        DocumentBuilder builder = new DocumentBuilder();
        int[] fixed = arrays.getOrDefault("fixed", new int[81]);
        int[] noted = arrays.getOrDefault("userCells", new int[81]);
        int[] cells =
                Arrays.stream(noted).anyMatch(mask -> mask != 0) ? noted : arrays.getOrDefault("cells", new int[81]);
        for (int i = 0; i < 81; i++) {
            if (values[i] < 0 || values[i] > 9) {
                return new PuzzleReading.Nothing(new Fault.BadValue(1, 1, String.valueOf(values[i])));
            }
            if (fixed[i] != 0) {
                builder.given(i, values[i]);
            } else {
                builder.placed(i, values[i]);
            }
            builder.marks(i, cells[i]);
        }
        return new PuzzleReading.Puzzles(
                this,
                List.of(new ReadPuzzle(builder.document(""), 1)),
                List.of(new ReadingNote(ReadingNote.Kind.PROGRESS, 0, 1)));
    }

    private PuzzleReading text(String initial) {
        TextReader.Found found = TextReader.read(Lines.of(initial), List.of(new LibraryForm(), new LineForm()));
        return found.puzzles().isEmpty()
                ? new PuzzleReading.Nothing(new Fault.NoPuzzle())
                : new PuzzleReading.Puzzles(this, found.puzzles(), found.notes());
    }

    private static int number(String text) {
        return text.equals("true") ? 1 : Numbers.parse(text, -99_999, 99_999).orElse(0);
    }
}
