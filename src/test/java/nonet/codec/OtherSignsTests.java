package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts whose digits are written in other signs: letters, braille, the codes of characters.
class OtherSignsTests {

    private static final String PUZZLE =
            "68....1...5...7...4.72........4.5........38.2..3.8..5...1..4...524..17...7..6...1";
    private static final String ROWS = PUZZLE.replaceAll(".{9}", "$0\n");
    private static final String BRAILLE = "\u2801\u2803\u2809\u2819\u2811\u280B\u281B\u2813\u280A";
    private static final String LOW_BRAILLE = "\u2802\u2806\u2812\u2832\u2822\u2816\u2836\u2826\u2814";

    private static final Codecs CODECS = Codecs.standard();

    static Stream<String> lettered() {
        String rows = in("ABCDEFGHI", ROWS);
        return Stream.of(
                        rows,
                        rows.replace("\n", ""),
                        rows.replace('.', '-'),
                        rows.replace('.', '0'),
                        rows.replaceAll("(?<=[A-I.])(?=[A-I.])", " "),
                        rows.replaceAll("(?<=[A-I.])(?=[A-I.])", ",").replace(".", ""),
                        "Letters for digits\n\n" + rows + "\nGood luck!\n",
                        rows.replaceAll("(...)(...)(...)\n", "|$1|$2|$3|\n"))
                .flatMap(text -> Stream.of(text, text.toLowerCase(Locale.ROOT)));
    }

    @ParameterizedTest
    @MethodSource("lettered")
    void lettersFromAToIAreDigits(String text) {
        assertThat(puzzles(text)).containsExactly(PUZZLE);
    }

    /// Letters that conflict are the regions of a jigsaw, columns, or anything else.
    @ParameterizedTest
    @ValueSource(strings = {"ABCDEFGHI", "A B C D E F G H I", "CDECDECDE", "AAABBBCCC", "a.b.c.d.e"})
    void lettersThatConflictAreNone(String row) {
        assertThat(puzzles((row + "\n").repeat(9))).isEmpty();
        assertThat(puzzles("Rules of the game\n" + (row + "\n").repeat(12))).isEmpty();
    }

    @Test
    void namesOfColumnsAboveDigitsAreNoRow() {
        assertThat(puzzles("A B C D E F G H I\n" + ROWS.replaceAll("(?<=[1-9.])(?=[1-9.])", " ")))
                .containsExactly(PUZZLE);
    }

    static Stream<String> braille() {
        String rows = in(BRAILLE, ROWS);
        return Stream.of(
                rows,
                in(LOW_BRAILLE, ROWS).replace('.', '\u2824'),
                rows.replace('.', '\u281A'),
                rows.replace('.', '\u283F'),
                rows.replace('.', '\u2800'),
                rows.replaceAll("(?m)^", "\u283C"),
                rows.replace("\n", ""),
                rows.replaceAll("[^.\n]", "\u283C$0").replaceAll("(?<=[^\n\u283C])(?=[^\n])", "\u2800"));
    }

    @ParameterizedTest
    @MethodSource
    void braille(String text) {
        assertThat(puzzles(text)).containsExactly(PUZZLE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"IBM037", "IBM500", "IBM1047", "IBM273"})
    void codePagesOfMainframes(String page) {
        for (String text : List.of(ROWS, PUZZLE, "Puzzle 1, easy\n" + ROWS)) {
            for (String end : List.of("\u0015", "\u0025", "\r\u0025")) {
                // The ends of lines differ by program, not by page.
                String codes = text.lines()
                        .map(line -> new String(line.getBytes(Charset.forName(page)), StandardCharsets.ISO_8859_1))
                        .collect(Collectors.joining(end));
                assertThat(puzzles(Source.of(codes.getBytes(StandardCharsets.ISO_8859_1))))
                        .containsExactly(PUZZLE);
            }
        }
    }

