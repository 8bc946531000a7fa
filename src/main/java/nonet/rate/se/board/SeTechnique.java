package nonet.rate.se.board;

/// The techniques of Sudoku Explainer 1.2.1, in the order in which they are tried. Forms of one technique that the
/// original names on their own have constants of their own.
public enum SeTechnique {
    HIDDEN_SINGLE("Hidden Single"),
    DIRECT_POINTING("Direct Pointing"),
    DIRECT_CLAIMING("Direct Claiming"),
    DIRECT_HIDDEN_PAIR("Direct Hidden Pair"),
    NAKED_SINGLE("Naked Single"),
    DIRECT_HIDDEN_TRIPLET("Direct Hidden Triplet"),
    POINTING("Pointing"),
    CLAIMING("Claiming"),
    NAKED_PAIR("Naked Pair"),
    X_WING("X-Wing"),
    HIDDEN_PAIR("Hidden Pair"),
    NAKED_TRIPLET("Naked Triplet"),
    SWORDFISH("Swordfish"),
    HIDDEN_TRIPLET("Hidden Triplet"),
    XY_WING("XY-Wing"),
    XYZ_WING("XYZ-Wing"),
    UNIQUE_RECTANGLE_1("Unique Rectangle type 1"),
    UNIQUE_RECTANGLE_2("Unique Rectangle type 2"),
    UNIQUE_RECTANGLE_3("Unique Rectangle type 3"),
    UNIQUE_RECTANGLE_4("Unique Rectangle type 4"),
    UNIQUE_LOOP_1("Unique Loop type 1"),
    UNIQUE_LOOP_2("Unique Loop type 2"),
    UNIQUE_LOOP_3("Unique Loop type 3"),
    UNIQUE_LOOP_4("Unique Loop type 4"),
    NAKED_QUAD("Naked Quad"),
    JELLYFISH("Jellyfish"),
    HIDDEN_QUAD("Hidden Quad"),
    BUG_1("BUG type 1"),
    BUG_2("BUG type 2"),
    BUG_3("BUG type 3"),
    BUG_4("BUG type 4"),
    ALIGNED_PAIR_EXCLUSION("Aligned Pair Exclusion"),
    X_CYCLE("Bidirectional X-Cycle"),
    Y_CYCLE("Bidirectional Y-Cycle"),
    TURBOT_FISH("Turbot Fish"),
    FORCING_X_CHAIN("Forcing X-Chain"),
    BIDIRECTIONAL_CYCLE("Bidirectional Cycle"),
    FORCING_CHAIN("Forcing Chain"),
    ALIGNED_TRIPLET_EXCLUSION("Aligned Triplet Exclusion"),
    NISHIO("Nishio Forcing Chains"),
    CELL_FORCING_CHAINS("Cell Forcing Chains"),
    REGION_FORCING_CHAINS("Region Forcing Chains"),
    DYNAMIC_CONTRADICTION("Dynamic Contradiction Forcing Chains"),
    DYNAMIC_DOUBLE("Dynamic Double Forcing Chains"),
    DYNAMIC_CELL("Dynamic Cell Forcing Chains"),
    DYNAMIC_REGION("Dynamic Region Forcing Chains");

    private final String label;

    SeTechnique(String label) {
        this.label = label;
    }

    /// Returns the name that Sudoku Explainer gives it.
    public String label() {
        return label;
    }
}
