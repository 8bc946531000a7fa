package nonet.rate.se.net;

import java.util.Arrays;
import nonet.grid.Geometry;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.chain.NestedChain;
import nonet.rate.se.evidence.NodeCause;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Finds the consequences of a node: nodes that are on go first, then one that is off, and so on until nothing follows,
/// or a node and its opposite do.
final class Propagator {

    private final NetMode mode;
    private final Cancel cancel;
    private final NodeBudget budget;
    private final @Nullable AdvancedRules advanced;
    private final RatingBoard board = RatingBoard.empty();
    private RatingBoard start = board;
    private Net net = new Net();

    /// The digits that are on and off in a cell, and the places where a digit is on and off in a house.
    private final int[] onDigits = new int[81];

    private final int[] offDigits = new int[81];
    private final int[] onPlaces = new int[243];
    private final int[] offPlaces = new int[243];
    private int onNext;
    private int offNext;

    /// A node with as many ancestors as this cannot be part of a step that is wanted; one with fewer is promising.
    private int limit;

    /// The number of promising nodes that are not expanded yet.
    private int promising;

    /// The nodes that one node turns on, and their parents.
    private final int[] turnedOn = new int[4];

    private final NodeCause[] turnedOnBy = new NodeCause[4];

    Propagator(NetMode mode, Cancel cancel, NodeBudget budget) {
        this.mode = mode;
        this.cancel = cancel;
        this.budget = budget;
        advanced = mode.level() == 0 ? null : new AdvancedRules(mode.level(), cancel, budget);
    }

    /// Fills a net with the consequences of a node on a board.
    ///
    /// @param limit the number of ancestors from which a node cannot be part of a step that is wanted
    void propagate(RatingBoard from, int node, int limit, Net into) {
        cancel.check();
        start = from;
        net = into;
        net.clear();
        board.copy(from);
        Arrays.fill(onDigits, 0);
        Arrays.fill(offDigits, 0);
        Arrays.fill(onPlaces, 0);
        Arrays.fill(offPlaces, 0);
        onNext = 0;
        offNext = 0;
        promising = 0;
        this.limit = limit;
        net.limit = limit;
        add(node, -1, NodeCause.NONE);
        boolean more = true;
        while (more && expandAll()) {
            more = advanced != null && advanced.extend(this, net, start, board);
        }
        budget.add(net.onCount + net.offCount);
    }

    /// Expands nodes until none is left. Returns false if there was a contradiction or if no node that is left is
    /// promising; with advanced rules, which may start from any node, all are expanded.
    private boolean expandAll() {
        while (promising > 0 || advanced != null) {
            boolean consistent;
            if (onNext < net.onCount) {
                int candidate = net.onOrder[onNext++];
                countWaiting(candidate * 2 + 1, -1);
                consistent = expandOn(candidate);
            } else if (offNext < net.offCount) {
                int candidate = net.offOrder[offNext++];
                countWaiting(candidate * 2, -1);
                consistent = expandOff(candidate);
            } else {
                return true;
            }
            if (!consistent) {
                return false;
            }
        }
        net.cut = onNext < net.onCount || offNext < net.offCount;
        return false;
    }

    /// Counts a node that begins or ceases to wait, if it is promising.
    private void countWaiting(int node, int change) {
        promising += isPromising(node) ? change : 0;
    }

    private boolean isPromising(int node) {
        return net.fewest(node) < limit;
    }

    private void add(int node, int parent, NodeCause cause) {
        net.add(node, parent, cause);
        int cell = node / 18;
        int digit = node / 2 % 9;
        int[] digits = (node & 1) == 0 ? offDigits : onDigits;
        int[] places = (node & 1) == 0 ? offPlaces : onPlaces;
        digits[cell] |= 1 << digit;
        for (int kind = 0; kind < 3; kind++) {
            places[SearchOrder.house(cell, kind) * 9 + digit] |= 1 << SearchOrder.place(cell, kind);
        }
        countWaiting(node, 1);
    }

    /// Adds a node that is off, by an advanced rule.
    ///
    /// @param technique the technique that found it
    void addOff(int candidate, int[] parents, int parentCount, NodeCause technique, @Nullable NestedChain chain) {
        add(candidate * 2, -1, technique);
        for (int i = 0; i < parentCount; i++) {
            net.addParent(candidate * 2, parents[i]);
        }
        net.setNested(candidate * 2, chain);
    }

