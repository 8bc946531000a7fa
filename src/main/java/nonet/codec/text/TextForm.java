package nonet.codec.text;

import java.util.List;
import nonet.codec.api.ParsedPuzzle;
import nonet.format.Fault;
import org.jspecify.annotations.Nullable;

/// One way in which puzzles stand among the lines of a text.
interface TextForm {

    /// What was found at a line.
    ///
    /// @param codec the format that writes so
    /// @param sheets puzzles, in the order of the text
    /// @param end the line behind the last that belongs to them
    /// @param certain whether it tells givens from entered digits
    /// @param fault what is wrong there, when something is
    record Match(
            String codec,
            List<ParsedPuzzle> sheets,
            int end,
            boolean certain,
            @Nullable Fault fault) {

        static Match of(String codec, ParsedPuzzle sheet, int end, boolean certain) {
            return new Match(codec, List.of(sheet), end, certain, null);
        }
    }

    /// Returns what stands at a line, or null.
    @Nullable
    Match match(Page page, int line);
}
