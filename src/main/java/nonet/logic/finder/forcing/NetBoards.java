package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.List;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// Where the candidates of a position lead to when each is taken as true, followed when somebody first asks. What did
/// not clash at a position before looks the same as long as the candidates that were lost since leave no single there.
final class NetBoards {

    /// A board that does not clash.
    ///
    /// @param on the candidates that became true, as of [Net#on()]
    /// @param off the candidates that became false
    record Board(int candidate, long[] on, long[] off) {}

    private final Position position;

    /// The candidates of the position, a set as of [Net#on()].
    private final long[] candidates = new long[Net.WORDS];

    private final @Nullable Board[] boards = new Board[729];

    /// @param earlier those of a position before
    private NetBoards(Position position, @Nullable NetBoards earlier) {
        this.position = position;
        for (int digit = 0; digit < 9; digit++) {
            candidates[2 * digit] = position.lo(digit);
            candidates[2 * digit + 1] = position.hi(digit);
        }
        List<Integer> lost = earlier == null ? List.of() : lost(earlier);
        if (earlier != null && lost.stream().noneMatch(this::leavesSingle)) {
            for (Board board : earlier.boards) {
                if (board != null && holds(board, lost)) {
                    boards[board.candidate()] = board;
                }
            }
        }
    }

    static NetBoards of(Position position) {
        return position.index(NetBoards.class, NetBoards::new);
    }

    /// Follows a candidate from the start.
    ///
    /// @return whether its board clashes
    static boolean follow(int candidate, Net net) {
        net.start();
        return net.assume(candidate);
    }

    /// Returns the board of a candidate, or null when it clashes: then the net has just come to that.
    @Nullable
    Board get(int candidate, Net net) {
        Board board = boards[candidate];
        if (board == null && !follow(candidate, net)) {
            board = new Board(candidate, net.on(), net.off());
            boards[candidate] = board;
        }
        return board;
    }

    /// Returns the candidates of which it is known that their boards do not clash: what is true on a board leads to no
    /// more than that board shows.
    long[] sound() {
        long[] sound = new long[Net.WORDS];
        for (Board board : boards) {
            for (int word = 0; board != null && word < Net.WORDS; word++) {
                sound[word] |= board.on()[word];
            }
        }
        return sound;
    }

    /// Returns a word of what became true on a board, of the candidates that are left.
    long on(Board board, int word) {
        return board.on()[word] & candidates[word];
    }

    /// Returns a word of what became false.
    long off(Board board, int word) {
        return board.off()[word] & candidates[word];
    }

    /// Returns how much there was to follow on a board.
    int statements(Board board) {
        int statements = 0;
        for (int word = 0; word < Net.WORDS; word++) {
            statements += Long.bitCount(on(board, word) | off(board, word));
        }
        return statements;
    }

    private List<Integer> lost(NetBoards earlier) {
        List<Integer> lost = new ArrayList<>();
        for (int candidate = 0; candidate < boards.length; candidate++) {
            if (Net.holds(earlier.candidates, candidate) && !Net.holds(candidates, candidate)) {
                lost.add(candidate);
            }
        }
        return lost;
    }

    /// Tells whether there is a single in the position where a candidate was lost, which a net does not see that starts
    /// without the candidate.
    private boolean leavesSingle(int candidate) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        return Integer.bitCount(position.mask(cell)) == 1
                || Integer.bitCount(position.places(Geometry.row(cell), digit)) == 1
                || Integer.bitCount(position.places(Geometry.column(cell), digit)) == 1
                || Integer.bitCount(position.places(Geometry.box(cell), digit)) == 1;
    }

    private boolean holds(Board board, List<Integer> lost) {
        for (int candidate : lost) {
            int cell = candidate / 9;
            int digit = candidate % 9;
            if (Net.holds(board.on(), candidate)
                    ? position.value(cell) != digit + 1
                    : !Net.holds(board.off(), candidate) && mayPlace(board, cell, digit)) {
                return false;
            }
        }
        return true;
    }

    /// Tells whether a cell, or a digit in one of the cell's houses, has fewer than two candidates on a board.
    private boolean mayPlace(Board board, int cell, int digit) {
        int inCell = 0;
        for (int left = position.mask(cell); left != 0; left &= left - 1) {
            inCell += Net.holds(board.off(), cell * 9 + Integer.numberOfTrailingZeros(left)) ? 0 : 1;
        }
        return inCell < 2
                || places(board, Geometry.row(cell), digit) < 2
                || places(board, Geometry.column(cell), digit) < 2
                || places(board, Geometry.box(cell), digit) < 2;
    }

    private int places(Board board, int house, int digit) {
        long lo = position.lo(digit) & ~board.off()[2 * digit] & Geometry.houseLo(house);
        long hi = position.hi(digit) & ~board.off()[2 * digit + 1] & Geometry.houseHi(house);
        return Long.bitCount(lo) + Long.bitCount(hi);
    }
}
