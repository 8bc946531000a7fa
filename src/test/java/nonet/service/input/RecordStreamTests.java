package nonet.service.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.service.batch.PuzzleBlock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lists whose lines are records.
class RecordStreamTests {

    private static final String CELLS =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String ROWS = CELLS.replaceAll("(.{9})(?=.)", "$1\n");

    private static final List<String> LINES = Stream.of(
                    List.of(CELLS, "", "# " + CELLS, CELLS.replace('.', '0'), CELLS + "\r", CELLS + " # name"),
                    ROWS.lines().toList(),
                    List.of("Puzzle 7", CELLS, CELLS + "," + SOLUTION, CELLS + " " + SOLUTION.replace('1', '.')),
                    List.of("\u0000", "\u2028", "{\"grid\": [[", CELLS.substring(1), CELLS.replace('7', 'O'), CELLS))
            .flatMap(List::stream)
            .toList();

    private static final List<String> EXPECTED = Stream.of(
                    List.of("1", "2 ''", "3 '# " + CELLS + "'", "4", "5", "6"),
                    faults(7, ROWS.lines().toList()),
                    List.of("16 'Puzzle 7'", "17", "18", "19 '" + CELLS + " " + SOLUTION.replace('1', '.') + "'"),
                    List.of("20 '\u0000'", "21 '\u2028'", "22 '{\"grid\": [['", "23 '" + CELLS.substring(1) + "'"),
                    List.of("24 '" + CELLS.replace('7', 'O') + "'", "25"))
            .flatMap(List::stream)
            .toList();

    private static List<String> faults(int from, List<String> lines) {
        List<String> faults = new ArrayList<>();
        lines.forEach(line -> faults.add(from + faults.size() + " '" + line + "'"));
        return faults;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 100})
    void everyLineIsAPuzzleOrAFault(int blockSize) throws IOException {
        byte[] bytes = String.join("\n", LINES).getBytes(UTF_8);
        InputStream dripping = new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] to, int from, int length) {
                return super.read(to, from, Math.min(length, 7));
            }
        };

        assertThat(all(new ByteArrayInputStream(bytes), blockSize)).isEqualTo(EXPECTED);
        assertThat(all(dripping, blockSize)).isEqualTo(EXPECTED);
    }

    @Test
    void partsHaveThePuzzlesOfTheWhole() throws IOException {
        for (int cut = 0; cut <= LINES.size(); cut++) {
            List<String> parts = new ArrayList<>(all(text(LINES.subList(0, cut)), 3));
            for (String rest : all(text(LINES.subList(cut, LINES.size())), 3)) {
                String[] numberAndText = rest.split(" ", 2);
                numberAndText[0] = String.valueOf(Integer.parseInt(numberAndText[0]) + cut);
                parts.add(String.join(" ", numberAndText));
            }
            assertThat(parts).as("cut after %d lines", cut).isEqualTo(EXPECTED);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100_000, 1_200_000, 5_000_000})
    void aLineThatIsTooLongIsOneFault(int length) throws IOException {
        String text = "1".repeat(length) + "\n" + CELLS + "\n" + "1".repeat(length);
        List<String> all = all(new ByteArrayInputStream(text.getBytes(UTF_8)), 2);
        assertThat(all).hasSize(3).element(1).isEqualTo("2");
        assertThat(all).allMatch(each -> each.length() < 2_000_000);
    }

    @Test
    void anEmptyListHasNothing() throws IOException {
        assertThat(all(InputStream.nullInputStream(), 3)).isEmpty();
    }

    private static InputStream text(List<String> lines) {
        return new ByteArrayInputStream(
                String.join("", lines.stream().map(each -> each + "\n").toList())
                        .getBytes(UTF_8));
    }

    /// Returns the line of each puzzle, and for each fault its line and text.
    private static List<String> all(InputStream in, int blockSize) throws IOException {
        PuzzleStream stream = new RecordStream(in);
        PuzzleBlock block = new PuzzleBlock(blockSize);
        List<String> all = new ArrayList<>();
        while (stream.fill(block)) {
            int next = 0;
            for (PuzzleBlock.Misread misread : block.misread()) {
                for (; next < misread.before(); next++) {
                    all.add(puzzle(block, next));
                }
                all.add(((Fault.Located) misread.fault()).line() + " '" + misread.text() + "'");
            }
            for (; next < block.size(); next++) {
                all.add(puzzle(block, next));
            }
        }
        return all;
    }

    private static String puzzle(PuzzleBlock block, int index) {
        byte[] givens = new byte[81];
        block.copyGivens(index, givens, 0);
        assertThat(new String(givens, UTF_8)).isEqualTo(CELLS);
        return String.valueOf(block.line(index));
    }
}
