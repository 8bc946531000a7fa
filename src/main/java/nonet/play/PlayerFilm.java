package nonet.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import org.jspecify.annotations.Nullable;

/// The film of a solve: all actions of the user in *Play* on one puzzle, in order. Actions are added in constant time.
///
/// A film has a bound. When it is full, a tenth of it is left out: the oldest notes, then the oldest of what remains. The
/// boards of the other actions stay the same.
///
/// It has the save points of the puzzle, which are there even if no action was recorded.
///
/// When the puzzle is turned, mirrored or relabeled, the film moves along in constant time: the boards are kept as they
/// were, and moved when they are asked for.
public final class PlayerFilm {

    /// The largest number of actions.
    public static final int MOST = 100_000;

    private record Link(FilmAction action, @Nullable Link before) {}

    private final Document start;
    private final @Nullable Link last;
    private final int size;
    private final int leftOut;
    private final List<SavePoint> savePoints;

    /// Moves the boards of the start and the links to where they are shown; null if they are there.
    private final @Nullable Isomorphism moved;

    private PlayerFilm(
            Document start,
            @Nullable Link last,
            int size,
            int leftOut,
            List<SavePoint> savePoints,
            @Nullable Isomorphism moved) {
        this.start = start;
        this.last = last;
        this.size = size;
        this.leftOut = leftOut;
        this.savePoints = List.copyOf(savePoints);
        this.moved = moved;
    }

    /// Returns a film without actions, which begins with what is on the board of a document.
    public static PlayerFilm of(Document start) {
        return of(start, 0);
    }

    /// Returns a film without actions.
    ///
    /// @param leftOut the number of actions that were left out
    public static PlayerFilm of(Document start, int leftOut) {
        return new PlayerFilm(start.boardOnly(), null, 0, leftOut, List.of(), null);
    }

    /// Returns this film with one more action.
    ///
    /// @throws IllegalArgumentException if the action is on another puzzle or is earlier than the last one
    public PlayerFilm with(FilmAction action) {
        if (action.time() < end() || !action.board().puzzle().equals(start().puzzle())) {
            throw new IllegalArgumentException("an action at " + action.time() + " after " + end());
        }
        PlayerFilm room = size < MOST ? this : thinned();
        FilmAction kept = moved == null ? action : action.moved(moved.inverse(), start.puzzle());
        return new PlayerFilm(start, new Link(kept, room.last), room.size + 1, room.leftOut, savePoints, moved);
    }

    /// Returns this film with more actions left out.
    public PlayerFilm without(int more) {
        return new PlayerFilm(start, last, size, leftOut + more, savePoints, moved);
    }

    /// Returns this film with other save points.
    ///
    /// @throws IllegalArgumentException if one is of another puzzle
    public PlayerFilm with(List<SavePoint> others) {
        Puzzle puzzle = start().puzzle();
        if (others.stream().anyMatch(each -> !each.board().puzzle().equals(puzzle))) {
            throw new IllegalArgumentException("a save point of another puzzle");
        }
        return new PlayerFilm(start, last, size, leftOut, others, moved);
    }

    /// Returns the film of the same solve after its puzzle was turned, mirrored or relabeled.
    public PlayerFilm moved(Isomorphism isomorphism) {
        List<SavePoint> along =
                savePoints.stream().map(each -> each.moved(isomorphism)).toList();
        Isomorphism all = moved == null ? isomorphism : moved.then(isomorphism);
        return new PlayerFilm(start, last, size, leftOut, along, all);
    }

    /// Returns this film on the puzzle on which it began, without its save points.
    public PlayerFilm asBegun() {
        return new PlayerFilm(start, last, size, leftOut, List.of(), null);
    }

    /// Returns the save points, the oldest first.
    public List<SavePoint> savePoints() {
        return savePoints;
    }

    private PlayerFilm thinned() {
        List<FilmAction> kept = without(kept(), MOST / 10, each -> each.kind().isNote());
        kept = without(kept, MOST / 10 - (size - kept.size()), _ -> true);
        Link link = null;
        for (FilmAction action : kept) {
            link = new Link(action, link);
        }
        return new PlayerFilm(start, link, kept.size(), leftOut + size - kept.size(), savePoints, moved);
    }

    private static List<FilmAction> without(List<FilmAction> actions, int many, Predicate<FilmAction> which) {
        List<FilmAction> kept = new ArrayList<>();
        int left = many;
        for (FilmAction action : actions) {
            if (left > 0 && which.test(action)) {
                left--;
            } else {
                kept.add(action);
            }
        }
        return kept;
    }

    /// Tests whether this film and another one began as one, so that one may go on from the other.
    public boolean beganWith(PlayerFilm other) {
        return start == other.start;
    }

    /// Returns what was on the board at the start.
    public Document start() {
        return shown(start);
    }

    /// Returns the actions in order, in a new list.
    public List<FilmAction> actions() {
        List<FilmAction> actions = kept();
        if (moved != null) {
            Puzzle puzzle = start().puzzle();
            actions.replaceAll(each -> each.moved(moved, puzzle));
        }
        return actions;
    }

    private Document shown(Document kept) {
        return moved == null ? kept : Disguise.of(kept, moved);
    }

    private List<FilmAction> kept() {
        List<FilmAction> actions = new ArrayList<>(size);
        for (Link link = last; link != null; link = link.before) {
            actions.add(link.action);
        }
        return actions.reversed();
    }

    /// Returns the indexes of the moves that are undone at the end: the branches that were left.
    public BitSet undone() {
        return path().undone();
    }

    /// Returns the path to the last board, and the branches that were left.
    public FilmPath path() {
        return new FilmPath(this);
    }

    /// Returns how many actions changed the board.
    public int changed() {
        int changed = 0;
        for (Link link = last; link != null; link = link.before) {
            changed += link.action.kind().changesBoard() ? 1 : 0;
        }
        return changed;
    }

    private List<FilmAction> changes() {
        return actions().stream().filter(each -> each.kind().changesBoard()).toList();
    }

    /// Tests whether another film is of the same solve and goes on from this one. Only what changed the board counts.
    public boolean begins(PlayerFilm other) {
        List<FilmAction> own = changes();
        List<FilmAction> all = other.changes();
        return !own.isEmpty() && own.size() <= all.size() && own.equals(all.subList(0, own.size()));
    }

    /// Returns the number of actions.
    public int size() {
        return size;
    }

    /// Returns how many actions were left out, because the film was full or its file damaged.
    public int leftOut() {
        return leftOut;
    }

    /// Returns the time of the last action in tenths of a second; 0 if there is none.
    public long end() {
        return last == null ? 0 : last.action.time();
    }

    /// Returns what was on the board after the last action.
    public Document board() {
        return shown(last == null ? start : last.action.board());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayerFilm film
                && size == film.size
                && leftOut == film.leftOut
                && savePoints.equals(film.savePoints)
                && (moved == film.moved && start == film.start && last == film.last
                        || start().equals(film.start()) && actions().equals(film.actions()));
    }

    @Override
    public int hashCode() {
        return 31 * start().hashCode() + size;
    }

    @Override
    public String toString() {
        return size + " actions in " + end() + " tenths of a second";
    }
}
