package nonet.ui.search;

import java.util.Locale;

/// The colors of this room. The stylesheet gives them, under the names `-search-open` and so on.
enum Tint {
    /// What is still going on, and guesses.
    OPEN,
    /// What failed.
    DEAD,
    SOLUTION,
    /// Lines and other things that step back.
    LINE,
    /// The area under a curve.
    AREA,
    TEXT,
    QUIET,
    /// What all of it is drawn upon.
    PAPER,
    FOCUS;

    String css() {
        return "-search-" + name().toLowerCase(Locale.ROOT);
    }
}
