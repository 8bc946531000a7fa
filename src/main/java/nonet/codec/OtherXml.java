package nonet.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.format.Fault;

/// XML of programs that nobody else follows: nine `row` elements, or 81 `Cell` elements with `x`, `y`, `value` and who
/// set it.
final class OtherXml implements Codec {

    @Override
    public String id() {
        return "xml";
    }

    @Override
    public String name() {
        return "XML";
    }

    @Override
    public List<String> extensions() {
        return List.of("xml", "sdku");
    }

    @Override
    public Set<Carries> carries() {
        return Set.of(Carries.PLACED);
    }

    @Override
    public boolean writes() {
        return false;
    }

    @Override
    public int confidence(Source source) {
        return Xml.is(source) ? 90 : 0;
    }

    @Override
    public Outcome read(Source source) {
        try {
            List<Xml.Element> elements = Xml.elements(source.text());
            List<Xml.Element> rows = elements.stream()
                    .filter(element -> element.name().equalsIgnoreCase("row"))
                    .toList();
            Draft draft = new Draft();
            if (rows.size() == 9 ? !readRows(rows, draft) : !readCells(elements, draft)) {
                return new Outcome.Refused(new Fault.NoPuzzle());
            }
            return new Outcome.Read(this, List.of(new Sheet(draft.document(""), 1)), List.of());
        } catch (Broken broken) {
            return new Outcome.Refused(broken.fault());
        }
    }

    private static boolean readRows(List<Xml.Element> rows, Draft draft) {
        for (int row = 0; row < 9; row++) {
            Row cells = Row.of(rows.get(row).content(), true);
            if (cells == null) {
                return false;
            }
            for (int column = 0; column < 9; column++) {
                draft.given(row * 9 + column, cells.values()[column]);
            }
        }
        return true;
    }

    private static boolean readCells(List<Xml.Element> elements, Draft draft) {
        List<String> cell = new ArrayList<>();
        int count = 0;
        for (Xml.Element element : elements) {
            switch (element.name()) {
                case "Cell" -> cell.clear();
                case "x", "y", "value", "origin" -> cell.add(element.name() + "=" + element.content());
                default -> {
                    // Nothing about cells.
                }
            }
            if (cell.size() == 4) {
                String all = String.join(";", cell);
                if (!all.matches("x=[0-8];y=[0-8];value=[0-9];origin=\\w+")) {
                    return false;
                }
                int index = (all.charAt(6) - '0') * 9 + all.charAt(2) - '0';
                int digit = all.charAt(14) - '0';
                if (all.endsWith("=User") || all.endsWith("=Given")) {
                    draft.given(index, digit);
                } else {
                    draft.placed(index, digit);
                }
                count++;
                cell.clear();
            }
        }
        return count == 81;
    }
}
