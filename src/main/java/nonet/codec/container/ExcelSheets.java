package nonet.codec.container;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import nonet.grid.Numbers;

/// The sheets of an Excel workbook: XML with a number, a text, or the number of a shared text in each cell. Results of
/// formulas are read as the file states them.
final class ExcelSheets {

    private static final String SHARED = "xl/sharedStrings.xml";
    /// The largest number of a row; later ones cannot be meant.
    private static final int LAST_ROW = 9_999_999;

    private static final String SHEETS = "xl/worksheets/";

    private final Workbook book = new Workbook();
    private final List<String> shared;
    private final List<String> cells = new ArrayList<>();
    private final StringBuilder value = new StringBuilder();
    private int row;

    private ExcelSheets(List<String> shared) {
        this.shared = shared;
    }

    /// Tests whether an entry of an archive is a part of a workbook with cells.
    static boolean isPart(String entry) {
        return entry.equals(SHARED)
                || entry.startsWith(SHEETS) && entry.endsWith(".xml") && entry.indexOf('/', SHEETS.length()) < 0;
    }

    /// Reads a workbook.
    ///
    /// @param entries its parts by name
    static Workbook read(Map<String, byte[]> entries) throws SyntaxException {
        byte[] texts = entries.get(SHARED);
        ExcelSheets sheets = new ExcelSheets(texts == null ? List.of() : texts(cursor(texts)));
        List<Map.Entry<String, byte[]>> parts = entries.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(SHEETS))
                .sorted(Map.Entry.comparingByKey(
                        Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())))
                .toList();
        for (Map.Entry<String, byte[]> part : parts) {
            sheets.book.begin();
            sheets.read(cursor(part.getValue()));
        }
        return sheets.book;
    }

    private static Xml.Cursor cursor(byte[] xml) throws SyntaxException {
        return Xml.cursor(Source.of(xml).text());
    }

    /// Reads the shared texts, each in one or several runs.
    private static List<String> texts(Xml.Cursor in) throws SyntaxException {
        List<String> texts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            if (in.isAtEnd() && element.name().equals("t")) {
                text.append(element.text());
            } else if (in.isAtEnd() && element.name().equals("si")) {
                texts.add(text.toString());
                text.setLength(0);
            }
        }
        return texts;
    }

    private void read(Xml.Cursor in) throws SyntaxException {
        row = -1;
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            if (in.isAtEnd()) {
                end(element);
            } else if (element.name().equals("row")) {
                row = Numbers.parse(element.get("r"), 1, LAST_ROW).orElse(row + 2) - 1;
                cells.clear();
            } else if (element.name().equals("c")) {
                value.setLength(0);
            }
        }
    }

    private void end(Xml.Element element) throws SyntaxException {
        switch (element.name()) {
            case "v", "t" -> value.append(element.text());
            case "c" -> set(element.get("r"), text(element));
            case "row" -> book.add(row, cells);
            default -> {}
        }
    }

    /// Returns the text of a cell, a space if it has a format only.
    private String text(Xml.Element cell) {
        String content = value.toString().strip();
        if (content.isEmpty()) {
            return " ";
        }
        if (!cell.get("t").equals("s")) {
            return content.endsWith(".0") ? content.substring(0, content.length() - 2) : content;
        }
        OptionalInt number = Numbers.parse(content, 0, shared.size() - 1);
        return number.isPresent() ? shared.get(number.getAsInt()) : "";
    }

    /// Sets a cell by its name, such as `AB12`; without a name, the next one.
    private void set(String name, String text) {
        int column = 0;
        for (int i = 0; i < name.length() && name.charAt(i) >= 'A' && name.charAt(i) <= 'Z' && i < 4; i++) {
            column = column * 26 + name.charAt(i) - 'A' + 1;
        }
        column = column == 0 ? cells.size() : column - 1;
        while (cells.size() < column && cells.size() < Workbook.MOST_COLUMNS) {
            cells.add("");
        }
        if (column == cells.size() && column < Workbook.MOST_COLUMNS) {
            cells.add(text);
        } else if (column >= Workbook.MOST_COLUMNS && !text.isBlank()) {
            book.cutColumns();
        }
    }
}
