package nonet.rate.explainer;

/// A kind of forcing net: what a propagation follows, and which conclusions are drawn.
///
/// @param base the rating of a short net
/// @param dynamic whether a candidate that is off is removed, so that new links arise
/// @param cellLinks whether links in cells are followed, and not only links in houses
/// @param branches whether conclusions are drawn from what all candidates of a cell or a house have in common
/// @param level which side rules are asked: 0 for none
/// @param suffix what follows the name of the technique
record NetMode(double base, boolean dynamic, boolean cellLinks, boolean branches, int level, String suffix) {

    static final NetMode NISHIO = new NetMode(7.5, true, false, false, 0, "");
    static final NetMode MULTIPLE = new NetMode(8.0, false, true, true, 0, "");
    static final NetMode DYNAMIC = new NetMode(8.5, true, true, true, 0, "");
    static final NetMode DYNAMIC_PLUS = new NetMode(9.0, true, true, true, 1, "(+)");
    static final NetMode NESTED_CHAINS = new NetMode(9.5, true, true, true, 2, "(+ Forcing Chains)");
    static final NetMode NESTED_MULTIPLE = new NetMode(10.0, true, true, true, 3, "(+ Multiple Forcing Chains)");
    static final NetMode NESTED_DYNAMIC = new NetMode(10.5, true, true, true, 4, "(+ Dynamic Forcing Chains)");
    static final NetMode NESTED_TWICE =
            new NetMode(11.0, true, true, true, 5, "(+ Dynamic Forcing Chains (+ Forcing Chains))");

    /// Whether a contradiction is a conclusion.
    boolean contradictions() {
        return dynamic;
    }

    /// The number of candidates that a cell must have to be looked at.
    int fewestCandidates() {
        return dynamic ? 2 : 3;
    }

    /// Whether conclusions are drawn from what a candidate and its opposite have in common.
    boolean isDouble() {
        return dynamic && branches;
    }
}
