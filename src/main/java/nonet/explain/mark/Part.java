package nonet.explain.mark;

/// What a role means in one picture, where the general name of the role says too little.
///
/// @param number distinguishes parts of one meaning, from 1; 0 if there is only one
public record Part(Kind kind, Role role, Meaning meaning, int number) {

    /// What has the role.
    public enum Kind {
        CANDIDATE,
        CELL,
        HOUSE
    }

    /// The parts of patterns that are known by names of their own.
    public enum Meaning {
        /// Exocets: the base cells, the targets, and the candidates of the base digits.
        EXOCET_BASE,
        EXOCET_TARGET,
        EXOCET_DIGITS,
        /// SK-loops: the filled cells where the lines of the loop cross, the pairs of cells by turns, and their candidates.
        LOOP_PIVOT,
        LOOP_PAIR,
        LOOP_CANDIDATES,
        /// Multi-sector sets: the cells, and the candidates that are counted in rows or in columns.
        TRUTH_CELL,
        COUNTED_IN_ROW,
        COUNTED_IN_COLUMN,
        SET_ROW,
        SET_COLUMN,
        /// Sets as truths and links.
        TRUTH_HOUSE,
        TRUTH_CANDIDATES,
        LINK_CELL,
        LINK_HOUSE,
        /// Tridagons: the cells of the three boxes that go one way, those of the fourth, and the other candidates.
        TRIDAGON_ALIKE,
        TRIDAGON_ODD,
        TRIDAGON_DIGITS,
        WITH_GUARDIAN,
        GUARDIAN,
        /// Bivalue oddagons: the cells of the ring.
        ODD_RING,
        /// Fireworks: the cells at the crossing, and the two others.
        FIREWORK_PIVOT,
        FIREWORK_WING,
        FIREWORK_BOX,
        /// Almost locked candidates: the cells, their house, the places in the other house, and this house.
        ALMOST_LOCKED_CELLS,
        ALMOST_LOCKED_HOUSE,
        ONLY_PLACES,
        OTHER_HOUSE,
        /// What a setter looks at: candidates of one solution, givens that are not needed, a given with those that can
        /// replace it, and the cells of an unavoidable set.
        OF_ONE_SOLUTION,
        NEEDLESS_GIVEN,
        REPLACED_GIVEN,
        REPLACEMENT,
        UNAVOIDABLE_SET,
        /// A hint: the cells to look at.
        LOOKED_AT,
        /// A drawn chain: the candidates that it can go on to.
        CAN_BE_NEXT
    }
}
