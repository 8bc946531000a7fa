package nonet.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Samples;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.SearchLimits.ChainLimits;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

/// Explanations of chains that pass from one almost locked set directly to another, and to a cell that a set leaves one
/// candidate.
class LinkedSetsTests {

    private static final Explainer ENGLISH = new Explainer(new Words(Locale.UK));
    private static final Explainer CHINESE = new Explainer(new Words(Locale.SIMPLIFIED_CHINESE));

    private static final Grid GRID = TechniqueCase.parse(
                    ":0711-4:38:9..2.7.5....96.27.....35...15....7.6...8...3...6.7.......1+54.....4.936..7.568+2...::343"
                        + " 861::5")
            .orElseThrow()
            .grid();

    private static final List<Deduction> FOUND = find();

    @Test
    void setsAreExplainedInOrderAndThenTheCellThatTheLastOneForces() {
        Deduction chain = found("r4c3<>3, r6c1<>8");
        Explanation english = ENGLISH.explain(chain, GRID);
        Explanation chinese = CHINESE.explain(chain, GRID);

        assertThat(english.line())
                .isEqualTo("Grouped AIC: r4c3 =8= r4c8 -8- r3678c8 =8|6= r3c8 -6- r3c1 =6|3= r6c1 => r4c3<>3, r6c1<>8");
        assertThat(english.sentences())
                .extracting(Sentence::text)
                .containsExactly(
                        "Suppose r4c3 is not 8. Then r4c8 is 8 (the only place left in row 4), so 8 is not in r3678c8,"
                                + " so r3c8 is 6 (the set r36789c8), so r3c1 is not 6, so r6c1 is 3 (the set r358c1).",
                        "r36789c8 have the candidates 1, 2, 4, 6, 8 and 9, one more digit than cells; without 8 they"
                                + " contain all the others.",
                        "r3c1, r5c1 and r8c1 have the candidates 2, 4, 6 and 8, one more digit than cells; without 6"
                                + " they contain all the others.",
                        "Then r6c1 can only be 3.",
                        "So if r4c3=8 is false, r6c1=3 is true: at least one of the two ends is true.",
                        "r4c3 and r6c1 see each other: whichever end is true, neither of the two cells can hold the"
                                + " digit of the other end.",
                        "So r4c3 cannot be 3.",
                        "Nor can r6c1 be 8.");
        assertThat(chinese.sentences())
                .extracting(Sentence::text)
                .containsExactly(
                        "假设 r4c3 不是 8。那么 r4c8 是 8（第 4 行仅剩此处），所以 8 不在 r3678c8 中，"
                                + "所以 r3c8 是 6（待定数组 r36789c8），所以 r3c1 不是 6，所以 r6c1 是 3（待定数组 r358c1）。",
                        "r36789c8 有候选数 1、2、4、6、8 和 9，数字比格多一个；没有 8 时必含其余全部数字。",
                        "r3c1、r5c1 和 r8c1 有候选数 2、4、6 和 8，数字比格多一个；没有 6 时必含其余全部数字。",
                        "于是 r6c1 只能是 3。",
                        "所以若 r4c3=8 为假则 r6c1=3 为真：两端至少一真。",
                        "r4c3 和 r6c1 互相可见：无论哪一端为真，两格都不能填对方那一端的数字。",
                        "所以 r4c3 不能是 3。",
                        "r6c1 也不能是 8。");
        for (Explanation each : List.of(english, chinese)) {
            assertThat(each.sentences())
                    .extracting(sentence -> sentence.cells().toString())
                    .containsExactly(
                            "r3c1 r3c8 r4c3 r4c8 r6c1 r6c8 r7c8 r8c8",
                            "r3c8 r6c8 r7c8 r8c8 r9c8",
                            "r3c1 r5c1 r8c1",
                            "r6c1",
                            "r4c3 r6c1",
                            "r4c3 r6c1",
                            "r4c3",
                            "r6c1");
        }
    }

    @Test
    void everySetHasItsOwnTint() {
        Marks marks = ENGLISH.explain(found("r4c3<>3, r6c1<>8"), GRID).marks();
        assertThat(byRole(marks.cells()))
                .isEqualTo(Map.of(Role.FIRST, "r3c8 r6c8 r7c8 r8c8 r9c8", Role.SECOND, "r3c1 r5c1 r8c1"));
        assertThat(byRole(marks.candidates()))
                .isEqualTo(Map.of(
                        Role.OFF,
                        "r3c1=6 r3c8=8 r4c3=8 r6c8=8 r7c8=8 r8c8=8",
                        Role.ON,
                        "r3c8=6 r4c8=8 r6c1=3",
                        Role.ELIMINATED,
                        "r4c3=3 r6c1=8"));
        assertThat(marks.houses()).isEmpty();
        assertThat(marks.links()).hasSize(5);
    }

    @Test
    void theThirdSetOfAChainHasTheThirdTint() {
        Deduction chain = found("r23c1<>4, r56c2<>4");
        Explanation english = ENGLISH.explain(chain, GRID);
        assertThat(english.sentences())
                .extracting(Sentence::text)
                .containsSubsequence(
                        "r4c6, r5c5 and r6c6 have the candidates 1, 2, 4 and 9, one more digit than cells; without 2"
                                + " they contain all the others.",
                        "r1c3, r1c7 and r1c9 have the candidates 1, 3, 4 and 8, one more digit than cells; without 1"
                                + " they contain all the others.",
                        "r2c3, r2c6 and r2c9 have the candidates 1, 3, 4 and 8, one more digit than cells; without 4"
                                + " they contain all the others.",
                        "Then r2c2 can only be 4.");
        assertThat(byRole(english.marks().cells()))
                .isEqualTo(Map.of(
                        Role.FIRST, "r4c6 r5c5 r6c6", Role.SECOND, "r1c3 r1c7 r1c9", Role.THIRD, "r2c3 r2c6 r2c9"));
        assertThat(byRole(english.marks().candidates()))
                .isEqualTo(Map.of(
                        Role.OFF,
                        "r1c3=1 r1c5=4 r1c7=1 r1c9=1 r2c9=4 r5c1=4 r5c5=2",
                        Role.ON,
                        "r1c5=1 r1c7=4 r1c9=4 r2c2=4 r5c1=2 r5c5=4",
                        Role.ELIMINATED,
                        "r2c1=4 r3c1=4 r5c2=4 r6c2=4"));
    }

    private static List<Deduction> find() {
        List<Deduction> found = new ArrayList<>();
        LogicalSolver solver = new LogicalSolver(
                StandardFinders.all(), Samples.options().with(ChainLimits.DEFAULT.withSets(true, true)));
        solver.find(Position.of(GRID), Set.of(Technique.GROUPED_AIC), deduction -> !found.add(deduction), Cancel.NEVER);
        return found;
    }

    private static Deduction found(String conclusions) {
        return FOUND.stream()
                .filter(each -> ENGLISH.conclusions(each).equals(conclusions))
                .findFirst()
                .orElseThrow(() -> new AssertionError(conclusions + " is not found"));
    }

    /// Returns by role what has it, in the order of the board.
    private static <T> Map<Role, String> byRole(Map<T, Role> roles) {
        return roles.entrySet().stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getValue,
                        TreeMap::new,
                        Collectors.mapping(
                                each -> each.getKey().toString(),
                                Collectors.collectingAndThen(
                                        Collectors.toList(),
                                        names -> names.stream().sorted().collect(Collectors.joining(" "))))));
    }
}
