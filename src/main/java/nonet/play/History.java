package nonet.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A document with every earlier state of it, and those that were undone. There is no limit. Moves that put another
/// document on the board are openings, so that every state belongs to the document it came from.
public final class History {

    /// The opening of a document, compared by identity: the same puzzle can be opened twice.
    public static final class Opening {

        private final Document document;

        private Opening(Document document) {
            this.document = document;
        }

        /// Returns the document as it was opened.
        public Document document() {
            return document;
        }
    }

    private record Link(
            Document document, Opening opening, @Nullable Link next) {}

    private final Document present;
    private final Opening opening;
    private final @Nullable Link past;
    private final @Nullable Link future;

    private History(Document present, Opening opening, @Nullable Link past, @Nullable Link future) {
        this.present = present;
        this.opening = opening;
        this.past = past;
        this.future = future;
    }

    /// Creates the history of a new document.
    public static History of(Document document) {
        return new History(document, new Opening(document), null, null);
    }

    /// Opens a document with states of its own on top of this history.
    ///
    /// @param states its states, the oldest first
    /// @param present which of them is the present
    public History open(List<Document> states, int present) {
        Opening opened = new Opening(states.get(present));
        Link before = new Link(this.present, opening, past);
        for (Document state : states.subList(0, present)) {
            before = new Link(state, opened, before);
        }
        Link after = null;
        for (Document state : states.subList(present + 1, states.size()).reversed()) {
            after = new Link(state, opened, after);
        }
        return new History(states.get(present), opened, before, after);
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

    /// Returns the history after a move. Undone states are discarded; a move without effect is not recorded.
    public History with(Move move) {
        Document after = move.on(present);
        if (after.equals(present)) {
            return this;
        }
        boolean opens = move instanceof Move.Open || move instanceof Move.Load;
        return new History(after, opens ? new Opening(after) : opening, new Link(present, opening, past), null);
    }

    public boolean canUndo() {
        return past != null;
    }

    public boolean canRedo() {
        return future != null;
    }

    /// Undoes the last move, if there is one.
    public History undo() {
        return past == null
                ? this
                : new History(past.document, past.opening, past.next, new Link(present, opening, future));
    }

    /// Redoes the last undone move, if there is one.
    public History redo() {
        return future == null
                ? this
                : new History(future.document, future.opening, new Link(present, opening, past), future.next);
    }
}
