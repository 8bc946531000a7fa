package nonet.solve.fast;

/// What follows from the number of digits in *triads*, the minirows and minicolumns of three cells.
///
/// A triad must hold a digit that has no place in the other two triads of the same row and band, or column and box. If it
/// must hold three digits, it holds no others. And if only three digits have a place in it, it holds all of them, so they
/// have no place in those other triads. The rules are tdoku's; they save a guess in four on moderately hard puzzles, nearly
/// all of them on the first board.
///
/// A set of triads is one word: the 27 minirows, row by row, then the 27 minicolumns, band by band. Thus three bits in a
/// row, a *group*, are the triads of a row, or those of a box that are side by side. The digits in each triad are counted
/// for all of them at once.
final class Triads {

    private static final int MINIROWS = 27;

    /// The first triad of each group.
    private static final long GROUPS = 0b001001001001001001001001001L * (1 | 1L << MINIROWS);

    /// The cells of each triad.
    private static final long[] UPPER = new long[2 * MINIROWS];

    private static final long[] LOWER = new long[2 * MINIROWS];

    static {
        for (int triad = 0; triad < MINIROWS; triad++) {
            for (int i = 0; i < 3; i++) {
                add(triad, 3 * triad + i);
                add(MINIROWS + triad, triad / 9 * 27 + triad % 9 + 9 * i);
            }
        }
    }

    private Triads() {}

    private static void add(int triad, int cell) {
        UPPER[triad] |= Masks.upper(cell);
        LOWER[triad] |= Masks.lower(cell);
    }

    /// Excludes candidates on the settled board that begins at `at`. Returns the digits that lost a place, a bit for each.
    static int exclude(long[] words, int at) {
        long one = 0;
        long two = 0;
        long three = 0;
        long four = 0;
        long oneOnly = 0;
        long twoOnly = 0;
        long threeOnly = 0;
        for (int place = at; place < at + 9; place++) {
            long triads = of(words, place);
            long only = alone(triads);
            four |= three & triads;
            three |= two & triads;
            two |= one & triads;
            one |= triads;
            threeOnly |= twoOnly & only;
            twoOnly |= oneOnly & only;
            oneOnly |= only;
        }
        long full = threeOnly & four;
        long locked = three & ~(four | threeOnly);
        return (full | locked) == 0 ? 0 : exclude(words, at, full, locked);
    }

    /// Excludes other digits from triads that must hold three digits, and from the groups of others the digits of triads
    /// where only three have a place.
    private static int exclude(long[] words, int at, long full, long locked) {
        int changed = 0;
        for (int digit = 0; digit < 9; digit++) {
            long triads = of(words, at + digit);
            long here = triads & locked;
            long lost = triads & (full & ~alone(triads) | groups(here) & ~here);
            for (long left = lost; left != 0; left &= left - 1) {
                int triad = Long.numberOfTrailingZeros(left);
                words[at + digit] &= ~UPPER[triad];
                words[at + BitBoard.LOWER + digit] &= ~LOWER[triad];
                changed |= 1 << digit;
            }
        }
        return changed;
    }

    /// Returns the triads with a place for the digit at `place`.
    private static long of(long[] words, int place) {
        long upper = words[place];
        long ownLower = words[place + BitBoard.OWN + BitBoard.LOWER];
        long lower = words[place + BitBoard.LOWER] | ownLower;
        upper |= words[place + BitBoard.OWN];
        long columns = upper | upper >>> 9 | upper >>> 18;
        long lowerColumns = lower | lower >>> 9 | lower >>> 18;
        return Gather.minirows(upper, 0)
                | Gather.minirows(upper, 1) << 9
                | Gather.minirows(lower, 0) << 18
                | (columns & 0x1FF) << 27
                | (columns >>> 27 & 0x1FF) << 36
                | (lowerColumns & 0x1FF) << 45;
    }

    /// Returns the triads that are alone in their group. Each group has one.
    private static long alone(long triads) {
        long withoutTheFirst = triads & triads - GROUPS;
        return triads & ~groups(withoutTheFirst);
    }

    /// Returns all triads of the groups that have one of these.
    private static long groups(long triads) {
        long first = (triads | triads >>> 1 | triads >>> 2) & GROUPS;
        return 7 * first;
    }
}
