package nonet.codec.app;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import nonet.grid.Numbers;
import nonet.play.Document;

/// KSudoku: XML in which `_` is a blank and `b` to `j` are 1 to 9.
public final class KSudoku implements SyntaxCodec {

    private static final FormatInfo INFO = new FormatInfo("ksudoku", "KSudoku", List.of("xml"));

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return Xml.is(source) && source.head().contains("<ksudoku") ? 100 : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        boolean progress = false;
        ReadPuzzle read = null;
        Xml.Cursor in = Xml.cursor(source.text());
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            if (!in.isAtEnd()) {
                progress |= element.name().endsWith("-event");
            } else if (element.name().equals("graph")) {
                String order = element.get("order");
                String type = element.get("specific-type");
                if (!order.equals("9")) {
                    OptionalInt size = Numbers.parse(order, 0, 99);
                    return new PuzzleReading.Nothing(
                            size.isPresent() ? new Fault.WrongSize(size.getAsInt()) : new Fault.NoPuzzle());
                }
                if (!type.isEmpty() && !type.equals("Plain")) {
                    return new PuzzleReading.Nothing(new Fault.Variant(DocumentBuilder.shortened(type)));
                }
            } else if (element.name().equals("values") && read == null) {
                DocumentBuilder builder = new DocumentBuilder();
                String values = element.content();
                if (!values.matches("[_b-j]{81}")) {
                    return new PuzzleReading.Nothing(new Fault.BadValue(
                            element.line(),
                            Math.max(1, element.column()),
                            values.substring(0, Math.min(30, values.length()))));
                }
                for (int i = 0; i < 81; i++) {
                    builder.given(i, values.charAt(i) == '_' ? 0 : values.charAt(i) - 'a');
                }
                read = new ReadPuzzle(builder.document(""), element.line());
            }
        }
        return read == null
                ? new PuzzleReading.Nothing(new Fault.NoPuzzle())
                : new PuzzleReading.Puzzles(
                        this,
                        List.of(read),
                        progress ? List.of(new ReadingNote(ReadingNote.Kind.PROGRESS, 0, 1)) : List.of());
    }

    @Override
    public String write(List<Document> documents) {
        StringBuilder values = new StringBuilder();
        for (byte value : documents.getFirst().puzzle().values()) {
            values.append(value == 0 ? '_' : (char) ('a' + value));
        }
        return String.format(Locale.ROOT, """
            <!DOCTYPE ksudoku>
            <ksudoku>
             <game had-help="0" msecs-elapsed="0">
              <puzzle>
               <graph order="9" type="sudoku" specific-type="Plain"/>
               <values>%s</values>
              </puzzle>
              <history/>
             </game>
            </ksudoku>
            """, values);
    }
}
