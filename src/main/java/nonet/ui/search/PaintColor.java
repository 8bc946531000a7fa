package nonet.ui.search;

import java.util.Locale;

/// The colors of the search tree and the timeline. The style sheet defines them, under the names `-search-open` and so
/// on.
public enum PaintColor {
    /// Open branches, and guesses.
    OPEN,
    /// Failed branches.
    DEAD,
    SOLUTION,
    /// A branch that the user began, and where others part.
    BRANCH,
    /// Lines and other secondary elements.
    LINE,
    /// The area under a curve.
    AREA,
    TEXT,
    QUIET,
    /// The background.
    PAPER,
    FOCUS;

    String css() {
        return "-search-" + name().toLowerCase(Locale.ROOT);
    }
}
