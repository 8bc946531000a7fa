package nonet.format;

/// Puzzles in plain text: 81 characters on a line, nine lines of nine, framed grids, one puzzle or many. Digits are
/// givens, `0 . * _ ?` are blanks, white space and `, ; | + -` stand between cells, `#` begins a comment, and what
/// follows 81 cells after a blank is the puzzle's name. Lines of words before, between and behind the puzzles are
/// headings.
public final class PuzzleText {

    /// What ends a text file of old.
    private static final char END_OF_TEXT = '\u001A';

    private PuzzleText() {}

    /// Reads a text.
    public static Reading read(String text) {
        if (text.chars().anyMatch(PuzzleText::isBinary)) {
            return new Reading.Malformed(new Fault.NotText());
        }
        PuzzleLines lines = new PuzzleLines();
        int number = 0;
        for (String line : (Iterable<String>) text.substring(text.startsWith("\uFEFF") ? 1 : 0).lines()::iterator) {
            number++;
            if (!lines.add(number, Line.of(line))) {
                break;
            }
        }
        return lines.reading();
    }

    private static boolean isBinary(int character) {
        return character < ' ' && "\t\n\r\f\u000B".indexOf(character) < 0 && character != END_OF_TEXT;
    }
}
