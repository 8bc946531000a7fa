package nonet.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
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
        long[] nodes = new long[9 * words];
        for (int node = 0; node < graph.size(); node++) {
            nodes[graph.digit(node) * words + (node >>> 6)] |= 1L << node;
        }
        for (int als = 0; als < all.size(); als++) {
            int loss = first[als];
            for (int left = loss < first[als + 1] ? all.exposed(als) : 0; left != 0; left &= left - 1) {
                sets[loss] = als;
                digits[loss] = Integer.numberOfTrailingZeros(left);
                System.arraycopy(nodes, digits[loss] * words, causes, loss * words, words);
                see(loss++);
            }
        }
    }

    /// Collects the nodes that have weak links to all places of the digit in the set.
    private void see(int loss) {
        int als = sets[loss];
        for (long left = all.lo(als, digits[loss]); left != 0; left &= left - 1) {
            narrow(loss, graph.node(Long.numberOfTrailingZeros(left), digits[loss]));
        }
        for (long left = all.hi(als, digits[loss]); left != 0; left &= left - 1) {
            narrow(loss, graph.node(64 + Long.numberOfTrailingZeros(left), digits[loss]));
        }
        for (int word = 0; word < words; word++) {
            near[als * words + word] |= causes[loss * words + word];
        }
    }

    private void narrow(int loss, int place) {
        for (int word = 0; word < words; word++) {
            causes[loss * words + word] &= graph.weak(place, word);
        }
    }

    /// Returns for each node the row of those that it makes false through one set.
    long[] rows() {
        long[] rows = new long[graph.size() * words];
        for (int loss = 0; loss < size; loss++) {
            for (int word = 0; word < words; word++) {
                for (long left = causes[loss * words + word]; left != 0; left &= left - 1) {
                    lead((word << 6) + Long.numberOfTrailingZeros(left), loss, rows);
                }
            }
        }
        return rows;
    }

    private void lead(int node, int loss, long[] rows) {
        for (int word = 0; word < words; word++) {
            rows[node * words + word] |= denied(loss, word);
        }
    }

    /// Returns for each node the losses that it leads to.
    private int[][] inverse() {
        int[] counts = new int[graph.size()];
        for (int loss = 0; loss < size; loss++) {
            for (int word = 0; word < words; word++) {
                for (long left = causes[loss * words + word]; left != 0; left &= left - 1) {
                    counts[(word << 6) + Long.numberOfTrailingZeros(left)]++;
                }
            }
        }
        int[][] all = new int[graph.size()][];
        for (int node = 0; node < graph.size(); node++) {
            all[node] = new int[counts[node]];
        }
        for (int loss = size - 1; loss >= 0; loss--) {
            for (int word = 0; word < words; word++) {
                for (long left = causes[loss * words + word]; left != 0; left &= left - 1) {
                    int node = (word << 6) + Long.numberOfTrailingZeros(left);
                    all[node][--counts[node]] = loss;
                }
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
