package nonet.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The path to the last board of a film, and the branches that were left by undoing moves. The boards are those of the
/// start, whose index is -1, and of the moves that led to a board in a new way.
public final class FilmPath {

    /// The index before a move that is none, or that leads to a board that is known.
    public static final int NONE = -2;

    /// A state of the board.
    ///
    /// @param move the index of the move that led to it; -1 for the start
    /// @param from the number of the state before that move; -1 for the start
    private record State(int move, int from, Document board) {}

    private final List<State> states = new ArrayList<>();
    private final Map<Document, Integer> latest = new HashMap<>();
    private final BitSet undone = new BitSet();
    private final int[] before;
    private int now;

    FilmPath(PlayerFilm film) {
        List<FilmAction> actions = film.actions();
        before = new int[actions.size()];
        add(-1, -1, film.start());
        for (int i = 0; i < before.length; i++) {
            FilmAction action = actions.get(i);
            before[i] = NONE;
            if (action.kind().changesBoard() && !lead(action)) {
                before[i] = states.get(now).move;
                undone.set(i);
                add(i, now, action.board());
            }
        }
        for (int state = now; state > 0; state = states.get(state).from) {
            undone.clear(states.get(state).move);
        }
    }

    /// Returns the number of actions.
    public int size() {
        return before.length;
    }

    /// Returns the index of the board at which a move began; [#NONE] for an action that led to no new board.
    public int before(int action) {
        return before[action];
    }

    /// Returns the indexes of the moves that are undone at the end: the branches that were left.
    public BitSet undone() {
        return (BitSet) undone.clone();
    }

    /// Goes to the known state that an action leads to, if it leads to one.
    private boolean lead(FilmAction action) {
        int known = switch (action.kind()) {
            case UNDO -> earlier(action.board());
            case REDO, JUMP -> latest.getOrDefault(action.board(), -1);
            default -> -1;
        };
        now = known < 0 ? now : known;
        return known >= 0;
    }

    private int earlier(Document board) {
        int state = states.get(now).from;
        while (state >= 0 && !states.get(state).board.equals(board)) {
            state = states.get(state).from;
        }
        return state < 0 ? latest.getOrDefault(board, -1) : state;
    }

    private void add(int move, int from, Document board) {
        now = states.size();
        states.add(new State(move, from, board));
        latest.put(board, now);
    }
}
