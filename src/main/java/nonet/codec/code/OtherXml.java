package nonet.codec.code;

import java.util.List;
import java.util.regex.Pattern;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;

/// XML of any program, with grids as [XmlGrids] finds them.
public final class OtherXml implements ReadOnlyCodec {

    private static final Pattern SVG = Pattern.compile("<svg\\b");
    private static final Pattern PAGE = Pattern.compile("<(?:!doctype\\s+html|html)\\b", Pattern.CASE_INSENSITIVE);

    private static final FormatInfo INFO = new FormatInfo("xml", "XML", List.of("xml", "sdku"), FormatFeature.PLACED);

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return Xml.is(source) ? 90 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        String text = source.text();
        try {
            if (!SVG.matcher(source.head()).find()) {
                return XmlGrids.read(this, text);
            }
            String drawn = SvgGrid.cells(text);
            if (drawn != null) {
                return new PuzzleReading.Puzzles(
                        this, List.of(new ReadPuzzle(ClueCollector.document(drawn, ""), 1)), List.of());
            }
            PuzzleReading reading = XmlGrids.read(this, text);
            // 81 shapes without a text are no puzzle.
            boolean empty = reading instanceof PuzzleReading.Puzzles read
                    && read.puzzles().stream().allMatch(each -> each.puzzle().clues() == 0);
            return empty ? new PuzzleReading.Nothing(new Fault.NoPuzzle()) : reading;
        } catch (SyntaxException malformed) {
            // Web pages need not be XML.
            return new PuzzleReading.Nothing(
                    PAGE.matcher(source.head()).find() ? new Fault.NoPuzzle() : malformed.fault());
        }
    }
}
