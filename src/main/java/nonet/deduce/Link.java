package nonet.deduce;

/// A link from one node to the next. A strong link: if the first is false, the second is true. A weak link: if the first
/// is true, the second is false. Every strong link in a cell or house that is drawn as a weak one is said to be weak.
public record Link(Node from, Node to, Kind kind, Reason reason) {

    /// How the ends depend on each other.
    public enum Kind {
        STRONG,
        WEAK
    }

    public boolean isStrong() {
        return kind == Kind.STRONG;
    }

    /// Returns the link read the other way; both kinds hold both ways.
    public Link reversed() {
        return new Link(to, from, kind, reason);
    }
}
