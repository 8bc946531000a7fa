package nonet.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    /// By set, the first of its losses: it has one for each digit that a candidate can take from it.
    private final int[] first;

    private final int[] sets;
    private final int[] digits;

    /// By loss, the nodes that lead to it.
    private final long[] causes;

    /// By loss, the nodes that it makes false.
    private final long[] denied;

    /// By loss, the nodes that it makes true.
    private final int[][] proved;

    /// By node, the losses that it leads to.
    private final int[][] causedBy;

    /// @param links how sets are linked to each other; null when they are not to be
    SetLosses(ChainGraph graph, AlsList all, @Nullable AlsLinks links) {
        this.graph = graph;
        this.all = all;
        this.links = links;
        this.words = graph.words();
        this.first = new int[all.size() + 1];
        for (int als = 0; als < all.size(); als++) {
            first[als + 1] = first[als] + (all.cellCount(als) > 1 ? Integer.bitCount(all.exposed(als)) : 0);
        }
        this.size = first[all.size()];
        this.sets = new int[size];
        this.digits = new int[size];
        this.causes = new long[size * words];
        this.denied = new long[size * words];
        this.proved = new int[size][];
        Arrays.fill(proved, NONE);
        fill();
        this.causedBy = causedBy();
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
            for (loss = first[als]; loss < first[als + 1]; loss++) {
                deny(loss);
                if (links != null) {
                    prove(loss);
                }
            }
        }
    }

    /// Collects the nodes that have weak links to all places of the digit in the set.
    private void see(int loss) {
        for (long left = all.lo(sets[loss], digits[loss]); left != 0; left &= left - 1) {
            narrow(loss, graph.node(Long.numberOfTrailingZeros(left), digits[loss]));
        }
        for (long left = all.hi(sets[loss], digits[loss]); left != 0; left &= left - 1) {
            narrow(loss, graph.node(64 + Long.numberOfTrailingZeros(left), digits[loss]));
        }
    }

    private void narrow(int loss, int place) {
        for (int word = 0; word < words; word++) {
            causes[loss * words + word] &= graph.weak(place, word);
        }
    }

    private void deny(int loss) {
        int als = sets[loss];
        for (int other = first[als]; other < first[als + 1]; other++) {
            for (int word = 0; other != loss && word < words; word++) {
                denied[loss * words + word] |= causes[other * words + word];
            }
        }
    }

    private void prove(int loss) {
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
        proved[loss] = found.stream().mapToInt(node -> node).toArray();
    }

    /// Notes the last candidate of a cell with three or more, if the set leaves but one.
    private void prove(int loss, int cell, List<Integer> found) {
        int rest = 0;
        int candidates = 0;
        for (int digit = 0; digit < 9; digit++) {
            int node = graph.node(cell, digit);
            if (node >= 0) {
                candidates++;
                rest |= (denied[loss * words + (node >>> 6)] >>> node & 1) == 0 ? 1 << digit : 0;
            }
        }
        if (candidates > 2 && Integer.bitCount(rest) == 1) {
            found.add(graph.node(cell, Integer.numberOfTrailingZeros(rest)));
        }
    }

    /// Returns for each node the losses that it leads to.
    private int[][] causedBy() {
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

    /// Returns the loss of a digit, -1 when no candidate can take it from the set.
    int loss(int als, int digit) {
        return first[als] < first[als + 1] && (all.exposed(als) >>> digit & 1) != 0
                ? first[als] + Integer.bitCount(all.exposed(als) & (1 << digit) - 1)
                : -1;
    }

    /// Returns a word of the nodes that the loss makes false.
    long denied(int loss, int word) {
        return denied[loss * words + word];
    }

    /// Returns the nodes that the loss makes true.
    int[] proved(int loss) {
        return proved[loss];
    }

    /// Returns the losses that the node leads to when true.
    int[] causedBy(int node) {
        return causedBy[node];
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
                if (all.cellCount(other) > 1) {
                    found.add(loss(other, digit));
                }
            }
        }
    }
}
