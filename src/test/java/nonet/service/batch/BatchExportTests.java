package nonet.service.batch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import nonet.grid.Grid;
import nonet.service.input.TextStream;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BatchExportTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static @Nullable Grid solution(BatchTable table, int row) {
        return switch (new FastSolver().solve(table.puzzle(row), Limit.solutions(1), Cancel.NEVER)) {
            case Answer.Unique unique -> unique.solution();
            case Answer.Several several -> several.first();
            case Answer.Unknown unknown -> unknown.first();
            case Answer.None _ -> null;
        };
    }

    @Test
    void theTableHoldsTheCandidatesThatBelongToAPuzzle() throws IOException {
        String sukaku = "1........" + "..34....." + "123456789".repeat(79);
        PuzzleBlock block = new PuzzleBlock(3);
        byte[] text = (EASY + "\n" + sukaku + "\n").getBytes(UTF_8);
        assertThat(new TextStream(new ByteArrayInputStream(text)).fill(block)).isTrue();
        BatchTable table = new BatchTable();
        table.add(block);
        ByteArrayOutputStream csv = new ByteArrayOutputStream();
        BatchExport.csv(
                table, new int[] {1, 0}, new FastSolver(), new BatchExport.Rating(null, false), csv, Cancel.NEVER);
        assertThat(csv)
                .hasToString(
                        "number,clues,found,micros,comment,puzzle,solution\n2,0,none,0.0,,%s,%s\n1,30,none,0.0,,%s,%s\n"
                                .formatted(sukaku, solution(table, 1), EASY, solution(table, 0)));
    }
}
