package nonet.logic.finder.chain;

/// The places of the last candidates of 64 variables, each of which has one left, computed for all of them at once.
/// Reusable, not thread-safe.
final class LastPlaces {

    private static final int BITS = 4;

    /// By bit of the number of a place, the variables whose last candidate has it.
    private final long[] bits = new long[BITS];

    /// Reads a word of variables from a set of candidates.
    ///
    /// @param at where its nine words begin
    void read(long[] set, int at) {
        bits[0] = set[at + 1] | set[at + 3] | set[at + 5] | set[at + 7];
        bits[1] = set[at + 2] | set[at + 3] | set[at + 6] | set[at + 7];
        bits[2] = set[at + 4] | set[at + 5] | set[at + 6] | set[at + 7];
        bits[3] = set[at + 8];
    }

    /// Returns the place of the last candidate of a variable of the word, 0 to 8.
    int of(int variable) {
        return (int) (bits[0] >>> variable & 1
                | (bits[1] >>> variable & 1) << 1
                | (bits[2] >>> variable & 1) << 2
                | (bits[3] >>> variable & 1) << 3);
    }
}
