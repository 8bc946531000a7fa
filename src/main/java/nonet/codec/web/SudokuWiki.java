package nonet.codec.web;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.play.Document;

/// SudokuWiki's boards: 81 digits; 162 characters in base 32, a mask and a clue bit for each cell; or `S9B` and 162 in
/// base 36, which distinguish clues, solved cells and marks. The last form is the one written.
public final class SudokuWiki implements Codec {

    private static final FormatInfo INFO =
            new FormatInfo("sudokuwiki", "SudokuWiki", List.of(), FormatFeature.PLACED, FormatFeature.MARKS);

    private static final String LINK = "https://www.sudokuwiki.org/sudoku.htm?bd=";
    private static final Pattern S9B = Pattern.compile("\\bS9B([0-9a-z]{162})(?![0-9a-zA-Z])");
    private static final Pattern BASE32 = Pattern.compile("\\bbd=([0-9a-v]{162})(?![0-9a-zA-Z])");
    private static final Pattern DIGITS = Pattern.compile("\\bbd=([0-9.]{81})(?![0-9a-zA-Z.])");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        String text = source.text();
        boolean found = text.length() < 100_000
                && (S9B.matcher(text).find()
                        || BASE32.matcher(text).find()
                        || DIGITS.matcher(text).find());
        return found ? 90 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        DocumentBuilder builder = new DocumentBuilder();
        Matcher board = S9B.matcher(source.text());
        Matcher older = BASE32.matcher(source.text());
        Matcher digits = DIGITS.matcher(source.text());
        if (board.find()) {
            for (int i = 0; i < 81; i++) {
                read(builder, i, Integer.parseInt(board.group(1).substring(2 * i, 2 * i + 2), 36));
            }
        } else if (older.find()) {
            for (int i = 0; i < 81; i++) {
                readOlder(builder, i, Integer.parseInt(older.group(1).substring(2 * i, 2 * i + 2), 32));
            }
        } else if (digits.find()) {
            for (int i = 0; i < 81; i++) {
                char c = digits.group(1).charAt(i);
                builder.given(i, c == '.' ? 0 : c - '0');
            }
        } else {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        return new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of());
    }

    private static void read(DocumentBuilder builder, int cell, int code) {
        if (code <= 9) {
            builder.given(cell, code);
        } else if (code <= 18) {
            builder.placed(cell, code - 9);
        } else {
            builder.marks(cell, code - 18);
        }
    }

    /// A mark that is alone in its cell looks like a digit; this form cannot distinguish them.
    private static void readOlder(DocumentBuilder builder, int cell, int code) {
        int mask = code >> 1 & 0x1FF;
        if (Integer.bitCount(mask) == 1) {
            int digit = Integer.numberOfTrailingZeros(mask) + 1;
            if ((code & 1) != 0) {
                builder.given(cell, digit);
            } else {
                builder.placed(cell, digit);
            }
        } else {
            builder.marks(cell, mask);
        }
    }

    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        StringBuilder link = new StringBuilder(LINK + "S9B");
        for (Cell cell : Cell.all()) {
            int digit = document.digit(cell);
            int mask = document.marks(cell).mask();
            int code = digit > 0 ? digit + (document.isGiven(cell) ? 0 : 9) : mask == 0 ? 0 : mask + 18;
            String text = Integer.toString(code, 36);
            link.append(text.length() < 2 ? "0" : "").append(text);
        }
        return link.toString();
    }
}
