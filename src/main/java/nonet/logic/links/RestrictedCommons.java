package nonet.logic.links;

import java.util.Arrays;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Position;

/// The restricted common candidates (RCC) between the almost locked sets of a position, and the eliminations that two
/// sets have in common. A digit is a restricted common if each of its places in one set sees each of its places in the
/// other. For each set and digit the other sets are a row of bits, so that finders test one set against all others at
/// once.
public final class RestrictedCommons {

    private static final IncrementalIndex<RestrictedCommons> APART = IncrementalIndex.of(each -> make(each, false));
    private static final IncrementalIndex<RestrictedCommons> OVERLAPPING =
            IncrementalIndex.of(each -> make(each, true));

    private final AlsList sets;
    private final int words;

    /// By set, its first row. It has a row for each of its removable digits; no other digit links it.
    private final int[] rows;

    /// By set and digit, the sets that the digit links to it.
    private final long[] linked;

    /// By set, the sets that any digit links to it.
    private final long[] linkedByAny;

    /// By set, the digits that link it to any other.
    private final int[] rccDigits;

    /// By set and digit, the sets that see a candidate of any other digit together with it.
    private final long[] commonEliminations;

    private RestrictedCommons(AlsList sets) {
        this.sets = sets;
        this.words = sets.size() + 63 >>> 6;
        this.rows = new int[sets.size() + 1];
        for (int set = 0; set < sets.size(); set++) {
            rows[set + 1] = rows[set] + Integer.bitCount(sets.removableDigits(set));
        }
        this.linked = new long[rows[sets.size()] * words];
        this.linkedByAny = new long[sets.size() * words];
        this.rccDigits = new int[sets.size()];
        this.commonEliminations = new long[linked.length];
    }

    /// Returns the restricted commons of a position.
    ///
    /// @param overlap whether sets that share cells may be linked
    public static RestrictedCommons of(Position position, boolean overlap) {
        return (overlap ? OVERLAPPING : APART).of(position);
    }

    private static RestrictedCommons make(Position position, boolean overlap) {
        RestrictedCommons commons = new RestrictedCommons(AlsList.of(position));
        commons.new Builder(overlap).run();
        return commons;
    }

    /// Returns the number of words of a row.
    public int words() {
        return words;
    }

    /// Returns the row of a set and one of its removable digits, for [#linked] and [#commonEliminations].
    public int row(int set, int digit) {
        return (rows[set] + Integer.bitCount(sets.removableDigits(set) & (1 << digit) - 1)) * words;
    }

    /// Returns a word of the sets that the row's digit links to the row's set.
    public long linked(int row, int word) {
        return linked[row + word];
    }

    /// Returns the digits that link the set to any other, nine bits.
    public int rccDigits(int set) {
        return rccDigits[set];
    }

    /// Returns a word of the sets that any digit links to the set.
    public long linkedByAny(int set, int word) {
        return linkedByAny[set * words + word];
    }

    /// Returns a word of the sets that share an elimination with the row's set: a candidate of any digit but the row's
    /// that sees all places of it in both sets. The row's digit must link its set to others.
    public long commonEliminations(int row, int word) {
        return commonEliminations[row + word];
    }

    /// Returns the digits that link two sets, nine bits.
    public int rccDigits(int one, int other) {
        int commons = 0;
        for (int digit : Bits.of(rccDigits[one] & rccDigits[other])) {
            commons |= (linked(row(one, digit), other >>> 6) >>> other & 1) != 0 ? 1 << digit : 0;
        }
        return commons;
    }

    private final class Builder {

        private final boolean overlap;

        /// By cell and digit, the sets all of whose places of the digit the cell sees.
        private final long[] seeing = new long[729 * words];

        /// By cell, the sets that contain it.
        private final long[] holding = new long[81 * words];

        private final long[] overlaps = new long[words];

        /// The rows of `seeing` for the current places.
        private final int[] seenFrom = new int[9];

        /// For the removable digits of a set, the sets that see a candidate of the digit together with it.
        private final long[] eliminating = new long[9 * words];

        Builder(boolean overlap) {
            this.overlap = overlap;
        }

