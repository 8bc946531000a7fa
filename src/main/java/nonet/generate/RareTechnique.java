package nonet.generate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Puzzle;

/// A technique that is hardly ever on the path of a random puzzle, so that a search for one that needs it may find
/// nothing for minutes.
///
/// @param seen the number of random minimal puzzles with the technique on their path
/// @param of the number of random minimal puzzles that were counted
/// @param known puzzles that need the technique
public record RareTechnique(Technique technique, int seen, int of, List<Puzzle> known) {

    /// All rare techniques.
    public static final List<RareTechnique> ALL = read();

    public RareTechnique {
        known = List.copyOf(known);
    }

    /// Returns the rare techniques without which a path is not as requested.
    public static List<RareTechnique> in(LogicRequest request) {
        Set<Technique> wanted = new HashSet<>(request.needs());
        if (among(request.hardest()).size() == request.hardest().size()) {
            wanted.addAll(request.hardest());
        }
        return among(wanted);
    }

    /// Returns puzzles from which the search for a requested one can start; none if the places of the givens are
    /// requested.
    public static List<Puzzle> known(PuzzleRequest request) {
        return request.symmetry() != Symmetry.NONE || request.pattern() != null
                ? List.of()
                : in(request.logic()).stream()
                        .flatMap(each -> each.known().stream())
                        .distinct()
                        .toList();
    }

    private static List<RareTechnique> among(Set<Technique> techniques) {
        return ALL.stream()
                .filter(each -> techniques.contains(each.technique()))
                .toList();
    }

    private static List<RareTechnique> read() {
        try (InputStream in = Objects.requireNonNull(RareTechnique.class.getResourceAsStream("rare.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(RareTechnique::parse)
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static RareTechnique parse(String line) {
        String[] fields = line.split("\t");
        return new RareTechnique(
                Technique.withId(fields[0]).orElseThrow(() -> new IllegalArgumentException("no technique: " + line)),
                Integer.parseInt(fields[1]),
                Integer.parseInt(fields[2]),
                Arrays.stream(fields).skip(3).map(Puzzle::of).toList());
    }
}
