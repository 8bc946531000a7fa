package nonet.cli.command;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The same text is read alike wherever it comes in: in the window and the library, in the window for collections, and by
/// every command, as a file and through a pipe. Each line that is neither blank nor a comment is a puzzle, a fault, or
/// part of a layout.
class EntryPointTests {

    private static final String A = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String B = A.replace('1', 'x').replace('2', '1').replace('x', '2');
    private static final String SOLVED_A =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String SOLVED_B =
            SOLVED_A.replace('1', 'x').replace('2', '1').replace('x', '2');
    private static final String CLASHING = "123123123".repeat(9);

    private static final long SEED = 20261127;
    private static final String EASY = "solved easy";
    private static final Pattern PLACE = Pattern.compile("(?m)^[^:\n]*:(\\d+:\\d+): ");

    private final Codecs codecs = Codecs.standard();

    @TempDir
    private Path folder;

    /// @param expected the puzzles, as `A@` or `B@` with their line and `=` with their name, and the places of faults
    private static Arguments text(String what, String expected, String... lines) {
        return Arguments.of(what, String.join("\n", lines) + "\n", expected);
    }

    static Stream<Arguments> texts() {
        return Stream.of(
                text(
                        "three signs for blanks",
                        "A@1 B@2 A@3=mine",
                        A,
                        B.replace('.', 'x'),
                        A.replace('.', '-') + " mine"),
                text("a word between puzzles", "A@1 2:1 B@3", A, "bad", B),
                text("80 and 82 cells", "A@1 2:80 B@3 4:82 A@5", A, B.substring(1), B, B + "1", A),
                text("a grid of eight rows", "A@1 11:1 B@20", rows(A), "", rows(A).substring(10), "", rows(B)),
                text("cut off in a grid", "A@1 11:1", rows(A), "", rows(B).substring(0, 49)),
                text("cut off in a line", "A@1 2:40", A, B.substring(0, 40)),
                text("line ends of Windows", "A@1 2:1 B@3", A + "\r", "bad\r", B + "\r"),
                text("a byte order mark", "A@1 B@2", "\uFEFF" + A, B),
                text(
                        "no-break spaces and tabs",
                        "A@1 B@10",
                        rows(A).replaceAll("(.)", "$1\u00A0"),
                        rows(B).replaceAll("(.)", "$1\t")),
                text(
                        "a table with solutions",
                        "A@2 B@3",
                        "puzzle,solution",
                        A + "," + SOLVED_A,
                        B.replace('.', '0') + "," + SOLVED_B),
                text(
                        "numbered grids",
                        "A@2=Grid_01 B@12=Grid_02 A@22=Grid_03",
                        "Grid 01",
                        rows(A),
                        "Grid 02",
                        rows(B),
                        "Grid 03",
                        rows(A)),
                text("names behind and above", "A@1=first B@3=second", A + " first", "# second", B),
                text("all signs of comments", "A@5=d_e B@6", "# a", "// b", "% c", "; d e", A, B + " # "),
                text("repeated lines", "A@1 A@2 B@3 A@4", A, A, B, A),
                text("a framed grid between lines", "A@1 B@3 A@13", A, framed(B), A),
                text(
                        "prose",
                        "A@4=Here_is_one: B@17=More,_as_said_(see_below).",
                        "This page shows sudokus. They are easy.",
                        "Here is one:",
                        "",
                        rows(A),
                        "",
                        "More, as said (see below).",
                        "",
                        framed(B),
                        "The end."),
                text("a line that is too long", "A@1 2:1 B@3", A, "1".repeat((1 << 20) + 1), B),
                text("a long line of cells", "A@1 2:162 B@3", A, A + A, B),
                text("sections and words", "A@1 11:1", "[Puzzle]", rows(A), "some words"),
                text("two sections", "A@1 B@11", "[Puzzle]", rows(A), "[Puzzle]", rows(B)),
                text("clashing grid behind a grid", "A@1 11:1 B@21", rows(A), "", rows(CLASHING), "", rows(B)),
                text("clashing grid before a grid", "1:1 A@11 B@21", rows(CLASHING), "", rows(A), "", rows(B)),
                text("nothing but clashing grids", "-", rows(CLASHING), "", rows(CLASHING)),
                text(
                        "a small sudoku between lines",
                        "A@1 2:1 B@8",
                        A,
                        "1....6\n.2..5.\n..3...\n...4..\n6...1.\n.5..2.",
                        B),
                text("a small sudoku", "1:1", "1....6\n.2..5.\n..3...\n...4..\n6...1.\n.5..2."),
                text(
                        "a map of regions",
                        "-",
                        rows(A),
                        "",
                        "AAAABBBBB\n"
                                + "AAAAABBBB\n"
                                + "CCCCCCCCC\n"
                                + "DDDDDDDDD\n"
                                + "EEEEEEEEE\n"
                                + "FFFFFFFFF\n"
                                + "GGGGGGGGG\n"
                                + "HHHHHHHHH\n"
                                + "IIIIIIIII"),
                text(
                        "a killer",
                        "-",
                        "{\"size\":9,\"grid\":[[{},{}]],\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"5\"}]}"),
                text("two broken lines", "1:80 2:82", A.substring(1), A + "1"),
                text("words", "-", "nothing", "here"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void windowAndLibraryReadTheSamePuzzles(String what, String text, String expected) throws IOException {
        List<String> wanted = expected.equals("-") ? List.of() : List.of(expected.split(" "));
        boolean any = wanted.stream().anyMatch(each -> each.contains("@"));
        byte[] bytes = text.getBytes(UTF_8);
        assertThat(fed(bytes)).as("batch").isEqualTo(wanted);
        assertThat(fed(text.replace("\uFEFF", "").getBytes(UTF_16)))
                .as("UTF-16")
                .isEqualTo(wanted);
        List<String> shown = any ? wanted : List.of();
        assertThat(read(Source.of(bytes))).as("window and library").isEqualTo(shown);
        assertThat(read(Source.of(text))).as("paste").isEqualTo(shown);
    }

    static Stream<Arguments> someTexts() {
        List<Arguments> texts = new ArrayList<>(texts().toList());
        Collections.shuffle(texts, new Random(SEED));
        return texts.stream().limit(Repetitions.of(6, texts.size(), texts.size()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("someTexts")
    @Tag("sampled")
    void everyCommandReadsTheSamePuzzles(String what, String text, String expected) throws IOException {
        List<String> wanted = expected.equals("-") ? List.of() : List.of(expected.split(" "));
        byte[] bytes = text.getBytes(UTF_8);
        Path file = Files.write(folder.resolve("text"), bytes);
        for (String argument : List.of("-", file.toString())) {
            assertCommand("convert --to line", argument, bytes, wanted, A, B);
            assertCommand("solve", argument, bytes, wanted, SOLVED_A, SOLVED_B);
            assertCommand("count", argument, bytes, wanted, "1", "1");
            assertCommand("rate", argument, bytes, wanted, EASY, EASY);
            String checked = run("check", argument, bytes).out();
            List<String> words = wanted.stream()
                    .map(each -> each.contains("@") ? "unique" : "malformed " + each)
                    .toList();
            assertThat(checked.lines().map(line -> line.replaceAll("(malformed \\d+:\\d+).*", "$1")))
                    .as("check %s", argument)
                    .isEqualTo(wanted.isEmpty() ? List.of("malformed 1:1") : words);
        }
    }

    private void assertCommand(String command, String argument, byte[] bytes, List<String> wanted, String a, String b) {
        Shell.Result result = run(command, argument, bytes);
        List<String> answers = wanted.stream()
                .filter(each -> each.contains("@"))
                .map(each -> each.startsWith("A") ? a : b)
                .toList();
        List<String> places =
                wanted.stream().filter(each -> !each.contains("@")).toList();
        Matcher matcher = PLACE.matcher(result.err());
        List<String> told = matcher.results().map(found -> found.group(1)).toList();

        assertThat(result.out()
                        .lines()
                        .map(line -> line.startsWith(EASY) ? EASY : line)
                        .toList())
                .as("%s %s", command, argument)
                .isEqualTo(answers);
        assertThat(told).as("%s %s: %s", command, argument, result.err()).isEqualTo(places);
        assertThat(result.code())
                .as("%s %s", command, argument)
                .isEqualTo(places.isEmpty() && !answers.isEmpty() ? 0 : 2);
    }

    private static Shell.Result run(String command, String argument, byte[] bytes) {
        return Shell.nonet(new ByteArrayInputStream(bytes), (command + " " + argument).split(" "));
    }

    /// Returns what the window for collections reads.
    private List<String> fed(byte[] bytes) throws IOException {
        PuzzleStream stream = new PuzzleInput(() -> codecs).open(new ByteArrayInputStream(bytes));
        PuzzleBlock block = new PuzzleBlock(7);
        List<String> told = new ArrayList<>();
        while (stream.fill(block)) {
            int next = 0;
            for (PuzzleBlock.Misread misread : block.misread()) {
                for (; next < misread.before(); next++) {
                    told.add(puzzle(block.puzzle(next).toString(), block.line(next), block.name(next)));
                }
                told.addAll(places(misread.fault()));
            }
            for (; next < block.size(); next++) {
                told.add(puzzle(block.puzzle(next).toString(), block.line(next), block.name(next)));
            }
        }
        return told;
    }

    /// Returns what the window, the clipboard and the library read.
    private List<String> read(Source source) {
        TreeMap<Integer, List<String>> told = new TreeMap<>(Comparator.naturalOrder());
        if (codecs.read(source) instanceof PuzzleReading.Puzzles read) {
            for (ReadPuzzle parsed : read.puzzles()) {
                told.computeIfAbsent(parsed.line(), _ -> new ArrayList<>())
                        .add(puzzle(
                                parsed.document().puzzle().toString(),
                                parsed.line(),
                                parsed.document().name()));
            }
            for (Fault fault : read.faults()) {
                told.computeIfAbsent(((Fault.Located) fault).line(), _ -> new ArrayList<>())
                        .addAll(places(fault));
            }
        }
        return told.values().stream().flatMap(List::stream).toList();
    }

    private static List<String> places(Fault fault) {
        return fault instanceof Fault.Located at ? List.of(at.line() + ":" + at.column()) : List.of();
    }

    private static String puzzle(String cells, int line, String name) {
        String which = cells.equals(A) ? "A" : cells.equals(B) ? "B" : cells;
        return which + "@" + line + (name.isEmpty() ? "" : "=" + name.replace(' ', '_'));
    }

    private static String rows(String cells) {
        return cells.replaceAll("(.{9})(?=.)", "$1\n");
    }

    private static String framed(String cells) {
        String frame = "+---+---+---+\n";
        return rows(cells)
                .lines()
                .map(row -> row.replaceAll("(...)", "|$1") + "|\n")
                .collect(Collectors.joining("", frame, "+---+---+---+"));
    }
}
