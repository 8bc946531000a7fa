package nonet.rate.csp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.TestData;
import nonet.grid.Puzzle;
import nonet.relatives.Isomorphism;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class CspRaterTests {

    private static final Path FOLDER = Path.of("..", "shared", "data", "csp-rules");

    /// Needs T&E(3).
    private static final Puzzle HARD =
            Puzzle.of("9876.....5.....96..4.......3...5.21....2..6.3...1.3.95...31..2.....6935......21..");

    /// CSP-Rules has gW 9: it does not find the g-whip of length 7 against r2c5=6 that begins with the variables 6 in c6,
    /// 8 in c6 with the group r456c6, 8 in c5, 8 in b7, r7c1, r5c1 and ends in 6 in c3. The definition allows it.
    private static final String SHORTER =
            ".23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8";

    private final CspRater rater = new CspRater(new FastSolver());

    private CspResult rate(Puzzle puzzle, CspScale scale) {
        return rater.rate(puzzle, scale, Cancel.NEVER);
    }

    @Test
    @Tag("sampled")
    void lengthsAreThoseOfTheOriginal() {
        assertThat(differences(eachOf(Repetitions.of(4, 1, 1)))).isEmpty();
    }

    @Test
    void depthsAreThoseOfTheOriginal() {
        assertThat(differingDepths(TestData.lines("csp-rules/depths.tsv"))).isEmpty();
    }

    @Test
    @Tag("full")
    void allLengthsAreThoseOfTheOriginal() throws IOException {
        assumeTrue(Files.isDirectory(FOLDER), "../shared/data/csp-rules is not there");
        assertThat(differences(
                        rows("ratings.tsv").stream().map(ReferenceLengths::of).toList()))
                .containsExactly("GW " + SHORTER + " 9 but was Rated[value=8]");
    }

    @Test
    @Tag("full")
    void allDepthsAreThoseOfTheOriginal() throws IOException {
        assumeTrue(Files.isDirectory(FOLDER), "../shared/data/csp-rules is not there");
        assertThat(differingDepths(rows("te-depth.tsv"))).isEmpty();
    }

    @Test
    @Tag("sampled")
    void symmetriesDoNotChangeARating() {
        for (ReferenceLengths each : eachOf(Repetitions.of(8, 1, 1))) {
            long seed = each.hashCode();
            Puzzle other = Isomorphism.random(new Random(seed)).of(each.puzzle());
            for (CspScale scale : CspScale.values()) {
                assertThat(rate(other, scale)).as("%s, seed %d", scale, seed).isEqualTo(rate(each.puzzle(), scale));
            }
        }
    }

    @Test
    void aPuzzleBeyondThePatternsHasADepth() {
        assertThat(List.of(CspScale.values()))
                .extracting(scale -> rate(HARD, scale))
                .containsExactly(
                        new CspResult.Beyond(), new CspResult.Beyond(), new CspResult.Beyond(), new CspResult.Rated(3));
    }

    @Test
    void onlyPuzzlesWithOneSolutionAreRated() {
        Puzzle without = HARD.with(nonet.grid.Cell.of(4), nonet.grid.Digit.of(9));
        assertThat(rate(Puzzle.EMPTY, CspScale.W)).isEqualTo(new CspResult.SeveralSolutions());
        assertThat(rate(without, CspScale.B)).isEqualTo(new CspResult.NoSolution());
    }

    @Test
    void givenCandidatesCount() {
        ReferenceLengths first = ReferenceLengths.own().stream()
                .filter(each -> each.w() == 4)
                .findFirst()
                .orElseThrow();
        short[] solved = new short[81];
        byte[] solution =
                new FastSolver().solution(first.puzzle(), Cancel.NEVER).values();
        for (int cell = 0; cell < 81; cell++) {
            solved[cell] = (short) (1 << solution[cell] - 1);
        }
        assertThat(rate(first.puzzle().restrictedTo(solved), CspScale.W)).isEqualTo(new CspResult.Rated(0));
    }

    @Test
    void aRatingThatTakesTooMuchEffortIsABound() {
        ReferenceLengths longest = ReferenceLengths.own().stream()
                .filter(each -> each.w() == 12)
                .findFirst()
                .orElseThrow();

        assertThat(rater.withEffort(20_000).rate(longest.puzzle(), CspScale.W, Cancel.NEVER))
                .isInstanceOfSatisfying(
                        CspResult.Stopped.class,
                        stopped -> assertThat(stopped.atLeast()).isBetween(1, 12));
        assertThat(rater.withEffort(1000).rate(HARD, CspScale.TE, Cancel.NEVER)).isEqualTo(new CspResult.Stopped(2));
    }

    @Test
    void endsSoonAfterItIsCancelled() {
        for (CspScale scale : List.of(CspScale.GW, CspScale.TE)) {
            AtomicInteger asked = new AtomicInteger();
            Cancel soon = () -> asked.incrementAndGet() > 3;
            Puzzle puzzle = scale == CspScale.TE
                    ? HARD
                    : ReferenceLengths.own().stream()
                            .filter(each -> each.w() == 12)
                            .findFirst()
                            .orElseThrow()
                            .puzzle();
            assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> rater.rate(puzzle, scale, soon));
            assertThat(asked.get()).isEqualTo(4);
        }
    }

    /// Returns one of this many puzzles of the own table.
    private static List<ReferenceLengths> eachOf(int many) {
        List<ReferenceLengths> all = ReferenceLengths.own();
        return IntStream.range(0, all.size())
                .filter(number -> number % many == 0)
                .mapToObj(all::get)
                .toList();
    }

    private static List<String> rows(String file) throws IOException {
        List<String> lines = Files.readAllLines(FOLDER.resolve(file));
        return lines.subList(1, lines.size());
    }

    private List<String> differences(List<ReferenceLengths> expected) {
        List<String> differences = new ArrayList<>();
        for (ReferenceLengths each : expected) {
            for (CspScale scale : List.of(CspScale.W, CspScale.GW, CspScale.B)) {
                compare(each.puzzle(), scale, each.on(scale), differences);
            }
        }
        return differences;
    }

    private List<String> differingDepths(List<String> lines) {
        List<String> differences = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\t");
            compare(Puzzle.of(fields[0]), CspScale.TE, Integer.parseInt(fields[1]), differences);
        }
        return differences;
    }

    private void compare(Puzzle puzzle, CspScale scale, int expected, List<String> differences) {
        CspResult result = rate(puzzle, scale);
        if (!result.equals(new CspResult.Rated(expected))) {
            differences.add(scale + " " + puzzle + " " + expected + " but was " + result);
        }
    }
}
