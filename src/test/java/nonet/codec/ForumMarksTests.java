package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// One position with its pencil marks in the layouts of solvers, forums and programs: every cell comes out with the same
/// digits.
final class ForumMarksTests {

    private static final Grid GRID =
            Grid.of(Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    private static final List<String> GROUPS =
            Cell.all().stream().map(ForumMarksTests::group).toList();
    private static final String RULE = "-".repeat(30);
    private static final Codecs CODECS = Codecs.standard();

    @TestFactory
    Stream<DynamicTest> everyLayoutIsReadToTheSameMarks() {
        Map<String, String> layouts = new LinkedHashMap<>();
        String wide = rows(group -> group + " ".repeat(10 - group.length()), "", "");
        String barred = framed('|', '+', '-');
        layouts.put("columns", wide);
        layouts.put("one blank", rows(group -> group, " ", " "));
        layouts.put("bars between boxes", rows(group -> group + "  ", "", "| "));
        layouts.put("frame", barred);
        layouts.put("frame of lines", framed('│', '┼', '─'));
        layouts.put("frame of double lines", framed('║', '╬', '═'));
        layouts.put("frame of stars", "*" + RULE.repeat(3) + "*\n" + barred.replace('+', '|'));
        layouts.put("bars between cells", rows(group -> "| " + group + " ", "", ""));
        layouts.put(
                "Markdown",
                "|" + " a |".repeat(9) + "\n|" + "---|".repeat(9) + "\n"
                        + rows(group -> "| " + group + " ", "", "").replace("\n", "|\n"));
        layouts.put("tabs", rows(group -> group, "\t", "\t"));
        layouts.put("commas", rows(group -> group, ",", ","));
        layouts.put("commas and quotes", rows(group -> '"' + group + '"', ",", ","));
        layouts.put("semicolons", rows(group -> group, ";", ";"));
        layouts.put("braces", rows(group -> group.length() > 1 ? "{" + group + "}" : group, " ", " "));
        layouts.put("parentheses", rows(group -> group.length() > 1 ? "(" + group + ")" : group, " ", " "));
        layouts.put("brackets", rows(group -> group.length() > 1 ? "[" + group + "]" : group, " ", " "));
        layouts.put("braces and commas", rows(group -> "{" + parted(group, ",") + "}", " ", " "));
        layouts.put("slashes", rows(group -> parted(group, "/"), " ", " "));
        layouts.put("bars and commas", rows(group -> parted(group, ","), " | ", " | "));
        layouts.put("nine slots", rows(ForumMarksTests::slots, " ", "|"));
        layouts.put("nine slots, a row a line", rows(ForumMarksTests::slots, "", ""));
        layouts.put("nine slots, a cell a line", rows(ForumMarksTests::slots, "\n", "\n"));
        layouts.put(
                "nine slots, zeros, all on one line",
                rows(ForumMarksTests::slots, "", "").replace("\n", "").replace('.', '0'));
        layouts.put("three by three slots", threeByThree());
        layouts.put("all on one line", String.join(" ", GROUPS));
        layouts.put("quoted", barred.replaceAll("(?m)^", "> "));
        layouts.put(
                "[code] and [color]", "[code]\n" + barred.replace("124", "1[color=red]2[/color]4") + "[/code] 3 goes");
        layouts.put("what goes, with a minus", barred.replace(" 124 ", " 12-4 ").replace(" 13 ", " #1-3 "));
        layouts.put("r1 to r9", "    " + counted("c%d     ") + "\n" + labeled(wide, "r%d  "));
        layouts.put("letters beside, numbers above", "    " + counted("%d     ") + "\n" + labeled(wide, "%c  "));
        layouts.put("numbers above", "    " + counted("%d     ") + "\n" + barred);
        layouts.put(
                "full-width",
                rows(group -> group, "\u3000", "\u3000")
                        .chars()
                        .mapToObj(c -> String.valueOf((char) (c >= '1' && c <= '9' ? c - '0' + '\uFF10' : c)))
                        .collect(Collectors.joining()));
        layouts.put(
                "no-break spaces, byte order mark, Windows",
                "\uFEFF" + wide.replace(' ', '\u00A0').replace("\n", "\r\n"));
        layouts.put(
                "HTML table",
                "<table><tr><td>"
                        + rows(group -> group, "</td><td>", "</td><td>").strip().replace("\n", "</td></tr><tr><td>")
                        + "</td></tr></table>");
        layouts.put("HTML code", "<pre><code>" + barred + "</code></pre>");
        layouts.put(
                "arrays",
                "[["
                        + rows(group -> "[" + parted(group, ",") + "]", ",", ",")
                                .strip()
                                .replace("\n", "],[") + "]]");
        layouts.put(
                "arrays of texts",
                "[[" + rows(group -> '"' + group + '"', ", ", ", ").strip().replace("\n", "],\n[") + "]]");
        layouts.put("after the givens", GRID + "\n\n" + barred);
        layouts.put("among words", "After the basics:\n\n" + wide + "\n17 eliminations: r1c3<>4 and r2c2<>7\n");
        return layouts.entrySet().stream()
                .map(layout -> DynamicTest.dynamicTest(
                        layout.getKey(),
                        () -> assertThat(read(layout.getValue())).isEqualTo(GROUPS)));
    }

    @Test
    void tablesOfOtherNumbersAreNoMarks() {
        String numbers = IntStream.range(0, 9)
                .mapToObj(row -> IntStream.range(0, 9)
                        .mapToObj(column -> String.valueOf(12 + column))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
        assertThat(read(numbers)).isEmpty();
        assertThat(read(rows(group -> group, ",", ",").replace("124", "24"))).isNotEqualTo(GROUPS);
        assertThat(read(rows(group -> group, ",", ",").replaceFirst(",", ""))).isEmpty();
    }

    private static String group(Cell cell) {
        Digit digit = GRID.digit(cell);
        return digit == null ? GRID.candidates(cell).toString() : digit.toString();
    }

    private static String slots(String group) {
        StringBuilder slots = new StringBuilder();
        for (Digit digit : Digit.values()) {
            slots.append(group.contains(digit.toString()) ? digit.toString() : ".");
        }
        return slots.toString();
    }

    private static String threeByThree() {
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < 27; line++) {
            for (int column = 0; column < 9; column++) {
                String slots = slots(GROUPS.get(line / 3 * 9 + column));
                text.append(slots, line % 3 * 3, line % 3 * 3 + 3).append(column % 3 == 2 ? " | " : " ");
            }
            text.append(line % 9 == 8 ? "\n" + RULE + "\n" : line % 3 == 2 ? "\n\n" : "\n");
        }
        return text.toString();
    }

    private static String parted(String group, String between) {
        return String.join(between, group.split(""));
    }

    private static String rows(UnaryOperator<String> cell, String between, String boxes) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 81; i++) {
            text.append(cell.apply(GROUPS.get(i))).append(i % 9 == 8 ? "\n" : i % 3 == 2 ? boxes : between);
        }
        return text.toString();
    }

    private static String framed(char bar, char cross, char dash) {
        String rule = cross + String.valueOf(dash).repeat(24) + cross
                + String.valueOf(dash).repeat(24) + cross + "\n";
        String[] lines = rows(group -> group + " ".repeat(8 - group.length()), "", bar + " ")
                .split("\n");
        StringBuilder text = new StringBuilder(rule);
        for (int row = 0; row < 9; row++) {
            text.append(bar)
                    .append(' ')
                    .append(lines[row])
                    .append(bar)
                    .append('\n')
                    .append(row % 3 == 2 ? rule : "");
        }
        return text.toString();
    }

    private static String counted(String form) {
        return IntStream.rangeClosed(1, 9).mapToObj(form::formatted).collect(Collectors.joining());
    }

    private static String labeled(String text, String form) {
        String[] lines = text.split("\n");
        return IntStream.range(0, 9)
                .mapToObj(row ->
                        (form.contains("%c") ? form.formatted('A' + row) : form.formatted(row + 1)) + lines[row] + "\n")
                .collect(Collectors.joining());
    }

    /// Returns the digit or the marks of each cell, or nothing when the text is refused.
    private static List<String> read(String text) {
        if (!(CODECS.read(Source.of(text)) instanceof PuzzleReading.Puzzles read)
                || read.puzzles().size() != 1) {
            return List.of();
        }
        Grid grid = read.puzzles().getFirst().document().grid();
        return Cell.all().stream()
                .map(cell -> {
                    Digit digit = grid.digit(cell);
                    return digit == null ? grid.candidates(cell).toString() : digit.toString();
                })
                .toList();
    }
}
