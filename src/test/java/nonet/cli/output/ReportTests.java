package nonet.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ReportTests {

    private static final int ROWS = 1_000_000;

    /// Growing replaces the array that a text is written to.
    @Test
    void aTextGrowsBeyondItsFirstArray() throws Exception {
        Report report = new Report();
        String row = "r".repeat(99) + "\n";
        for (int i = 0; i < 10_000; i++) {
            report.print(row);
        }
        StringBuilder whole = new StringBuilder();
        pass(report, whole);

        assertThat(whole.toString()).isEqualTo(row.repeat(10_000));
    }

    @Test
    void aMillionRowsArePassedOnInParts() throws Exception {
        Report report = new Report();
        StringBuilder whole = new StringBuilder();
        int longest = 0;
        for (int row = 0; row < ROWS; row++) {
            report.print(row + "\n");
            if (report.isLong()) {
                longest = Math.max(longest, pass(report, whole));
            }
        }
        pass(report, whole);

        assertThat(whole.toString()).isEqualTo(rows());
        assertThat(longest).isBetween(1 << 16, (1 << 16) + 8);
    }

    @Test
    void namesDoNotReachTheTerminalAsTheyAre() throws Exception {
        StringWriter err = new StringWriter();
        Streams streams = new Streams(InputStream.nullInputStream(), new StringWriter(), err);
        Report report = new Report();
        report.complain("a\u001B]0;owned\u0007\nnonet: all is well");
        streams.complain("\u009B2J\u202Eb\r");
        try (ProgressLine none = new ProgressLine(streams, false, () -> "")) {
            report.flush((_, _, _) -> {}, none);
            none.complain(List.of("c\td"));
        }

        assertThat(err).hasToString(" 2J b \na ]0;owned  nonet: all is well\nc d\n");
    }

    private static String rows() {
        return IntStream.range(0, ROWS).mapToObj(row -> row + "\n").collect(Collectors.joining());
    }

    /// @return the number of bytes
    private static int pass(Report report, StringBuilder whole) throws Exception {
        int before = whole.length();
        Streams streams = new Streams(InputStream.nullInputStream(), new StringWriter(), new StringWriter());
        try (ProgressLine none = new ProgressLine(streams, false, () -> "")) {
            report.flush((bytes, from, count) -> whole.append(new String(bytes, from, count)), none);
        }
        return whole.length() - before;
    }
}
