package nonet.service;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import nonet.format.Fault;
import nonet.format.NamedPuzzle;
import nonet.format.Reading;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class PuzzleStreamTests {

    private static final String LINE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void puzzlesAndFaultsComeInTheOrderOfTheText() throws IOException {
        String text = "# a list\r\n" + LINE + "\r\n\r\n12x45.\r\n" + LINE + "\r" + LINE + "\n\nthe end";
        List<Reading> expected = List.of(puzzle("a list", 2), bad(4, 3, "x"), puzzle("", 5), puzzle("", 6));

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
            PuzzleStream puzzles = new PuzzleStream(in);
            assertThat(puzzles.next()).isEqualTo(puzzle("", 1));
            out.write((LINE + "\n").getBytes(UTF_8));
            assertThat(puzzles.next()).isEqualTo(puzzle("", 2));
        }
    }

    @Test
    void theEndIsTheEnd() throws IOException {
        PuzzleStream puzzles = new PuzzleStream(new ByteArrayInputStream(LINE.getBytes(UTF_8)));
        assertThat(puzzles.next()).isEqualTo(puzzle("", 1));
        assertThat(puzzles.next()).isNull();
        assertThat(puzzles.next()).isNull();
    }

    @Test
    void anEmptyStreamHasNoPuzzle() throws IOException {
        assertThat(all(InputStream.nullInputStream())).containsExactly(new Reading.Malformed(new Fault.NoPuzzle()));
    }

    @Test
    void whatIsNoTextIsReadNoFurther() throws IOException {
        Reading notText = new Reading.Malformed(new Fault.NotText());
        assertThat(all(new Endless((byte) 0))).containsExactly(notText);
        assertThat(all(new Endless((byte) '1'))).containsExactly(notText);
    }

    /// One byte again and again.
    private static final class Endless extends InputStream {

        private final byte value;

        Endless(byte value) {
            this.value = value;
        }

        @Override
        public int read() {
            return value;
        }
    }

    private static List<Reading> all(InputStream in) {
        try {
            PuzzleStream puzzles = new PuzzleStream(in);
            List<Reading> all = new ArrayList<>();
            for (Reading next = puzzles.next(); next != null; next = puzzles.next()) {
                all.add(next);
            }
            return all;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Reading puzzle(String name, int line) {
        return new Reading.Puzzles(List.of(new NamedPuzzle(Puzzle.of(LINE), name, line)));
    }

    private static Reading bad(int line, int column, String character) {
        return new Reading.Malformed(new Fault.BadCharacter(line, column, character));
    }
}
