package nonet.picture.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import nonet.explain.Passage;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.HtmlWriter;
import nonet.picture.PageWords;
import nonet.picture.Stage;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Face;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Point;
import nonet.picture.drawing.Shape.Area;
import nonet.picture.drawing.Shape.Line;
import nonet.picture.drawing.Shape.Words;
import nonet.picture.drawing.Stroke;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgWriterTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void aBoardHasEveryDigitInItsCell() throws Exception {
        Document svg =
                parse(SvgWriter.element(Drawing.of(Diagram.of(Grid.of(PUZZLE)).build(), 360), "A board"));
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("A board");
        Map<Cell, String> found = new TreeMap<>();
        for (Element text : elements(svg, "text")) {
            int column = (int) (Double.parseDouble(text.getAttribute("x")) / 40);
            int row = (int) (Double.parseDouble(text.getAttribute("y")) / 40);
            assertThat(found.put(Cell.of(row * 9 + column), text.getTextContent()))
                    .isNull();
        }
        Map<Cell, String> wanted = new TreeMap<>();
        for (Cell cell : Cell.all()) {
            Digit digit = PUZZLE.given(cell);
            if (digit != null) {
                wanted.put(cell, digit.toString());
            }
        }
        assertThat(found).isEqualTo(wanted);
    }

    @Test
    void pencilMarksLieInNineths() throws Exception {
        Document svg = parse(SvgWriter.element(
                Drawing.of(Diagram.of(Grid.of(PUZZLE)).candidates().build(), 1080), ""));
        StringBuilder[] found = new StringBuilder[81];
        for (Element text : elements(svg, "text")) {
            double x = Double.parseDouble(text.getAttribute("x"));
            double y = Double.parseDouble(text.getAttribute("y")) - 2;
            int cell = (int) (y / 120) * 9 + (int) (x / 120);
            boolean mark = Double.parseDouble(((Element) text.getParentNode()).getAttribute("font-size")) < 50;
            int place = (int) (y % 120 / 40) * 3 + (int) (x % 120 / 40) + 1;
            assertThat(text.getTextContent()).isEqualTo(mark ? "" + place : text.getTextContent());
            found[cell] = (found[cell] == null ? new StringBuilder() : found[cell]).append(text.getTextContent());
        }
        List<String> wanted = new ArrayList<>();
        Grid grid = Grid.of(PUZZLE);
        for (Cell cell : Cell.all()) {
            Digit digit = grid.digit(cell);
            StringBuilder marks = new StringBuilder();
            grid.candidates(cell).forEach(marks::append);
            wanted.add(digit == null ? marks.toString() : digit.toString());
        }
        assertThat(found).extracting(String::valueOf).containsExactlyElementsOf(wanted);
    }

    @Test
    void lettersOfAFileAreOutlinesThatNeedNoFont() throws Exception {
        Words five = new Words(20, 30, 24, FontWeight.REGULAR, Align.MIDDLE, Ink.WHITE, "5");
        Words more = new Words(20, 60, 24, FontWeight.REGULAR, Align.START, Ink.WHITE, "5 1");
        try (Lettering lettering = Lettering.standard()) {
            String file = SvgWriter.file(new Drawing(40, 70, List.of(five, more)), "Fives", false, lettering);
            Document svg = parse(file);
            assertThat(elements(svg, "text")).isEmpty();
            assertThat(file).doesNotContain("font");
            assertThat(elements(svg, "path"))
                    .extracting(path -> path.getAttribute("id"))
                    .containsExactly("n400-24-35", "n400-24-31");
            double width = lettering.width("5", 24, FontWeight.REGULAR);
            double space = lettering.width(" ", 24, FontWeight.REGULAR);
            assertThat(elements(svg, "use"))
                    .extracting(use ->
                            use.getAttribute("xlink:href") + " " + use.getAttribute("x") + " " + use.getAttribute("y"))
                    .containsExactly(
                            "#n400-24-35 " + SvgWriter.number(20 - width / 2) + " 30",
                            "#n400-24-35 20 60",
                            "#n400-24-31 " + SvgWriter.number(20 + width + space) + " 60");
            double[] numbers = Pattern.compile("-?[0-9.]+")
                    .matcher(elements(svg, "path").getFirst().getAttribute("d"))
                    .results()
                    .mapToDouble(match -> Double.parseDouble(match.group()))
                    .toArray();
            // A digit stands on its baseline with two thirds of the font's size.
            double[] heights = IntStream.range(0, numbers.length / 2)
                    .mapToDouble(i -> numbers[2 * i + 1])
                    .toArray();
            assertThat(DoubleStream.of(heights).max().orElseThrow()).isCloseTo(0, within(0.5));
            assertThat(DoubleStream.of(heights).min().orElseThrow()).isCloseTo(-16, within(1.0));
        }
    }

    @Test
    void aPageHasTheLettersOfItsFont() throws Exception {
        try (Lettering lettering = Lettering.standard()) {
            HtmlWriter html = new HtmlWriter("Ways", new PageWords(Locale.ENGLISH), lettering);
            html.add(Stage.plain(
                    "Naked Single",
                    List.of("r1c1 is 5."),
                    Diagram.of(Grid.of(PUZZLE)).candidates().build()));
            List<String> fonts = Pattern.compile("font-weight:(\\d+);src:url\\(data:font/ttf;base64,([^)]+)\\)")
                    .matcher(html.text())
                    .results()
                    .map(match -> {
                        byte[] file = Base64.getDecoder().decode(match.group(2));
                        assertThat(file.length).isLessThan(40_000);
                        return match.group(1) + " " + letters(file, "Naked Single r1c1 is 5. 123456789");
                    })
                    .toList();
            assertThat(fonts).containsExactly("300 true", "400 true", "700 true");
        }
    }

    @Test
    void detailsOfAPageAreFolded() throws Exception {
        try (Lettering lettering = Lettering.standard()) {
            HtmlWriter html = new HtmlWriter("Ways", new PageWords(Locale.ENGLISH), lettering);
            Passage plain = new Passage("Suppose r1c1=5.");
            Passage nested = new Passage("r1c2=6: Naked Pair", List.of(new Passage("In row 1 ...")));
            Passage folded = new Passage("2 consequences follow.", List.of(new Passage("r1c2<>5"), nested));
            html.add(new Stage(
                    "Net",
                    List.of(plain, folded),
                    Diagram.of(Grid.of(PUZZLE)).candidates().build()));
            assertThat(html.text()).contains("""
                <p>Suppose r1c1=5.</p>
                <details><summary>2 consequences follow.</summary>
                <p>r1c2&lt;&gt;5</p>
                <details><summary>r1c2=6: Naked Pair</summary>
                <p>In row 1 ...</p>
                </details>
                </details>
                </section>
                """);
        }
    }

    /// Tests whether a font has outlines for the letters of a text, each as wide as in the font that comes along.
    private static boolean letters(byte[] font, String text) {
        try (Face face = Face.read(font)) {
            return text.codePoints().allMatch(face::covers)
                    && face.width(text) > text.length() * 0.3
                    && !face.outline("5", 0, 0, 10).getBounds2D().isEmpty();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    void neighborsThatLookAlikeShareTheirAttributes() {
        Stroke thin = Stroke.whole(1, new Ink(0x123456));
        Drawing drawing = new Drawing(
                20,
                10.5,
                List.of(
                        new Line(new Point(0, 0), new Point(10, 0.125), thin),
                        new Line(new Point(0, 5), new Point(-1.5, 5), thin),
                        new Area(List.of(new Point(1, 2), new Point(3, 4), new Point(5, 6)), Ink.WHITE),
                        new Words(1, 2, 8, FontWeight.BOLD, Align.END, Ink.WHITE, "<&\" \u0001"),
                        new Words(3, 2, 8, FontWeight.BOLD, Align.END, Ink.WHITE, "x")));
        String svg = SvgWriter.element(drawing, "<&");
        assertThat(svg.substring(svg.indexOf("<title>"))).isEqualTo("""
            <title>&lt;&amp;</title>
            <path fill="none" stroke="#123456" stroke-width="1" d="M0 0 L10 0.13 M0 5 L-1.5 5"/>
            <path fill="#ffffff" d="M1 2 L3 4 L5 6Z"/>
            <g font-size="8" font-weight="700" text-anchor="end" fill="#ffffff">
            <text x="1" y="2">&lt;&amp;&quot; \uFFFD</text>
            <text x="3" y="2">x</text>
            </g>
            </svg>\
            """);
    }

    private static Document parse(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setExpandEntityReferences(false);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(document.getDocumentElement().getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        return document;
    }

    private static List<Element> elements(Document document, String name) {
        List<Element> elements = new ArrayList<>();
        NodeList nodes = document.getElementsByTagName(name);
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
