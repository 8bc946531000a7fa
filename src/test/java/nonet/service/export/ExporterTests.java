package nonet.service.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.Result;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.multi.qrcode.QRCodeMultiReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import nonet.Repetitions;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.picture.Layout;
import nonet.picture.Paper;
import nonet.picture.write.Pixels;
import nonet.picture.write.PngWriter;
import nonet.play.Document;
import nonet.service.export.Exporter.Kind;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class ExporterTests {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String EMPTY = ".".repeat(81);
    private static final String CONTRADICTION = "11" + ".".repeat(79);

    private final Exporter exporter = Exporter.standard(new FastSolver());

    @Test
    void puzzlesComeOnPagesAndSolutionsAtTheBack() throws IOException {
        List<Document> documents = new ArrayList<>();
        for (int i = 1; i <= 14; i++) {
            documents.add(document(i == 2 ? "Two" : "", i == 3 ? EMPTY : i == 4 ? CONTRADICTION : EASY));
        }
        Layout layout = new Layout(Paper.A4, 6, false, true, true, true);
        try (PDDocument pdf = Loader.loadPDF(write(new Subject.Puzzles("A book", documents), layout, Kind.PDF))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(3 + 2);
            assertThat(pdf.getPage(0).getMediaBox().getWidth()).isEqualTo(595.28f);
            assertThat(words(pdf, 1))
                    .startsWith("A book")
                    .contains("2 Two")
                    .contains("Easy")
                    .contains("Page 1 of 5");
            assertThat(words(pdf, 4))
                    .startsWith("Solutions")
                    .contains("one of several solutions")
                    .contains("no solution");
            assertThat(digits(pdf, 5)).contains(SOLUTION);
        }
    }

    @Test
    void aWalkthroughHasAPictureAStep() throws Exception {
        Subject.Walkthrough path = exporter.walkthrough(document("Mine", EASY), Locale.US, Cancel.NEVER);
        assertThat(path.title()).isEqualTo("Mine");
        assertThat(path.stages()).hasSize(53);
        assertThat(path.stages().get(1).heading()).isEqualTo("1. Naked Single");
        assertThat(path.stages().get(1).sentences())
                .containsExactly(
                        "5 is the only candidate left in r5c5.",
                        "The other digits are ruled out: 1, 3, 4 and 8 in row 5; 2, 6, 7 and 9 in column 5.",
                        "So r5c5 is 5.");
        assertThat(path.stages().getLast().sentences()).containsExactly("After 51 steps.");
        assertThat(path.stages().getLast().diagram().grid()).hasToString(SOLUTION);

        String html = new String(write(path, layout(6), Kind.HTML), StandardCharsets.UTF_8);
        assertThat(html)
                .startsWith("<!DOCTYPE html>\n<html lang=\"en-US\">")
                .contains(
                        ":lang(ja) body{font-family:'Source Sans 3','Noto Sans JP','Hiragino Sans','Yu Gothic',Meiryo,")
                .doesNotContain("<script");
        assertThat(Pattern.compile("https?://[^\"]*|url\\((?!data:)|src=|href=")
                        .matcher(html)
                        .results()
                        .map(MatchResult::group)
                        .distinct())
                .containsExactly("http://www.w3.org/2000/svg");
        org.w3c.dom.Document parsed = parse(html.substring(html.indexOf('\n')));
        assertThat(parsed.getElementsByTagName("svg").getLength()).isEqualTo(53);
        assertThat(texts(parsed, "h2").get(1)).isEqualTo("1. Naked Single");
        assertThat(texts(parsed, "p").subList(0, 2))
                .containsExactly("30 givens, profile Modern.", "5 is the only candidate left in r5c5.");

        try (PDDocument pdf = Loader.loadPDF(write(path, layout(6), Kind.PDF))) {
            assertThat(words(pdf, 1))
                    .startsWith("Mine")
                    .contains("1. Naked Single")
                    .contains("So r5c5 is 5.");
            assertThat(words(pdf, pdf.getNumberOfPages())).contains("After 51 steps.");
        }
    }

    @Test
    void chineseWordsAreWritten() throws IOException {
        Subject.Walkthrough path = exporter.walkthrough(document("", EASY), Locale.SIMPLIFIED_CHINESE, Cancel.NEVER);
        String html = html(path, Locale.SIMPLIFIED_CHINESE);
        assertThat(html)
                .contains("<html lang=\"zh-CN\">")
                .contains("<h1>解题过程</h1>")
                .contains("<p>30 个已知数，方案：Modern。</p>");
    }

    /// A phone that sees the page reads the puzzles.
    @Test
    void eachPuzzleHasItsCode() throws Exception {
        Subject.Puzzles two = new Subject.Puzzles("", List.of(document("", EASY), document("", EMPTY)));
        for (int perPage : List.of(2, 9)) {
            assertThat(codes(two, coded(perPage)))
                    .as("%d a page", perPage)
                    .containsExactlyInAnyOrder(EASY.replace('.', '0'), EMPTY.replace('.', '0'));
        }
        Subject.Puzzles one = new Subject.Puzzles("", List.of(document("", EASY)));
        assertThat(codes(one, coded(1))).containsExactly(EASY.replace('.', '0'));
        assertThat(new String(write(one, coded(1), Kind.HTML), StandardCharsets.UTF_8))
                .contains("<div class=\"code\"><svg");
    }

    private static Layout coded(int perPage) {
        return new Layout(Paper.A4, perPage, false, false, true, false, false, true);
    }

    private List<String> codes(Subject subject, Layout layout) throws Exception {
        try (Booklet booklet = exporter.open(subject, layout, Locale.US)) {
            BufferedImage page = new PngWriter(booklet.lettering()).draw(booklet.draw(0, true, Cancel.NEVER), 4, true);
            int[] pixels = page.getRGB(0, 0, page.getWidth(), page.getHeight(), null, 0, page.getWidth());
            RGBLuminanceSource light = new RGBLuminanceSource(page.getWidth(), page.getHeight(), pixels);
            BinaryBitmap bitmap = new BinaryBitmap(new HybridBinarizer(light));
            return Arrays.stream(
                            new QRCodeMultiReader().decodeMultiple(bitmap, Map.of(DecodeHintType.TRY_HARDER, true)))
                    .map(Result::getText)
                    .toList();
        }
    }

    @Test
    void oneBoardIsAPictureOfItsSize() throws IOException {
        Subject one = new Subject.Puzzles("", List.of(document("", EASY)));
        byte[] png = write(one, layout(1), Kind.PNG);
        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getHeight()).isEqualTo(Pixels.DEFAULT.width());
        assertThat(new String(write(one, layout(1), Kind.SVG), StandardCharsets.UTF_8))
                .contains("viewBox=\"0 0 360 360\"");
        Subject two = new Subject.Puzzles("", List.of(document("", EASY), document("", EASY)));
        assertThat(new String(write(two, layout(2), Kind.SVG), StandardCharsets.UTF_8))
                .contains("viewBox=\"0 0 595.28 841.89\"");
    }

    @Test
    void theSamePuzzlesGiveTheSameBytes() throws IOException {
        Subject.Walkthrough path = exporter.walkthrough(document("", EASY), Locale.US, Cancel.NEVER);
        Subject subject = new Subject.Walkthrough("Mine", path.stages().subList(0, 5));
        for (Kind kind : Kind.values()) {
            assertThat(write(subject, layout(4), kind)).as("%s", kind).isEqualTo(write(subject, layout(4), kind));
        }
    }

    @Test
    @Tag("sampled")
    void manyPuzzlesTakeABoundedTimeAndCancellingLeavesNoFile(@TempDir Path folder) throws IOException {
        int count = Repetitions.of(100, 1_000, 1_000);
        Document document = document("", EASY);
        Subject many = new Subject.Puzzles("", Collections.nCopies(count, document));
        Layout layout = new Layout(Paper.LETTER, 9, false, false, true, false);
        long begin = System.nanoTime();
        try (PDDocument pdf = Loader.loadPDF(write(many, layout, Kind.PDF))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo((count + 8) / 9);
        }
        assertThat(System.nanoTime() - begin).isLessThan(60_000_000_000L);

        AtomicInteger pages = new AtomicInteger();
        try (Booklet booklet = exporter.open(many, layout, Locale.US)) {
            assertThatThrownBy(() -> AtomicFile.write(
                            folder.resolve("many.pdf"),
                            out -> exporter.write(
                                    booklet,
                                    Kind.PDF,
                                    Pixels.DEFAULT,
                                    0,
                                    out,
                                    part -> pages.incrementAndGet(),
                                    () -> pages.get() == 3)))
                    .isInstanceOf(CancellationException.class);
        }
        assertThat(pages).hasValue(3);
        try (var left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    private static Document document(String name, String cells) {
        return Document.of(name, Puzzle.of(cells));
    }

    private static Layout layout(int perPage) {
        return new Layout(Paper.A4, perPage, true, false, true, false);
    }

    private byte[] write(Subject subject, Layout layout, Kind kind) throws IOException {
        return write(subject, layout, kind, Locale.US);
    }

    private String html(Subject subject, Locale locale) throws IOException {
        return new String(write(subject, layout(6), Kind.HTML, locale), StandardCharsets.UTF_8);
    }

    private byte[] write(Subject subject, Layout layout, Kind kind, Locale locale) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Booklet booklet = exporter.open(subject, layout, locale)) {
            exporter.write(booklet, kind, Pixels.DEFAULT, 0, out, part -> {}, Cancel.NEVER);
        }
        return out.toByteArray();
    }

    private static String words(PDDocument pdf, int page) throws IOException {
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setStartPage(page);
        stripper.setEndPage(page);
        return stripper.getText(pdf).replaceAll("\\s+", " ");
    }

    private static String digits(PDDocument pdf, int page) throws IOException {
        return words(pdf, page).replaceAll("\\D", "");
    }

    private static org.w3c.dom.Document parse(String text) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setExpandEntityReferences(false);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
    }

    private static List<String> texts(org.w3c.dom.Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }
}
