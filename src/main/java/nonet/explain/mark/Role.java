package nonet.explain.mark;

/// The role of a candidate, a cell or a house in a deduction. Views decide how a role looks; its meaning is the same in
/// every picture.
public enum Role {
    /// Part of the pattern.
    PATTERN,
    /// A fin, or another exception to the pattern.
    FIN,
    /// A fin in two base sets.
    ENDO_FIN,
    /// True in the line of reasoning.
    ON,
    /// False in the line of reasoning.
    OFF,
    /// The first color, set or branch, followed by the others.
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH,
    SIXTH,
    /// The cell that connects the others.
    PIVOT,
    /// A base set.
    BASE,
    /// A cover set.
    COVER,
    /// A placed digit.
    PLACED,
    /// An eliminated candidate.
    ELIMINATED,
    /// A digit that conflicts with others.
    CLASHING,
    /// A digit that differs in another solution.
    DIFFERING;

    /// Returns the role of a color, set or branch by its index. After the sixth, roles repeat.
    ///
    /// @param place the index, from 0
    public static Role numbered(int place) {
        return values()[FIRST.ordinal() + place % 6];
    }
}
