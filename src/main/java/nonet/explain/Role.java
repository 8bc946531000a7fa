package nonet.explain;

/// What a candidate, a cell or a house is to a deduction. A view gives each a look; what a role means is the same in
/// every picture.
public enum Role {
    /// Makes the pattern.
    PATTERN,
    /// A fin: a place beside the pattern that has to be reckoned with.
    FIN,
    /// A fin in two base sets at once.
    ENDO_FIN,
    /// True in the line of reasoning.
    ON,
    /// False in the line of reasoning.
    OFF,
    /// The first color, set or branch; the next ones follow.
    FIRST,
    SECOND,
    THIRD,
    FOURTH,
    FIFTH,
    SIXTH,
    /// The cell that the others hang on.
    PIVOT,
    /// A base set.
    BASE,
    /// A cover set.
    COVER,
    /// The digit to enter.
    PLACED,
    /// A candidate that goes.
    ELIMINATED,
    /// A digit that cannot stand beside the others.
    CLASHING,
    /// A digit that another solution does not have there.
    DIFFERING;

    /// Returns the role of a color, set or branch by its place in a row; after the sixth they begin anew.
    ///
    /// @param place from 0
    public static Role numbered(int place) {
        return values()[FIRST.ordinal() + place % 6];
    }
}
