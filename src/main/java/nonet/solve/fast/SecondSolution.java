package nonet.solve.fast;

/// A second solution, derived from a first one.
///
/// The cells that hold one of two digits form chains: a cell is connected to its peers that hold the other digit. In a
/// whole chain the two digits can be exchanged, because every house has both of its cells there or neither. If no given
/// is in the chain, the result is another solution.
final class SecondSolution {

    private SecondSolution() {}

    /// Returns whether the chain of a cell has no known cell of the lowest board, for two digits that hold it on the
    /// solved board at `at` or could do so.
    static boolean exists(long[] words, int at, int cell, int digit, int other) {
        int own = at + BitBoard.OWN;
        long upper = words[own + digit] | words[own + other];
        long lower = words[own + BitBoard.LOWER + digit] | words[own + BitBoard.LOWER + other];
        long knownUpper = upper & ~words[BitBoard.UNKNOWN];
        long knownLower = lower & ~words[BitBoard.UNKNOWN + 1];
        long nextUpper = Masks.upper(cell);
        long nextLower = Masks.lower(cell);
        while ((nextUpper | nextLower) != 0) {
            int next = nextUpper != 0
                    ? Long.numberOfTrailingZeros(nextUpper)
                    : Masks.UPPER_CELLS + Long.numberOfTrailingZeros(nextLower);
            upper &= ~Masks.upper(next);
            lower &= ~Masks.lower(next);
            nextUpper = (nextUpper | Masks.upperPeers(next)) & upper;
            nextLower = (nextLower | Masks.lowerPeers(next)) & lower;
            if ((nextUpper & knownUpper | nextLower & knownLower) != 0) {
                return false;
            }
        }
        return true;
    }
}
