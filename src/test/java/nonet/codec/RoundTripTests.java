package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.play.Branch;
import nonet.play.Branches;
import nonet.play.Breakpoints;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.play.SteeredSearch;
import nonet.solve.ChosenGuess;
import nonet.trace.Choice;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Writing and then reading gives the same, as far as the format says that it carries it.
@Execution(ExecutionMode.CONCURRENT)
final class RoundTripTests {

    private static final Breakpoints BREAKPOINTS = new Breakpoints(
            Set.of(Breakpoints.Stop.GUESS, Breakpoints.Stop.DEAD_END),
            3,
            100L,
            Cell.at(3, 5),
            new Candidate(Cell.at(9, 1), Digit.of(7)),
            Set.of("guess", "take-back"));

    private static final int TIMES = Repetitions.of(30, 120, 1_000);
    private static final Codecs CODECS = Codecs.standard();
    /// Formats in which one mark alone in its cell, or none, looks like something else.
    private static final Set<String> AMBIGUOUS = Set.of("pm", "sdx", "s729");

    @TestFactory
    @Tag("repeated")
    @Tag("sampled")
    Stream<DynamicTest> everyWriterIsReadBack() {
        return writers()
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    for (int seed = 0; seed < TIMES; seed++) {
                        Document document = document(codec, new Random(seed));
                        PuzzleReading reading = codec.read(Source.of(codec.write(List.of(document))));
                        assertThat(reading).describedAs("seed %d", seed).isInstanceOf(PuzzleReading.Puzzles.class);
                        List<Document> back = documents((PuzzleReading.Puzzles) reading);
                        assertThat(back).describedAs("seed %d", seed).containsExactly(document);
                    }
                }));
    }

    @TestFactory
    @Tag("sampled")
    Stream<DynamicTest> whatIsWrittenIsRecognized() {
        return writers()
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    for (int seed = 0; seed < Repetitions.of(20, 100, 100); seed++) {
                        Document document = document(codec, new Random(seed));
                        PuzzleReading reading = CODECS.read(Source.of(codec.write(List.of(document))));
                        assertThat(reading).describedAs("seed %d", seed).isInstanceOf(PuzzleReading.Puzzles.class);
                        assertThat(documents((PuzzleReading.Puzzles) reading))
                                .describedAs("seed %d", seed)
                                .containsExactly(document);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> severalPuzzlesStaySeveral() {
        return writers()
                .filter(codec -> codec.features().contains(FormatFeature.SEVERAL))
                .map(codec -> DynamicTest.dynamicTest(codec.id(), () -> {
                    List<Document> documents = new ArrayList<>();
                    for (int seed = 0; seed < 20; seed++) {
                        documents.add(document(codec, new Random(seed)));
                    }
                    assertThat(documents((PuzzleReading.Puzzles) CODECS.read(Source.of(codec.write(documents)))))
                            .isEqualTo(documents);
                }));
    }

    private static final Branches BRANCHES = new Branches(
            Map.of(
                    Branch.FIRST,
                    7L,
                    new Branch(
                            2,
                            1,
                            40,
                            List.of(
                                    ChosenGuess.in(Cell.at(1, 2), List.of(Digit.FIVE, Digit.ONE), 41),
                                    new ChosenGuess(
                                            55,
                                            new Choice.Places(House.of(House.Kind.ROW, 7)),
                                            List.of(new Candidate(Cell.at(7, 1), Digit.FIVE)))),
                            "try 5 \u2018first\u2019"),
                    60L),
            2,
            true);

    @Test
    void thereAreAsManyWriters() {
        assertThat(writers()).hasSize(26);
    }

    @Test
    void unknownFieldsAndHistorySurvive() {
        Codec codec = CODECS.named("nonet").orElseThrow();
        Document before = document(codec, new Random(1));
        Document after = document(codec, new Random(2));
        var extra = new NonetDocument.Extra(
                "{\"rating\":8.5,\"later\":{\"than\":[1,2]}}",
                List.of(
                        new NonetDocument.Extra.OfState(before, "{\"lines\":[[\"r1c1\",\"r1c2\"]]}"),
                        new NonetDocument.Extra.OfState(after, "{}"),
                        new NonetDocument.Extra.OfState(before, "{\"lines\":[]}"),
                        new NonetDocument.Extra.OfState(before, "{}")));
        var content = new NonetDocument.Content(
                List.of(before, after, before, before),
                0,
                new NonetDocument.Content.Search(
                        "classic",
                        17,
                        List.of(
                                new SteeredSearch("classic", BRANCHES),
                                new SteeredSearch("singles", new Branches(BRANCHES.left(), 1, false)))),
                Optional.of(BREAKPOINTS),
                extra,
                PlayerFilm.of(before));
        assertThat(NonetDocument.readAll(NonetDocument.write(content))).contains(content);
    }

    @Test
    void invalidBranchesAreLeftOutAndFilesWithoutAnyHaveNone() {
        Codec codec = CODECS.named("nonet").orElseThrow();
        Document document = document(codec, new Random(1));
        String text = NonetDocument.write(new NonetDocument.Content(
                List.of(document), 0, "classic", 0, BRANCHES, Optional.empty(), NonetDocument.Extra.NONE));
        assertThat(NonetDocument.readAll(text).orElseThrow().search().branches())
                .isEqualTo(BRANCHES);
        for (String valid : List.of("\"number\" : 2", "\"from\" : 1", "r7c1=5", "\"r7\"", "\"branch\" : 2")) {
            String invalid = text.replace(valid, valid.replaceAll("[0-9]", "0"));
            assertThat(invalid).isNotEqualTo(text);
            assertThat(NonetDocument.readAll(invalid).orElseThrow().search().branches())
                    .as(valid)
                    .isEqualTo(valid.contains("from") ? withoutOrigin() : Branches.NONE);
        }
        String older = new NonetDocument().write(List.of(document));
        assertThat(NonetDocument.readAll(older).orElseThrow().search().branches())
                .isEqualTo(Branches.NONE);
    }

    private static Branches withoutOrigin() {
        Map<Branch, Long> left = new HashMap<>();
        BRANCHES.left()
                .forEach((branch, event) -> left.put(
                        new Branch(branch.number(), 0, branch.after(), branch.guesses(), branch.title()), event));
        return new Branches(left, BRANCHES.shown(), true);
    }

    @Test
    void invalidBreakpointsAreLeftOut() {
        String text = new NonetDocument().write(List.of(Document.EMPTY)).replace("\"states\"", """
            "breakpoints" : {"stops": ["guess", "noon"], "level": 82, "step": "7", "filled": "r0c1",
              "lost": "r1c1<>0", "lines": ["pick cell", 5, "pick"]}, "states\"\
            """);
        assertThat(NonetDocument.readAll(text).orElseThrow().breakpoints())
                .contains(Breakpoints.NONE.with(Set.of(Breakpoints.Stop.GUESS)).withLines(Set.of("5", "pick")));
    }

    @Test
    void aLaterVersionStaysOne() {
        String text = new NonetDocument()
                .write(List.of(Document.EMPTY))
                .replace("\"version\" : 1", "\"version\" : 7")
                .replace("\"states\"", "\"sound\" : null, \"states\"");
        assertThat(NonetDocument.write(NonetDocument.readAll(text).orElseThrow()))
                .contains("\"version\" : 7", "\"sound\" : null");
    }

    @Test
    void everyStateHasItsOwnColorsAndComment() {
        Document first = Document.EMPTY.commented("first\nthought");
        Document second = first.colored(Map.of(Cell.at(9, 1), CellColor.GRAY, Cell.at(1, 9), CellColor.VIOLET));
        Document third = second.commented("");
        for (int present = 0; present < 3; present++) {
            var content = new NonetDocument.Content(
                    List.of(first, second, third),
                    present,
                    "",
                    0,
                    Branches.NONE,
                    Optional.empty(),
                    NonetDocument.Extra.NONE);
            assertThat(NonetDocument.readAll(NonetDocument.write(content))).contains(content);
        }
    }

    @Test
    void lossesAreReportedBeforehand() {
        Document document = document(CODECS.named("opensudoku").orElseThrow(), new Random(3));
        assertThat(CODECS.lost(CODECS.named("line").orElseThrow(), document))
                .containsExactlyInAnyOrder(FormatFeature.PLACED, FormatFeature.MARKS);
        assertThat(CODECS.lost(CODECS.named("sudokuwiki").orElseThrow(), document))
                .isEmpty();
    }

    @Test
    void lostColorsAndCommentsAreReported() {
        Document document =
                Document.EMPTY.colored(Map.of(Cell.of(3), CellColor.RED)).commented("hard");
        assertThat(CODECS.lost(CODECS.named("gnome").orElseThrow(), document))
                .containsExactlyInAnyOrder(FormatFeature.COLORS, FormatFeature.COMMENT);
        assertThat(CODECS.lost(CODECS.named("sdk").orElseThrow(), document)).isEmpty();
    }

    private static Stream<Codec> writers() {
        return CODECS.all().stream().filter(Codec::writes);
    }

    private static List<Document> documents(PuzzleReading.Puzzles read) {
        return read.puzzles().stream().map(ReadPuzzle::document).toList();
    }

    /// A document such as the format can carry.
    private static Document document(Codec codec, Random random) {
        DocumentBuilder builder = new DocumentBuilder();
        boolean marks = codec.features().contains(FormatFeature.MARKS);
        boolean ambiguous = AMBIGUOUS.contains(codec.id());
        for (int cell = 0; cell < 81; cell++) {
            int kind = random.nextInt(10);
            int digit = (cell % 9 * 1 + cell / 9 * 3 + cell / 27) % 9 + 1;
            if (kind < 4 && !codec.id().equals("s729")) {
                builder.given(cell, digit);
            } else if (kind < 6 && codec.features().contains(FormatFeature.PLACED)) {
                builder.placed(cell, digit);
            } else if (marks) {
                int mask = random.nextInt(512);
                builder.marks(cell, ambiguous ? mask | 1 << digit - 1 | 1 << digit % 9 : mask);
            }
        }
        Document document =
                builder.document(codec.features().contains(FormatFeature.NAMES) ? "No. " + random.nextInt(99) : "");
        document = colored(codec, document, random);
        return codec.id().equals("hodoku")
                ? allowed(document, random)
                : codec.id().equals("pm") ? peers(document) : document;
    }

    private static Document colored(Codec codec, Document document, Random random) {
        Document colored = document;
        if (codec.features().contains(FormatFeature.COLORS)) {
            Map<Cell, CellColor> colors = new HashMap<>();
            for (int i = random.nextInt(12); i > 0; i--) {
                CellColor color = CellColor.values()[random.nextInt(CellColor.values().length)];
                colors.put(Cell.of(random.nextInt(81)), color);
            }
            colored = colored.colored(colors);
        }
        return codec.features().contains(FormatFeature.COMMENT) && random.nextBoolean()
                ? colored.commented("Try r1c" + random.nextInt(10) + " & \"wait\".\nThen <think>, 數獨.")
                : colored;
    }

    /// HoDoKu's line says which candidates are gone, so it has only marks that the digits allow.
    private static Document allowed(Document document, Random random) {
        short[] gone = new short[81];
        for (int cell = 0; cell < 81; cell++) {
            gone[cell] = (short) random.nextInt(512);
        }
        return DocumentBuilder.of(document).marksWithout(gone).document("");
    }

    /// A grid of marks knows a digit from a mark by its peers' marks.
    private static Document peers(Document document) {
        Document full = DocumentBuilder.of(document).marksWithout(new short[81]).document("");
        DocumentBuilder builder = DocumentBuilder.of(full);
        for (Cell cell : full.grid().blanks()) {
            DigitSet marks = full.grid().candidates(cell);
            builder.marks(cell.index(), marks.size() < 2 ? 0 : marks.mask());
        }
        return builder.document("");
    }
}
