package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Puzzles in the files of programmers, a file a dialect: arrays, literals, facts, JSON, XML and YAML; sudokus of other
/// sizes and rules; and numbers that are no puzzle. The table `index.tsv` tells what each file is.
final class DialectTests {

    private static final Codecs CODECS = Codecs.standard();

    @TestFactory
    Stream<DynamicTest> everyFileIsReadAsTheTableSays() throws IOException {
        List<String> rows = text("index.tsv").lines().toList();
        assertThat(rows).hasSizeGreaterThan(120);
        return rows.stream()
                .map(row -> row.split("\t", -1))
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    PuzzleReading reading = CODECS.read(Source.of(text(row[0]).getBytes(StandardCharsets.UTF_8)));
                    assertThat(told(reading)).isEqualTo((row[1] + " " + row[2]).strip());
                }));
    }

    private static String told(PuzzleReading reading) {
        return switch (reading) {
            case PuzzleReading.Puzzles read ->
                "read "
                        + String.join(
                                " ",
                                read.puzzles().stream()
                                        .map(each -> each.puzzle().toString())
                                        .toList());
            case PuzzleReading.Nothing(Fault.Variant(String rule)) -> "variant " + rule;
            case PuzzleReading.Nothing(Fault.WrongSize(int size)) -> "size " + size;
            case PuzzleReading.Nothing _ -> "none";
        };
    }

    private static String text(String file) throws IOException {
        try (InputStream in = DialectTests.class.getResourceAsStream("dialects/" + file)) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
