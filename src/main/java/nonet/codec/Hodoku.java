package nonet.codec;

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
import nonet.format.Fault;

/// HoDoKu's `.hsol`: a ZIP archive with the XML of a Java object. It is read as plain XML and never made an object,
/// since that would run whatever it says.
final class Hodoku implements Codec {

    private static final int LARGEST = 16 << 20;
    private static final Set<String> ARRAYS = Set.of("values", "fixed", "cells", "userCells");

    @Override
    public String id() {
        return "hsol";
    }

    @Override
    public String name() {
        return "HoDoKu game";
    }

    @Override
    public List<String> extensions() {
        return List.of("hsol");
    }

    @Override
    public Set<Carries> carries() {
        return Set.of(Carries.PLACED, Carries.MARKS);
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public int confidence(Source source) {
        return source.isZip() ? 95 : 0;
    }

    @Override
    public Outcome read(Source source) {
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(source.bytes()))) {
            ZipEntry entry = zip.getNextEntry();
            while (entry != null && !entry.getName().equals("SudokuData")) {
                if (zip.readNBytes(LARGEST + 1).length > LARGEST) {
                    return new Outcome.Refused(new Fault.TooLarge());
                }
                entry = zip.getNextEntry();
            }
            byte[] bytes = entry == null ? new byte[0] : zip.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                return new Outcome.Refused(new Fault.TooLarge());
            }
            return bytes.length == 0
                    ? new Outcome.Refused(new Fault.NoPuzzle())
                    : read(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException | IllegalArgumentException broken) {
            return new Outcome.Refused(new Fault.BadSyntax(1, 1));
        } catch (Broken broken) {
            return new Outcome.Refused(broken.fault());
        }
    }

    /// The arrays of the first board hold values, which of them are givens, and candidates as masks: all that are left,
    /// and beside them those that a person has noted, if any. Elements that are as in a new array may be left out.
    private Outcome read(String xml) throws Broken {
        Map<String, int[]> arrays = new HashMap<>();
        String initial = "";
        String property = "";
        int index = 0;
        boolean wanted = false;
        for (Xml.Element element : Xml.elements(xml)) {
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
                this, List.of(new Sheet(draft.document(""), 1)), List.of(new Note(Note.Kind.PROGRESS, 0, 1)));
    }

    private Outcome text(String initial) {
        TextScan.Found found = TextScan.scan(Page.of(initial), List.of(new LibraryForm(), new LineForm()));
        return found.sheets().isEmpty()
                ? new Outcome.Refused(new Fault.NoPuzzle())
                : new Outcome.Read(this, found.sheets(), found.notes());
    }

    private static int number(String text) {
        return text.equals("true") ? 1 : text.matches("-?\\d{1,5}") ? Integer.parseInt(text) : 0;
    }
}
