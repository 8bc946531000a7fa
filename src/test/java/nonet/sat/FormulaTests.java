package nonet.sat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Puzzle;
import nonet.sat.Proof.Line;
import org.junit.jupiter.api.Test;

class FormulaTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    @Test
    void aCandidateIsAVariable() {
        assertThat(Formula.variable(Candidate.of(0, 0))).isEqualTo(1);
        assertThat(Formula.variable(Candidate.of(1, 0))).isEqualTo(10);
        assertThat(Formula.variable(Candidate.of(9, 1))).isEqualTo(83);
        assertThat(Formula.variable(Candidate.of(80, 8))).isEqualTo(729);
    }

    @Test
    void theClausesAreTheRulesThenTheGivensThenWhatIsExcluded() {
        short[] candidates = Puzzle.of(PUZZLE).candidates();
        candidates[2] &= ~(1 << 3);
        List<int[]> clauses = Formula.of(Puzzle.of(PUZZLE).restrictedTo(candidates))
                .with(7, -8)
                .clauses();

        int rules = 81 + 81 * 36 + 243 + 243 * 36;
        assertThat(rules).isEqualTo(11_988);
        assertThat(clauses).hasSize(rules + 30 + 1 + 1);
        assertThat(clauses.getFirst()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(clauses.get(81)).containsExactly(-1, -2);
        assertThat(clauses.get(81 + 2_916)).containsExactly(1, 10, 19, 28, 37, 46, 55, 64, 73);
        assertThat(clauses.get(81 + 2_916 + 81)).containsExactly(1, 82, 163, 244, 325, 406, 487, 568, 649);
        assertThat(clauses.get(81 + 2_916 + 162)).containsExactly(1, 10, 19, 82, 91, 100, 163, 172, 181);
        assertThat(clauses.get(rules - 1)).containsExactly(-720, -729);
        assertThat(clauses.get(rules)).containsExactly(5);
        assertThat(clauses.get(rules + 29)).containsExactly(9 * 80 + 9);
        assertThat(clauses.get(rules + 30)).containsExactly(-(9 * 2 + 4));
        assertThat(clauses.get(rules + 31)).containsExactly(7, -8);
    }

    @Test
    void isSatisfiedByTheSolutionAndByNoOtherGrid() {
        Formula formula = Formula.of(Puzzle.of(PUZZLE));
        assertThat(isSatisfied(formula, SOLUTION)).isTrue();
        assertThat(isSatisfied(Formula.of(Puzzle.EMPTY), SOLUTION)).isTrue();
        for (int cell = 0; cell < 81; cell++) {
            for (char digit = '1'; digit <= '9'; digit++) {
                String other = SOLUTION.substring(0, cell) + digit + SOLUTION.substring(cell + 1);
                assertThat(isSatisfied(Formula.of(Puzzle.EMPTY), other))
                        .as(other)
                        .isEqualTo(other.equals(SOLUTION));
            }
        }
        // Two digits changed for each other obey the rules, but not the givens.
        String swapped = SOLUTION.replace('1', 'x').replace('2', '1').replace('x', '2');
        assertThat(isSatisfied(Formula.of(Puzzle.EMPTY), swapped)).isTrue();
        assertThat(isSatisfied(formula, swapped)).isFalse();
    }

    @Test
    void isWrittenAsDimacs() throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();

        Formula.of(Puzzle.of(PUZZLE)).with(-5).writeTo(text, List.of("the sudoku " + PUZZLE));

        assertThat(text.toString().lines().limit(3))
                .containsExactly("c the sudoku " + PUZZLE, "p cnf 729 12019", "1 2 3 4 5 6 7 8 9 0");
        assertThat(text.toString()).endsWith("\n729 0\n-5 0\n");
        assertThat(text.toString().lines()).hasSize(2 + 12_019);
    }

    @Test
    void aProofIsWrittenAsTextAndInBytes() throws IOException {
        Proof proof = new Proof(
                Formula.of(Puzzle.EMPTY),
                List.of(new Line(false, new int[] {-63, 64, 729}), new Line(true, new int[] {-63}), new Line(false)));
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        proof.writeTo(text);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        proof.writeBinaryTo(bytes);

        assertThat(text.toString()).isEqualTo("-63 64 729 0\nd -63 0\n0\n");
        assertThat(bytes.toByteArray())
                .isEqualTo(new byte[] {'a', 127, (byte) 0x80, 1, (byte) 0xb2, 11, 0, 'd', 127, 0, 'a', 0});
    }

    private static boolean isSatisfied(Formula formula, String digits) {
        return formula.clauses().stream()
                .allMatch(clause -> Arrays.stream(clause).anyMatch(literal -> {
                    int variable = Math.abs(literal) - 1;
                    boolean isTrue = digits.charAt(variable / 9) - '1' == variable % 9;
                    return isTrue == literal > 0;
                }));
    }
}
