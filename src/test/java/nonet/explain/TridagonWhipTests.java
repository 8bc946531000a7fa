package nonet.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.ImpossiblePatterns.TridagonWhip;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.Samples;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// Tridagons with many guardians, at positions where singles, locked candidates and subsets end.
class TridagonWhipTests {

    /// Only placing candidates other than the guardians leads to a contradiction.
    private static final String SIX =
            "...45..89....8....8..3.75.4.3.97..5..7..48..3...5.3..7..2.....56.1...9..74.8.....";

    private static Position start(String puzzle) {
        Set<Technique> others = EnumSet.allOf(Technique.class);
        others.removeAll(Family.SINGLES.techniques());
        others.removeAll(Family.SUBSETS.techniques());
        others.removeAll(Set.of(Technique.POINTING, Technique.CLAIMING));
        LogicalSolver solver = Samples.solver();
        Position start = Position.of(Grid.of(Puzzle.of(puzzle)));
        return solver.with(solver.options().withOff(others))
                .path(start, Cancel.NEVER)
                .getLast()
                .after();
    }

    private static List<Deduction> steps(Position position) {
        List<Deduction> found = new ArrayList<>();
        Samples.solver()
                .find(
                        position,
                        Set.of(Technique.TRIDAGON_FORCING),
                        (Deduction deduction) -> {
                            found.add(deduction);
                            return false;
                        },
                        Cancel.NEVER);
        return found;
    }

    @Test
    void sixGuardiansRefuteCandidates() {
        List<Deduction> found = steps(start(SIX));

        assertThat(found)
                .allMatch(each ->
                        each instanceof TridagonWhip whip && whip.guardians().size() == 6);
        assertThat(found.stream()
                        .flatMap(each -> each.conclusions().stream())
                        .map(each -> each.candidate().toString()))
                .containsExactly("r6c1=4", "r2c3=4", "r5c1=1", "r5c1=2");
    }

    @Test
    void theWayThroughTheGuardiansIsTold() {
        Position position = start(SIX);
        Deduction first = steps(position).getFirst();

        List<String> told = new ArrayList<>();
        for (Locale language : List.of(Locale.UK, Locale.SIMPLIFIED_CHINESE)) {
            Explanation explanation = new Explainer(new Words(language)).explain(first, position.grid());
            told.add(explanation.line());
            explanation.sentences().forEach(sentence -> {
                told.add(sentence.text());
                sentence.consequences().stream()
                        .filter(each -> each.proof() != null)
                        .forEach(each -> told.add("  " + each.text()));
            });
        }
        assertThat(told)
                .containsExactly(
                        "Tridagon, Forcing: 1/2/6 in b2 r1c6,r2c4,r3c5; b3 r1c7,r2c9,r3c8; b5 r4c6,r5c4,r6c5; b6"
                                + " r4c9,r5c7,r6c8; r1c7=3, r1c7=7, r3c5=9, r4c9=8, r6c8=4, r6c8=9 => r6c1<>4",
                        "In each of four boxes, three cells lie in three rows and three columns: r1c6, r2c4 and r3c5"
                            + " in box 2; r1c7, r2c9 and r3c8 in box 3; r4c6, r5c4 and r6c5 in box 5; r4c9, r5c7 and"
                            + " r6c8 in box 6. Suppose they held only 1, 2 and 6.",
                        "Read from the top down, r1c7, r2c9 and r3c8 run in the opposite direction to the cells of the"
                            + " other three boxes. Arranged like this, the twelve cells cannot be filled with 1, 2 and"
                            + " 6 alone.",
                        "So at least one of the other candidates, the guardians, is true: r1c7=3, r1c7=7, r3c5=9,"
                                + " r4c9=8, r6c8=4 and r6c8=9.",
                        "Suppose r6c1=4 is true.",
                        "33 consequences follow from r6c1=4.",
                        "  r6c8=9: Tridagon",
                        "Then r6c8=9 would be true and false at once.",
                        "So r6c1 cannot be 4.",
                        "三值死环（强制）: 1/2/6 in b2 r1c6,r2c4,r3c5; b3 r1c7,r2c9,r3c8; b5 r4c6,r5c4,r6c5; b6"
                                + " r4c9,r5c7,r6c8; r1c7=3, r1c7=7, r3c5=9, r4c9=8, r6c8=4, r6c8=9 => r6c1<>4",
                        "四个宫各有三格分处三行三列：第 2 宫的 r1c6、r2c4 和 r3c5；第 3 宫的 r1c7、r2c9 和 r3c8；第 5 宫的 r4c6、r5c4 和 r6c5；第 6 宫的"
                                + " r4c9、r5c7 和 r6c8。假设它们只填 1、2 和 6。",
                        "自上而下看，r1c7、r2c9 和 r3c8 在宫内的走向与另外三宫的格相反。这样排列的十二格不可能只用 1、2 和 6 填满。",
                        "所以其他候选数（守护者）至少有一个为真：r1c7=3、r1c7=7、r3c5=9、r4c9=8、r6c8=4 和 r6c8=9。",
                        "假设 r6c1=4 为真。",
                        "r6c1=4：推出 33 个结果。",
                        "  r6c8=9：三值死环",
                        "那么 r6c8=9 既真又假。",
                        "所以 r6c1 不能是 4。");
    }
}