    /// Latin letters with accents have the codes of EBCDIC digits.
    @Test
    void accentsAreNoDigits() {
        byte[] latin = ("El ni\u00F1o espa\u00F1ol ".repeat(20) + "\n" + ROWS).getBytes(StandardCharsets.ISO_8859_1);
        assertThat(puzzles(Source.of(latin))).containsExactly(PUZZLE);
        assertThat(puzzles(Source.of("\u00F1\u00F2\u00F3".repeat(27).getBytes(StandardCharsets.ISO_8859_1))))
                .isEmpty();
    }

    static Stream<String> dumps() {
        return Stream.of(PUZZLE, ROWS, "a name: \n" + ROWS)
                .flatMap(text -> Stream.of(
                        dump(text, "%08x: ", 2, 2, "  %s"),
                        dump(text, "%08x  ", 1, 8, "  |%s|"),
                        dump(text, "%06x ", 1, 99, ""),
                        dump(text, "%07x ", 2, 99, ""),
                        HexFormat.of()
                                .formatHex(text.getBytes(StandardCharsets.US_ASCII))
                                .replaceAll(".{60}", "$0\n")));
    }

    @ParameterizedTest
    @MethodSource("dumps")
    void hexDumps(String dump) {
        assertThat(puzzles(dump)).containsExactly(PUZZLE);
    }

    @Test
    void aDumpWithoutAPuzzleHasNone() {
        String dump = dump("Nothing to be solved in 12 lines of words.\n".repeat(9), "%08x: ", 2, 2, "  %s");
        assertThat(CODECS.read(Source.of(dump))).isEqualTo(new PuzzleReading.Nothing(new Fault.NoPuzzle()));
    }

    @Test
    void diceAreTold() {
        String dice = in("\u2680\u2681\u2682\u2683\u2684\u2685789", ROWS);
        String six = "\u2680.\u2681..\u2682\n.\u2683..\u2684.\n..\u2685\u2680..\n".repeat(2);
        for (String text : List.of(dice, six)) {
            assertThat(CODECS.read(Source.of(text))).isEqualTo(new PuzzleReading.Nothing(new Fault.Dice()));
        }
    }

    private static String in(String signs, String text) {
        return text.chars()
                .mapToObj(c -> Character.toString(c >= '1' && c <= '9' ? signs.charAt(c - '1') : c))
                .collect(Collectors.joining());
    }

    /// Returns a dump of 16 bytes a line, in groups; without the characters at the end, of numbers whose lower half comes
    /// first.
    ///
    /// @param gap the place of a wider gap
    private static String dump(String text, String offset, int group, int gap, String shown) {
        StringBuilder dump = new StringBuilder();
        boolean numbers = shown.isEmpty() && group == 2;
        String padded = numbers && text.length() % 2 == 1 ? text + '\0' : text;
        for (int from = 0; from < padded.length(); from += 16) {
            String line = padded.substring(from, Math.min(from + 16, padded.length()));
            StringBuilder codes = new StringBuilder();
            for (int at = 0; at < line.length(); at += group) {
                StringBuilder part = new StringBuilder(line.substring(at, Math.min(at + group, line.length())));
                String order = (numbers ? part.reverse() : part).toString();
                codes.append(at == 0 ? "" : at == gap ? "  " : " ")
                        .append(HexFormat.of().formatHex(order.getBytes(StandardCharsets.US_ASCII)));
            }
            dump.append(String.format(Locale.ROOT, offset, from))
                    .append(codes)
                    .append(String.format(Locale.ROOT, shown, line.replace('\n', '.')))
                    .append('\n');
        }
        return dump + (shown.isEmpty() ? String.format(Locale.ROOT, "%07x\n", text.length()) : "");
    }

    private static List<String> puzzles(String text) {
        return puzzles(Source.of(text));
    }

    private static List<String> puzzles(Source source) {
        return CODECS.read(source) instanceof PuzzleReading.Puzzles read
                ? read.puzzles().stream().map(each -> each.puzzle().toString()).toList()
                : List.of();
    }
}
