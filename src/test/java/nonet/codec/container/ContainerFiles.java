package nonet.codec.container;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Notebooks, spreadsheets and archives, made as their programs make them.
public final class ContainerFiles {

    private ContainerFiles() {}

    /// Returns an archive of texts.
    public static byte[] zip(Map<String, String> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /// Returns a workbook of Excel with one sheet for each table.
    ///
    /// @param tables tables of cells; a number is written as one, other texts as shared texts, `_` as a cell with a format only
    public static byte[] excel(String[][]... tables) {
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("[Content_Types].xml", "<Types/>");
        entries.put("xl/workbook.xml", "<workbook/>");
        StringBuilder shared = new StringBuilder();
        int texts = 0;
        for (int sheet = 0; sheet < tables.length; sheet++) {
            StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<worksheet><sheetData>");
            for (int row = 0; row < tables[sheet].length; row++) {
                xml.append("<row r=\"").append(row + 1).append("\">");
                for (int column = 0; column < tables[sheet][row].length; column++) {
                    String cell = tables[sheet][row][column];
                    String name = (char) ('A' + column) + "" + (row + 1);
                    if (cell.equals("_")) {
                        xml.append("<c r=\"%s\" s=\"1\"/>".formatted(name));
                    } else if (cell.matches("\\d{1,9}")) {
                        xml.append("<c r=\"%s\"><v>%s</v></c>".formatted(name, cell));
                    } else if (!cell.isEmpty()) {
                        xml.append("<c r=\"%s\" t=\"s\"><v>%d</v></c>".formatted(name, texts++));
                        shared.append("<si><r><t>%s</t></r><r><t>%s</t></r></si>"
                                .formatted(cell.substring(0, 1), cell.substring(1)));
                    }
                }
                xml.append("</row>");
            }
            entries.put("xl/worksheets/sheet" + (sheet + 1) + ".xml", xml + "</sheetData></worksheet>");
        }
        entries.put("xl/sharedStrings.xml", "<sst>" + shared + "</sst>");
        return zip(entries);
    }

    /// Returns a spreadsheet of OpenDocument with a table, in which equal cells and rows are repeated.
    public static byte[] openDocument(String[][] table) {
        StringBuilder xml = new StringBuilder("<office:document-content xmlns:office=\"o\" xmlns:table=\"t\""
                + " xmlns:text=\"x\"><office:body><office:spreadsheet><table:table table:name=\"Sheet1\">");
        for (int row = 0; row < table.length; ) {
            int rows = 1;
            while (row + rows < table.length && Arrays.equals(table[row], table[row + rows])) {
                rows++;
            }
            xml.append("<table:table-row table:number-rows-repeated=\"%d\">".formatted(rows));
            for (int column = 0; column < table[row].length; ) {
                String cell = table[row][column];
                int cells = 1;
                while (column + cells < table[row].length && table[row][column + cells].equals(cell)) {
                    cells++;
                }
                String style = cell.equals("_") ? " table:style-name=\"ce1\"" : "";
                String text = cell.isEmpty() || cell.equals("_") ? "" : "<text:p>" + cell + "</text:p>";
                xml.append("<table:table-cell%s table:number-columns-repeated=\"%d\">%s</table:table-cell>"
                        .formatted(style, cells, text));
                column += cells;
            }
            xml.append("<table:table-cell table:number-columns-repeated=\"16000\"/></table:table-row>");
            row += rows;
        }
        xml.append("<table:table-row table:number-rows-repeated=\"1048000\"><table:table-cell"
                + " table:style-name=\"ce1\" table:number-columns-repeated=\"16384\"/></table:table-row>"
                + "</table:table></office:spreadsheet></office:body></office:document-content>");
        Map<String, String> entries = new LinkedHashMap<>();
        entries.put("mimetype", "application/vnd.oasis.opendocument.spreadsheet");
        entries.put("content.xml", xml.toString());
        return zip(entries);
    }

    /// Returns an empty table.
    public static String[][] table(int rows, int columns) {
        String[][] table = new String[rows][columns];
        for (String[] row : table) {
            Arrays.fill(row, "");
        }
        return table;
    }

    /// Writes a grid into a table.
    ///
    /// @param grid 81 cells
    /// @param blank the text of a blank cell
    /// @param gap the number of rows and columns between two boxes
    public static String[][] put(String[][] table, String grid, int row, int column, String blank, int gap) {
        for (int cell = 0; cell < 81; cell++) {
            String text = grid.charAt(cell) == '.' ? blank : grid.substring(cell, cell + 1);
            int down = cell / 9;
            int right = cell % 9;
            table[row + down + down / 3 * gap][column + right + right / 3 * gap] = text;
        }
        return table;
    }

    /// Returns a notebook with the fields of a cell in the order of their names, as Jupyter writes them.
    ///
    /// @param cells the lines of the source of each cell, and of what it prints
    public static String notebook(List<List<String>> cells) {
        StringBuilder text = new StringBuilder("{\n \"cells\": [");
        for (int cell = 0; cell < cells.size(); cell += 2) {
            text.append(cell == 0 ? "" : ",")
                    .append("\n  {\n   \"cell_type\": \"code\",\n   \"outputs\": [\n    {\n     \"text\": [")
                    .append(strings(cells.get(cell + 1)))
                    .append("]\n    }\n   ],\n   \"source\": [")
                    .append(strings(cells.get(cell)))
                    .append("]\n  }");
        }
        return text.append("\n ],\n \"metadata\": {},\n \"nbformat\": 4\n}\n").toString();
    }

    private static String strings(List<String> lines) {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            text.append(text.isEmpty() ? "\n" : ",\n")
                    .append("    \"")
                    .append(line.replace("\\", "\\\\").replace("\"", "\\\""))
                    .append("\\n\"");
        }
        return text.toString();
    }
}
