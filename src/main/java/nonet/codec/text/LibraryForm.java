package nonet.codec.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ReadPuzzle;
import org.jspecify.annotations.Nullable;

/// A line of HoDoKu's library, `:technique:digits:cells:deleted candidates:…`, or only its cells with `+` before
/// entered digits.
public final class LibraryForm implements TextForm {

    private static final Pattern LIBRARY = Pattern.compile(
            ":([0-9a-zA-Z-]{4,8}):([^:]{0,60}):([0-9.+]{81,162}):([0-9 ]{0,4000})(?::([^:]{0,2000}):([^:]{0,2000}))?");
    private static final Pattern PLUS = Pattern.compile("^\\s*+([0-9.+]{82,162}+)(?::([0-9 ]{0,4000}+))?+\\s*+$");
    private static final Pattern DELETED = Pattern.compile("\\b([1-9])([1-9])([1-9])\\b");

    @Override
    public @Nullable Match match(Lines lines, int index) {
        String line = lines.line(index);
        if (line.length() < 81 || lines.isComment(index)) {
            return null;
        }
        Matcher library = LIBRARY.matcher(line);
        if (line.indexOf(':') >= 0 && library.find()) {
            return match(library.group(3), library.group(4), index);
        }
        Matcher plus = PLUS.matcher(line);
        return line.indexOf('+') >= 0 && plus.matches()
                ? match(plus.group(1), plus.group(2) == null ? "" : plus.group(2), index)
                : null;
    }

    private static @Nullable Match match(String cells, String deleted, int index) {
        DocumentBuilder builder = new DocumentBuilder();
        int cell = 0;
        boolean placed = false;
        boolean entered = false;
        for (char c : cells.toCharArray()) {
            if (c == '+') {
                placed = true;
                continue;
            }
            int digit = c >= '1' && c <= '9' ? c - '0' : 0;
            if (cell == 81 || placed && digit == 0) {
                return null;
            }
            if (placed) {
                builder.placed(cell, digit);
                entered = true;
            } else {
                builder.given(cell, digit);
            }
            placed = false;
            cell++;
        }
        if (cell != 81) {
            return null;
        }
        if (!deleted.isBlank()) {
            short[] gone = new short[81];
            Matcher each = DELETED.matcher(deleted);
            while (each.find()) {
                int at = (each.group(2).charAt(0) - '1') * 9 + each.group(3).charAt(0) - '1';
                gone[at] |= (short) (1 << each.group(1).charAt(0) - '1');
            }
            builder.marksWithout(gone);
            if (!entered) {
                builder.restrictedToMarks();
            }
        }
        return Match.of(TextFormat.HODOKU_LINE, new ReadPuzzle(builder.document(""), index + 1), index + 1, true);
    }
}
