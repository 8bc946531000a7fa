package nonet.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.Shape.Area;
import nonet.picture.Shape.Line;
import nonet.picture.Shape.Words;
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
        Document svg = parse(SvgWriter.file(Drawing.of(Diagram.of(Grid.of(PUZZLE), false), 360), "A board", true));
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
        Document svg = parse(SvgWriter.file(Drawing.of(Diagram.of(Grid.of(PUZZLE), true), 1080), "", false));
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
    void neighboursThatLookAlikeShareTheirAttributes() {
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
        String svg = SvgWriter.element(drawing, "<&", false);
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
