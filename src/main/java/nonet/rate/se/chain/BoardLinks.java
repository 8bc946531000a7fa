package nonet.rate.se.chain;

import java.util.Arrays;
import nonet.grid.Geometry;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SearchOrder;
import nonet.rate.se.evidence.NodeCause;

/// The links of chains on one board. X links join the places of a digit in a house, Y links the candidates of a cell. A
/// node that is off leads on only where it has a strong link, so other nodes are left out where weak links are listed.
final class BoardLinks {

    /// The links that a search follows.
    enum Mode {
        X,
        Y,
        X_AND_Y
    }

    /// At most one strong link in the cell and one in each house.
    static final int MOST_STRONG = 4;

    private Mode mode = Mode.X;
    private RatingBoard board = RatingBoard.empty();

    /// The ends of the strong links of a candidate, from `candidate * 4`.
    final int[] strong = new int[729 * MOST_STRONG];

    /// The cell or the house of each strong link.
    final NodeCause[] causes = new NodeCause[729 * MOST_STRONG];

    final byte[] strongCount = new byte[729];

    /// The places of a digit in a house from which a strong link starts, at `house * 9 + digit`.
    private final int[] strongPlaces = new int[243];

    /// The digits of a cell from which a strong link starts.
    private final int[] strongDigits = new int[81];

    /// The cells in which a digit has a strong link, cells 0 to 63 and the others.
    final long[] strongLo = new long[9];

    final long[] strongHi = new long[9];

    void prepare(RatingBoard board, Mode mode) {
        this.board = board;
        this.mode = mode;
        Arrays.fill(strongCount, (byte) 0);
        Arrays.fill(strongPlaces, 0);
        Arrays.fill(strongDigits, 0);
        Arrays.fill(strongLo, 0);
        Arrays.fill(strongHi, 0);
        if (mode != Mode.X) {
            linkCells();
        }
        if (mode != Mode.Y) {
            linkHouses();
        }
    }

    boolean hasYLinks() {
        return mode != Mode.X;
    }

    private void linkCells() {
        for (int cell = 0; cell < 81; cell++) {
            int digits = board.candidates[cell];
            if (Integer.bitCount(digits) == 2) {
                int one = cell * 9 + Integer.numberOfTrailingZeros(digits);
                int other = cell * 9 + Integer.numberOfTrailingZeros(digits & (digits - 1));
                addStrong(one, other, NodeCause.CELL);
                addStrong(other, one, NodeCause.CELL);
            }
        }
    }

    private void linkHouses() {
        for (int house : SearchOrder.boxesRowsColumns()) {
            for (int digit = 0; digit < 9; digit++) {
                int places = board.places[house * 9 + digit];
                if (Integer.bitCount(places) == 2) {
                    int one = Geometry.cell(house, Integer.numberOfTrailingZeros(places)) * 9 + digit;
                    int other = Geometry.cell(house, Integer.numberOfTrailingZeros(places & (places - 1))) * 9 + digit;
                    addStrong(one, other, NodeCause.ofHouse(house));
                    addStrong(other, one, NodeCause.ofHouse(house));
                }
            }
        }
    }

    private void addStrong(int from, int to, NodeCause cause) {
        int first = from * MOST_STRONG;
        for (int i = first; i < first + strongCount[from]; i++) {
            if (strong[i] == to) {
                return;
            }
        }
        int at = first + strongCount[from]++;
        strong[at] = to;
        causes[at] = cause;
        int cell = from / 9;
        int digit = from % 9;
        strongDigits[cell] |= 1 << digit;
        strongLo[digit] |= Geometry.bitLo(cell);
        strongHi[digit] |= Geometry.bitHi(cell);
        for (int kind = 0; kind < 3; kind++) {
            strongPlaces[SearchOrder.house(cell, kind) * 9 + digit] |= 1 << SearchOrder.place(cell, kind);
        }
    }

    /// Returns the other digits of a candidate's cell from which a strong link starts, none without Y links.
    int weakDigits(int cell, int digit) {
        return mode == Mode.X ? 0 : strongDigits[cell] & ~(1 << digit);
    }

    /// Lists the candidates that are off when one is on and that have strong links: those of its cell, then those of
    /// its box, row and column. Returns their number.
    ///
    /// @param ends receives the candidates
    /// @param causes receives the cause of each
    int listWeak(int candidate, int[] ends, NodeCause[] causes) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        int count = 0;
        for (int left = weakDigits(cell, digit); left != 0; left &= left - 1) {
            ends[count] = cell * 9 + Integer.numberOfTrailingZeros(left);
            causes[count++] = NodeCause.CELL;
        }
        int box = Geometry.box(cell);
        for (int kind = 0; kind < 3; kind++) {
            int house = SearchOrder.house(cell, kind);
            int places = strongPlaces[house * 9 + digit] & ~(1 << SearchOrder.place(cell, kind));
            if (house != box) {
                places &= ~SearchOrder.crossing(house, box);
            }
            for (int left = places; left != 0; left &= left - 1) {
                ends[count] = Geometry.cell(house, Integer.numberOfTrailingZeros(left)) * 9 + digit;
                causes[count++] = NodeCause.ofKind(kind);
            }
        }
        return count;
    }

    /// Tests whether one candidate on means that another is off.
    boolean isWeak(int candidate, int other) {
        return candidate / 9 == other / 9
                ? mode != Mode.X && candidate != other
                : candidate % 9 == other % 9 && Geometry.sees(candidate / 9, other / 9);
    }
}
