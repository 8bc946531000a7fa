package nonet.codec.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.DocumentWriter;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.NumberedNames;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.Source;
import nonet.codec.api.SyntaxCodec;
import nonet.codec.api.SyntaxException;
import nonet.codec.syntax.Xml;
import nonet.grid.Cell;
import nonet.grid.Numbers;
import nonet.play.Document;
import nonet.text.XmlText;

/// OpenSudoku, versions 1 and 2, and the apps derived from it. A game is 81 digits, or a list of cells with value,
/// notes and whether the cell is editable.
public final class OpenSudoku implements SyntaxCodec {

    private static final FormatInfo INFO = new FormatInfo(
            "opensudoku",
            "OpenSudoku",
            List.of("opensudoku"),
            FormatFeature.PLACED,
            FormatFeature.MARKS,
            FormatFeature.SEVERAL);

    private static final Pattern ROOT =
            Pattern.compile("<(opensudoku2?|onegravitysudoku)\\b|^<game\\b[^>]{0,300}\\bdata=");
    private static final Pattern VERSION = Pattern.compile("version:\\s*(\\d+)\\s*(.*)", Pattern.DOTALL);
    // One version of the app wrote a second bar after the notes.
    private static final Pattern CELL = Pattern.compile("([0-9])\\|([0-9,-]*)\\|\\|?([01])\\|");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return Xml.is(source)
                        && ROOT.matcher(source.head()).find()
                        && source.text().contains("<game")
                ? 100
                : 0;
    }

    @Override
    public PuzzleReading parse(Source source) throws SyntaxException {
        List<ReadPuzzle> puzzles = new ArrayList<>();
        String name = "";
        String comment = "";
        boolean progress = false;
        Xml.Cursor in = Xml.cursor(source.text());
        for (Xml.Element element = in.next(); element != null; element = in.next()) {
            switch (element.name() + (in.isAtEnd() ? " ends" : "")) {
                case "name ends" -> name = element.content();
                case "comment ends" -> comment = element.content();
                case "folder" -> name = element.get("name");
                case "game" -> {
                    String data = element.get("data").strip();
                    DocumentBuilder builder = new DocumentBuilder();
                    if (!read(data, builder)) {
                        return new PuzzleReading.Nothing(wrong(element, data));
                    }
                    progress |= !element.get("command_stack").isEmpty();
                    puzzles.add(new ReadPuzzle(builder.comment(comment.strip()).document(name), element.line()));
                }
                default -> {
                    // The remaining fields hold nothing about cells.
                }
            }
        }
        List<ReadingNote> notes = progress ? List.of(new ReadingNote(ReadingNote.Kind.PROGRESS, 0, 1)) : List.of();
        return puzzles.isEmpty()
                ? new PuzzleReading.Nothing(new Fault.NoPuzzle())
                : new PuzzleReading.Puzzles(this, NumberedNames.numbered(puzzles), notes);
    }

    private static Fault wrong(Xml.Element element, String data) {
        int size = (int) Math.sqrt(data.length());
        boolean other = size * size == data.length() && (size == 4 || size == 6 || size == 16 || size == 25);
        String shown = data.substring(0, Math.min(30, data.length()));
        return other ? new Fault.WrongSize(size) : new Fault.BadValue(element.line(), element.column(), shown);
    }

    private static boolean read(String data, DocumentBuilder builder) {
        Matcher version = VERSION.matcher(data);
        if (!version.matches()) {
            if (!data.matches("[0-9.]{81}")) {
                return false;
            }
            for (int i = 0; i < 81; i++) {
                builder.given(i, data.charAt(i) == '.' ? 0 : data.charAt(i) - '0');
            }
            return true;
        }
        boolean bits = !version.group(1).equals("1");
        Matcher cells = CELL.matcher(version.group(2));
        int cell = 0;
        int end = 0;
        for (; cells.find() && cell < 82 && cells.start() == end; cell++, end = cells.end()) {
            if (cell < 81 && !read(builder, cell, cells, bits)) {
                return false;
            }
        }
        return cell == 81 && end == version.group(2).stripTrailing().length();
    }

    private static boolean read(DocumentBuilder builder, int cell, Matcher field, boolean bits) {
        int value = field.group(1).charAt(0) - '0';
        if (field.group(3).equals("1")) {
            builder.placed(cell, value);
        } else {
            builder.given(cell, value);
        }
        String note = field.group(2);
        if (note.isEmpty() || note.equals("-")) {
            return true;
        }
        if (bits) {
            OptionalInt marks = Numbers.parse(note, 0, 0x1FF);
            marks.ifPresent(mask -> builder.marks(cell, mask));
            return marks.isPresent();
        }
        for (String digit : note.split(",")) {
            if (!digit.matches("[1-9]?")) {
                return false;
            }
            if (!digit.isEmpty()) {
                builder.mark(cell, digit.charAt(0) - '0');
            }
        }
        return true;
    }

    @Override
    public String write(List<Document> documents) {
        DocumentWriter writer = writer();
        StringBuilder text = new StringBuilder();
        documents.forEach(document -> text.append(writer.next(document)));
        return text.append(writer.end()).toString();
    }

    @Override
    public DocumentWriter writer() {
        return new Folder();
    }

    /// Writes games into one folder, which is named after the first of them.
    private static final class Folder implements DocumentWriter {

        private boolean open;

        @Override
        public String next(Document document) {
            String before = open ? "" : String.format(Locale.ROOT, """
                <?xml version="1.0" encoding="UTF-8"?>
                <opensudoku version="2">
                  <folder name="%s">
                """, XmlText.attribute(document.name()));
            open = true;
            boolean begun = document.hasEntries() || document.hasMarks();
            return before + "    <game created=\"0\" state=\"" + (begun ? 0 : 1) + "\" time=\"0\" data=\""
                    + (begun ? cells(document) : document.givenDigits()) + "\" />\n";
        }

        @Override
        public String end() {
            return "  </folder>\n</opensudoku>\n";
        }
    }

    private static String cells(Document document) {
        StringBuilder data = new StringBuilder("version: 2&#10;");
        for (Cell cell : Cell.all()) {
            data.append(document.digit(cell))
                    .append('|')
                    .append(document.marks(cell).mask())
                    .append('|')
                    .append(document.isGiven(cell) ? 0 : 1)
                    .append('|');
        }
        return data.toString();
    }
}
