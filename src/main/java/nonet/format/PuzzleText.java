package nonet.format;

import java.util.ArrayList;
import java.util.List;

/// Puzzles in plain text: 81 characters on a line, nine lines of nine, framed grids, tables, one puzzle or many. `1` to
/// `9` are givens, `0 . * _ ?` are blanks, white space, `, ; | + -` and drawn lines stand between cells, `#` begins a
/// comment, and what follows 81 cells after a separator is the puzzle's name. Lines of words before, between and behind
/// the puzzles are headings.
public final class PuzzleText {

    private PuzzleText() {}

    /// Reads a text: all of its puzzles, or its first fault.
    public static Reading read(String text) {
        if (Characters.anyBinary(text)) {
            return new Reading.Malformed(new Fault.NotText());
        }
        PuzzleLines lines = new PuzzleLines();
        List<Reading> readings = new ArrayList<>();
        text.lines().forEachOrdered(line -> readings.addAll(lines.add(line)));
        readings.addAll(lines.end());
        List<NamedPuzzle> puzzles = new ArrayList<>();
        for (Reading reading : readings) {
            switch (reading) {
                case Reading.Puzzles(List<NamedPuzzle> more) -> puzzles.addAll(more);
                case Reading.Malformed malformed -> {
                    return malformed;
                }
            }
        }
        return new Reading.Puzzles(puzzles);
    }
}
