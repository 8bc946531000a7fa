package nonet.rate.csp;

import java.util.ArrayList;
import java.util.List;

/// The boards of a search depth first, by depth. Each is used again and again. Mutable, for one thread.
final class Boards {

    private final List<Board> boards = new ArrayList<>();

    Board at(int depth) {
        while (boards.size() <= depth) {
            boards.add(new Board());
        }
        return boards.get(depth);
    }

    /// Makes the board of a depth equal to another one with one more object placed.
    Board placed(int depth, Board before, int object) {
        Board board = at(depth);
        board.set(before);
        board.place(object);
        return board;
    }
}
