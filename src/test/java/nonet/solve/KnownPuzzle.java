package nonet.solve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonet.Repetitions;
import nonet.grid.Puzzle;

/// A puzzle with a known number of solutions.
///
/// @param count the number of solutions, or the least number if there are more
/// @param solution the only solution, or nothing
record KnownPuzzle(Puzzle puzzle, long count, boolean more, String solution) {

    /// Reads the corpus that every engine has to agree with.
    static List<KnownPuzzle> corpus() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(KnownPuzzle.class.getResourceAsStream("/nonet/corpus.txt")),
                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(KnownPuzzle::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the first puzzles of each kind in every build, and all in the profile `full`: without a solution, with one,
    /// with several, and with too many to count.
    static List<KnownPuzzle> ofEachKind() {
        int each = Repetitions.of(2, Integer.MAX_VALUE, Integer.MAX_VALUE);
        return corpus().stream()
                .collect(Collectors.groupingBy(
                        known -> known.more() ? 3L : Math.min(2, known.count()), TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(kind -> kind.stream().limit(each))
                .toList();
    }

    private static KnownPuzzle parse(String line) {
        String[] fields = line.split(":", -1);
        boolean more = fields[1].endsWith("+");
        long count = Long.parseLong(more ? fields[1].substring(0, fields[1].length() - 1) : fields[1]);
        Puzzle puzzle = fields[0].length() == 81 ? Puzzle.of(fields[0]) : Puzzle.EMPTY.restrictedTo(fields[0]);
        return new KnownPuzzle(puzzle, count, more, fields[2]);
    }

    @Override
    public String toString() {
        return puzzle.text() + " (" + count + (more ? "+" : "") + ")";
    }
}
