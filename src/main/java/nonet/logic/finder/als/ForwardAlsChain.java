package nonet.logic.finder.als;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import nonet.deduce.Als;
import nonet.grid.Bits;
import nonet.logic.links.AlsList;
import nonet.logic.links.RestrictedCommons;

/// Searches for the ALS chain that HoDoKu finds first. Its chains go from each set to one that comes later by
/// [Als#BY_HOUSE]; among them the one whose sets come first is taken, whatever its length.
///
/// The search is depth-first. It remembers the states, a set and the digit by which it was reached, from which it found
/// nothing with as many sets left.
final class ForwardAlsChain {

    private static final int SHORTEST = 4;

    private final AlsList sets;
    private final RestrictedCommons rccs;
    private final int longest;

    /// The sets by house.
    private final int[] order;

    /// By set, the later sets linked to it, each with the digit, as set * 9 + digit.
    private final int[][] links;

    /// By the first digit and state, the smallest number of sets of chains that end in vain at the state.
    private final int[][] inVain;

    private final int[] chain;
    private int length;
    private int start;

    ForwardAlsChain(AlsList sets, RestrictedCommons rccs, int longest) {
        this.sets = sets;
        this.rccs = rccs;
        this.longest = longest;
        Als[] all = IntStream.range(0, sets.size()).mapToObj(sets::get).toArray(Als[]::new);
        this.order = IntStream.range(0, all.length)
                .boxed()
                .sorted(Comparator.comparing(set -> all[set], Als.BY_HOUSE))
                .mapToInt(set -> set)
                .toArray();
        this.links = new int[all.length][];
        this.inVain = new int[9][all.length * 9];
        this.chain = new int[longest];
        for (int from = 0; from < order.length; from++) {
            links[order[from]] = links(from);
        }
    }

    private int[] links(int from) {
        int set = order[from];
        IntStream.Builder all = IntStream.builder();
        for (int i = from + 1; i < order.length; i++) {
            if ((rccs.linkedByAny(set, order[i] >>> 6) >>> order[i] & 1) != 0) {
                for (int digit : Bits.of(rccs.rccDigits(set, order[i]))) {
                    all.add(order[i] * 9 + digit);
                }
            }
        }
        return all.build().toArray();
    }

    /// Searches for the chain.
    boolean find() {
        for (int each : order) {
            start = each;
            for (int digit : Bits.of(rccs.rccDigits(each))) {
                Arrays.fill(inVain[digit], Integer.MAX_VALUE);
            }
            for (int link : links[each]) {
                chain[0] = link;
                if (extend(2, inVain[link % 9])) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Extends the chain.
    ///
    /// @param count the number of its sets
    private boolean extend(int count, int[] inVain) {
        int last = chain[count - 2];
        if (inVain[last] <= count) {
            return false;
        }
        for (int link : links[last / 9]) {
            if (link % 9 != last % 9) {
                chain[count - 1] = link;
                length = count + 1;
                if (length >= SHORTEST && eliminates(link) || count + 1 < longest && extend(count + 1, inVain)) {
                    return true;
                }
            }
        }
        inVain[last] = count;
        return false;
    }

    private boolean eliminates(int link) {
        int first = chain[0] % 9;
        int end = link / 9;
        return (rccs.commonEliminations(rccs.row(start, first), end >>> 6) >>> end & 1) != 0
                && sets.haveCommonPeer(
                        start,
                        end,
                        sets.removableDigits(start) & sets.removableDigits(end) & ~(1 << first) & ~(1 << link % 9));
    }

    /// Returns the first set of the chain found.
    int start() {
        return start;
    }

    /// Returns the chain found: for each place after the start, set * 9 + digit.
    int[] chain() {
        return Arrays.copyOf(chain, length - 1);
    }
}
