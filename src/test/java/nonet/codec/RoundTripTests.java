package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.DigitSet;
import nonet.play.Document;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Writing and then reading gives the same, as far as the format says that it carries it.
final class RoundTripTests {

    private static final int TIMES = 1_000;
    private static final Codecs CODECS = Codecs.standard();
    /// Formats in which one mark alone in its cell, or none, looks like something else.
    private static final Set<String> AMBIGUOUS = Set.of("pm", "sdx", "s729");

    @TestFactory
    Stream<DynamicTest> everyWriterIsReadBack() {
        return writers()
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    for (int seed = 0; seed < TIMES; seed++) {
                        Document document = document(codec, new Random(seed));
                        Outcome outcome = codec.read(Source.of(codec.write(List.of(document))));
                        assertThat(outcome).describedAs("seed %d", seed).isInstanceOf(Outcome.Read.class);
                        List<Document> back = documents((Outcome.Read) outcome);
                        assertThat(back).describedAs("seed %d", seed).containsExactly(document);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> whatIsWrittenIsRecognized() {
        return writers()
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    for (int seed = 0; seed < 100; seed++) {
                        Document document = document(codec, new Random(seed));
                        Outcome outcome = CODECS.read(Source.of(codec.write(List.of(document))));
                        assertThat(outcome).describedAs("seed %d", seed).isInstanceOf(Outcome.Read.class);
                        assertThat(documents((Outcome.Read) outcome))
                                .describedAs("seed %d", seed)
                                .containsExactly(document);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> severalPuzzlesStaySeveral() {
        return writers()
                .filter(codec -> codec.carries().contains(Carries.SEVERAL))
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    List<Document> documents = new ArrayList<>();
                    for (int seed = 0; seed < 20; seed++) {
                        documents.add(document(codec, new Random(seed)));
                    }
                    assertThat(documents((Outcome.Read) CODECS.read(Source.of(codec.write(documents)))))
                            .isEqualTo(documents);
                }));
    }

    @Test
    void thereAreAsManyWriters() {
        assertThat(writers()).hasSize(23);
    }

    @Test
    void unknownFieldsAndHistorySurvive() {
        Codec codec = CODECS.named("nonet").orElseThrow();
        Document before = document(codec, new Random(1));
        Document after = document(codec, new Random(2));
        String extra = "{\"comment\":\"mine\",\"later\":{\"than\":[1,2]}}";
        var content = new NonetDocument.Content(List.of(before, after), 0, "classic", 17, extra);
        assertThat(NonetDocument.readAll(NonetDocument.write(content))).isEqualTo(content);
    }

    @Test
    void lossesAreToldBeforehand() {
        Document document = document(CODECS.named("opensudoku").orElseThrow(), new Random(3));
        assertThat(Codecs.lost(CODECS.named("line").orElseThrow(), document))
                .containsExactlyInAnyOrder(Carries.PLACED, Carries.MARKS);
        assertThat(Codecs.lost(CODECS.named("sudokuwiki").orElseThrow(), document))
                .isEmpty();
    }

    private static Stream<Codec> writers() {
        return CODECS.all().stream().filter(Codec::writes);
    }

    private static List<Document> documents(Outcome.Read read) {
        return read.sheets().stream().map(Sheet::document).toList();
    }

    /// A document such as the format can carry.
    private static Document document(Codec codec, Random random) {
        Draft draft = new Draft();
        boolean marks = codec.carries().contains(Carries.MARKS);
        boolean ambiguous = AMBIGUOUS.contains(codec.id());
        for (int cell = 0; cell < 81; cell++) {
            int kind = random.nextInt(10);
            int digit = (cell % 9 * 1 + cell / 9 * 3 + cell / 27) % 9 + 1;
            if (kind < 4 && !codec.id().equals("s729")) {
                draft.given(cell, digit);
            } else if (kind < 6 && codec.carries().contains(Carries.PLACED)) {
                draft.placed(cell, digit);
            } else if (marks) {
                int mask = random.nextInt(512);
                draft.marks(cell, ambiguous ? mask | 1 << digit - 1 | 1 << digit % 9 : mask);
            }
        }
        Document document = draft.document(codec.carries().contains(Carries.NAMES) ? "No. " + random.nextInt(99) : "");
        return codec.id().equals("hodoku")
                ? allowed(document, random)
                : codec.id().equals("pm") ? peers(document) : document;
    }

    /// HoDoKu's line says which candidates are gone, so it has only marks that the digits allow.
    private static Document allowed(Document document, Random random) {
        short[] gone = new short[81];
        for (int cell = 0; cell < 81; cell++) {
            gone[cell] = (short) random.nextInt(512);
        }
        return Draft.of(document).marksWithout(gone).document("");
    }

    /// A grid of marks knows a digit from a mark by its peers' marks.
    private static Document peers(Document document) {
        Document full = Draft.of(document).marksWithout(new short[81]).document("");
        Draft draft = Draft.of(full);
        for (Cell cell : full.grid().blanks()) {
            DigitSet marks = full.grid().candidates(cell);
            draft.marks(cell.index(), marks.size() < 2 ? 0 : marks.mask());
        }
        return draft.document("");
    }
}
