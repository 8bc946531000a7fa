package nonet.deduce;

import nonet.grid.Candidate;

/// A node taken as true (on) or false (off).
public record Literal(Node node, boolean on) {

    public static Literal on(Candidate candidate) {
        return new Literal(Node.of(candidate), true);
    }

    public static Literal off(Candidate candidate) {
        return new Literal(Node.of(candidate), false);
    }
}
