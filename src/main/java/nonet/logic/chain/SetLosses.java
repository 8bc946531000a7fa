package nonet.logic.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import nonet.logic.als.AlsLinks;
import nonet.logic.als.AlsList;
import org.jspecify.annotations.Nullable;

/// What follows when almost locked sets lose a digit: the set is locked then. Nodes that see all its places of another
/// digit are false. If sets may be linked to each other, too, a set all of whose places of the digit they see loses it;
/// and a cell from which they take all candidates but one holds that one.
///
/// A loss is a set and the digit that it loses. Sets of one cell are left out, for they are links in that cell.
final class SetLosses {

    private static final int[] NONE = {};

    private final ChainGraph graph;
    private final AlsList all;
    private final @Nullable AlsLinks links;
    private final int words;
    private final int size;

    /// By set, the first of its losses: it has one for each digit that a candidate can take from it, if these are several.
    private final int[] first;

    private final int[] sets;
    private final int[] digits;

    /// By loss, the nodes that lead to it.
    private final long[] causes;

    /// The same listed, and by loss where its list begins.
    private int[] leading = new int[1024];

    private final int[] leadingFrom;

    /// By set, the nodes that lead to any of its losses.
    private final long[] near;

    /// By node, the losses that it leads to.
    private int[] @Nullable [] causedBy;

    private SetLosses(ChainGraph graph, @Nullable AlsLinks links, IntPredicate wanted) {
        this.graph = graph;
        this.all = graph.almostLockedSets();
        this.links = links;
        this.words = graph.words();
        this.first = new int[all.size() + 1];
        for (int als = 0; als < all.size(); als++) {
            int exposed = Integer.bitCount(all.exposed(als));
            first[als + 1] = first[als] + (all.cellCount(als) > 1 && exposed > 1 && wanted.test(als) ? exposed : 0);
        }
        this.size = first[all.size()];
        this.sets = new int[size];
        this.digits = new int[size];
        this.causes = new long[size * words];
        this.leadingFrom = new int[size + 1];
        this.near = new long[all.size() * words];
        fill();
    }

    /// @param links how sets are linked to each other; null when they are not to be
    static SetLosses of(ChainGraph graph, @Nullable AlsLinks links) {
        return new SetLosses(graph, links, _ -> true);
    }

    /// Returns for each node the row of those that it makes false through one set.
    ///
    /// @param wanted which of the sets count
    static long[] rows(ChainGraph graph, IntPredicate wanted) {
        return new SetLosses(graph, null, wanted).rows();
    }

    private void fill() {
        int[] groups = firstGroups();
        for (int als = 0; als < all.size(); als++) {
            int loss = first[als];
            for (int left = loss < first[als + 1] ? all.exposed(als) : 0; left != 0; left &= left - 1) {
                sets[loss] = als;
                digits[loss] = Integer.numberOfTrailingZeros(left);
                see(loss++, groups);
            }
        }
    }

    /// Returns by digit the first of its groups.
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

    /// Collects the nodes that see all places of the digit in the set.
    private void see(int loss, int[] groups) {
        int digit = digits[loss];
        long lo = all.buddiesLo(sets[loss], digit);
        long hi = all.buddiesHi(sets[loss], digit);
        leadingFrom[loss + 1] = leadingFrom[loss];
        for (long left = lo; left != 0; left &= left - 1) {
            lead(loss, graph.node(Long.numberOfTrailingZeros(left), digit));
        }
        for (long left = hi; left != 0; left &= left - 1) {
            lead(loss, graph.node(64 + Long.numberOfTrailingZeros(left), digit));
        }
        for (int group = groups[digit]; group < groups[digit + 1]; group++) {
            if ((graph.lo(group) & ~lo | graph.hi(group) & ~hi) == 0) {
                lead(loss, group);
            }
        }
    }

    private void lead(int loss, int node) {
        long bit = 1L << node;
        causes[loss * words + (node >>> 6)] |= bit;
        near[sets[loss] * words + (node >>> 6)] |= bit;
        if (leadingFrom[loss + 1] == leading.length) {
            leading = Arrays.copyOf(leading, 2 * leading.length);
        }
        leading[leadingFrom[loss + 1]++] = node;
    }

