package nonet.codec.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import nonet.codec.api.Codec;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.SyntaxException;
import nonet.codec.api.VariantRules;
import nonet.codec.syntax.Xml;
import nonet.grid.Numbers;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Finds grids in XML of any structure during parsing: 81 cells in an element or an attribute, in nine elements or in
/// 81, or givens with row and column, under any name that does not mean a solution.
final class XmlGrids {

    private static final Set<String> NO = Set.of("", "0", "false", "no", "none", "calculated", "computed", "solver");
    private static final int MOST_CELLS = 100;

    /// The state of an open element.
    private static final class Frame {
        private final ClueCollector.Cell cell = new ClueCollector.Cell();
        private final ClueCollector facts = new ClueCollector();
        private final Map<String, StringBuilder> cells = new HashMap<>();
        private boolean parent;
    }

    private final List<Frame> open = new ArrayList<>(List.of(new Frame()));
    private final GridCollector found = new GridCollector();

    private XmlGrids() {}

    /// Reads a text.
    ///
    /// @throws SyntaxException if the text is not XML
    static PuzzleReading read(Codec codec, String text) throws SyntaxException {
        XmlGrids walk = new XmlGrids();
        Xml.Cursor in = Xml.cursor(text);
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            String name = element.name().toLowerCase(Locale.ROOT);
            if (!in.isAtEnd() && GridCollector.isSolution(name)) {
                walk.found.solution();
                int depth = in.depth();
                while (element != null && in.depth() >= depth) {
                    element = in.next();
                }
            } else if (in.isAtEnd()) {
                walk.end(name, element);
            } else {
                walk.begin(element);
            }
        }
        return walk.found.reading(codec);
    }

    private void begin(Xml.Element element) {
        open.getLast().parent = true;
        Frame frame = new Frame();
        open.add(frame);
        element.attributes().forEach((attribute, value) -> {
            String field = attribute.toLowerCase(Locale.ROOT);
            if (!GridCollector.isSolution(field)) {
                attribute(frame, field, value.strip(), element);
            }
        });
    }

    private void attribute(Frame frame, String field, String value, Xml.Element element) {
        String cells = value.length() < 9 ? null : GridCollector.cells(value);
        int number = number(value);
        if (VariantRules.isKind(field) && VariantRules.isName(value)) {
            found.variant(value);
        } else if (cells != null && cells.length() == 81) {
            grid(cells, element.line());
        } else if (field.equals("size") && number > 3 && number != 9 && number < 37) {
            found.otherSize(number);
        } else {
            said(frame.cell, field, value);
        }
    }

    /// Reads the information about a cell from an attribute or a child element.
    private static void said(ClueCollector.Cell cell, String field, String value) {
        if (GridCollector.isGiven(field)) {
            cell.given(!NO.contains(value.toLowerCase(Locale.ROOT)));
        } else if (!cell.isPlace(field, number(value)) && (GridCollector.isValue(field) || field.equals("text"))) {
            String cells = GridCollector.cells(value);
            if (cells != null && cells.length() == 1) {
                cell.value(cells.charAt(0));
            }
        }
    }

    private void end(String name, Xml.Element element) {
        Frame frame = open.removeLast();
        Frame outer = open.getLast();
        String content = element.text().length() > 2000 ? "" : element.content();
        boolean leaf = !frame.parent;
        if (VariantRules.isName(name)
                && name.length() > 1
                && (!leaf || !element.attributes().isEmpty() || !NO.contains(content.toLowerCase(Locale.ROOT)))) {
            found.variant(element.name());
        }
        // A file for sudokus may be one of a puzzle that is being entered.
        boolean few = open.size() == 1 && name.contains("sudoku") && found.size() == 0;
        String placed = frame.facts.cells(few ? 1 : Puzzle.FEWEST_CLUES);
        if (placed != null) {
            grid(placed, element.line());
            return;
        }
        String cells = leaf ? leaf(frame, outer, name, content) : nested(frame, element.line());
        if (frame.cell.hasValue() || cells != null && cells.length() == 1) {
            if (!frame.cell.hasValue() && cells != null) {
                frame.cell.value(cells.charAt(0));
            }
            cells = frame.cell.written();
            if (outer.facts.add(frame.cell)) {
                return;
            }
        }
        outer.facts.addAll(frame.facts);
        if (cells != null && cells.length() == 81) {
            grid(cells, element.line());
        } else if (cells != null) {
            StringBuilder all = outer.cells.computeIfAbsent(name, _ -> new StringBuilder());
            all.append(all.length() < MOST_CELLS ? cells : "");
        }
    }

    /// Returns the cells of an element without children.
    private static @Nullable String leaf(Frame frame, Frame outer, String name, String content) {
        said(outer.cell, name, content);
        return content.isEmpty() && frame.cell.hasValue() ? frame.cell.written() : GridCollector.cells(content);
    }

    /// Returns the cells of the child elements.
    private @Nullable String nested(Frame frame, int line) {
        String cells = null;
        for (StringBuilder all : frame.cells.values()) {
            if (all.length() == 81) {
                grid(all.toString(), line);
                return null;
            }
            cells = all.length() == 9 || all.length() == 27 ? all.toString() : cells;
        }
        return cells;
    }

    /// Adds a grid. A content with letters is rather a text.
    private void grid(String cells, int line) {
        if (!GridCollector.hasLetters(cells) || RegionMap.is(cells)) {
            found.grid(cells, line);
        }
    }

    private static int number(String text) {
        return Numbers.parse(text, 0, 99).orElse(-1);
    }
}
