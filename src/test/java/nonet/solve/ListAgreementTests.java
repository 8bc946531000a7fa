package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.solve.fast.FastSearch;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The fast solver agrees with dancing links on more than 200,000 puzzles of all kinds: on their numbers of solutions and,
/// if there is just one, on the solution. [FastAgreementTests] is a sample for every build.
///
/// `.ci/test exhaustive -Dtest=ListAgreementTests` needs the lists in `../shared/data/corpora`, and writes its counts to
/// `target/list-agreement.md`.
class ListAgreementTests {

    private static final long SEED = 20261123;
    private static final Path LISTS = Path.of("../shared/data/corpora");

    /// One of this many of the hardest puzzles, which take dancing links longest.
    private static final int HARDEST_PART = 4;

    private static final int DRAWN = 60_000;

    private final FastSearch fast = new FastSearch();
    private final Solver dancingLinks = StepEngine.DANCING_LINKS;
    private final Random random = new Random(SEED);

    @Test
    @Tag("exhaustive")
    void countsAndSolutionsAreThoseOfDancingLinks() throws IOException {
        assumeTrue(Files.isDirectory(LISTS), LISTS + " is not there");
        List<String> table = new ArrayList<>(List.of("| Puzzles | No solution | One | Several |", "|---|---|---|---|"));
        List<Puzzle> listed = listed();
        int all = 2 * listed.size() + DRAWN;
        table.add(row("of the lists", listed));
        table.add(row(
                "the same with one given changed",
                listed.stream().map(this::withOneGivenChanged).toList()));
        table.add(row(
                "drawn",
                IntStream.range(0, DRAWN)
                        .mapToObj(_ -> RandomPuzzles.next(random))
                        .toList()));
        Files.write(Path.of("target", "list-agreement.md"), table);
        assertThat(all).isGreaterThan(200_000);
    }

    /// Returns the puzzles of all lists in random order, so that one search solves hard and easy ones in turn.
    private List<Puzzle> listed() throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String list : List.of("17-clue", "newspaper-medium", "random-minimal", "several-solutions", "top1465")) {
            puzzles.addAll(read(list, 1));
        }
        puzzles.addAll(read("hardest-11plus", HARDEST_PART));
        Collections.shuffle(puzzles, random);
        return puzzles;
    }

    private static List<Puzzle> read(String list, int part) throws IOException {
        List<Puzzle> puzzles = Files.readAllLines(LISTS.resolve(list + ".txt")).stream()
                .filter(line -> line.length() >= 81 && !line.startsWith("#"))
                .map(line -> Puzzle.of(line.substring(0, 81)))
                .toList();
        return IntStream.range(0, puzzles.size() / part)
                .mapToObj(i -> puzzles.get(part * i))
                .toList();
    }

    private Puzzle withOneGivenChanged(Puzzle puzzle) {
        byte[] values = puzzle.values();
        int cell = random.nextInt(81);
        while (values[cell] == 0) {
            cell = random.nextInt(81);
        }
        int digit = 1 + (values[cell] + random.nextInt(8)) % 9;
        return puzzle.with(Cell.of(cell), Digit.of(digit));
    }

    private String row(String name, List<Puzzle> puzzles) {
        int[] met = new int[3];
        for (int i = 0; i < puzzles.size(); i++) {
            Puzzle puzzle = puzzles.get(i);
            int limit = i % 3 > 0 ? 2 : random.nextInt(3, 40);
            String which = "%s, number %d of seed %d, limit %d: %s".formatted(name, i, SEED, limit, puzzle);
            int count = fast.count(puzzle.values(), 0, limit);
            met[Math.min(2, count)]++;
            switch (dancingLinks.solve(puzzle, Limit.solutions(limit), Cancel.NEVER)) {
                case Answer.None _ -> assertThat(count).as(which).isZero();
                case Answer.Unique(var grid) -> {
                    byte[] solution = new byte[81];
                    assertThat(count).as(which).isOne();
                    fast.solution(solution, 0);
                    assertThat(solution).as(which).isEqualTo(grid.values());
                }
                case Answer.Several several ->
                    assertThat((long) count).as(which).isEqualTo(several.count());
                case Answer.Unknown unknown -> throw new AssertionError(which + ": " + unknown);
            }
        }
        return "| %s | %,d | %,d | %,d |".formatted(name, met[0], met[1], met[2]);
    }
}
