package nonet.service.input;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nonet.TestData;
import nonet.codec.Codecs;
import nonet.codec.TextReadings;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.grid.Puzzle;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleStream.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzleInputTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Codecs codecs = Codecs.standard();
    private final PuzzleInput input = new PuzzleInput(() -> codecs);

    @Test
    void puzzlesAndFaultsComeInTheOrderOfTheText() throws IOException {
        String text = "# a list\r\n" + LINE + "\r\n\r\n12x45.\r\n" + LINE + "\r" + LINE + "\n\nthe end";
        List<Item> expected =
                List.of(puzzle("a list", 2), bad(4, 3, "x"), puzzle("", 5), puzzle("", 6), bad(8, 1, "t"));

        assertThat(all(new ByteArrayInputStream(text.getBytes(UTF_8)))).isEqualTo(expected);
        assertThat(all(new ByteArrayInputStream(("\uFEFF" + text).getBytes(UTF_8))))
                .isEqualTo(expected);
        assertThat(all(new ByteArrayInputStream(text.getBytes(UTF_16)))).isEqualTo(expected);
    }

    @Test
    void aPuzzleComesOutBeforeTheNextGoesIn() throws IOException {
        try (PipedOutputStream out = new PipedOutputStream();
                PipedInputStream in = new PipedInputStream(out, 1000)) {
            out.write((LINE + "\n").getBytes(UTF_8));
            PuzzleStream stream = input.open(in);
            assertThat(next(stream, 100)).containsExactly(puzzle("", 1));
            out.write((LINE + "\n").getBytes(UTF_8));
            assertThat(next(stream, 100)).containsExactly(puzzle("", 2));
        }
    }

    @Test
    void theEndIsTheEnd() throws IOException {
        PuzzleStream stream = input.open(new ByteArrayInputStream(LINE.getBytes(UTF_8)));
        assertThat(next(stream, 3)).containsExactly(puzzle("", 1));
        assertThat(next(stream, 3)).isEmpty();
        assertThat(next(stream, 3)).isEmpty();
        assertThat(stream.position()).isEqualTo(81);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 1000})
    void theResultIsIndependentOfTheReadSizes(int blockSize) throws IOException {
        Random random = new Random(9);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            text.append(
                    switch (random.nextInt(8)) {
                        case 0 -> LINE.replace('.', '0') + "\r\n";
                        case 1 -> "# " + i + "\n";
                        case 2 -> LINE + ";number " + i + "\r";
                        case 3 -> LINE.replaceAll("(.{9})", "$1\n") + "\n";
                        case 4 -> "12x45.\n";
                        case 5 -> "\n";
                        default -> LINE + "\n";
                    });
        }
        byte[] bytes = (LINE + "\n" + text).getBytes(UTF_8);
        List<Item> expected = TextReadings.all(new String(bytes, UTF_8));

        assertThat(all(new Pieces(bytes, 100), blockSize)).isEqualTo(expected).hasSizeGreaterThan(200);
        assertThat(all(new ByteArrayInputStream(bytes), blockSize)).isEqualTo(expected);
    }

    /// A list that is still being written is answered line by line. A rule that comes after its first puzzle cannot take
    /// that answer back, but it is told at its line.
    @Test
    void aRuleThatComesLateIsAMalformedLine() throws IOException {
        byte[] text = (LINE + "\nthermo 5,1 4,1\n").getBytes(UTF_8);
        assertThat(all(new ByteArrayInputStream(text))).containsExactly(new Item.Misread(new Fault.Variant("thermo")));
        assertThat(all(new Pieces(text, 5))).containsExactly(puzzle("", 1), bad(2, 1, "t"));
    }

    @Test
    void anUnreadableInputIsGivenUpAfterTenFaults() throws IOException {
        assertThat(all(new ByteArrayInputStream("123 45x\n\n".repeat(1000).getBytes(UTF_8)), 7))
                .hasSize(10);
        String text = LINE + "\n" + "123 45x\n\n".repeat(1000) + LINE;
        assertThat(all(new ByteArrayInputStream(text.getBytes(UTF_8)), 7)).hasSize(1002);
    }

    /// Whatever stands before and after it, at whatever size it comes.
    @ParameterizedTest
    @ValueSource(ints = {100, 100_000, 3_000_000})
    void aLineThatIsTooLongIsReportedAndSkipped(int length) throws IOException {
        String tail = "1".repeat(length) + "\r\n" + LINE + "\n";
        assertThat(all(new ByteArrayInputStream(tail.getBytes(UTF_8)), 3))
                .containsExactly(tooLong(1, length), puzzle("", 2));
        assertThat(all(new ByteArrayInputStream((LINE + "\n" + tail).getBytes(UTF_8)), 3))
                .containsExactly(puzzle("", 1), tooLong(2, length), puzzle("", 3));
        List<Item> zeros = all(new ByteArrayInputStream(new byte[length]), 3);
        assertThat(zeros).containsExactly(new Item.Misread(new Fault.NotText()));
    }

    @Test
    void everyRealFileIsReadAsItIsInTheWindow() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<Path> files;
        try (Stream<Path> list = Stream.concat(Files.list(TestData.REAL_FILES), Files.list(TestData.FORMATS))) {
            files = list.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            if (!(codecs.read(Source.of(bytes)) instanceof PuzzleReading.Puzzles read)) {
                continue;
            }
            String expected = read.puzzles().getFirst().document().puzzle().toString();
            List<Item> whole = all(new ByteArrayInputStream(bytes), 10);
            Item first = whole.getFirst();
            boolean right = first instanceof Item.Read(ReadPuzzle only)
                    && only.puzzle().toString().equals(expected);
            if (!right) {
                wrong.add(file.getFileName() + ": " + first + " and not " + expected);
            }
            if (!all(new Pieces(bytes, 500), 10).equals(whole)) {
                wrong.add(file.getFileName() + ": in pieces");
            }
        }
        assertThat(files).hasSizeGreaterThan(100);
        assertThat(wrong).isEmpty();
    }

    @Test
    void anEmptyStreamHasNoPuzzle() throws IOException {
        assertThat(all(InputStream.nullInputStream())).containsExactly(new Item.Misread(new Fault.NoPuzzle()));
    }

    @Test
    void stopsReadingContentThatIsNotText() throws IOException {
        Item notText = new Item.Misread(new Fault.NotText());
        assertThat(all(new Repeated((byte) 0, Long.MAX_VALUE))).containsExactly(notText);
    }

    @Test
    void aLineThatNeverEndsIsReportedWhileItIsRead() throws IOException {
        PuzzleStream stream = input.open(new Repeated((byte) '1', Long.MAX_VALUE));
        assertThat(next(stream, 50)).containsExactly(new Item.Misread(new Fault.LongLine(1, 1)));
    }

    @Test
    void linesAfterAVeryLongOneAreRead() throws IOException {
        InputStream in = new SequenceInputStream(Collections.enumeration(List.of(
                new ByteArrayInputStream((LINE + "\n").getBytes(UTF_8)),
                new Repeated((byte) 'x', 300_000_000),
                new ByteArrayInputStream(("\n" + LINE + "\n").getBytes(UTF_8)))));
        assertThat(all(in)).containsExactly(puzzle("", 1), new Item.Misread(new Fault.LongLine(2, 1)), puzzle("", 3));
    }

    /// Bytes that come in pieces of random sizes, each when it is read.
    private static final class Pieces extends FilterInputStream {

        private final Random random = new Random(4);
        private final int longest;

        Pieces(byte[] bytes, int longest) {
            super(new ByteArrayInputStream(bytes));
            this.longest = longest;
        }

        @Override
        public int read(byte[] to, int from, int count) throws IOException {
            return super.read(to, from, Math.min(count, 1 + random.nextInt(longest)));
        }

        @Override
        public int available() {
            return 0;
        }
    }

    /// One byte again and again.
    private static final class Repeated extends InputStream {

        private final byte value;
        private long left;

        Repeated(byte value, long count) {
            this.value = value;
            left = count;
        }

        @Override
        public int read() {
            return left-- > 0 ? value : -1;
        }

        @Override
        public int read(byte[] to, int from, int count) {
            int length = (int) Math.min(left, count);
            Arrays.fill(to, from, from + length, value);
            left -= length;
            return length == 0 && count > 0 ? -1 : length;
        }
    }

    private static Item tooLong(int line, int length) {
        return new Item.Misread(
                length > 1_000_000 ? new Fault.LongLine(line, 1) : new Fault.BadCount(line, length, length));
    }

    private List<Item> all(InputStream in) {
        return all(in, 50);
    }

    private List<Item> all(InputStream in, int blockSize) {
        try {
            PuzzleStream stream = input.open(in);
            List<Item> all = new ArrayList<>();
            for (List<Item> next = next(stream, blockSize); !next.isEmpty(); next = next(stream, blockSize)) {
                all.addAll(next);
            }
            return all;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<Item> next(PuzzleStream stream, int blockSize) throws IOException {
        PuzzleBlock block = new PuzzleBlock(blockSize);
        assertThat(stream.fill(block)).isEqualTo(!block.isEmpty());
        return PuzzleStream.items(block);
    }

    private static Item puzzle(String name, int line) {
        return new Item.Read(ReadPuzzle.of(name, Puzzle.of(LINE), line));
    }

    private static Item bad(int line, int column, String character) {
        return new Item.Misread(new Fault.BadCharacter(line, column, character));
    }
}