    private boolean expandOn(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        int node = candidate * 2 + 1;
        if (mode.cellLinks()) {
            int others = board.candidates[cell] & ~(1 << digit);
            int clashes = others & onDigits[cell];
            int last = clashes & -clashes;
            for (int left = others & ~offDigits[cell] & (last - 1); left != 0; left &= left - 1) {
                add((cell * 9 + Integer.numberOfTrailingZeros(left)) * 2, node, NodeCause.CELL);
            }
            if (clashes != 0) {
                net.addClash((cell * 9 + Integer.numberOfTrailingZeros(clashes)) * 2, node, NodeCause.CELL);
                return false;
            }
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = SearchOrder.house(cell, kind);
            int at = house * 9 + digit;
            int others = board.places[at] & ~(1 << SearchOrder.place(cell, kind));
            int clashes = others & onPlaces[at];
            int last = clashes & -clashes;
            for (int left = others & ~offPlaces[at] & (last - 1); left != 0; left &= left - 1) {
                int other = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
                add((other * 9 + digit) * 2, node, NodeCause.ofKind(kind));
            }
            if (clashes != 0) {
                int other = Geometry.cell(house, Integer.numberOfTrailingZeros(clashes));
                net.addClash((other * 9 + digit) * 2, node, NodeCause.ofKind(kind));
                return false;
            }
        }
        return true;
    }

    private boolean expandOff(int candidate) {
        int count = listTurnedOn(candidate);
        if (mode.dynamic()) {
            board.remove(candidate / 9, candidate % 9);
        }
        for (int i = 0; i < count; i++) {
            int other = turnedOn[i];
            if ((offDigits[other / 9] >>> other % 9 & 1) != 0) {
                net.addClash(other * 2 + 1, candidate * 2, turnedOnBy[i]);
                addRemovedParents(Net.CLASH, other, turnedOnBy[i], candidate);
                return false;
            }
            if ((onDigits[other / 9] >>> other % 9 & 1) == 0) {
                add(other * 2 + 1, candidate * 2, turnedOnBy[i]);
                // With more parents it may have so many ancestors that it is not promising any more.
                countWaiting(other * 2 + 1, -1);
                addRemovedParents(other * 2 + 1, other, turnedOnBy[i], candidate);
                countWaiting(other * 2 + 1, 1);
            }
        }
        return true;
    }

    /// Lists the candidates that are on when one is off, by its cell, then by its box, row and column.
    private int listTurnedOn(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        int count = 0;
        if (mode.cellLinks() && board.count(cell) == 2) {
            turnedOn[0] = cell * 9 + Integer.numberOfTrailingZeros(board.candidates[cell] & ~(1 << digit));
            turnedOnBy[0] = NodeCause.CELL;
            count = 1;
        }
        for (int kind = 0; kind < 3; kind++) {
            int house = SearchOrder.house(cell, kind);
            int places = board.places[house * 9 + digit];
            int rest = places & ~(1 << SearchOrder.place(cell, kind));
            if (rest != 0 && (rest & (rest - 1)) == 0) {
                int other = Geometry.cell(house, Integer.numberOfTrailingZeros(rest)) * 9 + digit;
                if (!isListed(other, count)) {
                    turnedOn[count] = other;
                    turnedOnBy[count++] = NodeCause.ofKind(kind);
                }
            }
        }
        return count;
    }

    private boolean isListed(int candidate, int count) {
        for (int i = 0; i < count; i++) {
            if (turnedOn[i] == candidate) {
                return true;
            }
        }
        return false;
    }

    /// Adds the candidates whose removal made a link as parents of the node that the link turns on.
    ///
    /// @param first the candidate that is a parent already
    private void addRemovedParents(int slot, int candidate, NodeCause cause, int first) {
        if (!mode.dynamic()) {
            return;
        }
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (cause == NodeCause.CELL) {
            for (int left = start.candidates[cell] & ~board.candidates[cell]; left != 0; left &= left - 1) {
                addParent(slot, cell * 9 + Integer.numberOfTrailingZeros(left), first);
            }
        } else {
            int house = cause.house(cell);
            int removed = start.places[house * 9 + digit] & ~board.places[house * 9 + digit];
            for (int left = removed; left != 0; left &= left - 1) {
                addParent(slot, Geometry.cell(house, Integer.numberOfTrailingZeros(left)) * 9 + digit, first);
            }
        }
    }

    private void addParent(int slot, int candidate, int first) {
        if (candidate != first) {
            net.addParent(slot, candidate * 2);
        }
    }
}
