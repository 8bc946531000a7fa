package nonet.codec.text;

import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ReadPuzzle;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// 729 slots, nine per cell, each with its digit or a blank: on one line, a row or a cell a line, or on 27 lines with
/// three by three slots a cell. A digit that is alone in its cell is a mark, too.
final class CandidatesForm implements TextForm {

    private static final int LONGEST = 400;
    private static final String GAPS = " \t\u000B\f\r|";
    private static final String BLANKS = "0.*_-";

    @Override
    public @Nullable Match match(Lines lines, int index) {
        String first = compact(lines, index);
        int width = first.length();
        if (width != 729 && width != 81 && width != 27 && width != 9 || !fits(first, 0, width)) {
            return null;
        }
        short[] masks = new short[81];
        int slots = 0;
        boolean any = false;
        int line = index;
        for (; slots < 729 && line < index + LONGEST && lines.has(line); line++) {
            if (lines.isBlank(line) || lines.isFrame(line)) {
                continue;
            }
            String compact = compact(lines, line);
            if (compact.length() != width || !fits(compact, slots, width)) {
                return null;
            }
            for (int i = 0; i < width; i++) {
                if (BLANKS.indexOf(compact.charAt(i)) < 0) {
                    masks[cell(slots + i, width)] |= (short) (1 << digit(slots + i, width) - 1);
                    any = true;
                }
            }
            slots += width;
        }
        return slots < 729 || !any
                ? null
                : Match.of(TextFormat.CANDIDATES, new ReadPuzzle(document(masks), index + 1), line, true);
    }

    private static Document document(short[] masks) {
        DocumentBuilder builder = new DocumentBuilder();
        for (int cell = 0; cell < 81; cell++) {
            builder.marks(cell, masks[cell]);
        }
        return builder.restrictedTo(masks).document("");
    }

    private static String compact(Lines lines, int line) {
        String text = lines.line(line);
        if (text.length() > 2000) {
            return "";
        }
        // Not by a pattern: each line is asked for as often as one of the 81 before it may begin a grid.
        StringBuilder compact = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9' || GAPS.indexOf(c) < 0) {
                compact.append(c);
            }
        }
        return compact.toString();
    }

    private static boolean fits(String compact, int from, int width) {
        for (int i = 0; i < width; i++) {
            char c = compact.charAt(i);
            if (c != '0' + digit(from + i, width) && BLANKS.indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    private static int digit(int slot, int width) {
        return width == 27 ? slot / 27 % 3 * 3 + slot % 3 + 1 : slot % 9 + 1;
    }

    private static int cell(int slot, int width) {
        return width == 27 ? slot / 81 * 9 + slot % 27 / 3 : slot / 9;
    }
}