        void run() {
            for (int set = 0; set < sets.size(); set++) {
                mark(holding, 1, 0, set, sets.cells(set));
                for (int digit : Bits.of(sets.removableDigits(set))) {
                    mark(seeing, 9, digit, set, sets.peers(set, digit));
                }
            }
            for (int set = 0; set < sets.size(); set++) {
                int seen = 0;
                for (int digit : Bits.of(sets.removableDigits(set))) {
                    seen |= collectLinked(set, digit) ? 1 << digit : 0;
                }
                if (seen != 0) {
                    excludeOverlapping(set, seen);
                }
                if (rccDigits[set] != 0) {
                    collectCommonEliminations(set);
                }
            }
        }

        private void mark(long[] rows, int scale, int digit, int set, CellSet cells) {
            for (long left = cells.lo(); left != 0; left &= left - 1) {
                rows[(Long.numberOfTrailingZeros(left) * scale + digit) * words + (set >>> 6)] |= 1L << set;
            }
            for (long left = cells.hi(); left != 0; left &= left - 1) {
                rows[((64 + Long.numberOfTrailingZeros(left)) * scale + digit) * words + (set >>> 6)] |= 1L << set;
            }
        }

        /// Collects the sets all of whose places of a digit see all places in this set.
        ///
        /// @return whether there are any
        private boolean collectLinked(int set, int digit) {
            CellSet in = sets.places(set, digit);
            int places = 0;
            for (long left = in.lo(); left != 0; left &= left - 1) {
                seenFrom[places++] = (Long.numberOfTrailingZeros(left) * 9 + digit) * words;
            }
            for (long left = in.hi(); left != 0; left &= left - 1) {
                seenFrom[places++] = ((64 + Long.numberOfTrailingZeros(left)) * 9 + digit) * words;
            }
            int row = row(set, digit);
            long any = 0;
            for (int word = 0; word < words; word++) {
                long all = seeing[seenFrom[0] + word];
                for (int place = 1; place < places; place++) {
                    all &= seeing[seenFrom[place] + word];
                }
                linked[row + word] = all;
                any |= all;
            }
            return any != 0;
        }

        private void excludeOverlapping(int set, int digits) {
            Arrays.fill(overlaps, 0);
            if (!overlap) {
                gather(holding, 1, 0, sets.cells(set), overlaps, 0);
            }
            for (int digit : Bits.of(digits)) {
                int row = row(set, digit);
                long any = 0;
                for (int word = 0; word < words; word++) {
                    any |= linked[row + word] &= ~overlaps[word];
                    linkedByAny[set * words + word] |= linked[row + word];
                }
                rccDigits[set] |= any == 0 ? 0 : 1 << digit;
            }
        }

        /// Collects the sets that share an elimination by a digit other than the row's: those that share eliminations
        /// by two digits, or by one that is not the row's.
        private void collectCommonEliminations(int set) {
            Arrays.fill(eliminating, 0);
            int rows = 0;
            for (int digit : Bits.of(sets.removableDigits(set))) {
                gather(seeing, 9, digit, sets.peers(set, digit), eliminating, rows++ * words);
            }
            int first = RestrictedCommons.this.rows[set];
            for (int word = 0; word < words; word++) {
                long once = 0;
                long twice = 0;
                for (int row = 0; row < rows; row++) {
                    long met = eliminating[row * words + word];
                    twice |= once & met;
                    once |= met;
                }
                for (int row = 0; row < rows; row++) {
                    commonEliminations[(first + row) * words + word] = twice | once & ~eliminating[row * words + word];
                }
            }
        }

        private void gather(long[] rows, int scale, int digit, CellSet cells, long[] into, int at) {
            for (long left = cells.lo(); left != 0; left &= left - 1) {
                add(rows, (Long.numberOfTrailingZeros(left) * scale + digit) * words, into, at);
            }
            for (long left = cells.hi(); left != 0; left &= left - 1) {
                add(rows, ((64 + Long.numberOfTrailingZeros(left)) * scale + digit) * words, into, at);
            }
        }

        private void add(long[] rows, int row, long[] into, int at) {
            for (int word = 0; word < words; word++) {
                into[at + word] |= rows[row + word];
            }
        }
    }
}
