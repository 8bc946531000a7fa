package nonet.logic.links;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.logic.position.Lazy;
import org.jspecify.annotations.Nullable;

/// Implications of removing a digit from an almost locked set: the set becomes locked, so nodes that see all its places
/// of another digit are false. With linked sets, a set all of whose places of a digit are seen loses that digit in
/// turn, and a cell that keeps a single candidate holds it.
///
/// A removal is a set together with the digit removed from it. Sets of one cell are left out: they are links in the
/// cell.
final class AlsImplications {

    private static final int[] NONE = {};

    private final ChainGraph graph;
    private final AlsList all;
    private final @Nullable RestrictedCommons links;
    private final int words;
    private final int size;

    /// By set, its first removal. A set has a removal for each digit that a node can remove, if there are several.
    private final int[] first;

    private final int[] sets;
    private final int[] digits;

    /// By removal, the nodes that cause it.
    private final long[] causes;

    /// The same nodes as lists, and for each removal the start of its list.
    private int[] causeList = new int[1024];

    private final int[] causesFrom;

    /// By set, the nodes that cause any of its removals.
    private final long[] affected;

    /// By node, the removals that it causes.
    private final Lazy<int[][]> causedBy = new Lazy<>(this::inverse);

    private AlsImplications(ChainGraph graph, @Nullable RestrictedCommons links, IntPredicate wanted) {
        this.graph = graph;
        this.all = graph.almostLockedSets();
        this.links = links;
        this.words = graph.words();
        this.first = new int[all.size() + 1];
        for (int als = 0; als < all.size(); als++) {
            int removable = Integer.bitCount(all.removableDigits(als));
            first[als + 1] = first[als] + (all.cellCount(als) > 1 && removable > 1 && wanted.test(als) ? removable : 0);
        }
        this.size = first[all.size()];
        this.sets = new int[size];
        this.digits = new int[size];
        this.causes = new long[size * words];
        this.causesFrom = new int[size + 1];
        this.affected = new long[all.size() * words];
        fill();
    }

    /// @param links the restricted commons between the sets; null if sets are not linked to each other
    static AlsImplications of(ChainGraph graph, @Nullable RestrictedCommons links) {
        return new AlsImplications(graph, links, _ -> true);
    }

    /// Returns for each node the row of nodes that it makes false through one set.
    ///
    /// @param wanted the sets to use
    static long[] rows(ChainGraph graph, IntPredicate wanted) {
        return new AlsImplications(graph, null, wanted).rows();
    }

    private void fill() {
        int[] groups = firstGroups();
        for (int als = 0; als < all.size(); als++) {
            int removal = first[als];
            for (int digit : Bits.of(removal < first[als + 1] ? all.removableDigits(als) : 0)) {
                sets[removal] = als;
                digits[removal] = digit;
                see(removal++, groups);
            }
        }
    }

    /// Returns by digit its first group.
    private int[] firstGroups() {
        int[] first = new int[10];
        int node = graph.singles();
        for (int digit = 0; digit < 9; digit++) {
            first[digit] = node;
            while (node < graph.size() && graph.digit(node) == digit) {
                node++;
            }
        }
        first[9] = node;
        return first;
    }

    /// Collects the nodes that see all places of the digit in the set. In words, since this takes a good part of a rating.
    private void see(int removal, int[] groups) {
        int digit = digits[removal];
        CellSet seeing = all.peers(sets[removal], digit);
        int from = causesFrom[removal];
        int end = from;
        if (end + 81 + groups[digit + 1] - groups[digit] > causeList.length) {
            causeList = Arrays.copyOf(causeList, 2 * causeList.length);
        }
        for (long left = seeing.lo(); left != 0; left &= left - 1) {
            causeList[end++] = graph.node(Long.numberOfTrailingZeros(left), digit);
        }
        for (long left = seeing.hi(); left != 0; left &= left - 1) {
            causeList[end++] = graph.node(64 + Long.numberOfTrailingZeros(left), digit);
        }
        for (int group = groups[digit]; group < groups[digit + 1]; group++) {
            if ((graph.lo(group) & ~seeing.lo() | graph.hi(group) & ~seeing.hi()) == 0) {
                causeList[end++] = group;
            }
        }
        causesFrom[removal + 1] = end;
        for (int at = from; at < end; at++) {
            causes[removal * words + (causeList[at] >>> 6)] |= 1L << causeList[at];
        }
        for (int word = 0; word < words; word++) {
            affected[sets[removal] * words + word] |= causes[removal * words + word];
        }
    }

