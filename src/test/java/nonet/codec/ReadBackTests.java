package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.codec.api.Codec;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// What is written is read back as the same puzzle by the reader that recognizes formats, or it is refused.
@Execution(ExecutionMode.CONCURRENT)
final class ReadBackTests {

    private static final int SHORT_RUN = 25;
    private static final Codecs CODECS = Codecs.standard();
    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @TestFactory
    Stream<DynamicTest> randomDocumentsComeBackOrAreRefused() {
        ReadBackCheck readers = new ReadBackCheck();
        return readers.formats().stream()
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    int written = 0;
                    for (int seed = 0; seed < SHORT_RUN; seed++) {
                        try {
                            written += readers.check(codec, RandomDocuments.of(new Random(seed))) ? 1 : 0;
                        } catch (AssertionError failed) {
                            throw new AssertionError("seed " + seed + ": " + failed.getMessage(), failed);
                        }
                    }
                    assertThat(written).isPositive();
                }));
    }

    @Test
    void rightMarksMayBecomePartOfThePuzzleAndWrongOnesMayNot() throws MisreadException {
        for (String format : List.of("pm", "s729", "hodoku")) {
            assertThat(CODECS.written(codec(format), List.of(marked(4 - 1)))).isNotEmpty();
            assertThatThrownBy(() -> CODECS.written(codec(format), List.of(marked(1 - 1))))
                    .isInstanceOfSatisfying(
                            MisreadException.class,
                            refused -> assertThat(refused.why()).isEqualTo(MisreadException.Why.OTHER_PUZZLE));
        }
        assertThat(CODECS.written(codec("sdk"), List.of(marked(1 - 1)))).isNotEmpty();
    }

    @Test
    void aBoardWithoutGivensIsRefusedWhereOnlyGivensAreRecognized() {
        Document document = new Document("", Puzzle.EMPTY, marked(0b110, Puzzle.EMPTY));
        assertThatThrownBy(() -> CODECS.written(codec("shown"), List.of(document)))
                .isInstanceOfSatisfying(
                        MisreadException.class,
                        refused -> assertThat(refused.why()).isEqualTo(MisreadException.Why.UNREADABLE));
    }

    @Test
    void marksOnAnEmptyBoardAreNotesInASavedGameOfSudoCue() {
        Document document = new Document("", Puzzle.EMPTY, marked(0b110, Puzzle.EMPTY));
        PuzzleReading read = CODECS.read(Source.of(codec("sdx").write(List.of(document))));
        assertThat(((PuzzleReading.Puzzles) read).puzzles().getFirst().document())
                .isEqualTo(document);
    }

    @Test
    void sadManNamesAndCommentsSurviveWithAnyCharacters() {
        Document document = Document.of("a = b # \u202Ehttps://www.sudokuwiki.org/?p=1", PUZZLE)
                .commented("\n  [Puzzle]\u2028\0 #C https://f-puzzles.com/?load=N4Ig  \n");
        for (String format : List.of("sdk", "nonet", "fpuzzles")) {
            PuzzleReading read = CODECS.read(Source.of(codec(format).write(List.of(document))));
            assertThat(((PuzzleReading.Puzzles) read).puzzles().getFirst().document())
                    .isEqualTo(document);
        }
    }

    @Test
    void aNameIsALossInEveryFormatWithoutNames() {
        Document named = Document.of("Escargot", PUZZLE);
        for (Codec codec : CODECS.all()) {
            if (codec.writes()) {
                boolean kept = codec.features().contains(FormatFeature.NAMES);
                assertThat(CODECS.lost(codec, named))
                        .describedAs(codec.id())
                        .isEqualTo(kept ? Set.of() : Set.of(FormatFeature.NAMES));
            }
        }
        assertThat(CODECS.lost(codec("line"), named.commented("hard")))
                .containsExactlyInAnyOrder(FormatFeature.NAMES, FormatFeature.COMMENT);
    }

    @Test
    void lostCandidatesDoNotHideLostMarks() {
        short[] masks = PUZZLE.candidates();
        masks[2] = 0b1001;
        Puzzle restricted = PUZZLE.restrictedTo(masks);
        Document marked = new Document("", restricted, marked(0b10, restricted));
        for (String format : List.of("line", "json", "ksudoku")) {
            assertThat(CODECS.lost(codec(format), marked))
                    .describedAs(format)
                    .containsExactlyInAnyOrder(FormatFeature.CANDIDATES, FormatFeature.MARKS);
            assertThat(CODECS.lost(codec(format), Document.of("", restricted)))
                    .describedAs(format)
                    .containsExactly(FormatFeature.CANDIDATES);
        }
    }

    @Test
    void aNameThatIsNotReadBackIsALoss() {
        Codec sdk = codec("sdk");
        assertThat(CODECS.lost(sdk, Document.of("  two\nlines ", PUZZLE))).isEmpty();
        assertThat(CODECS.lost(sdk, Document.of("", PUZZLE).commented("a\rb"))).containsExactly(FormatFeature.COMMENT);
    }

    @Test
    void onlyTheFirstPartOfALongListIsReadBack() throws MisreadException {
        CheckedWriter writer = new CheckedWriter(CODECS, codec("line"));
        Document document = Document.of("", PUZZLE);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            if (writer.add(document)) {
                text.append(writer.take());
            }
        }
        assertThat(text.append(writer.end()).toString()).isEqualTo((PUZZLE + "\n").repeat(1000));
    }

    @Test
    void aPuzzleThatMarksChangeIsRefusedAnywhereInALongList() throws MisreadException {
        CheckedWriter writer = new CheckedWriter(CODECS, codec("hodoku"));
        for (int i = 0; i < 500; i++) {
            if (writer.add(Document.of("", PUZZLE))) {
                writer.take();
            }
        }
        assertThatThrownBy(() -> writer.add(marked(1 - 1))).isInstanceOf(MisreadException.class);
    }

    /// Returns the puzzle with 2 and another mark in the first blank, whose digit is 4, and the allowed marks in the
    /// others.
    private static Document marked(int digit) {
        Grid all = Grid.of(PUZZLE);
        short[] marks = new short[81];
        for (Cell cell : all.blanks()) {
            marks[cell.index()] = (short) all.candidates(cell).mask();
        }
        marks[2] = (short) (1 << 2 - 1 | 1 << digit);
        return new Document("", PUZZLE, Grid.of(PUZZLE.givenCells(), PUZZLE.values(), marks));
    }

    private static Grid marked(int mask, Puzzle puzzle) {
        short[] marks = new short[81];
        marks[40] = (short) mask;
        return Grid.of(puzzle.givenCells(), puzzle.values(), marks);
    }

    private static Codec codec(String id) {
        return CODECS.named(id).orElseThrow();
    }
}
