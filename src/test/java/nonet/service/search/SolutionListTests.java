package nonet.service.search;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Test;

class SolutionListTests {

    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final StepSolver ENGINE = StepEngine.CLASSIC;

    @Test
    void everySolutionIsALine() throws IOException {
        List<String> lines = lines(ENGINE, Long.MAX_VALUE);

        assertThat(lines)
                .hasSize(12)
                .doesNotHaveDuplicates()
                .allMatch(line -> Puzzle.of(line).conflicts().isEmpty() && line.indexOf('.') < 0)
                .containsExactlyInAnyOrderElementsOf(lines(StepEngine.DANCING_LINKS, Long.MAX_VALUE));
        for (var cell : TWELVE.givenCells()) {
            assertThat(lines)
                    .allMatch(line -> TWELVE.given(cell) == Puzzle.of(line).given(cell));
        }
    }

    @Test
    void aCountKeepsTheFirstOnes() throws IOException {
        assertThat(lines(ENGINE, 5)).isEqualTo(lines(ENGINE, Long.MAX_VALUE).subList(0, 5));
        assertThat(lines(ENGINE, 0)).isEmpty();
    }

    @Test
    void aCancelledListThrowsAfterTheSolutionThatWasWritten() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<Long> heard = new ArrayList<>();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> SolutionList.write(ENGINE, TWELVE, 100, out, () -> heard.size() == 3, heard::add));

        assertThat(heard).containsExactly(1L, 2L, 3L);
        assertThat(out.toString(US_ASCII).lines().toList()).isEqualTo(lines(ENGINE, 3));
    }

    @Test
    void solutionsAreCounted() throws IOException {
        assertThat(SolutionList.write(
                        ENGINE, TWELVE, 100, OutputStream.nullOutputStream(), Cancel.NEVER, written -> {}))
                .isEqualTo(12);
    }

    @Test
    void aFailureToWriteIsPassedOn() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("full");
            }
        };
        assertThatIOException()
                .isThrownBy(() -> SolutionList.write(ENGINE, TWELVE, 1, full, Cancel.NEVER))
                .withMessage("full");
    }

    private static List<String> lines(StepSolver engine, long count) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SolutionList.write(engine, TWELVE, count, out, Cancel.NEVER);
        return out.toString(US_ASCII).lines().toList();
    }
}
