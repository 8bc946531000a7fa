package nonet.deduce;

/// A link from one node to the next. Strong link: if the first node is false, the second is true. Weak link: if the
/// first node is true, the second is false. A strong link that is used as a weak one is called weak.
public record Link(Node from, Node to, Kind kind, Reason reason) {

    /// The kind of an inference.
    public enum Kind {
        STRONG,
        WEAK
    }

    public boolean isStrong() {
        return kind == Kind.STRONG;
    }

    /// Returns the same link in the opposite direction, in which both kinds are valid too.
    public Link reversed() {
        return new Link(to, from, kind, reason);
    }
}
