package nonet.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A document with every earlier state of it, and those that were undone. There is no limit.
public final class History {

    private record Link(Document document, @Nullable Link next) {}

    private final Document present;
    private final @Nullable Link past;
    private final @Nullable Link future;

    private History(Document present, @Nullable Link past, @Nullable Link future) {
        this.present = present;
        this.past = past;
        this.future = future;
    }

    /// Begins with this document.
    public static History of(Document document) {
        return new History(document, null, null);
    }

    /// Returns the history of these states, the oldest first, with one of them as the present.
    public static History of(List<Document> states, int present) {
        Link past = null;
        for (Document state : states.subList(0, present)) {
            past = new Link(state, past);
        }
        Link future = null;
        for (Document state : states.subList(present + 1, states.size()).reversed()) {
            future = new Link(state, future);
        }
        return new History(states.get(present), past, future);
    }

    /// Returns all states, the oldest first, and no more than this many before the present and behind it.
    public List<Document> states(int most) {
        Deque<Document> states = new ArrayDeque<>(List.of(present));
        int left = most;
        for (Link link = past; link != null && left > 0; link = link.next, left--) {
            states.addFirst(link.document);
        }
        left = most;
        for (Link link = future; link != null && left > 0; link = link.next, left--) {
            states.addLast(link.document);
        }
        return List.copyOf(states);
    }

    /// Returns how many earlier states there are.
    public int age() {
        int age = 0;
        for (Link link = past; link != null; link = link.next) {
            age++;
        }
        return age;
    }

    public Document present() {
        return present;
    }

    /// Returns the history after a move. What was undone before is forgotten; a move that changes nothing leaves no
    /// trace.
    public History with(Move move) {
        Document after = move.on(present);
        return after.equals(present) ? this : new History(after, new Link(present, past), null);
    }

    public boolean canUndo() {
        return past != null;
    }

    public boolean canRedo() {
        return future != null;
    }

    /// Goes back by one move, or stays where there is none.
    public History undo() {
        return past == null ? this : new History(past.document, past.next, new Link(present, future));
    }

    /// Takes the last undo back, or stays where there is none.
    public History redo() {
        return future == null ? this : new History(future.document, new Link(present, past), future.next);
    }
}
