package nonet.rate.se.net;

/// A kind of forcing net: what a propagation follows, and which conclusions are drawn.
///
/// @param base the rating of a short net
/// @param dynamic whether a candidate that is off is removed, so that new links arise
/// @param cellLinks whether links in cells are followed, and not only links in houses
/// @param branches whether conclusions are drawn from what all candidates of a cell or a house have in common
/// @param level which advanced rules run: 0 for none
/// @param suffix the suffix of the name of the technique
public record NetMode(double base, boolean dynamic, boolean cellLinks, boolean branches, int level, String suffix) {

    /// Contradictions of one digit, along links in houses.
    public static final NetMode NISHIO = new NetMode(7.5, true, false, false, 0, "");
    /// Static nets from all candidates of a cell or all places of a digit in a house.
    public static final NetMode MULTIPLE = new NetMode(8.0, false, true, true, 0, "");
    /// Nets in which removed candidates make new links.
    public static final NetMode DYNAMIC = new NetMode(8.5, true, true, true, 0, "");
    /// Dynamic nets with pointing, hidden and naked pairs, and X-wings.
    public static final NetMode DYNAMIC_PLUS = new NetMode(9.0, true, true, true, 1, "(+)");
    /// Dynamic nets with chains inside.
    public static final NetMode NESTED_CHAINS = new NetMode(9.5, true, true, true, 2, "(+ Forcing Chains)");
    /// Dynamic nets with chains and static nets inside.
    public static final NetMode NESTED_MULTIPLE = new NetMode(10.0, true, true, true, 3, "(+ Multiple Forcing Chains)");
    /// Dynamic nets with dynamic nets inside.
    public static final NetMode NESTED_DYNAMIC = new NetMode(10.5, true, true, true, 4, "(+ Dynamic Forcing Chains)");
    /// Dynamic nets with dynamic nets inside that may have chains inside.
    public static final NetMode NESTED_TWICE =
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
