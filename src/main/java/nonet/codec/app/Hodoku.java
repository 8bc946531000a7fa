package nonet.codec.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import nonet.codec.api.Draft;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.Note;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import nonet.codec.text.LibraryForm;
import nonet.codec.text.LineForm;
import nonet.codec.text.Page;
import nonet.codec.text.TextReader;
import nonet.format.Fault;

/// HoDoKu's `.hsol`: a ZIP archive with the XML of a serialized Java object. It is parsed as plain XML and never
/// deserialized, since that would execute arbitrary code.
public final class Hodoku implements ReadOnlyCodec {

    private static final FormatInfo INFO =
            new FormatInfo("hsol", "HoDoKu game", List.of("hsol"), FormatFeature.PLACED, FormatFeature.MARKS);

    /// The largest total size of all unpacked entries, in bytes.
    private static final int LARGEST = 16 << 20;

    /// The size added for each entry, so that endless empty entries reach the limit, too.
    private static final int ENTRY = 256;

    private static final Set<String> ARRAYS = Set.of("values", "fixed", "cells", "userCells");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.isZip() ? 95 : 0;
    }

    @Override
    public Outcome read(Source source) {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(source.bytes()))) {
            ZipEntry entry = zip.getNextEntry();
            long left = LARGEST;
            while (entry != null && !entry.getName().equals("SudokuData") && left >= 0) {
                left -= skipped(zip, left + 1) + ENTRY;
                entry = left < 0 ? entry : zip.getNextEntry();
            }
            byte[] bytes = entry == null || left < 0 ? new byte[0] : zip.readNBytes((int) left + 1);
            if (left < 0 || bytes.length > left) {
                return new Outcome.Refused(new Fault.TooLarge());
            }
            return bytes.length == 0
                    ? new Outcome.Refused(new Fault.NoPuzzle())
                    : read(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException | IllegalArgumentException malformed) {
            return new Outcome.Refused(new Fault.BadSyntax(1, 1));
        } catch (SyntaxException malformed) {
            return new Outcome.Refused(malformed.fault());
        }
    }

    /// Skips up to `most` bytes of an entry and returns the number of bytes skipped.
    private static long skipped(ZipInputStream zip, long most) throws IOException {
        byte[] buffer = new byte[1 << 14];
        long all = 0;
        for (int count = 0; count >= 0 && all < most; ) {
            count = zip.read(buffer);
            all += Math.max(0, count);
        }
        return all;
    }

    /// The arrays of the first board hold the values, the flags of the givens, and the candidates as masks: all that
    /// are left and, if present, those that the user has noted. Elements with default values may be omitted.
    private Outcome read(String xml) throws SyntaxException {
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
            } else if (element.name().equals("void") && element.get("index").matches("\\d{1,2}")) {
                index = Integer.parseInt(element.get("index"));
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
        Draft draft = new Draft();
        int[] fixed = arrays.getOrDefault("fixed", new int[81]);
        int[] noted = arrays.getOrDefault("userCells", new int[81]);
        int[] cells =
                Arrays.stream(noted).anyMatch(mask -> mask != 0) ? noted : arrays.getOrDefault("cells", new int[81]);
        for (int i = 0; i < 81; i++) {
            if (values[i] < 0 || values[i] > 9) {
                return new Outcome.Refused(new Fault.BadValue(1, 1, String.valueOf(values[i])));
            }
            if (fixed[i] != 0) {
                draft.given(i, values[i]);
            } else {
                draft.placed(i, values[i]);
            }
            draft.marks(i, cells[i]);
        }
        return new Outcome.Read(
                this, List.of(new ParsedPuzzle(draft.document(""), 1)), List.of(new Note(Note.Kind.PROGRESS, 0, 1)));
    }

    private Outcome text(String initial) {
        TextReader.Found found = TextReader.read(Page.of(initial), List.of(new LibraryForm(), new LineForm()));
        return found.puzzles().isEmpty()
                ? new Outcome.Refused(new Fault.NoPuzzle())
                : new Outcome.Read(this, found.puzzles(), found.notes());
    }

    private static int number(String text) {
        return text.equals("true") ? 1 : text.matches("-?\\d{1,5}") ? Integer.parseInt(text) : 0;
    }
}
