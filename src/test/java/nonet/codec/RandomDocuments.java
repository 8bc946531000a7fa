package nonet.codec;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Bookmark;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.Sketch;

/// Documents as users make them, and odder ones: any digits, marks, colors, links, names and comments.
public final class RandomDocuments {

    private static final List<String> PROPER = List.of(
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final List<String> PIECES = List.of(
            "Easy",
            "數獨",
            "No. 7",
            "=",
            "#",
            "a=b",
            "https://www.sudokuwiki.org/p?id=7&q=1",
            "https://f-puzzles.com/?load=N4Ig",
            "https://www.sudokuwiki.org/sudoku.htm?bd=S9B",
            "\n",
            "\r\n",
            "\u2028",
            "\u0085",
            "\u000B",
            "\f",
            "\u202E",
            "\u200F",
            "\uFEFF",
            "  ",
            " ",
            "\t",
            "\0",
            "\u0007",
            "\u001B[31m",
            "[Puzzle]",
            "[State]",
            "#D",
            "#C",
            "<game>",
            "\"",
            "&",
            "é",
            "\uD83D\uDFE5",
            "|",
            "!",
            "*",
            "1",
            "123456789",
            ".........",
            ":",
            "%",
            "//",
            "{",
            "}",
            "r1c1<>5",
            "１２",
            "thermo",
            "jigsaw");

    private RandomDocuments() {}

    /// Returns a document that depends on nothing but the random numbers.
    public static Document of(Random random) {
        Puzzle puzzle = puzzle(random);
        byte[] values = puzzle.values();
        short[] marks = new short[81];
        int entered = random.nextInt(3) == 0 ? random.nextInt(40) : 0;
        boolean right = random.nextBoolean();
        for (int i = 0; i < entered; i++) {
            int cell = random.nextInt(81);
            values[cell] = values[cell] == 0
                    ? (byte) (right ? SOLUTION.charAt(cell) - '0' : 1 + random.nextInt(9))
                    : values[cell];
        }
        mark(random, puzzle, values, marks);
        Document document = new Document(
                "", puzzle, Grid.of(puzzle.givenCells(), values, marks), colors(random), sketch(random), "");
        document = random.nextInt(4) == 0 && puzzle.isRestricted() ? Document.of("", puzzle) : document;
        return document.named(random.nextInt(3) > 0 ? words(random, 5) : "")
                .commented(random.nextInt(3) == 0 ? words(random, 40) : "")
                .bookmarked(bookmarks(random));
    }

    private static List<Bookmark> bookmarks(Random random) {
        return random.nextInt(4) > 0
                ? List.of()
                : List.of(
                        new Bookmark("classic", random.nextInt(1000) - 1, words(random, 9)),
                        new Bookmark("dancing-links", 1 + random.nextInt(3), random.nextLong(1L << 40), ""));
    }

    private static Puzzle puzzle(Random random) {
        Puzzle proper = Puzzle.of(PROPER.get(random.nextInt(PROPER.size())));
        return switch (random.nextInt(10)) {
            case 0 -> Puzzle.EMPTY;
            case 1 -> Puzzle.EMPTY.restrictedTo(candidates(random, Puzzle.EMPTY));
            case 2 -> proper.restrictedTo(candidates(random, proper));
            case 3 -> {
                byte[] some = new byte[81];
                for (int i = random.nextInt(30); i >= 0; i--) {
                    some[random.nextInt(81)] = (byte) (1 + random.nextInt(9));
                }
                yield Puzzle.of(some);
            }
            case 4 -> Puzzle.of(SOLUTION);
            default -> proper;
        };
    }

    private static short[] candidates(Random random, Puzzle puzzle) {
        short[] all = puzzle.candidates();
        for (int cell = 0; cell < 81; cell++) {
            all[cell] &=
                    (short) (random.nextInt(3) == 0 ? random.nextInt(512) | 1 << SOLUTION.charAt(cell) - '1' : 511);
        }
        return all;
    }

    private static void mark(Random random, Puzzle puzzle, byte[] values, short[] marks) {
        Grid allowed = Grid.of(puzzle);
        int kind = random.nextInt(6);
        int often = 1 + random.nextInt(10);
        for (Cell cell : Cell.all()) {
            int at = cell.index();
            int mask = allowed.candidates(cell).mask();
            if (values[at] == 0) {
                marks[at] = (short)
                        switch (kind) {
                            case 0 -> mask;
                            case 1 -> random.nextInt(often) == 0 ? mask : 0;
                            case 2 -> random.nextInt(often) == 0 ? random.nextInt(512) : 0;
                            case 3 -> mask & random.nextInt(512) | 1 << SOLUTION.charAt(at) - '1';
                            default -> 0;
                        };
            }
        }
        if (kind == 0 && random.nextBoolean()) {
            int cell = random.nextInt(81);
            marks[cell] = (short) (values[cell] == 0 ? random.nextInt(512) : 0);
        }
    }

    private static Map<Cell, CellColor> colors(Random random) {
        Map<Cell, CellColor> colors = new HashMap<>();
        for (int i = random.nextInt(4) == 0 ? random.nextInt(9) : 0; i > 0; i--) {
            colors.put(Cell.of(random.nextInt(81)), CellColor.values()[random.nextInt(CellColor.values().length)]);
        }
        return colors;
    }

    private static Sketch sketch(Random random) {
        Map<Candidate, CellColor> colors = new HashMap<>();
        List<DrawnLink> links = new ArrayList<>();
        for (int i = random.nextInt(6) == 0 ? random.nextInt(5) : 0; i > 0; i--) {
            Candidate from = candidate(random);
            Candidate to = candidate(random);
            colors.put(from, CellColor.values()[random.nextInt(CellColor.values().length)]);
            if (!from.equals(to)) {
                links.add(new DrawnLink(from, to, random.nextBoolean()));
            }
        }
        return new Sketch(colors, links);
    }

    private static Candidate candidate(Random random) {
        return new Candidate(Cell.of(random.nextInt(81)), Digit.of(1 + random.nextInt(9)));
    }

    private static String words(Random random, int most) {
        StringBuilder words = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            words.append(PIECES.get(random.nextInt(PIECES.size())));
            words.append(random.nextBoolean() ? " " : "");
        }
        return words.toString();
    }
}
