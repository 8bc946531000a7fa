package nonet.solve;

import nonet.trace.Event;

/// The solutions that a search cursor finds.
final class CursorSolutions implements Solutions {

    private final SearchCursor cursor;

    CursorSolutions(SearchCursor cursor) {
        this.cursor = cursor;
    }

    @Override
    public Next next(Cancel cancel) {
        while (true) {
            cancel.check();
            Event event = cursor.next(cancel);
            if (event == null) {
                return Next.EXHAUSTED;
            }
            if (event instanceof Event.Found) {
                return Next.FOUND;
            }
            if (event instanceof Event.Stuck) {
                return Next.STUCK;
            }
        }
    }

    @Override
    public byte[] digits() {
        return cursor.grid().values();
    }
}
