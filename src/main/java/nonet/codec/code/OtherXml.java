package nonet.codec.code;

import java.util.List;
import java.util.regex.Pattern;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.api.ReadOnlyCodec;
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
    public Outcome read(Source source) {
        String text = source.text();
        try {
            if (!SVG.matcher(source.head()).find()) {
                return XmlGrids.read(this, text);
            }
            String drawn = SvgGrid.cells(text);
            if (drawn != null) {
                return new Outcome.Read(
                        this, List.of(new ParsedPuzzle(ClueCollector.document(drawn, ""), 1)), List.of());
            }
            Outcome outcome = XmlGrids.read(this, text);
            // 81 shapes without a text are no puzzle.
            boolean empty = outcome instanceof Outcome.Read read
                    && read.puzzles().stream()
                            .allMatch(parsed -> parsed.document().puzzle().clues() == 0);
            return empty ? new Outcome.Refused(new Fault.NoPuzzle()) : outcome;
        } catch (SyntaxException malformed) {
            // Web pages need not be XML.
            return new Outcome.Refused(PAGE.matcher(source.head()).find() ? new Fault.NoPuzzle() : malformed.fault());
        }
    }
}
