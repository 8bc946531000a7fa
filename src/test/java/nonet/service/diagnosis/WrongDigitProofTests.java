package nonet.service.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

/// The proof that an entered digit is wrong.
class WrongDigitProofTests {

    private static final Puzzle GIVENS =
            Puzzle.of("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5");

    private final Diagnosis diagnosis = new Diagnosis(new FastSolver(), StepEngine.SINGLES);

    @Test
    void itDerivesNoGiven() {
        Argument proof = diagnosis
                .argument(GIVENS.with(Cell.at(7, 3), Digit.SEVEN), Cancel.NEVER)
                .orElseThrow();

        List<Candidate> placed = new ArrayList<>();
        for (Step step : proof.steps()) {
            for (Conclusion conclusion : step.deduction().conclusions()) {
                if (conclusion instanceof Conclusion.Placement(Candidate candidate)) {
                    placed.add(candidate);
                }
            }
        }
        assertThat(placed).noneMatch(candidate -> GIVENS.givenCells().contains(candidate.cell()));
        assertThat(proof.steps()).hasSizeLessThan(6);
    }

    @Test
    void aRightDigitIsNotProvedWrong() {
        assertThat(diagnosis.argument(GIVENS, Cancel.NEVER)).isEmpty();
    }
}
