package nonet.service.batch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import nonet.service.input.TextFeed;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;

class BatchExportTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void theTableHoldsTheCandidatesThatBelongToAPuzzle() throws IOException {
        String sukaku = "1........" + "..34....." + "123456789".repeat(79);
        PuzzleBlock block = new PuzzleBlock(3);
        byte[] text = (EASY + "\n" + sukaku + "\n").getBytes(UTF_8);
        assertThat(new TextFeed(new ByteArrayInputStream(text)).fill(block)).isTrue();
        BatchTable table = new BatchTable();
        table.add(block);
        ByteArrayOutputStream csv = new ByteArrayOutputStream();
        BatchExport.csv(table, new int[] {1, 0}, false, csv, Cancel.NEVER);
        assertThat(csv)
                .hasToString("number,clues,found,micros,comment,puzzle\n2,0,none,0.0,,%s\n1,30,none,0.0,,%s\n"
                        .formatted(sukaku, EASY));
    }
}
