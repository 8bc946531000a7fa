package nonet.logic;

import java.util.Arrays;

/// Which almost locked sets of a position are joined, and by which digits: those of which each place in the one sees
/// each place in the other, the restricted commons.
public final class AlsLinks {

    private final int[][] near;
    private final int[][] commons;

    private AlsLinks(int[][] near, int[][] commons) {
        this.near = near;
        this.commons = commons;
    }

    /// @param overlap whether sets that share cells may be joined
    static AlsLinks of(Position position, boolean overlap) {
        return new Joining(position, overlap).links();
    }

    /// The sets as bits of a row, so that a digit of one is held against all others at once.
    private static final class Joining {

        private final Position position;
        private final AlsList sets;
        private final boolean overlap;
        private final int words;

        /// By cell and digit, the sets that have the digit there.
        private final long[] having;

        /// By cell, the sets that it belongs to.
        private final long[] holding;

        private final long[] joined;
        private final int[] restricted;

        Joining(Position position, boolean overlap) {
            this.position = position;
            this.sets = position.almostLockedSets();
            this.overlap = overlap;
            this.words = sets.size() + 63 >>> 6;
            this.having = new long[729 * words];
            this.holding = new long[81 * words];
            this.joined = new long[words];
            this.restricted = new int[sets.size()];
            for (int set = 0; set < sets.size(); set++) {
                for (long left = sets.lo(set); left != 0; left &= left - 1) {
                    enter(set, Long.numberOfTrailingZeros(left));
                }
                for (long left = sets.hi(set); left != 0; left &= left - 1) {
                    enter(set, 64 + Long.numberOfTrailingZeros(left));
                }
            }
        }

        private void enter(int set, int cell) {
            holding[cell * words + (set >>> 6)] |= 1L << set;
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                having[(cell * 9 + Integer.numberOfTrailingZeros(left)) * words + (set >>> 6)] |= 1L << set;
            }
        }

        AlsLinks links() {
            int[][] near = new int[sets.size()][8];
            int[][] commons = new int[sets.size()][8];
            int[] count = new int[sets.size()];
            for (int one = 0; one < sets.size(); one++) {
                Arrays.fill(restricted, 0);
                long[] any = new long[words];
                for (int left = sets.exposed(one); left != 0; left &= left - 1) {
                    join(one, Integer.numberOfTrailingZeros(left));
                    for (int word = 0; word < words; word++) {
                        any[word] |= joined[word];
                        for (long bits = joined[word]; bits != 0; bits &= bits - 1) {
                            restricted[(word << 6) + Long.numberOfTrailingZeros(bits)] |= left & -left;
                        }
                    }
                }
                for (int word = 0; word < words; word++) {
                    for (long bits = any[word]; bits != 0; bits &= bits - 1) {
                        int other = (word << 6) + Long.numberOfTrailingZeros(bits);
                        add(near, commons, count, one, other, restricted[other]);
                    }
                }
            }
            for (int set = 0; set < near.length; set++) {
                near[set] = Arrays.copyOf(near[set], count[set]);
                commons[set] = Arrays.copyOf(commons[set], count[set]);
            }
            return new AlsLinks(near, commons);
        }

        /// Finds the sets all of whose places of a digit are seen by all places in this one: those with a place that is
        /// seen, without those with one that is not.
        private void join(int one, int digit) {
            long seenLo = sets.buddiesLo(one, digit);
            long seenHi = sets.buddiesHi(one, digit);
            Arrays.fill(joined, 0);
            gather(seenLo, seenHi, digit, true);
            gather(position.lo(digit) & ~seenLo, position.hi(digit) & ~seenHi, digit, false);
            if (!overlap) {
                for (long left = sets.lo(one); left != 0; left &= left - 1) {
                    drop(Long.numberOfTrailingZeros(left) * words, holding);
                }
                for (long left = sets.hi(one); left != 0; left &= left - 1) {
                    drop((64 + Long.numberOfTrailingZeros(left)) * words, holding);
                }
            }
        }

        private void gather(long lo, long hi, int digit, boolean add) {
            for (long left = lo; left != 0; left &= left - 1) {
                change((Long.numberOfTrailingZeros(left) * 9 + digit) * words, add);
            }
            for (long left = hi; left != 0; left &= left - 1) {
                change(((64 + Long.numberOfTrailingZeros(left)) * 9 + digit) * words, add);
            }
        }

        private void change(int row, boolean add) {
            if (add) {
                for (int word = 0; word < words; word++) {
                    joined[word] |= having[row + word];
                }
            } else {
                drop(row, having);
            }
        }

        private void drop(int row, long[] rows) {
            for (int word = 0; word < words; word++) {
                joined[word] &= ~rows[row + word];
            }
        }
    }

    private static void add(int[][] near, int[][] commons, int[] count, int set, int other, int restricted) {
        int at = count[set]++;
        if (at == near[set].length) {
            near[set] = Arrays.copyOf(near[set], 2 * at);
            commons[set] = Arrays.copyOf(commons[set], 2 * at);
        }
        near[set][at] = other;
        commons[set][at] = restricted;
    }

    /// Returns how many sets are joined to this one.
    public int count(int set) {
        return near[set].length;
    }

    /// Returns one of the sets joined to this one; they come in their order.
    public int near(int set, int place) {
        return near[set][place];
    }

    /// Returns the digits that join it, nine bits.
    public int commons(int set, int place) {
        return commons[set][place];
    }
}
