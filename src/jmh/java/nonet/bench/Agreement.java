package nonet.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import nonet.grid.Puzzle;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeResult;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints how many ratings are equal to those that other programs gave, as the first table of `agreement.md`, and each
/// puzzle whose rating differs:
///
/// ```
/// mvn -Pbench -Dbench.main=nonet.bench.Agreement -Djmh.arguments=FOLDER
/// ```
///
/// The folder has `se-ratings/*.tsv`, `hodoku/scores.tsv` and `csp-rules/*.tsv`; what it has not is left out.
public final class Agreement {

    private static final String HODOKU = "HoDoKu 2.2.0";

    private final Path folder;
    private final FastSolver solver = new FastSolver();
    private final List<String> differing = new ArrayList<>();

    private Agreement(Path folder) {
        this.folder = folder;
    }

    /// A row of a reference.
    private record Row(Puzzle puzzle, String rating) {}

    public static void main(String... arguments) throws IOException {
        new Agreement(Path.of(arguments[0])).print();
    }

    private void print() throws IOException {
        System.out.println("| Scale | Program | Puzzles | Equal | Differing |\n|---|---|---|---|---|");
        explainer();
        hodoku();
        csp();
        System.out.println(
                "| [guesses](se-rating.md#a-measure-without-techniques) | Nonet's own, no reference | – | – | – |");
        differing.forEach(System.out::println);
    }

    private void explainer() {
        SeRater rater = new SeRater(solver);
        List<Row> rows = new ArrayList<>();
        for (String file : List.of("easy", "middle", "hard", "extreme")) {
            for (String[] fields : fields("se-ratings/" + file + ".tsv", "#")) {
                rows.add(new Row(Puzzle.of(fields[0]), fields[1] + "/" + fields[2] + "/" + fields[3]));
            }
        }
        compare(
                "ER, EP and ED",
                "Sudoku Explainer 1.2.1",
                rows,
                puzzle -> rater.rate(puzzle, Cancel.NEVER) instanceof SeResult.Rated rated
                        ? rated.rating().toString()
                        : "none");
    }

    private void hodoku() throws IOException {
        Path file = folder.resolve("hodoku/scores.tsv");
        if (Files.exists(file)) {
            var levels = HodokuAgreement.of(file);
            row(
                    "level",
                    HODOKU,
                    levels.values().stream().mapToInt(each -> each.puzzles()).sum(),
                    levels.values().stream().mapToInt(each -> each.levels()).sum());
            levels.forEach(
                    (level, equal) -> row("score, *" + level.id() + "*", HODOKU, equal.puzzles(), equal.scores()));
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
                    "CSP-Rules",
                    ratings.stream()
                            .map(row -> new Row(Puzzle.of(row[0]), row[column]))
                            .toList(),
                    puzzle -> text(rater.rate(puzzle, scale, Cancel.NEVER)));
        }
        compare(
                "depth of T&E",
                "CSP-Rules",
                fields("csp-rules/te-depth.tsv", "puzzle").stream()
                        .map(row -> new Row(Puzzle.of(row[0]), row[1]))
                        .toList(),
                puzzle -> text(rater.rate(puzzle, CspScale.TE, Cancel.NEVER)));
    }

    private static String text(CspResult result) {
        return result instanceof CspResult.Rated(int value) ? String.valueOf(value) : "none";
    }

    private void compare(String scale, String program, List<Row> rows, Function<Puzzle, String> rate) {
        int equal = 0;
        for (Row row : rows) {
            String rating = rate.apply(row.puzzle);
            if (rating.equals(row.rating)) {
                equal++;
            } else {
                differing.add(scale + ": " + row.puzzle.text() + " is " + row.rating + ", rated " + rating);
            }
        }
        row(scale, program, rows.size(), equal);
    }

    private static void row(String scale, String program, int puzzles, int equal) {
        System.out.printf(
                Locale.ROOT, "| %s | %s | %,d | %,d | %,d |%n", scale, program, puzzles, equal, puzzles - equal);
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
