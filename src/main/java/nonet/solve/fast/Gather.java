package nonet.solve.fast;

/// Gathers scattered bits, so that they can be looked up in a table.
///
/// x86 has one instruction for it, available in Java as [Long#compress]. Elsewhere that method is a loop, and a few
/// shifts are faster. They would be on AMD's processors before Zen 3 too, which have a slow instruction; Java cannot
/// distinguish them, and a measurement would have to wait until the compiler has optimized both ways.
final class Gather {

    private static final boolean ONE_INSTRUCTION = isX86(System.getProperty("os.arch", ""));

    private static final long MINIROWS = 0b001001001_001001001_001001001L;
    private static final long STACK = 0b111L | 0b111L << 27 | 0b111L << 54;
    private static final long BOXES = 0x40201L * 0b111;

    private static final long LOW_BITS = 0x0101010101010101L;

    /// As a factor, moves the low bit of byte `i` to bit `56 + i`.
    private static final long TO_TOP = 0x0102040810204080L;

    private Gather() {}

    /// Returns bit `bit` of each of eight bytes.
    static long ofBytes(long bytes, int bit) {
        return ONE_INSTRUCTION ? Long.compress(bytes, LOW_BITS << bit) : bytesByProduct(bytes >>> bit);
    }

    /// Returns which minirows of a band, the first or second of a half, have a cell: bit 3 * row + box.
    static int minirows(long half, int band) {
        long first = half | half >>> 1 | half >>> 2;
        return ONE_INSTRUCTION
                ? (int) Long.compress(first, MINIROWS << 27 * band) & 0x1FF
                : rowsByShifts(first >>> 27 * band);
    }

    /// Returns which minicolumns of a stack, 0 to 2, have a cell: bit 3 * band + column.
    ///
    /// @param columns the columns with a cell in each band; bands begin at the bits 0, 27 and 54
    static int minicolumns(long columns, int stack) {
        return ONE_INSTRUCTION
                ? (int) Long.compress(columns, STACK << 3 * stack) & 0x1FF
                : columnsByShifts(columns >>> 3 * stack);
    }

    /// The three bits of a row are at 0, 3 and 6. The product has them at 4, 5 and 6, and no two bits of it meet.
    static int rowsByShifts(long first) {
        long sides = (first & MINIROWS) * 0b10101 >>> 4 & BOXES;
        return (int) (sides | sides >>> 6 | sides >>> 12) & 0x1FF;
    }

    static int columnsByShifts(long columns) {
        long three = columns & STACK;
        return (int) (three | three >>> 24 | three >>> 48) & 0x1FF;
    }

    static long bytesByProduct(long bytes) {
        return (bytes & LOW_BITS) * TO_TOP >>> 56;
    }

    private static boolean isX86(String architecture) {
        return architecture.equals("amd64") || architecture.equals("x86_64");
    }
}
