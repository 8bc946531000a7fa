package nonet.solve;

import java.util.Arrays;
import java.util.List;
import nonet.grid.Candidate;
import nonet.trace.Choice;

/// The alternatives of a guess: one of these candidates is in every solution of the board.
///
/// @param candidates the candidates in the order in which they are tried, at least two; not copied, because searches
/// create many of these
public record Alternatives(Choice choice, List<Candidate> candidates) {

    private static final Choice CANDIDATES = new Choice.Candidates();

    /// Returns the candidates of a cell in ascending order.
    ///
    /// @param mask the candidates as a bit mask, bit 0 for the digit 1
    public static Alternatives ofCell(int cell, int mask) {
        Candidate[] candidates = new Candidate[Integer.bitCount(mask)];
        int left = mask;
        for (int i = 0; i < candidates.length; i++) {
            candidates[i] = Candidate.of(cell, Integer.numberOfTrailingZeros(left));
            left &= left - 1;
        }
        return new Alternatives(CANDIDATES, Arrays.asList(candidates));
    }
}
