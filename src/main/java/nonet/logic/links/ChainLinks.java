package nonet.logic.links;

import nonet.grid.Bits;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// The weak and strong links of a chain graph, as rows of bits. Nodes of a digit that share a house but no cell have a
/// weak link, and a strong link if they contain all places of the digit in the house. Candidates of a cell have a weak
/// link, and a strong link if there are two.
final class ChainLinks {

    /// The places of a house that may form a group: those in one box for a line, those in one row or column for a box.
    /// The columns of a box come last.
    private static final int[] PARTS = {0b111, 0b111_000, 0b111_000_000, 0b1001001, 0b10010010, 0b100100100};

    private final Position position;
    private final NodeList nodes;
    private final int words;
    private final long[] weak;
    private final long[] strong;

    /// By house and digit, the nodes in it.
    private final long[] inHouse;

    /// By single candidate, the nodes that contain it.
    private final long[] holding;

    ChainLinks(Position position, NodeList nodes) {
        this.position = position;
        this.nodes = nodes;
        this.words = nodes.words();
        this.weak = new long[nodes.size() * words];
        this.strong = new long[nodes.size() * words];
        this.inHouse = new long[27 * 9 * words];
        this.holding = new long[nodes.singles() * words];
        for (int node = 0; node < nodes.size(); node++) {
            list(node);
        }
        for (int node = 0; node < nodes.size(); node++) {
            linkWeakly(node);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                linkStrongly(house, digit);
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            linkInCell(cell);
        }
    }

    /// Returns for each node the set of nodes that are false when it is true.
    long[] weak() {
        return weak;
    }

    /// Returns for each node the set of nodes that are true when it is false.
    long[] strong() {
        return strong;
    }

    private void list(int node) {
        int digit = nodes.digit(node);
        for (int house : Bits.of(nodes.houses(node))) {
            set(inHouse, house * 9 + digit, node);
        }
        nodes.cells(node).forEachIndex(cell -> set(holding, nodes.single(cell, digit), node));
    }

    private void linkWeakly(int node) {
        int digit = nodes.digit(node);
        for (int house : Bits.of(nodes.houses(node))) {
            for (int word = 0; word < words; word++) {
                weak[node * words + word] |= inHouse[(house * 9 + digit) * words + word];
            }
        }
        nodes.cells(node).forEachIndex(cell -> dropHolding(node, cell));
    }

    private void dropHolding(int node, int cell) {
        int row = nodes.single(cell, nodes.digit(node)) * words;
        for (int word = 0; word < words; word++) {
            weak[node * words + word] &= ~holding[row + word];
        }
    }

    /// Links two nodes that contain all places of a digit in a house: two cells, two lines of a box, or two boxes of a
    /// line.
    private void linkStrongly(int house, int digit) {
        int places = position.places(house, digit);
        if (Integer.bitCount(places) == 2) {
            join(part(house, digit, places & -places), part(house, digit, places & places - 1));
        } else if (nodes.size() > nodes.singles() && Integer.bitCount(places) > 2) {
            int parts = house < 18 ? 3 : PARTS.length;
            for (int one = 0; one < parts; one++) {
                for (int other = one + 1; other < parts; other++) {
                    int first = places & PARTS[one];
                    int second = places & PARTS[other];
                    if (first != 0 && second != 0 && (first & second) == 0 && (first | second) == places) {
                        join(part(house, digit, first), part(house, digit, second));
                    }
                }
            }
        }
    }

    private void join(int one, int other) {
        set(strong, one, other);
        set(strong, other, one);
    }

    /// Returns the node of a digit's places in a house that lie in one box and line.
    private int part(int house, int digit, int places) {
        int first = Geometry.cell(house, Integer.numberOfTrailingZeros(places));
        if ((places & places - 1) == 0) {
            return nodes.single(first, digit);
        }
        int last = Geometry.cell(house, 31 - Integer.numberOfLeadingZeros(places));
        int line = Geometry.row(first) == Geometry.row(last) ? Geometry.row(first) : Geometry.column(first);
        return nodes.group(Geometry.box(first), line, digit);
    }

    /// Links the candidates of a cell, which are consecutive nodes.
    private void linkInCell(int cell) {
        int mask = position.mask(cell);
        if (mask == 0) {
            return;
        }
        int from = nodes.single(cell, Integer.numberOfTrailingZeros(mask));
        int end = from + Integer.bitCount(mask);
        for (int one = from; one < end; one++) {
            for (int other = from; other < end; other++) {
                if (other != one) {
                    set(weak, one, other);
                }
            }
        }
        if (end - from == 2) {
            join(from, from + 1);
        }
    }

    private void set(long[] rows, int row, int node) {
        rows[row * words + (node >>> 6)] |= 1L << node;
    }
}
