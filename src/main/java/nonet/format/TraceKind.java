package nonet.format;

import java.util.Locale;
import nonet.trace.Event;

/// The kinds of events, named as in JSON traces.
enum TraceKind {
    REFRESHED,
    PLACED,
    GUESSED,
    DEDUCED,
    STUCK,
    NARROWED,
    SHRUNK,
    CONTRADICTED,
    CLEARED,
    BACKTRACKED,
    FOUND,
    EXHAUSTED;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static TraceKind of(Event event) {
        return switch (event) {
            case Event.Refreshed _ -> REFRESHED;
            case Event.Placed _ -> PLACED;
            case Event.Guessed _ -> GUESSED;
            case Event.Deduced _ -> DEDUCED;
            case Event.Stuck _ -> STUCK;
            case Event.Narrowed _ -> NARROWED;
            case Event.Shrunk _ -> SHRUNK;
            case Event.Contradicted _ -> CONTRADICTED;
            case Event.Cleared _ -> CLEARED;
            case Event.Backtracked _ -> BACKTRACKED;
            case Event.Found _ -> FOUND;
            case Event.Exhausted _ -> EXHAUSTED;
        };
    }
}
