package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nonet.grid.Cell;
import nonet.grid.House;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// Pencil marks in the notation of tables and programs: 81 groups of digits between commas, in brackets, or with commas
/// between the digits. Every house must have a place for every digit, so that other tables of numbers are not mistaken
/// for marks.
public final class MarkPieces {

    private static final Pattern BRACKETS =
            Pattern.compile("[\\[{(]\\s*+([1-9](?:\\s*+,\\s*+[1-9]){0,8}+)\\s*+[\\])}]");
    private static final Pattern PARTED = Pattern.compile("(?<![0-9,/])[1-9](?:[,/][1-9]){1,8}(?![0-9,/])");
    private static final Pattern BETWEEN = Pattern.compile("[\\s,;|\"'\\[\\](){}:=]+");

    private MarkPieces() {}

    /// Returns the document of a text that holds exactly one grid of marks, or null.
    public static @Nullable Document read(Lines lines) {
        Document plain = read(lines, false);
        return plain == null ? read(lines, true) : plain;
    }

    /// @param parted whether commas or slashes may separate the digits of a group without brackets
    private static @Nullable Document read(Lines lines, boolean parted) {
        List<Integer> groups = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            if (lines.isBlank(line) || lines.isFrame(line)) {
                continue;
            }
            if (lines.line(line).length() > 4_000) {
                return null;
            }
            String text = BRACKETS.matcher(lines.line(line)).replaceAll(group -> digits(group.group(1)));
            text = parted ? PARTED.matcher(text).replaceAll(group -> digits(group.group())) : text;
            int before = groups.size();
            for (String word : BETWEEN.split(text.strip())) {
                if (!word.isEmpty()) {
                    int mask = word.matches("[1-9]{1,9}") ? MarksForm.mask(word) : -1;
                    if (mask < 0) {
                        return null;
                    }
                    groups.add(mask);
                }
            }
            int added = groups.size() - before;
            if (added != 0 && added != 9 && added != 81) {
                return null;
            }
        }
        boolean several = groups.stream().anyMatch(mask -> Integer.bitCount(mask) > 1);
        return groups.size() == 81 && several && isWhole(groups)
                ? MarksForm.document(groups.stream().mapToInt(Integer::intValue).toArray())
                : null;
    }

    private static String digits(String group) {
        return " " + group.replaceAll("[^1-9]", "") + " ";
    }

    private static boolean isWhole(List<Integer> groups) {
        for (House house : House.all()) {
            int digits = 0;
            for (Cell cell : house.cells()) {
                digits |= groups.get(cell.index());
            }
            if (digits != 0x1FF) {
                return false;
            }
        }
        return true;
    }
}
