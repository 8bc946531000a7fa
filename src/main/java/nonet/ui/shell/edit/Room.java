package nonet.ui.shell.edit;

/// A room of the window: an occupation with what it needs, and nothing else.
public enum Room {
    /// Digits become givens.
    SET_UP,
    /// Digits are the user's entries on a board of their own.
    PLAY,
    /// The board shows the givens and what an engine makes of them. The user's own board stays as it is in [#PLAY].
    WATCH
}
