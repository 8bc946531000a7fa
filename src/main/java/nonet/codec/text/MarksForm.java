package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Cell;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// A grid of pencil marks: nine lines with nine groups of digits each.
///
/// A single digit is the cell's value, unless it is among the digits of a peer: then it is a mark. This is HoDoKu's
/// rule.
public final class MarksForm implements TextForm {

    private static final int LONGEST = 100;
    private static final int GIVEN = 1 << 9;
    private static final int PLACED = 1 << 10;
    private static final Pattern LINE = Pattern.compile("[0-9 \\t|!*#@<>()\\[\\]{}^+\\-A-E.:]+");
    private static final Pattern BETWEEN = Pattern.compile("[\\s|!]+");
    private static final Pattern NO_DIGIT = Pattern.compile("[^0-9]");
    private static final Pattern CLOSED = Pattern.compile("[{(\\[]([1-9]*)[})\\]]|([1-9])");

    @Override
    public @Nullable Match match(Lines lines, int start) {
        int[] first = lines.marks(start);
        if (first == null || isCount(first) && rowsFrom(lines, start) > 9) {
            return null;
        }
        List<int[]> rows = new ArrayList<>(List.of(first));
        int line = start + 1;
        for (int blanks = 0; rows.size() < 9 && blanks < 4 && line < start + LONGEST && lines.has(line); line++) {
            if (lines.isBlank(line)) {
                blanks++;
                continue;
            }
            int[] cells = lines.marks(line);
            if (cells != null) {
                rows.add(cells);
                blanks = 0;
            } else if (!lines.isFrame(line)) {
                return null;
            }
        }
        int[] all = rows.stream().flatMapToInt(java.util.Arrays::stream).toArray();
        if (all.length != 81 || java.util.Arrays.stream(all).noneMatch(MarksForm::isSeveral)) {
            return null;
        }
        boolean certain = java.util.Arrays.stream(all).anyMatch(cell -> (cell & (GIVEN | PLACED)) != 0);
        return Match.of(TextFormat.PENCIL_MARKS, new ReadPuzzle(builder(all).document(""), start + 1), line, certain);
    }

    /// Tests whether the cells count from 1 to 9, as column labels do.
    private static boolean isCount(int[] cells) {
        for (int i = 0; i < 9; i++) {
            if (cells[i] != 1 << i) {
                return false;
            }
        }
        return true;
    }

    private static int rowsFrom(Lines lines, int start) {
        int rows = 0;
        for (int line = start; rows < 10 && line < start + LONGEST && lines.has(line); line++) {
            if (lines.marks(line) != null) {
                rows++;
            } else if (!lines.isBlank(line) && !lines.isFrame(line)) {
                break;
            }
        }
        return rows;
    }

    /// Tests whether a text consists of nine groups of marks.
    public static boolean isRow(String text) {
        return cells(text) != null;
    }

    /// Tests whether a line is a row of marks and nothing else.
    public static boolean isRow(Lines lines, int line) {
        int[] cells = lines.marks(line);
        return cells != null && java.util.Arrays.stream(cells).anyMatch(MarksForm::isSeveral);
    }

    /// Returns the document for 81 groups as masks.
    public static Document document(int[] cells) {
        return builder(cells).document("");
    }

    private static boolean isSeveral(int cell) {
        return Integer.bitCount(cell & 0x1FF) > 1;
    }

    private static DocumentBuilder builder(int[] cells) {
        DocumentBuilder builder = new DocumentBuilder();
        for (Cell cell : Cell.all()) {
            int index = cell.index();
            int mask = cells[index] & 0x1FF;
            int digit = Integer.numberOfTrailingZeros(mask) + 1;
            if ((cells[index] & GIVEN) != 0) {
                builder.given(index, digit);
            } else if ((cells[index] & PLACED) != 0) {
                builder.placed(index, digit);
            } else if (Integer.bitCount(mask) == 1 && isAlone(cells, cell, mask)) {
                builder.given(index, digit);
            } else {
                builder.marks(index, mask);
            }
        }
        return builder.restrictedToMarks();
    }

    private static boolean isAlone(int[] cells, Cell cell, int mask) {
        for (Cell peer : cell.peers()) {
            if ((cells[peer.index()] & mask) != 0) {
                return false;
            }
        }
        return true;
    }

    /// Returns the nine groups of a line as masks, or null if it is not a row.
    static int @Nullable [] cells(String text) {
        String line = text.strip();
        if (line.length() < 9 || line.length() > 240 || !LINE.matcher(line).matches()) {
            return null;
        }
        List<Integer> cells = new ArrayList<>();
        boolean closed = line.indexOf('{') >= 0 || line.indexOf('(') >= 0;
        if (closed && line.indexOf(' ') < 0) {
            Matcher groups = CLOSED.matcher(line);
            while (groups.find()) {
                cells.add(mask(groups.group(1) == null ? groups.group(2) : groups.group(1)));
            }
        } else {
            for (String word : BETWEEN.split(line)) {
                String digits = word.length() == 1 && Character.isDigit(word.charAt(0))
                        ? word
                        : NO_DIGIT.matcher(word).replaceAll("");
                if (!digits.isEmpty()) {
                    int mask = mask(digits);
                    boolean single = Integer.bitCount(mask) == 1;
                    cells.add(mask
                            | (single && word.length() == 3 && word.matches("<.>") ? GIVEN : 0)
                            | (single && word.length() == 3 && word.matches("\\*.\\*") ? PLACED : 0));
                } else if (word.equals(".")) {
                    cells.add(0);
                }
            }
        }
        return cells.size() != 9 || cells.contains(-1)
                ? null
                : cells.stream().mapToInt(Integer::intValue).toArray();
    }

    /// Returns the mask of distinct digits, or -1.
    public static int mask(String digits) {
        int mask = 0;
        for (char c : digits.toCharArray()) {
            int bit = c == '0' ? 0 : 1 << c - '1';
            if (bit == 0 || (mask & bit) != 0) {
                return -1;
            }
            mask |= bit;
        }
        return mask;
    }
}
