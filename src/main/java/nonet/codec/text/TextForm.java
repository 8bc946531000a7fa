package nonet.codec.text;

import java.util.List;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import org.jspecify.annotations.Nullable;

/// A form in which puzzles occur in the lines of a text.
interface TextForm {

    /// A puzzle or a fault at a line.
    ///
    /// @param format the format that writes this form
    /// @param puzzles the puzzles, in text order
    /// @param end the line after the last one that belongs to them
    /// @param certain whether the form distinguishes givens from entered digits
    /// @param fault the fault at this line, or null
    record Match(
            TextFormat format,
            List<ReadPuzzle> puzzles,
            int end,
            boolean certain,
            @Nullable Fault fault) {

        static Match of(TextFormat format, ReadPuzzle read, int end, boolean certain) {
            return new Match(format, List.of(read), end, certain, null);
        }
    }

    /// Returns the match at a line, or null.
    @Nullable
    Match match(Lines lines, int line);
}
