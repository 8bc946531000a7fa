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
    static AlsLinks of(AlsList sets, boolean overlap) {
        int size = sets.size();
        int[][] near = new int[size][8];
        int[][] commons = new int[size][8];
        int[] count = new int[size];
        int[] exposed = new int[size];
        long[] lo = new long[size];
        long[] hi = new long[size];
        for (int set = 0; set < size; set++) {
            exposed[set] = sets.exposed(set);
            lo[set] = sets.lo(set);
            hi[set] = sets.hi(set);
        }
        for (int one = 0; one < size; one++) {
            for (int other = one + 1; other < size; other++) {
                int shared = exposed[one] & exposed[other];
                boolean apart = (lo[one] & lo[other] | hi[one] & hi[other]) == 0;
                if (shared == 0 || !apart && !overlap) {
                    continue;
                }
                int restricted = 0;
                for (int left = shared; left != 0; left &= left - 1) {
                    if (sets.isRestricted(one, other, Integer.numberOfTrailingZeros(left))) {
                        restricted |= left & -left;
                    }
                }
                if (restricted != 0) {
                    add(near, commons, count, one, other, restricted);
                    add(near, commons, count, other, one, restricted);
                }
            }
        }
        for (int set = 0; set < size; set++) {
            near[set] = Arrays.copyOf(near[set], count[set]);
            commons[set] = Arrays.copyOf(commons[set], count[set]);
        }
        return new AlsLinks(near, commons);
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
