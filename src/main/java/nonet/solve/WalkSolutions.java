package nonet.solve;

import nonet.trace.Event;

/// The solutions along a walk.
final class WalkSolutions implements Solutions {

    private final Walk walk;

    WalkSolutions(Walk walk) {
        this.walk = walk;
    }

    @Override
    public Next next(Cancel cancel) {
        while (true) {
            cancel.check();
            Event event = walk.next();
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
        return walk.grid().values();
    }
}
