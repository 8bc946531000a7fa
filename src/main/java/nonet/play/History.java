package nonet.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import nonet.relatives.Isomorphism;
import org.jspecify.annotations.Nullable;

/// A document with every earlier state of it, and those that were undone. There is no limit. Moves that put another
/// document on the board are openings, so that every state belongs to the document it came from.
///
/// It has the film of the puzzle on the board. Undo and redo do not change the film, but lead from puzzle to puzzle, each
/// with its own. A puzzle that is turned, mirrored or relabeled takes its film along.
public final class History {

    /// The opening of a document, compared by identity: the same puzzle can be opened twice.
    public static final class Opening {

        private final Document document;
        private final List<SavePoint> savePoints;

        private Opening(Document document, List<SavePoint> savePoints) {
            this.document = document;
            this.savePoints = savePoints;
        }

        /// Returns the document as it was opened.
        public Document document() {
            return document;
        }

        /// Returns the save points that came with it.
        public List<SavePoint> savePoints() {
            return savePoints;
        }
    }

    /// @param film the film of the state's puzzle; null if the next state on the way to the present has the same one
    private record Link(
            Document document,
            Opening opening,
            @Nullable PlayerFilm film,
            @Nullable Link next) {}

    private final Document present;
    private final Opening opening;
    private final PlayerFilm film;
    private final @Nullable Link past;
    private final @Nullable Link future;

    private History(Document present, Opening opening, PlayerFilm film, @Nullable Link past, @Nullable Link future) {
        this.present = present;
        this.opening = opening;
        this.film = film;
        this.past = past;
        this.future = future;
    }

    /// Creates the history of a new document.
    public static History of(Document document) {
        return new History(document, new Opening(document, List.of()), PlayerFilm.of(document), null, null);
    }

    /// Opens a document with states of its own on top of this history.
    ///
    /// @param states its states, the oldest first
    /// @param present which of them is the present
    /// @param film the film of the present puzzle
    public History open(List<Document> states, int present, PlayerFilm film) {
        Opening opened = new Opening(states.get(present), film.savePoints());
        Link before = new Link(this.present, opening, this.film, past);
        for (int i = 0; i < present; i++) {
            before = opened(states, i, i + 1, opened, before);
        }
        Link after = null;
        for (int i = states.size() - 1; i > present; i--) {
            after = opened(states, i, i - 1, opened, after);
        }
        return new History(states.get(present), opened, film, before, after);
    }

    /// Returns the link of one of the states.
    ///
    /// @param toPresent the index of the state beside it, toward the present one
    private static Link opened(List<Document> states, int index, int toPresent, Opening opening, @Nullable Link next) {
        Document state = states.get(index);
        boolean same = state.puzzle().equals(states.get(toPresent).puzzle());
        return new Link(state, opening, same ? null : PlayerFilm.of(state), next);
    }

    /// Returns the states of the present document since its opening, the oldest first, and no more than this many before
    /// the present and behind it.
    public List<Document> states(int most) {
        Deque<Document> states = new ArrayDeque<>(List.of(present));
        int left = most;
        for (Link link = past; link != null && link.opening == opening && left > 0; link = link.next, left--) {
            states.addFirst(link.document);
        }
        left = most;
        for (Link link = future; link != null && link.opening == opening && left > 0; link = link.next, left--) {
            states.addLast(link.document);
        }
        return List.copyOf(states);
    }

    /// Returns how many earlier states the present document has since its opening.
    public int age() {
        int age = 0;
        for (Link link = past; link != null && link.opening == opening; link = link.next) {
            age++;
        }
        return age;
    }

    public Document present() {
        return present;
    }

    /// Returns the opening of the present document.
    public Opening opening() {
        return opening;
    }

    /// Returns the film of the puzzle on the board.
    public PlayerFilm film() {
        return film;
    }

    /// Tests whether the film of the puzzle was removed since another state.
    public boolean forgets(History before) {
        return opening == before.opening
                && present.puzzle().equals(before.present.puzzle())
                && film.size() == 0
                && before.film.size() > 0;
    }

    /// Returns this history with another film of the puzzle.
    public History filmed(PlayerFilm other) {
        return new History(present, opening, other, past, future);
    }

    /// Returns the history after a move. A move without effect is not recorded. Undone states are discarded, but a return
    /// to another time keeps them: undo leads through them to what was there before.
    public History with(Move move) {
        Document after = move.on(present);
        if (after.equals(present)) {
            return this;
        }
        if (move instanceof Move.Return && future != null) {
            return unrolled().to(after, List.of());
        }
        boolean opens = move instanceof Move.Open || move instanceof Move.Load;
        PlayerFilm next = move instanceof Move.Transform(Isomorphism isomorphism)
                ? film.moved(isomorphism)
                : !opens && after.puzzle().equals(present.puzzle()) ? film : PlayerFilm.of(after);
        return new History(
                after,
                opens ? new Opening(after, List.of()) : opening,
                next,
                new Link(present, opening, next == film ? null : film, past),
                null);
    }

    /// Tests whether this is another state of a solve, whose puzzle may have been turned, mirrored or relabeled.
    public boolean isOfSameSolve(History other) {
        return opening == other.opening
                && (present.puzzle().equals(other.present.puzzle()) || film.beganWith(other.film));
    }

    /// Returns this history with the undone states of the present puzzle as moves that were made and taken back.
    private History unrolled() {
        History end = this;
        while (end.future != null && end.future.opening == opening && end.future.film == null) {
            end = end.redo();
        }
        return end == this ? this : end.to(present, List.of());
    }

    /// Returns the history after a move to another state of the present puzzle, from which further states can be redone.
    ///
    /// @param ahead those further states, the next one first
    public History to(Document state, List<Document> ahead) {
        Link after = null;
        for (Document each : ahead.reversed()) {
            after = new Link(each, opening, null, after);
        }
        return new History(state, opening, film, new Link(present, opening, null, past), after);
    }

    public boolean canUndo() {
        return past != null;
    }

    public boolean canRedo() {
        return future != null;
    }

    /// Undoes the last move, if there is one.
    public History undo() {
        return past == null ? this : at(past, past.next, left(past, future));
    }

    /// Redoes the last undone move, if there is one.
    public History redo() {
        return future == null ? this : at(future, left(future, past), future.next);
    }

    private History at(Link state, @Nullable Link before, @Nullable Link after) {
        return new History(state.document, state.opening, state.film == null ? film : state.film, before, after);
    }

    /// Returns the present state as one that is left for another.
    private Link left(Link other, @Nullable Link next) {
        return new Link(present, opening, other.film == null ? null : film, next);
    }
}
