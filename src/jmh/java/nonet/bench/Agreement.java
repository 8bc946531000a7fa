package nonet.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import nonet.grid.Puzzle;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints how many ratings are equal to those that other programs gave, as the tables of `agreement.md`, and each puzzle
/// whose rating differs:
///
/// ```
/// mvn -Pbench -Dbench.main=nonet.bench.Agreement -Djmh.arguments=FOLDER
/// ```
///
/// The folder has `se-ratings/*.tsv`, `hodoku/scores.tsv` and `csp-rules/*.tsv`; what it has not is left out.
public final class Agreement {

    private final Path folder;
    private final FastSolver solver = new FastSolver();
    private final List<String> differing = new ArrayList<>();

    private Agreement(Path folder) {
        this.folder = folder;
    }

    /// A row of a reference.
    private record Row(String group, Puzzle puzzle, String rating) {}

    /// How many ratings of a group are equal.
    private record Equal(int puzzles, int equal) {

        Equal and(Equal other) {
            return new Equal(puzzles + other.puzzles, equal + other.equal);
        }
    }

    public static void main(String... arguments) throws IOException {
        new Agreement(Path.of(arguments[0])).print();
    }

    private void print() throws IOException {
        System.out.println("| Scale | Puzzles | Equal | Differing |\n|---|---|---|---|");
        explainer();
        hodoku();
        csp();
        differing.forEach(System.out::println);
    }

    private void explainer() {
        SeRater rater = new SeRater(solver);
        List<Row> rows = new ArrayList<>();
        for (String file : List.of("easy", "middle", "hard", "extreme")) {
            for (String[] fields : fields("se-ratings/" + file + ".tsv", "#")) {
                rows.add(new Row(file, Puzzle.of(fields[0]), fields[1] + "/" + fields[2] + "/" + fields[3]));
            }
        }
        compare(
                "ER, EP, ED",
                rows,
                puzzle -> rater.rate(puzzle, Cancel.NEVER) instanceof SeResult.Rated rated
                        ? rated.rating().toString()
                        : "none");
    }

    private void hodoku() throws IOException {
        Path file = folder.resolve("hodoku/scores.tsv");
        if (Files.exists(file)) {
            HodokuAgreement.of(file).forEach((level, equal) -> {
                row("HoDoKu's level, " + level.id(), equal.puzzles(), equal.levels());
                row("HoDoKu's score, " + level.id(), equal.puzzles(), equal.scores());
            });
        }
    }

    private void csp() {
        CspRater rater = new CspRater(solver);
        List<String[]> ratings = fields("csp-rules/ratings.tsv", "puzzle");
        List<CspScale> patterns = List.of(CspScale.W, CspScale.GW, CspScale.B);
        for (CspScale scale : patterns) {
            int column = patterns.indexOf(scale) + 1;
            compare(
                    scale == CspScale.GW ? "gW" : scale.name(),
                    ratings.stream()
                            .map(row -> new Row("", Puzzle.of(row[0]), row[column]))
                            .toList(),
                    puzzle -> text(rater.rate(puzzle, scale, Cancel.NEVER)));
        }
        compare(
                "Depth of T&E",
                fields("csp-rules/te-depth.tsv", "puzzle").stream()
                        .map(row -> new Row("", Puzzle.of(row[0]), row[1]))
                        .toList(),
                puzzle -> text(rater.rate(puzzle, CspScale.TE, Cancel.NEVER)));
    }

    private static String text(CspResult result) {
        return result instanceof CspResult.Rated(int value) ? String.valueOf(value) : "none";
    }

    /// Prints the rows of a scale, one for each group.
    private void compare(String scale, List<Row> rows, Function<Puzzle, String> rate) {
        Map<String, Equal> groups = new LinkedHashMap<>();
        for (Row row : rows) {
            String rating = rate.apply(row.puzzle);
            boolean equal = rating.equals(row.rating);
            groups.merge(row.group, new Equal(1, equal ? 1 : 0), Equal::and);
            if (!equal) {
                differing.add(scale + ": " + row.puzzle.text() + " is " + row.rating + ", rated " + rating);
            }
        }
        groups.forEach(
                (group, counted) -> row(scale + (group.isEmpty() ? "" : ", " + group), counted.puzzles, counted.equal));
    }

    private static void row(String name, int puzzles, int equal) {
        System.out.printf(Locale.ROOT, "| %s | %d | %d | %d |%n", name, puzzles, equal, puzzles - equal);
    }

    /// Returns the fields of the lines of a file, none if it is not there.
    private List<String[]> fields(String file, String heading) {
        Path path = folder.resolve(file);
        if (!Files.exists(path)) {
            return List.of();
        }
        try {
            return Files.readAllLines(path).stream()
                    .filter(line -> !line.startsWith(heading))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
