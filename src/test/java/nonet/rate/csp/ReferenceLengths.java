package nonet.rate.csp;

import java.util.List;
import nonet.TestData;
import nonet.grid.Puzzle;

/// A puzzle with the ratings W, gW and B that CSP-Rules gives it.
record ReferenceLengths(Puzzle puzzle, int w, int gw, int b) {

    /// Returns those among the resources of the tests.
    static List<ReferenceLengths> own() {
        return TestData.lines("csp-rules/ratings.tsv").stream()
                .map(ReferenceLengths::of)
                .toList();
    }

    /// Reads a line of a table: the puzzle, W, gW, B, and more that is ignored.
    static ReferenceLengths of(String line) {
        String[] fields = line.split("\t");
        return new ReferenceLengths(
                Puzzle.of(fields[0]),
                Integer.parseInt(fields[1]),
                Integer.parseInt(fields[2]),
                Integer.parseInt(fields[3]));
    }

    int on(CspScale scale) {
        return switch (scale) {
            case W -> w;
            case GW -> gw;
            case B -> b;
            case TE -> throw new IllegalArgumentException(scale.id());
        };
    }
}