    /// Returns for each node the row of those that it makes false through one set.
    long[] rows() {
        long[] rows = new long[graph.size() * words];
        for (int loss = 0; loss < size; loss++) {
            for (int at = leadingFrom[loss]; at < leadingFrom[loss + 1]; at++) {
                for (int word = 0; word < words; word++) {
                    rows[leading[at] * words + word] |= denied(loss, word);
                }
            }
        }
        return rows;
    }

    /// Returns for each node the losses that it leads to.
    private int[][] inverse() {
        int[] counts = new int[graph.size()];
        for (int at = 0; at < leadingFrom[size]; at++) {
            counts[leading[at]]++;
        }
        int[][] all = new int[graph.size()][];
        for (int node = 0; node < graph.size(); node++) {
            all[node] = new int[counts[node]];
        }
        for (int loss = size - 1; loss >= 0; loss--) {
            for (int at = leadingFrom[loss]; at < leadingFrom[loss + 1]; at++) {
                all[leading[at]][--counts[leading[at]]] = loss;
            }
        }
        return all;
    }

    /// Returns how many losses there are.
    int size() {
        return size;
    }

    /// Returns the set that loses a digit.
    int set(int loss) {
        return sets[loss];
    }

    /// Returns the digit that it loses.
    int digit(int loss) {
        return digits[loss];
    }

    /// Returns how many links it counts to get out of the set: larger sets are harder to see.
    int links(int loss) {
        return all.cellCount(sets[loss]) + 1;
    }

    /// Returns a word of the nodes that the loss makes false.
    long denied(int loss, int word) {
        return near[sets[loss] * words + word] & ~causes[loss * words + word];
    }

    /// Returns the nodes that the loss makes true.
    int[] proved(int loss) {
        return links == null ? NONE : prove(loss);
    }

    /// Returns the losses that the node leads to when true.
    int[] causedBy(int node) {
        int[][] known = causedBy;
        if (known == null) {
            known = inverse();
            causedBy = known;
        }
        return known[node];
    }

    private int[] prove(int loss) {
        int als = sets[loss];
        long lo = 0;
        long hi = 0;
        for (int left = all.exposed(als) & ~(1 << digits[loss]); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            lo |= all.buddiesLo(als, digit);
            hi |= all.buddiesHi(als, digit);
        }
        List<Integer> found = new ArrayList<>();
        for (long left = lo; left != 0; left &= left - 1) {
            prove(loss, Long.numberOfTrailingZeros(left), found);
        }
        for (long left = hi; left != 0; left &= left - 1) {
            prove(loss, 64 + Long.numberOfTrailingZeros(left), found);
        }
        return found.stream().mapToInt(node -> node).toArray();
    }

    /// Notes the last candidate of a cell with three or more, if the set leaves but one.
    private void prove(int loss, int cell, List<Integer> found) {
        int rest = 0;
        int candidates = 0;
        for (int digit = 0; digit < 9; digit++) {
            int node = graph.node(cell, digit);
            if (node >= 0) {
                candidates++;
                rest |= (denied(loss, node >>> 6) >>> node & 1) == 0 ? 1 << digit : 0;
            }
        }
        if (candidates > 2 && Integer.bitCount(rest) == 1) {
            found.add(graph.node(cell, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /// Returns the losses of other sets that this one leads to.
    int[] next(int loss) {
        if (links == null) {
            return NONE;
        }
        int als = sets[loss];
        List<Integer> found = new ArrayList<>();
        for (int left = links.joining(als) & ~(1 << digits[loss]); left != 0; left &= left - 1) {
            joined(als, Integer.numberOfTrailingZeros(left), found);
        }
        return found.stream().mapToInt(each -> each).toArray();
    }

    private void joined(int als, int digit, List<Integer> found) {
        AlsLinks joins = links;
        int row = joins.row(als, digit);
        for (int word = 0; word < joins.words(); word++) {
            for (long left = joins.joined(row, word); left != 0; left &= left - 1) {
                int other = (word << 6) + Long.numberOfTrailingZeros(left);
                if (first[other] < first[other + 1]) {
                    found.add(first[other] + Integer.bitCount(all.exposed(other) & (1 << digit) - 1));
                }
            }
        }
    }
}
