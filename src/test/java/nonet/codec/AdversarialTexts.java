package nonet.codec;

import java.util.ArrayList;
import java.util.List;

/// Texts of any length that repeat what a reader may look at again and again.
public final class AdversarialTexts {

    private static final String GRID =
            "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n";
    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private AdversarialTexts() {}

    /// A kind of text: what it begins with, what is repeated, and what it ends with.
    public record Shape(String begin, String piece, String end) {

        /// Returns the text with this many characters, roughly.
        public String text(int length) {
            return begin + piece.repeat(length / piece.length()) + end;
        }

        public String name() {
            return (begin.lines().findFirst().orElse("") + " [" + piece + "] " + end)
                    .replace("\t", "\\t")
                    .replace("\n", "\\n");
        }
    }

    public static List<Shape> shapes() {
        List<Shape> shapes = new ArrayList<>();
        for (String piece : List.of(
                "\t",
                "\u00A0",
                " ",
                "5",
                ".",
                "-",
                "|",
                "\"",
                "'",
                "`",
                "[",
                "{",
                "<",
                "(",
                ",",
                ";",
                "#",
                "\\",
                "!",
                "+",
                ":",
                "&",
                "=",
                "\r",
                "\n",
                "5 ",
                "| ",
                "[]",
                "[],",
                "{}",
                "()",
                "<>",
                "<a>",
                "<b>\n",
                "\"\"",
                "' ",
                "-|",
                "- ",
                "1,",
                ",,",
                "/**/",
                "/*",
                "(*",
                "--",
                "//",
                "\"\\",
                "''",
                "\"\"\"",
                "[5],",
                "f(1,2,3).",
                "&#1",
                "[b]",
                "]]",
                "|-",
                "# ",
                "\\n",
                "5\n",
                "1 2 3 4 5 6 7 8 9\n",
                "|-|-|-|-|-|-|-|-|-|\n",
                ".........\n",
                "[1,2,3,4,5,6,7,8,9],",
                "\u001B[",
                "1|",
                "u1 ")) {
            shapes.add(new Shape("", piece, ""));
            shapes.add(new Shape("|-", piece, "x"));
            shapes.add(new Shape(LINE + " ", piece, "x"));
            shapes.add(new Shape(GRID, piece, "\n....8..79"));
            shapes.add(new Shape("int b[9][9] = {", piece, "x;"));
            shapes.add(new Shape("{\"a\":[", piece, "]}"));
            shapes.add(new Shape("<html><br>", piece, "x"));
            shapes.add(new Shape("+1" + LINE + ":", piece, "x"));
        }
        shapes.add(new Shape("Jigsaw sudoku\n", LINE.replace('9', '5') + "\n", ""));
        shapes.add(new Shape("killer\n", GRID.replace("195", "555") + "....8..79\n\n", ""));
        shapes.add(new Shape("<html>", "<script>", ""));
        shapes.add(new Shape("<html>", "<script>b = 1;</script>", "x"));
        shapes.add(new Shape("", "| -- |:--:| -- | -- | -- | -- | -- | -- | -- |\n", "x"));
        shapes.add(new Shape("", "killer sudoku ", "x"));
        for (String piece : List.of("|", "| a=1", "\n! ", "||")) {
            shapes.add(new Shape("{|\n|-\n", piece, "x"));
        }
        shapes.add(new Shape("", ",,,,,,,,,,\n", "x"));
        shapes.add(new Shape("row,col,value\n", "1,1,\n", "x"));
        shapes.add(new Shape("https%3A%2F%2F", "%25", "x"));
        shapes.add(new Shape("", "https://sudoku.coach/en/play/" + LINE + " ", "x"));
        shapes.add(new Shape("", "f-puzzles.com/?load=", "x"));
        shapes.add(new Shape("<table>", "<br", "x"));
        shapes.add(new Shape("", "Solution: " + LINE.replace('.', '9') + "\n", "x"));
        return shapes;
    }
}
