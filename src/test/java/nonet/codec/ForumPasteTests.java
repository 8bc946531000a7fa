package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// One puzzle as it stands in forums, spreadsheets, programs, e-mails and web pages. Each of them is read to the same
/// cells; one that lost a sign on the way is refused, never read as another puzzle.
final class ForumPasteTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String ZEROS = PUZZLE.replace('.', '0');
    private static final Codecs CODECS = Codecs.standard();

    @TestFactory
    Stream<DynamicTest> everyLayoutIsReadToTheSameCells() {
        return layouts().entrySet().stream()
                .map(layout -> DynamicTest.dynamicTest(
                        layout.getKey(),
                        () -> assertThat(puzzles(layout.getValue())).containsExactly(PUZZLE)));
    }

    @TestFactory
    @Tag("sampled")
    Stream<DynamicTest> aSignTooFewOrTooManyNeverMakesAnotherPuzzle() {
        return Stream.of(
                        "rows of dots",
                        "rows with blanks between",
                        "frame of plus and minus",
                        "every cell in a frame of lines",
                        "comma and zero",
                        "Python",
                        "Java",
                        "one line of nine groups",
                        "one line of 81 values",
                        "numbered lines",
                        "letters beside the rows",
                        "puzzle with its solution below")
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    String text = layouts().get(name);
                    Random random = new Random(name.hashCode());
                    for (int i = 0; i < Repetitions.of(30, 150, 150); i++) {
                        int at = random.nextInt(text.length());
                        String sign = random.nextBoolean() ? "" : text.charAt(at) + "" + text.charAt(at);
                        String changed = text.substring(0, at) + sign + text.substring(at + 1);
                        assertThat(puzzles(changed))
                                .as("character %d of %s is now '%s'", at, name, sign)
                                .isSubsetOf(PUZZLE);
                    }
                }));
    }

    @Test
    void rejectsAmbiguousText() {
        assertThat(puzzles("My puzzle is " + PUZZLE + ".")).isEmpty();
        assertThat(puzzles(rows(9, row -> row.replaceFirst("\\d", "")))).isEmpty();
        assertThat(puzzles(rows(9, row -> cells(row, ",")).replaceFirst("\\.", "")))
                .isEmpty();
        assertThat(puzzles("r1c1=5 r1c2=3 r1c5=7")).isEmpty();
    }

    private static Map<String, String> layouts() {
        Map<String, String> layouts = new LinkedHashMap<>();
        String dots = rows(9, row -> row);
        String spaced = rows(9, row -> cells(row, " "));
        String frame = "+-------+-------+-------+\n"
                + banded(row -> "| " + boxes(row, " ", " | ") + " |", "+-------+-------+-------+")
                + "\n+-------+-------+-------+";
        layouts.put("rows of dots", dots);
        layouts.put("rows with blanks between", spaced);
        layouts.put("frame of plus and minus", frame);
        layouts.put("frame of plus and minus, blanks empty", frame.replace('.', ' '));
        layouts.put("quoted frame", frame.replaceAll("(?m)^", "> > "));
        layouts.put(
                "every cell in a frame of lines",
                "┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓\n"
                        + rows(
                                9,
                                row -> "┃ " + boxes(row, " │ ", " ┃ ") + " ┃\n┠───┼───┼───╂───┼───┼───╂───┼───┼───┨"));
        layouts.put("double lines", doubled("·"));
        layouts.put("double lines, blanks empty", doubled(" "));
        layouts.put(
                "double bars",
                "++===+===+===++===+===+===++===+===+===++\n"
                        + rows(
                                        9,
                                        row -> "|| " + boxes(row, " | ", " || ")
                                                + " ||\n++---+---+---++---+---+---++---+---+---++")
                                .replace('.', ' '));
        for (String blank :
                List.of("0", "_", "*", "x", "X", "?", "-", "·", "•", "○", "□", "⬜", "⬛", "🟦", "~", "–", "o")) {
            layouts.put("blank " + blank, dots.replace(".", blank));
            layouts.put("blank " + blank + " apart", spaced.replace(".", blank));
        }
        layouts.put("bars alone", rows(9, row -> boxes(row, "", "|")));
        layouts.put("bars, blanks empty", rows(9, row -> boxes(row, "", "|")).replace('.', ' '));
        layouts.put(
                "wide bars, blanks empty",
                rows(9, row -> boxes(row, " ", " | ")).replace('.', ' ').replaceAll(" +\n", "\n"));
        layouts.put("dashes without a cross", banded(row -> boxes(row, " ", " | "), "-".repeat(21)));
        layouts.put("blanks between the bands", dots.replaceAll("((?:.{9}\n){3})", "$1\n"));
        layouts.put("empty cells are spaces", dots.replace('.', ' ').replaceAll(" +\n", "\n"));
        layouts.put("empty cells are wide spaces", fullWidth(dots.replace('.', '\u3000')));
        layouts.put("empty cells are spaces, apart", spaced.replace('.', ' ').replaceAll(" +\n", "\n"));
        layouts.put("no-break spaces", spaced.replace(' ', '\u00A0'));
        layouts.put("full-width digits", fullWidth(dots).replace('.', '．'));
        layouts.put("circled digits", mapped(dots, '①' - '1').replace('.', '・'));
        layouts.put("Arabic digits", mapped(dots, '\u0660' - '0'));
        layouts.put("keycaps", dots.replaceAll("([1-9])", "$1\uFE0F\u20E3").replace(".", "⬜"));
        layouts.put("zero-width spaces", cells(PUZZLE, "\u200B"));
        layouts.put("byte order mark and right to left", "\uFEFF\u200F" + dots.replace("\n", "\u200E\n\u200F"));
        layouts.put("line separators", dots.strip().replace('\n', '\u2028'));
        layouts.put("Windows lines", dots.replace("\n", "\r\n"));
        layouts.put("old Mac lines", dots.replace('\n', '\r'));
        layouts.put(
                "[code]", "[quote=\"Bob\"][size=85]2 hard ones![/size]\n[code]" + frame + "[/code][/quote]\n17 clues");
        layouts.put("[code] on the line", "[code]" + dots.strip() + "[/code]");
        layouts.put("[b]givens[/b]", spaced.replaceAll("([1-9])", "[b]$1[/b]"));
        layouts.put(
                "[table]",
                "[table]\n"
                        + rows(9, row -> "[tr][td]" + cells(row, "[/td][td]") + "[/td][/tr]")
                                .replace(".", "")
                        + "[/table]");
        layouts.put(
                "HTML table",
                "<table class='s9'>\n"
                        + rows(9, row -> "<tr>\n<td id=c3>" + cells(row, "</td>\n<td id=c3>") + "</td>\n</tr>")
                                .replace(".", "&nbsp;")
                        + "</table>");
        layouts.put(
                "HTML fields",
                "<table>"
                        + rows(9, row -> "<tr><td>" + cells(row, "</td><td>") + "</td></tr>")
                                .replaceAll("([1-9])(?=<)", "<input size=\"2\" value=\"$1\">")
                                .replace(">.<", "><input size=\"2\"><")
                        + "</table>");
        layouts.put("HTML pre", "<!DOCTYPE html><html><body><p>No. 12</p><pre>" + dots + "</pre></body></html>");
        layouts.put("HTML breaks", spaced.strip().replace("\n", "<br />\n").replace(" ", "&nbsp;"));
        layouts.put("HTML entities", spaced.replace(".", "&middot;").replace(" ", "&#32;"));
        layouts.put("tabs", rows(9, row -> cells(row, "\t")));
        layouts.put("tabs, blanks empty", rows(9, row -> cells(row, "\t").replace(".", "")));
        layouts.put(
                "spreadsheet with its letters and numbers",
                "\tA\tB\tC\tD\tE\tF\tG\tH\tI\n"
                        + numbered(row -> "\t" + cells(row, "\t").replace(".", "")));
        layouts.put(
                "spreadsheet with gaps between the boxes",
                banded(row -> boxes(row, "\t", "\t\t").replace(".", ""), ""));
        layouts.put("comma and zero", rows(9, row -> cells(row.replace('.', '0'), ",")));
        layouts.put("comma and nothing", rows(9, row -> cells(row, ",").replace(".", "")));
        layouts.put("comma and NaN", rows(9, row -> cells(row, ",").replace(".", "NaN")));
        layouts.put(
                "decimal numbers",
                rows(9, row -> cells(row, ",").replace(".", "").replaceAll("(\\d)", "$1.0")));
        layouts.put("Python", "grid = [\n" + arrays("[", "]", ",") + "]");
        layouts.put("Python on one line", "board=[" + arrays("[", "]", ",").replace("\n", " ") + "]");
        layouts.put("Python with None", "[" + arrays("[", "]", ",").replaceAll("\\b0\\b", "None") + "]");
        layouts.put("Python strings", "board = [\"" + dots.strip().replace("\n", "\",\n\"") + "\"]");
        layouts.put(
                "characters in quotes",
                "board = ["
                        + rows(9, row -> "[\"" + cells(row, "\",\"") + "\"],").replace("\n", "") + "]");
        layouts.put("Java", "int[][] grid = {" + arrays("{", "}", ",").strip() + "};");
        layouts.put("NumPy", "array([" + arrays("[", "]", ",") + "])");
        layouts.put("NumPy, printed", "[" + arrays("[", "]", "").replaceAll("(?<=\\d),", "") + "]");
        layouts.put("Matlab", "M = [" + rows(9, row -> cells(row.replace('.', '0'), " ") + ";") + "];");
        layouts.put(
                "LaTeX",
                "\\begin{tabular}{|c|c|c|}\n"
                        + rows(9, row -> cells(row, " & ").replace('.', ' ') + " \\\\ \\hline")
                        + "\\end{tabular}");
        String table = rows(9, row -> "| " + cells(row, " | ").replace('.', ' ') + " |");
        layouts.put(
                "Markdown with a head", "| " + cells("abcdefghi", " | ") + " |\n|" + "---|".repeat(9) + "\n" + table);
        layouts.put("Markdown with an empty head", "| ".repeat(9) + "|\n|" + "-|".repeat(9) + "\n" + table);
        layouts.put(
                "Markdown without a head",
                table.substring(0, 38) + "|" + ":-:|".repeat(9) + "\n" + table.substring(38));
        layouts.put("Markdown in bold", table.replaceAll("([1-9])", "**$1**"));
        layouts.put("Markdown fence", "Can you solve it in 5 min?\n```\n" + dots + "```\n1234 did.");
        layouts.put("spoiler", ">!" + PUZZLE + "!<");
        layouts.put("smart quotes", "“" + PUZZLE + "”");
        layouts.put("mail", "On Mon, 3 Nov 2025, Bob wrote:\n" + dots.replaceAll("(?m)^(?=.)", ">> "));
        layouts.put("signature", dots + "\n-- \nTel. 123456789\n");
        layouts.put("numbered lines", numbered(row -> ": " + row));
        layouts.put("numbered lines with dots", numbered(row -> ". " + row.replace('.', '0')));
        layouts.put("numbered lines of cells", numbered(row -> " " + cells(row, " ")));
        layouts.put("line numbers of an editor", numbered(row -> "\t" + row).replaceAll("(?m)^", " 4"));
        layouts.put(
                "letters beside the rows",
                "    1 2 3   4 5 6   7 8 9\n  +-------+-------+-------+\n"
                        + lettered(row -> " | " + boxes(row, " ", " | ") + " |"));
        layouts.put(
                "c1 to c9",
                "   " + "c1 c2 c3 c4 c5 c6 c7 c8 c9\n"
                        + numbered(row -> "  " + cells(row, "  ")).replaceAll("(?m)^(?=\\d)", "r"));
        layouts.put("digits above", "123456789\n---------\n" + dots);
        layouts.put("one line of nine groups", dots.strip().replace('\n', ' '));
        layouts.put("slashes", dots.strip().replace('\n', '/'));
        layouts.put("one line of 81 values", cells(ZEROS, ","));
        layouts.put("one line of 81 values, blanks empty", cells(PUZZLE, ",").replace(".", ""));
        layouts.put("one cell a line", cells(PUZZLE, "\n"));
        layouts.put("three bands", rows(27, row -> row));
        layouts.put("broken at 76", PUZZLE.substring(0, 76) + "\n" + PUZZLE.substring(76));
        layouts.put(
                "puzzle with its solution below", "Puzzle:\n" + dots + "\nSolution:\n" + rows(SOLUTION, 9, row -> row));
        layouts.put("puzzle with its solution beside", beside());
        layouts.put("quizzes,solutions", "quizzes,solutions\n" + ZEROS + "," + SOLUTION + "\n");
        return layouts;
    }

    private static String doubled(String blank) {
        return ("╔═══════╦═══════╦═══════╗\n"
                        + banded(row -> "║ " + boxes(row, " ", " ║ ") + " ║", "╠═══════╬═══════╬═══════╣")
                        + "\n╚═══════╩═══════╩═══════╝")
                .replace(".", blank);
    }

    private static String beside() {
        String[] right = rows(SOLUTION, 9, row -> cells(row, " ")).split("\n");
        String[] left = rows(9, row -> cells(row, " ")).split("\n");
        return IntStream.range(0, 9)
                .mapToObj(row -> left[row] + "     " + right[row])
                .collect(Collectors.joining("\n"));
    }

    private static String arrays(String open, String close, String comma) {
        return rows(9, row -> "  " + open + cells(row.replace('.', '0'), ", ") + close + comma);
    }

    private static String fullWidth(String text) {
        return mapped(text, '\uFF10' - '0');
    }

    private static String mapped(String text, int shift) {
        return text.chars()
                .mapToObj(c -> String.valueOf((char) (c >= '1' && c <= '9' ? c + shift : c)))
                .collect(Collectors.joining());
    }

    private static String rows(int width, UnaryOperator<String> row) {
        return rows(PUZZLE, width, row);
    }

    private static String rows(String cells, int width, UnaryOperator<String> row) {
        return IntStream.range(0, 81 / width)
                .mapToObj(i -> row.apply(cells.substring(i * width, i * width + width)) + "\n")
                .collect(Collectors.joining());
    }

    private static String banded(UnaryOperator<String> row, String between) {
        List<String> lines = new ArrayList<>(List.of(rows(9, row).split("\n")));
        lines.add(6, between);
        lines.add(3, between);
        return String.join("\n", lines);
    }

    private static String numbered(UnaryOperator<String> row) {
        String[] lines = rows(9, row).split("\n");
        return IntStream.range(0, 9).mapToObj(i -> (i + 1) + lines[i] + "\n").collect(Collectors.joining());
    }

    private static String lettered(UnaryOperator<String> row) {
        String[] lines = rows(9, row).split("\n");
        return IntStream.range(0, 9)
                .mapToObj(i -> "ABCDEFGHI".charAt(i) + lines[i] + "\n")
                .collect(Collectors.joining());
    }

    private static String cells(String row, String between) {
        return String.join(between, row.split(""));
    }

    private static String boxes(String row, String between, String wide) {
        return String.join(
                wide,
                cells(row.substring(0, 3), between),
                cells(row.substring(3, 6), between),
                cells(row.substring(6), between));
    }

    private static List<String> puzzles(String text) {
        return CODECS.read(Source.of(text)) instanceof PuzzleReading.Puzzles read
                ? read.puzzles().stream().map(each -> each.puzzle().toString()).toList()
                : List.of();
    }
}
