package nonet.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.service.input.ProblemWords;

/// What was read from a file or a text: its puzzles, and what was left out.
///
/// @param format the id of the format, such as `line` or `sdk`
/// @param puzzles at least one, in the order of the text
/// @param problems the places that are no puzzles and were left out, in the order of the text
/// @param remarks one sentence for each kind of thing that was left out of the puzzles or assumed, such as states of a
/// game
public record Reading(String format, List<Sudoku> puzzles, List<Problem> problems, List<String> remarks) {

    static final ProblemWords WORDS = new ProblemWords(Locale.ENGLISH);

    /// A place that is no puzzle.
    ///
    /// @param source the file, as it was given to [SudokuFiles]; empty for a text
    /// @param line from 1, or 0 if the problem is not at one place
    /// @param column from 1, in whole characters, or 0 if the problem is not at one place
    /// @param sentence what is wrong there
    public record Problem(String source, int line, int column, String sentence) {

        private static Problem of(String source, Fault fault) {
            String sentence = WORDS.why(fault);
            return fault instanceof Fault.Located at
                    ? new Problem(source, at.line(), at.column(), sentence)
                    : new Problem(source, 0, 0, sentence);
        }

        /// Returns the problem in the style of compilers, such as `puzzles.txt:3:7: …`.
        @Override
        public String toString() {
            List<String> parts = new ArrayList<>();
            if (!source.isEmpty()) {
                parts.add(source);
            }
            if (line > 0) {
                parts.add(line + ":" + column);
            }
            return parts.isEmpty() ? sentence : String.join(":", parts) + ": " + sentence;
        }
    }

    /// Copies the lists.
    public Reading {
        puzzles = List.copyOf(puzzles);
        problems = List.copyOf(problems);
        remarks = List.copyOf(remarks);
    }

    static Reading of(String source, PuzzleReading.Puzzles read) {
        return new Reading(
                read.codec().id(),
                read.puzzles().stream().map(each -> new Sudoku(each.document())).toList(),
                read.faults().stream().map(fault -> Problem.of(source, fault)).toList(),
                read.notes().stream().map(WORDS::of).toList());
    }
}