    /// Returns for each node the row of nodes that it makes false through one set.
    long[] rows() {
        long[] rows = new long[graph.size() * words];
        for (int removal = 0; removal < size; removal++) {
            for (int at = causesFrom[removal]; at < causesFrom[removal + 1]; at++) {
                for (int word = 0; word < words; word++) {
                    rows[causeList[at] * words + word] |= eliminated(removal, word);
                }
            }
        }
        return rows;
    }

    /// Returns for each node the removals that it causes.
    private int[][] inverse() {
        int[] counts = new int[graph.size()];
        for (int at = 0; at < causesFrom[size]; at++) {
            counts[causeList[at]]++;
        }
        int[][] all = new int[graph.size()][];
        for (int node = 0; node < graph.size(); node++) {
            all[node] = new int[counts[node]];
        }
        for (int removal = size - 1; removal >= 0; removal--) {
            for (int at = causesFrom[removal]; at < causesFrom[removal + 1]; at++) {
                all[causeList[at]][--counts[causeList[at]]] = removal;
            }
        }
        return all;
    }

    /// Returns the number of removals.
    int size() {
        return size;
    }

    /// Returns the set of a removal.
    int set(int removal) {
        return sets[removal];
    }

    /// Returns the digit of a removal.
    int digit(int removal) {
        return digits[removal];
    }

    /// Returns the number of links that a step out of the set counts. Larger sets are harder to see and count more.
    int links(int removal) {
        return all.cellCount(sets[removal]) + 1;
    }

    /// Returns a word of the nodes that a removal makes false.
    long eliminated(int removal, int word) {
        return affected[sets[removal] * words + word] & ~causes[removal * words + word];
    }

    /// Returns the nodes that a removal makes true.
    int[] forced(int removal) {
        return links == null ? NONE : force(removal);
    }

    /// Returns the removals that a true node causes.
    int[] causedBy(int node) {
        return causedBy.get()[node];
    }

    private int[] force(int removal) {
        int als = sets[removal];
        CellSet cells = CellSet.NONE;
        for (int digit : Bits.of(all.removableDigits(als) & ~(1 << digits[removal]))) {
            cells = cells.or(all.peers(als, digit));
        }
        List<Integer> found = new ArrayList<>();
        cells.forEachIndex(cell -> force(removal, cell, found));
        return found.stream().mapToInt(node -> node).toArray();
    }

    /// Adds the last candidate of a cell of three or more candidates if the set removes all others.
    private void force(int removal, int cell, List<Integer> found) {
        int rest = 0;
        int candidates = 0;
        for (int digit = 0; digit < 9; digit++) {
            int node = graph.node(cell, digit);
            if (node >= 0) {
                candidates++;
                rest |= (eliminated(removal, node >>> 6) >>> node & 1) == 0 ? 1 << digit : 0;
            }
        }
        if (candidates > 2 && Integer.bitCount(rest) == 1) {
            found.add(graph.node(cell, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /// Returns the removals from other sets that a removal causes.
    int[] next(int removal) {
        if (links == null) {
            return NONE;
        }
        int als = sets[removal];
        List<Integer> found = new ArrayList<>();
        for (int digit : Bits.of(links.rccDigits(als) & ~(1 << digits[removal]))) {
            linked(links, als, digit, found);
        }
        return found.stream().mapToInt(each -> each).toArray();
    }

    private void linked(RestrictedCommons commons, int als, int digit, List<Integer> found) {
        int row = commons.row(als, digit);
        for (int word = 0; word < commons.words(); word++) {
            for (long left = commons.linked(row, word); left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (first[other] < first[other + 1]) {
                    found.add(first[other] + Integer.bitCount(all.removableDigits(other) & (1 << digit) - 1));
                }
            }
        }
    }
}
