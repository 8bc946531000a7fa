package nonet.codec.container;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import nonet.grid.Numbers;

/// The tables of an OpenDocument file: XML with rows and cells, each of which may be repeated.
final class OpenDocumentSheets {

    /// The entry of the archive with the tables.
    static final String ENTRY = "content.xml";

    /// A format that more cells or rows have is that of the whole sheet.
    private static final int MOST_TIMES = 9_999_999;
    private static final int MOST_FORMATTED = 32;

    private final Workbook book = new Workbook();
    private final List<String> cells = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private int row;

    private OpenDocumentSheets() {}

    /// Reads the content of a document.
    static Workbook read(byte[] content) throws SyntaxException {
        OpenDocumentSheets sheets = new OpenDocumentSheets();
        Xml.Cursor in = Xml.cursor(Source.of(content).text());
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            if (in.isAtEnd()) {
                sheets.end(element);
            } else {
                sheets.begin(element.name());
            }
        }
        return sheets.book;
    }

    private void begin(String name) {
        switch (name) {
            case "table" -> {
                book.begin();
                row = 0;
            }
            case "table-row" -> cells.clear();
            case "table-cell", "covered-table-cell" -> text.setLength(0);
            default -> {}
        }
    }

    private void end(Xml.Element element) throws SyntaxException {
        switch (element.name()) {
            case "p", "span", "a" -> text.append(element.text());
            case "annotation" -> text.setLength(0);
            case "table-cell", "covered-table-cell" -> {
                int times = times(element.get("number-columns-repeated"));
                boolean formatted = !element.get("style-name").isEmpty() && times <= MOST_FORMATTED;
                String cell = text.isEmpty() && formatted ? " " : text.toString();
                int room = Workbook.MOST_COLUMNS - cells.size();
                if (times > room && !cell.isBlank()) {
                    book.cutColumns();
                }
                cells.addAll(Collections.nCopies(Math.min(times, room), cell));
            }
            case "table-row" -> {
                int times = times(element.get("number-rows-repeated"));
                boolean empty = cells.stream().allMatch(String::isBlank);
                int end = Math.min(row + times, Workbook.MOST_ROWS);
                for (int i = row; i < end && !book.sheets().isEmpty() && !(empty && times > MOST_FORMATTED); i++) {
                    book.add(i, cells);
                }
                if (end < row + times && !book.sheets().isEmpty()) {
                    book.add(end, cells);
                }
                row = end;
            }
            default -> {}
        }
    }

    private static int times(String number) {
        return Numbers.parse(number, 1, MOST_TIMES).orElse(1);
    }
}
