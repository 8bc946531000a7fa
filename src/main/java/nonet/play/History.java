package nonet.play;

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
