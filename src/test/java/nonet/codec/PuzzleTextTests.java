package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import nonet.service.input.PuzzleStream.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleTextTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String OTHER =
            "97..8....5..914....82....6.6...2...71..3.8..43...6....8.6....89....591..6....7..35".substring(0, 81);
    private static final Puzzle PUZZLE = Puzzle.of(LINE);
    private static final String ROWS = """
        53..7....
        6..195...
        .98....6.
        8...6...3
        4..8.3..1
        7...2...6
        .6....28.
        ...419..5
        ....8..79
        """;

    private record Sample(String form, String text) {
        @Override
        public String toString() {
            return form;
        }
    }

    static Stream<Sample> forms() {
        return Stream.of(
                new Sample("81 characters", LINE),
                new Sample("zeros", LINE.replace('.', '0')),
                new Sample("stars", LINE.replace('.', '*')),
                new Sample("underscores", LINE.replace('.', '_')),
                new Sample("question marks", LINE.replace('.', '?')),
                new Sample("all sorts of blanks", LINE.replaceFirst("\\.", "0").replaceFirst("\\.", "_")),
                new Sample("every separator", LINE.replace("7", " 7,;|+-\t")),
                new Sample("nine lines", ROWS),
                new Sample("a single line break somewhere", LINE.substring(0, 50) + "\n" + LINE.substring(50)),
                new Sample("three bands", LINE.replaceAll("(.{27})", "$1\n")),
                new Sample("one cell a line", LINE.replaceAll("(.)", "$1\n")),
                new Sample("a link", "play?s=" + LINE),
                new Sample("Windows line ends", ROWS.replace("\n", "\r\n")),
                new Sample("old Mac line ends", ROWS.replace("\n", "\r")),
                new Sample("a byte order mark", "\uFEFF" + ROWS),
                new Sample("the end mark of DOS", ROWS + "\u001A"),
                new Sample("no-break spaces", LINE.replace("5", "\u00A05\u3000\u200B")),
                new Sample("full-width digits", LINE.replace('5', '\uFF15').replace('7', '\uFF17')),
                new Sample("digits between blanks", ROWS.replaceAll("(\\S)", "$1 ")),
                new Sample("triples", ROWS.replaceAll("(\\S{3})", "$1  ").replace("6.\n8", "6.\n\n8")),
                new Sample("an indented grid", ROWS.indent(4)),
                new Sample("comma separated", ROWS.replaceAll("(\\S)(?=\\S)", "$1,")),
                new Sample(
                        "comma separated, blanks empty",
                        ROWS.replaceAll("(\\S)(?=\\S)", "$1,").replace(".", "")),
                new Sample(
                        "semicolons, blanks empty",
                        ROWS.replaceAll("(\\S)(?=\\S)", "$1;").replace(".", "")),
                new Sample(
                        "tabs, blanks empty",
                        ROWS.replaceAll("(\\S)(?=\\S)", "$1\t").replace(".", "")),
                new Sample("comments and empty lines", "# my puzzle 12\n\n" + ROWS.replace("8...6", "  # 3\n\n8...6")),
                new Sample("a comment behind each row", ROWS.replace("\n", " # 17\n")),
                new Sample("ASCII frame", """
                    +-------+-------+-------+
                    | 5 3 . | . 7 . | . . . |
                    | 6 . . | 1 9 5 | . . . |
                    | . 9 8 | . . . | . 6 . |
                    +-------+-------+-------+
                    | 8 . . | . 6 . | . . 3 |
                    | 4 . . | 8 . 3 | . . 1 |
                    | 7 . . | . 2 . | . . 6 |
                    +-------+-------+-------+
                    | . 6 . | . . . | 2 8 . |
                    | . . . | 4 1 9 | . . 5 |
                    | . . . | . 8 . | . 7 9 |
                    +-------+-------+-------+
                    """),
                new Sample("frame of points and stars", """
                    .-----------.
                    |53.|.7.|...|
                    |6..|195|...|
                    |.98|...|.6.|
                    :---+---+---:
                    |8..|.6.|..3|
                    |4..|8.3|..1|
                    |7..|.2.|..6|
                    *---*---*---*
                    |.6.|...|28.|
                    |...|419|..5|
                    |...|.8.|.79|
                    '-----------'
                    """),
                new Sample("drawn boxes, blank cells", """
                    ╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗
                    ║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║
                    ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
                    ║ 6 │   │   ║ 1 │ 9 │ 5 ║   │   │   ║
                    ║   │ 9 │ 8 ║   │   │   ║   │ 6 │   ║
                    ╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
                    ║ 8 │   │   ║   │ 6 │   ║   │   │ 3 ║
                    ║ 4 │   │   ║ 8 │   │ 3 ║   │   │ 1 ║
                    ║ 7 │   │   ║   │ 2 │   ║   │   │ 6 ║
                    ╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
                    ║   │ 6 │   ║   │   │   ║ 2 │ 8 │   ║
                    ║   │   │   ║ 4 │ 1 │ 9 ║   │   │ 5 ║
                    ║   │   │   ║   │ 8 │   ║   │ 7 │ 9 ║
                    ╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝
                    """),
                new Sample("light lines", """
                    ┌───────┬───────┬───────┐
                    │ 5 3 . │ . 7 . │ . . . │
                    │ 6 . . │ 1 9 5 │ . . . │
                    │ . 9 8 │ . . . │ . 6 . │
                    ├───────┼───────┼───────┤
                    │ 8 . . │ . 6 . │ . . 3 │
                    │ 4 . . │ 8 . 3 │ . . 1 │
                    │ 7 . . │ . 2 . │ . . 6 │
                    ├───────┼───────┼───────┤
                    │ . 6 . │ . . . │ 2 8 . │
                    │ . . . │ 4 1 9 │ . . 5 │
                    │ . . . │ . 8 . │ . 7 9 │
                    └───────┴───────┴───────┘
                    """),
                new Sample("a heading and words behind", "[Puzzle]\n" + ROWS + "Made by hand\nVersion 4.2\n"));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void everyFormGivesTheOnePuzzle(Sample sample) {
        assertThat(TextReadings.puzzles(sample.text)).containsExactly(PUZZLE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "#  easy one ",
                " # easy one",
                " easy one",
                "\teasy one",
                ", easy one",
                ";easy one",
                "  easy one\u001A"
            })
    void takesTheTextAfter81CellsAsTheName(String behind) {
        assertThat(TextReadings.read(LINE + behind)).isEqualTo(puzzles(ReadPuzzle.of("easy one", PUZZLE, 1)));
    }

    @Test
    void aNameIsNoLongerThan120CharactersAndASolutionIsNone() {
        assertThat(TextReadings.read(LINE + " " + "𝕏".repeat(200)))
                .isEqualTo(puzzles(ReadPuzzle.of("𝕏".repeat(120), PUZZLE, 1)));
        assertThat(TextReadings.read(LINE + "," + "1".repeat(81))).isEqualTo(puzzles(ReadPuzzle.of("", PUZZLE, 1)));
    }

    @Test
    void severalPuzzlesHaveTheirLinesAndNames() {
        String text = """
            # A list
            Grid 01
            %s

            Grid 02
            # the second
            %s # its own
            %s
            """.formatted(ROWS.strip(), OTHER, LINE);
        assertThat(TextReadings.read(text))
                .isEqualTo(puzzles(
                        ReadPuzzle.of("Grid 01", PUZZLE, 3),
                        ReadPuzzle.of("its own", Puzzle.of(OTHER), 15),
                        ReadPuzzle.of("", PUZZLE, 16)));
    }

    @Test
    void gridsMayFollowEachOtherWithoutAGapOrWithTheirBandsApart() {
        String apart = ROWS.replace(".6.\n8", ".6.\n\n8").replace("..6\n.6", "..6\n---+---+---\n\n.6");
        assertThat(TextReadings.read(ROWS + ROWS + "\n" + apart + "\n" + ROWS))
                .isEqualTo(puzzles(
                        ReadPuzzle.of("", PUZZLE, 1),
                        ReadPuzzle.of("", PUZZLE, 10),
                        ReadPuzzle.of("", PUZZLE, 20),
                        ReadPuzzle.of("", PUZZLE, 33)));
    }

    private static List<Item> puzzles(ReadPuzzle... puzzles) {
        return Stream.of(puzzles).<Item>map(Item.Read::new).toList();
    }
}
