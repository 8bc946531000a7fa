package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Texts that are neither files of programs nor written for them: sentences, differences, mail, other numerals and
/// encodings. Each is read exactly, or refused; never read as another puzzle. Read as a whole, and as a stream.
final class UnusualTextTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String ZEROS = PUZZLE.replace('.', '0');
    private static final String ROWS = PUZZLE.replaceAll("(.{9})", "$1\n");
    private static final String SPACED = ROWS.replaceAll("(\\S)(?=\\S)", "$1 ");
    private static final String COMMAS = SPACED.replace(' ', ',').replace('.', '0');
    private static final String BARS = ROWS.replaceAll("(\\S{3})(\\S{3})(\\S{3})", "|$1|$2|$3|");
    private static final Codecs CODECS = Codecs.standard();

    @TestFactory
    Stream<DynamicTest> signsAroundCellsAreNotCells() {
        Map<String, Fault> refused = new LinkedHashMap<>();
        for (String end : List.of(".", "?", "*", "_", "-", "!", ",", "...")) {
            refused.put(ZEROS.substring(0, 80) + end, new Fault.BadCount(1, 80, 80));
            refused.put("Can you solve " + ZEROS.substring(0, 80) + end, new Fault.BadCount(1, 94, 80));
        }
        refused.put("*" + ZEROS.substring(0, 79) + "*", new Fault.BadCount(1, 79, 79));
        Stream<DynamicTest> wrong = refused.entrySet().stream()
                .map(each -> DynamicTest.dynamicTest(each.getKey(), () -> {
                    assertThat(CODECS.read(Source.of(each.getKey())))
                            .isEqualTo(new PuzzleReading.Nothing(each.getValue()));
                    assertThat(streamed(bytes(each.getKey()))).containsExactly(each.getValue());
                }));
        Stream<DynamicTest> right = Stream.of(".", "?", "!", ":", "*", "_", "-", "~~")
                .map(end -> reads("Can you solve " + end + ZEROS + end + " I tried.", PUZZLE));
        String last = PUZZLE.substring(0, 80) + ".";
        String only =
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179".substring(0, 80)
                        + ".";
        return Stream.of(
                        wrong,
                        right,
                        Stream.of(reads(last, last), reads(only, only), reads(last.replace('.', '*'), last)))
                .flatMap(tests -> tests);
    }

    @TestFactory
    Stream<DynamicTest> labelsOfColumnsAreNoRow() {
        List<DynamicTest> tests = new ArrayList<>();
        for (String grid : List.of(ROWS, SPACED, COMMAS, BARS)) {
            for (String labels : List.of("123456789", "1 2 3 4 5 6 7 8 9", "012345678", "987654321", "  123 456 789")) {
                tests.add(reads(labels + "\n" + grid, PUZZLE));
                tests.add(reads(grid + labels + "\n", PUZZLE));
                tests.add(reads(labels + "\n" + grid + labels + "\n", PUZZLE));
                tests.add(reads(labels + "\n" + grid + "\n" + labels + "\n" + grid, PUZZLE, PUZZLE));
            }
        }
        String number = "412345678\n" + ROWS;
        tests.add(DynamicTest.dynamicTest("a number above", () -> {
            Fault ten = new Fault.BadHeight(1, 1, 10);
            assertThat(CODECS.read(Source.of(number))).isEqualTo(new PuzzleReading.Nothing(ten));
            assertThat(streamed(bytes(number))).containsExactly(ten);
        }));
        tests.add(reads("2024-03-01\n" + ROWS, PUZZLE));
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> theNewSideOfADifference() {
        List<DynamicTest> tests = new ArrayList<>();
        String head = "diff --git a/p.txt b/p.txt\n"
                + "index 1b2c3d4..5e6f7a8 100644\n"
                + "--- a/p.txt\n"
                + "+++ b/p.txt\n"
                + "@@ -1,9 +1,9 @@\n";
        for (String grid : List.of(ROWS, ZEROS.replaceAll("(.{9})", "$1\n"), SPACED, COMMAS, BARS, PUZZLE + "\n")) {
            String[] rows = grid.split("\n");
            String one = "";
            for (int i = 0; i < rows.length; i++) {
                one += i == rows.length / 2
                        ? "-" + rows[i].replace('8', '9') + "\n+" + rows[i] + "\n"
                        : " " + rows[i] + "\n";
            }
            tests.add(reads(
                    "1,9c1,9\n" + prefixed(grid.replace('4', '9'), "< ") + "---\n" + prefixed(grid, "> "), PUZZLE));
            String all = prefixed(grid.replace('4', '9'), "-") + prefixed(grid, "+");
            for (String lines : List.of(one, all, prefixed(grid, "+"), prefixed(grid, "-"), prefixed(grid, "+ "))) {
                tests.add(reads(lines, PUZZLE));
                tests.add(reads(head + lines, PUZZLE));
            }
        }
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> encodings() {
        List<DynamicTest> tests = new ArrayList<>();
        Map<String, String> texts = Map.of(
                "line",
                PUZZLE + "\n",
                "line without end",
                PUZZLE,
                "grid",
                ROWS.replace("\n", "\r\n"),
                "grid with a Chinese title",
                "\u7EC3\u4E60\u4E00\n" + ROWS);
        for (String name : List.of("UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE")) {
            texts.forEach((kind, text) -> {
                byte[] plain = text.getBytes(Charset.forName(name));
                byte[] marked = ("\uFEFF" + text).getBytes(Charset.forName(name));
                tests.add(DynamicTest.dynamicTest(name + " " + kind, () -> expect(plain, PUZZLE)));
                tests.add(DynamicTest.dynamicTest(name + " with a mark, " + kind, () -> expect(marked, PUZZLE)));
            });
            byte[] list = (PUZZLE + "\n").repeat(5_000).getBytes(Charset.forName(name));
            tests.add(DynamicTest.dynamicTest(
                    name + " list",
                    () -> assertThat(streamed(list)).hasSize(5_000).containsOnly(PUZZLE)));
        }
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> numerals() {
        List<DynamicTest> tests = new ArrayList<>();
        Map<String, String> systems = new LinkedHashMap<>();
        systems.put("Chinese", "\u3007\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D");
        systems.put("Chinese with zero", "\u96F6\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D");
        systems.put("Chinese with squares", "\u25A1\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D");
        systems.put("amounts", "\u96F6\u58F9\u8D30\u53C1\u8086\u4F0D\u9646\u67D2\u634C\u7396");
        systems.put("Suzhou", "\u3007\u3021\u3022\u3023\u3024\u3025\u3026\u3027\u3028\u3029");
        systems.put("full-width", "\uFF10\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18\uFF19");
        systems.put("circled", "\u24EA\u2460\u2461\u2462\u2463\u2464\u2465\u2466\u2467\u2468");
        systems.put("circled, black", "\u24FF\u2776\u2777\u2778\u2779\u277A\u277B\u277C\u277D\u277E");
        systems.put("in brackets", ".\u2474\u2475\u2476\u2477\u2478\u2479\u247A\u247B\u247C");
        systems.put("raised", "\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079");
        systems.put("Roman", ".\u2160\u2161\u2162\u2163\u2164\u2165\u2166\u2167\u2168");
        systems.put("Persian", "\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9");
        systems.put("blank cells as a character", "\u7A7A123456789");
        systems.put("blank cells as crosses", "\u00D7123456789");
        systems.forEach((name, signs) -> {
            String[] each = signs.split("");
            tests.addAll(inAllLayouts(name, each));
        });
        String[] keys =
                "0\uFE0F\u20E3 1\uFE0F\u20E3 2\uFE0F\u20E3 3\uFE0F\u20E3 4\uFE0F\u20E3 5\uFE0F\u20E3 6\uFE0F\u20E3 7\uFE0F\u20E3 8\uFE0F\u20E3 9\uFE0F\u20E3"
                        .split(" ");
        tests.addAll(inAllLayouts("keys", keys));
        String[] math = Stream.iterate(0x1D7CE, c -> c + 1)
                .limit(10)
                .map(Character::toString)
                .toArray(String[]::new);
        tests.addAll(inAllLayouts("mathematical", math));
        for (String words : List.of(
                ". I II III IV V VI VII VIII IX",
                "- i ii iii iv v vi vii viii ix",
                "zero one two three four five six seven eight nine")) {
            String[] each = words.split(" ");
            tests.add(named(words, written(SPACED, each)));
            tests.add(named(words + ", table", prefixed(written(SPACED, each).replace(" ", " | "), "| ")));
            tests.add(named(words + ", line", written(SPACED, each).replace('\n', ' ')));
        }
        String[] roman = " I II III IV V VI VII VIII IX".split(" ");
        tests.add(named("Roman with empty fields", written(SPACED.replace(' ', ','), roman)));
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> mail() {
        String head = "From: a@b.c\r\nSubject: sudoku 9\r\nMIME-Version: 1.0\r\n";
        String words = "Hello,\n\nwhat about this one?\n\n"
                + BARS.replace('|', '\u2502').replace('.', '\u00B7');
        String quoted = quotedPrintable(words);
        String part = "Content-Type: text/plain; charset=\"UTF-8\"\r\nContent-Transfer-Encoding: ";
        String base = Base64.getMimeEncoder().encodeToString(bytes(words)) + "\r\n";
        String page = "Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n"
                + quotedPrintable("<div dir=\"ltr\">" + ZEROS + "</div>");
        String parts = head + "Content-Type: multipart/alternative; boundary=\"0a1\"\r\n\r\n--0a1\r\n" + part;
        return Stream.of(
                named("quoted-printable", head + part + "quoted-printable\r\n\r\n" + quoted),
                named("base64", head + part + "base64\r\n\r\n" + base),
                named("parts", parts + "quoted-printable\r\n\r\n" + quoted + "--0a1\r\n" + page + "--0a1--\r\n"),
                named("parts in base64", parts + "base64\r\n\r\n" + base + "--0a1\r\n" + page + "--0a1--\r\n"),
                named("the page alone", head + page),
                named("the words alone", quoted),
                named("a long line", quotedPrintable(PUZZLE.replace('.', '\u00B7'))));
    }

    @TestFactory
    Stream<DynamicTest> base64OfAnyLength() {
        String head = "Content-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n";
        return IntStream.range(0, 3)
                .mapToObj(before -> "\n".repeat(before) + PUZZLE)
                .map(text -> named(
                        text.length() + " bytes", head + Base64.getMimeEncoder().encodeToString(bytes(text)) + "\r\n"));
    }

    @TestFactory
    Stream<DynamicTest> quotations() {
        return Stream.of(">", "> ", "> > ", "  > ", "\t> ", "\u00BB ", "\u203A ", "* ", "- ", ": ", "$ ", "-- ", "| ")
                .flatMap(sign -> Stream.of(ROWS, SPACED, COMMAS, BARS)
                        .map(grid -> named(sign + grid, "On Monday Ann wrote:\n" + prefixed(grid, sign))));
    }

    @TestFactory
    Stream<DynamicTest> whatEditorsMakeOfSigns() {
        String hyphens = ROWS.replace('.', '-');
        return Stream.of(
                reads(PUZZLE.replace("...", "\u2026"), PUZZLE),
                reads(ROWS.replace("...", "\u2026"), PUZZLE),
                reads(hyphens.replace("--", "\u2014"), PUZZLE),
                reads(hyphens.replace("--", "\u2013"), PUZZLE));
    }

    private static List<DynamicTest> inAllLayouts(String name, String[] signs) {
        return Stream.of(PUZZLE, ROWS, SPACED, COMMAS.replace('0', '.'), BARS)
                .map(grid -> named(name + ": " + grid, written(grid, signs)))
                .toList();
    }

    private static DynamicTest reads(String text, String... puzzles) {
        return DynamicTest.dynamicTest(text, () -> expect(bytes(text), puzzles));
    }

    private static DynamicTest named(String name, String text) {
        return DynamicTest.dynamicTest(name, () -> expect(bytes(text), PUZZLE));
    }

    private static void expect(byte[] content, String... puzzles) throws IOException {
        assertThat(CODECS.read(Source.of(content))).isInstanceOfSatisfying(PuzzleReading.Puzzles.class, read -> {
            assertThat(read.puzzles())
                    .extracting(each -> each.puzzle().toString())
                    .containsExactly(puzzles);
            assertThat(read.faults()).isEmpty();
        });
        assertThat(streamed(content)).containsExactly((Object[]) puzzles);
    }

    /// Returns the puzzles of a stream as texts, and its faults.
    private static List<Object> streamed(byte[] content) throws IOException {
        PuzzleStream stream = new PuzzleInput(() -> CODECS).open(new ByteArrayInputStream(content));
        List<Object> items = new ArrayList<>();
        for (PuzzleStream.Item item = stream.next(); item != null; item = stream.next()) {
            items.add(
                    switch (item) {
                        case PuzzleStream.Item.Read(ReadPuzzle read) ->
                            read.puzzle().toString();
                        case PuzzleStream.Item.Misread(Fault fault, String _) -> fault;
                    });
        }
        return items;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String prefixed(String lines, String sign) {
        return lines.replaceAll("(?m)^(?=.)", Matcher.quoteReplacement(sign));
    }

    private static String written(String grid, String[] signs) {
        StringBuilder text = new StringBuilder();
        for (char c : grid.toCharArray()) {
            text.append(c == '.' ? signs[0] : c >= '1' && c <= '9' ? signs[c - '0'] : String.valueOf(c));
        }
        return text.toString();
    }

    /// Encodes a text as mail programs do, in lines of at most 76 characters.
    private static String quotedPrintable(String text) {
        StringBuilder quoted = new StringBuilder();
        int width = 0;
        for (byte b : bytes(text)) {
            String sign = b < 0 || b == '=' ? "=%02X".formatted(b & 0xFF) : String.valueOf((char) b);
            boolean soft = b != '\n' && width + sign.length() > 75;
            quoted.append(soft ? "=\r\n" : "").append(b == '\n' ? "\r\n" : sign);
            width = b == '\n' ? 0 : (soft ? 0 : width) + sign.length();
        }
        return quoted.append("\r\n").toString();
    }
}
