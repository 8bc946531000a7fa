package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.play.Document;
import nonet.service.input.ProblemWords;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Small files of each kind that people have, `kinds.txt`, are read whole or refused for the right reason.
class FileKindTests {

    private static final Codecs CODECS = Codecs.standard();
    private static final ProblemWords WORDS = new ProblemWords(Locale.ENGLISH);

    private record Kind(String kind, String name, String answer, String text) {

        @Override
        public String toString() {
            return kind + " " + name;
        }
    }

    static Stream<Kind> kinds() throws IOException {
        try (InputStream in = Objects.requireNonNull(FileKindTests.class.getResourceAsStream("kinds.txt"))) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(all.split("(?m)^=== ")).skip(1).map(FileKindTests::kind);
        }
    }

    private static Kind kind(String section) {
        String[] head = section.lines().findFirst().orElseThrow().split("\t");
        return new Kind(head[0], head[1], head[2], section.substring(section.indexOf('\n') + 1));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void isReadWholeOrRefusedForTheRightReason(Kind kind) {
        assertThat(told(CODECS.read(Source.of(kind.text)))).isEqualTo(kind.answer);
    }

    private static String told(PuzzleReading reading) {
        return switch (reading) {
            case PuzzleReading.Nothing(var fault) -> WORDS.why(fault);
            case PuzzleReading.Puzzles read ->
                Stream.of(
                                Stream.of(read.puzzles().stream()
                                        .map(each -> each.puzzle().toString())
                                        .collect(Collectors.joining(" and "))),
                                read.notes().stream()
                                        .filter(note -> note.kind() == ReadingNote.Kind.VARIANT)
                                        .map(note -> note.kind() + " " + note.line() + " " + note.count()),
                                read.faults().stream().map(WORDS::why))
                        .flatMap(each -> each)
                        .collect(Collectors.joining(" | "));
        };
    }

    @ParameterizedTest
    @CsvSource({
        "'by nobody, ED=1.2', 'by nobody, ED=1.2'",
        "1.2, Rating 1.2",
        "7.2/1.2/1.2, Rating 7.2/1.2/1.2",
        "Rating 1.2, Rating 1.2",
    })
    void theWordsBehindAGridAreItsNameAndANumberIsItsRating(String words, String name) {
        PuzzleReading.Puzzles list = (PuzzleReading.Puzzles) CODECS.read(Source.of(
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 " + words));
        assertThat(list.puzzles().getFirst().document().name()).isEqualTo(name);
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) CODECS.read(Source.of("""
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79  %s
            """.replace("%s", words)));
        assertThat(read.puzzles().getFirst().document().name()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"copied.txt, {}", "solve-of-texts.txt, '{r1c5=BLUE, r9c9=RED}'", "colors.txt, '{r1c5=BLUE, r9c9=RED}'"})
    void theStateOfSudokuCoachHasEnteredDigitsMarksAndColors(String name, String colors) throws IOException {
        Kind copied = kinds().filter(each -> each.name.equals(name)).findFirst().orElseThrow();
        Document document = ((PuzzleReading.Puzzles) CODECS.read(Source.of(copied.text)))
                .puzzles()
                .getFirst()
                .document();
        assertThat(document.digit(Cell.at(1, 3))).isEqualTo(2);
        assertThat(document.isGiven(Cell.at(1, 3))).isFalse();
        assertThat(document.marks(Cell.at(1, 4))).isEqualTo(DigitSet.of(Digit.THREE, Digit.FOUR));
        assertThat(new TreeMap<>(document.colors())).hasToString(colors);
    }
}
