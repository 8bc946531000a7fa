package nonet.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The path to the last board of a film, and the branches that were left by undoing moves.
final class FilmPath {

    /// A state of the board.
    ///
    /// @param from the number of the state before the move that led to it; -1 for the start
    private record State(int from, Document board) {}

    private final List<State> states = new ArrayList<>();
    private final Map<Document, Integer> latest = new HashMap<>();
    private final BitSet undone = new BitSet();
    private int now;

    private FilmPath(PlayerFilm film) {
        List<FilmAction> actions = film.actions();
        int[] made = new int[actions.size()];
        add(-1, film.start());
        for (int i = 0; i < made.length; i++) {
            FilmAction action = actions.get(i);
            made[i] = -1;
            if (action.kind().changesBoard() && !lead(action)) {
                made[i] = add(now, action.board());
            }
        }
        BitSet path = new BitSet();
        for (int state = now; state >= 0; state = states.get(state).from) {
            path.set(state);
        }
        for (int i = 0; i < made.length; i++) {
            undone.set(i, made[i] >= 0 && !path.get(made[i]));
        }
    }

    /// Returns the indexes of the moves that are undone at the end.
    static BitSet undone(PlayerFilm film) {
        return new FilmPath(film).undone;
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

    private int add(int from, Document board) {
        now = states.size();
        states.add(new State(from, board));
        latest.put(board, now);
        return now;
    }
}
