package nonet.rate.csp;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import nonet.grid.Puzzle;

/// A puzzle with the ratings W, gW and B that CSP-Rules gives it.
record ReferenceLengths(Puzzle puzzle, int w, int gw, int b) {

    /// Returns those among the resources of the tests.
    static List<ReferenceLengths> own() {
        return lines("ratings.tsv").stream().map(ReferenceLengths::of).toList();
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

    /// Returns the lines of a resource of this room that are no comments.
    static List<String> lines(String name) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ReferenceLengths.class.getResourceAsStream(name)), UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
