package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.play.Document;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Files made to harm are answered, and soon. Damaged ones are the business of the campaign.
@Execution(ExecutionMode.CONCURRENT)
final class FuzzTests {

    private static final Codecs CODECS = Codecs.standard();
    private static final Duration SOON = Duration.ofSeconds(30);

    @TestFactory
    Stream<DynamicTest> everyEncodingIsRead() {
        List<Charset> charsets = List.of(
                StandardCharsets.UTF_8,
                StandardCharsets.ISO_8859_1,
                StandardCharsets.UTF_16,
                StandardCharsets.UTF_16LE,
                StandardCharsets.UTF_16BE);
        return CODECS.all().stream()
                .filter(Codec::writes)
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    String text = codec.write(List.of(sample()));
                    for (Charset charset : charsets) {
                        PuzzleReading reading =
                                CODECS.read(Source.of(text.replace("\n", "\r\n").getBytes(charset)));
                        assertThat(reading).describedAs(charset.name()).isInstanceOf(PuzzleReading.Puzzles.class);
                    }
                }));
    }

    @Test
    @Tag("campaign")
    @ResourceLock("memory")
    void hugeTextsAreAnsweredSoon() {
        List<String> texts = List.of(
                "5".repeat(10_000_000),
                "5 ".repeat(5_000_000),
                "12345\n".repeat(1_000_000),
                "|".repeat(10_000_000),
                "<a>".repeat(1_000_000),
                "[".repeat(5_000_000),
                "{\"a\":".repeat(1_000_000),
                "[[".repeat(1_000_000) + "1",
                "\u001B[".repeat(3_000_000),
                ":0000:x:" + "+".repeat(5_000_000),
                "fpuzzles" + "A".repeat(1_000_000),
                "(1)".repeat(1_000_000),
                "<table><script>".repeat(60_000),
                "<br><!--".repeat(100_000),
                "&#1".repeat(60_000),
                "~\n".repeat(99_000),
                "1\n".repeat(3_000_000));
        for (String text : texts) {
            Assertions.assertTimeoutPreemptively(
                    SOON,
                    () -> assertThat(CODECS.read(Source.of(text))).isInstanceOf(PuzzleReading.Nothing.class),
                    text.substring(0, 8));
        }
    }

    @Test
    void nothingIsReadFromElsewhereAndNothingGrows() {
        String outside = "<?xml version=\"1.0\"?><!DOCTYPE opensudoku [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
                + "<opensudoku><name>&a;</name><game data=\"" + "5".repeat(81) + "\"/></opensudoku>";
        StringBuilder laughs = new StringBuilder("<!DOCTYPE opensudoku [<!ENTITY a0 \"ha\">");
        for (int i = 1; i < 40; i++) {
            laughs.append("<!ENTITY a%d \"&a%d;&a%d;\">".formatted(i, i - 1, i - 1));
        }
        laughs.append("]><opensudoku><name>&a39;</name></opensudoku>");
        for (String text : List.of(outside, laughs.toString())) {
            PuzzleReading reading = CODECS.read(Source.of(text));
            if (reading instanceof PuzzleReading.Puzzles read) {
                assertThat(read.puzzles().getFirst().document().name()).isEmpty();
            }
        }
    }

    @Test
    void archivesThatUnpackToTooMuchAreRefused() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("SudokuData"));
            for (int i = 0; i < 40; i++) {
                zip.write(new byte[1 << 20]);
            }
        }
        assertThat(CODECS.read(Source.of(bytes.toByteArray())))
                .isEqualTo(new PuzzleReading.Nothing(new Fault.TooLarge()));
    }

    @Test
    void aGameOfHodokuIsReadWithoutMakingItsObjects() throws IOException {
        String line = ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::";
        String xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <java version="1.8" class="java.beans.XMLDecoder"><object class="sudoku.GuiState">
            <void property="sudoku"><object class="sudoku.Sudoku2">
            <void property="initialState"><string>%s</string></void></object></void>
            <object class="java.lang.ProcessBuilder"><void method="start"/></object></object></java>
            """.formatted(line);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("SudokuData"));
            zip.write(xml.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(CODECS.read(Source.of(bytes.toByteArray())))
                .isInstanceOfSatisfying(
                        PuzzleReading.Puzzles.class,
                        read -> assertThat(read.puzzles()
                                        .getFirst()
                                        .document()
                                        .puzzle()
                                        .toString())
                                .isEqualTo(line.substring(8, 89)));
    }

    private static Document sample() {
        DocumentBuilder builder = new DocumentBuilder();
        String cells = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (int i = 0; i < 81; i++) {
            builder.given(i, cells.charAt(i) == '.' ? 0 : cells.charAt(i) - '0');
        }
        return builder.marksWithout(new short[81]).document("a");
    }
}
