package nonet.ui.board.frame;

/// What a digit is written as.
public enum Writing {
    /// A digit that fills the cell.
    DIGIT,
    /// A pencil mark: a candidate of the cell.
    MARK,
    /// A corner mark: a note that is no candidate.
    CORNER;

    /// Returns the result of a key or button for another way of writing, where this one is chosen: it turns the chosen
    /// one off.
    public Writing or(Writing other) {
        return this == other ? DIGIT : other;
    }
}
