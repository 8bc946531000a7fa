package nonet.play;

import nonet.grid.Candidate;

/// A link that the user has drawn from one candidate to another.
///
/// @param strong whether it is drawn as a strong link, rather than as a weak one
public record DrawnLink(Candidate from, Candidate to, boolean strong) {

    public DrawnLink {
        if (from.equals(to)) {
            throw new IllegalArgumentException("a link from " + from + " to itself");
        }
    }

    /// Tests whether a link has the same ends, in either direction.
    boolean joins(DrawnLink other) {
        return from.equals(other.from) && to.equals(other.to) || from.equals(other.to) && to.equals(other.from);
    }
}
