package nonet.codec.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ReadPuzzle;
import org.jspecify.annotations.Nullable;

/// Grids with `!` after each given: `3|.(3,4)|9!` with marks, rows on lines, or separated by `;` on one line.
final class GivensMarkedForm implements TextForm {

    private static final Pattern CELL = Pattern.compile("([1-9])(!?)|\\.(?:\\(([1-9,]{1,17})\\))?");

    private static final int LONGEST = 400;

    @Override
    public @Nullable Match match(Lines lines, int start) {
        String line = lines.line(start).strip();
        if (line.indexOf('!') < 0 && line.indexOf('|') < 0) {
            return null;
        }
        String[] rows = line.split(";");
        int end = start + 1;
        if (rows.length == 1) {
            rows = new String[9];
            for (int row = 0; row < 9; row++) {
                rows[row] = lines.has(start + row) ? lines.line(start + row).strip() : "";
            }
            end = start + 9;
        }
        DocumentBuilder builder = new DocumentBuilder();
        if (rows.length != 9 || String.join("", rows).indexOf('!') < 0) {
            return null;
        }
        for (int row = 0; row < 9; row++) {
            if (rows[row].length() > LONGEST) {
                return null;
            }
            String[] cells = split(rows[row]);
            for (int column = 0; column < 9; column++) {
                Matcher cell = CELL.matcher(column < cells.length && cells.length == 9 ? cells[column] : "");
                if (!cell.matches()) {
                    return null;
                }
                read(builder, row * 9 + column, cell);
            }
        }
        return Match.of(TextFormat.GIVENS_MARKED, new ReadPuzzle(builder.document(""), start + 1), end, true);
    }

    private static String[] split(String row) {
        return row.indexOf('|') >= 0 ? row.split("\\|") : row.split(",(?![^(]*\\))");
    }

    private static void read(DocumentBuilder builder, int index, Matcher cell) {
        if (cell.group(1) != null && cell.group(2).isEmpty()) {
            builder.placed(index, cell.group(1).charAt(0) - '0');
        } else if (cell.group(1) != null) {
            builder.given(index, cell.group(1).charAt(0) - '0');
        } else if (cell.group(3) != null) {
            for (String mark : cell.group(3).split(",")) {
                if (mark.length() == 1) {
                    builder.mark(index, mark.charAt(0) - '0');
                }
            }
        }
    }
}
