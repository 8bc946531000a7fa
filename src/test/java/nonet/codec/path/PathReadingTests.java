package nonet.codec.path;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.codec.path.PathReading.Program;
import nonet.deduce.Conclusion;
import nonet.grid.Puzzle;
import nonet.proof.PlayerMove;
import org.junit.jupiter.api.Test;

/// Paths as other programs print them.
final class PathReadingTests {

    private static final String CELLS =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SECOND =
            "93......1.67....2.8.....3...2..7....6...3.9......2.46.4..6......9..5...3.....4...";

    private static RatedPath.Step step(String text, String rating, String... conclusions) {
        return new RatedPath.Step(text, rating, conclusions(conclusions));
    }

    private static Set<Conclusion> conclusions(String... terms) {
        return Stream.of(terms)
                .flatMap(term -> PlayerMove.of(term).conclusions().stream())
                .collect(Collectors.toSet());
    }

    @Test
    void hodokuPrintsAPuzzleAndIndentsItsSteps() {
        assertThat(PathReading.of("""
            HoDoKu - v2.2.0 - Build 116
            Starting batch solve...
            %s #1 Easy (204)
               Naked Single: r5c5=5
               Locked Candidates Type 1 (Pointing): 5 in b1 => r3c7<>5
               r1c1,r2c2<>4: XY-Wing: 5/7/2 in r1c36,r2c1 => r13c9,r8c1<>3
               2-String Kite: 9 in r4c2,r9c5 (connected by r4c6,r5c5) => r9c2<>9
               Bivalue Universal Grave + 1 => r8c9<>4, r8c9<>8
               Forcing Net Verity => r1c7=3
              r1c1=2 r1c2<>2 r1c3=4 r1c2=3
              r1c1=3 r1c2<>3

               Give Up: Don't know how to proceed!
            :0000:x:%s: #2 Teuflisch (3300) bf
               Brute Force: r4c5=7
            Done!
            """.formatted(CELLS, SECOND.replace('.', '0'))))
                .isEqualTo(new PathReading.Paths(
                        Program.HODOKU,
                        List.of(
                                new RatedPath(
                                        Puzzle.of(CELLS),
                                        "easy 204",
                                        List.of(
                                                step("Naked Single: r5c5=5", "", "r5c5=5"),
                                                step(
                                                        "Locked Candidates Type 1 (Pointing): 5 in b1 => r3c7<>5",
                                                        "",
                                                        "r3c7<>5"),
                                                step(
                                                        "XY-Wing: 5/7/2 in r1c36,r2c1 => r13c9,r8c1<>3",
                                                        "",
                                                        "r13c9,r8c1<>3"),
                                                step(
                                                        "2-String Kite: 9 in r4c2,r9c5 (connected by r4c6,r5c5) =>"
                                                                + " r9c2<>9",
                                                        "",
                                                        "r9c2<>9"),
                                                step("Bivalue Universal Grave + 1 => r8c9<>4, r8c9<>8", "", "r8c9<>48"),
                                                step("Forcing Net Verity => r1c7=3", "", "r1c7=3"))),
                                new RatedPath(
                                        Puzzle.of(SECOND),
                                        "3300",
                                        List.of(step("Brute Force: r4c5=7", "", "r4c5=7"))))));
    }

    @Test
    void explainersPrintTheRatingOfEachStep() {
        String board = CELLS.replace("....8..79", "...28..79");
        assertThat(PathReading.of("""
            %1$s
            %2$s 1.2, Hidden Single: r9c4=2
            %2$s 4.5, Bidirectional X-Cycle: r1c2<>3,4, r2c3<>5, r7c7=2
            2.6, Pointing: r1c2<>3,4, r2c3<>5
            %1$s ED=4.5/1.2/1.2
            # %3$s
            # ER/EP/ED 9.0/1.2/1.2
            # step\trating\ttechnique
            1\t1.2\tHidden Single\t-\tr1c4=4\t-\tHidden Single: R1C4: 4 in block
              12   7.1  Region Forcing Chains [30]: r1c2<>34
            3.4 Hidden Pair: Cells R1C1,R2C1: 5,7 in column
            """.formatted(CELLS, board, SECOND)))
                .isEqualTo(new PathReading.Paths(
                        Program.EXPLAINER,
                        List.of(
                                new RatedPath(
                                        Puzzle.of(CELLS),
                                        "4.5/1.2/1.2",
                                        List.of(
                                                step("Hidden Single: r9c4=2", "1.2", "r9c4=2"),
                                                step(
                                                        "Bidirectional X-Cycle: r1c2<>3,4, r2c3<>5, r7c7=2",
                                                        "4.5",
                                                        "r7c7=2"),
                                                step("Pointing: r1c2<>3,4, r2c3<>5", "2.6", "r1c2<>34", "r2c3<>5"))),
                                new RatedPath(
                                        Puzzle.of(SECOND),
                                        "9.0/1.2/1.2",
                                        List.of(
                                                step(
                                                        "Hidden Single - r1c4=4 - Hidden Single: R1C4: 4 in block",
                                                        "1.2",
                                                        "r1c4=4"),
                                                step("Region Forcing Chains [30]: r1c2<>34", "7.1", "r1c2<>34"),
                                                step("Hidden Pair: Cells R1C1,R2C1: 5,7 in column", "3.4"))))));
    }

    @Test
    void textsWithoutPathsSaySo() {
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        assertThat(PathReading.of("")).isEqualTo(new PathReading.Nothing());
        assertThat(PathReading.of(CELLS + "\n" + SECOND + " # 7.1/1.2/1.2\n")).isEqualTo(new PathReading.Nothing());
        assertThat(PathReading.of("   Naked Single: r5c5=5\n1.2 Hidden Single: r1c1=5\n"))
                .isEqualTo(new PathReading.Nothing());
        assertThat(PathReading.of("\n" + solution + " #1 Easy (204)\n   Naked Single: r5c5=5\n"))
                .isEqualTo(new PathReading.Solutions(2));
    }
}
