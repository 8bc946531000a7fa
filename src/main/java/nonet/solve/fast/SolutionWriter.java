package nonet.solve.fast;

/// A solution as the own cells of the nine digits: the upper halves, then the lower ones.
final class SolutionWriter {

    private SolutionWriter() {}

    /// Writes the digits, row by row, from `offset` on.
    static void write(long[] own, byte[] values, int offset) {
        for (int digit = 0; digit < 9; digit++) {
            for (long left = own[digit]; left != 0; left &= left - 1) {
                values[offset + Long.numberOfTrailingZeros(left)] = (byte) (digit + 1);
            }
            for (long left = own[BitBoard.LOWER + digit]; left != 0; left &= left - 1) {
                values[offset + Masks.UPPER_CELLS + Long.numberOfTrailingZeros(left)] = (byte) (digit + 1);
            }
        }
    }
}
