package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.codec.api.DocumentBuilder;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// 81 cells in pieces: the arrays of a program, rows one after the other on a line, lines broken at a width, or one
/// cell a line.
///
/// All lines hold the same number of cells, except a shorter last one, and the pieces of a line are equally long;
/// otherwise an extra cell on one line and a missing one on another would go unnoticed.
public final class GridPieces {

    private static final Pattern TOKEN = Pattern.compile("[^\\s,;|/\\[\\](){}\"'`\u201C\u201D\u2018\u2019&=\\\\]+");
    private static final char EMPTY = '\u00A4';
    private static final Pattern CELLS = Pattern.compile("[0-9._*?xX\u00A4-]+");
    private static final Pattern EMPTY_TEXT = Pattern.compile("\"\\s?\"|'\\s?'|\\{\\s?\\}");
    private static final Pattern COMMAND = Pattern.compile("\\\\[A-Za-z]+");
    private static final Set<String> NOTHING = Set.of("null", "none", "nan", "nil", "undefined", "na");

    private final List<Document> found = new ArrayList<>();
    private final List<List<String>> lines = new ArrayList<>();

    private GridPieces() {}

    /// Returns the puzzles of a text.
    public static List<Document> read(Lines text) {
        GridPieces pieces = new GridPieces();
        for (int line = 0; line < text.size(); line++) {
            if (text.isBlank(line) || text.isFrame(line)) {
                continue;
            }
            pieces.lines.add(new ArrayList<>());
            pieces.add(text.line(line));
        }
        pieces.close();
        return List.copyOf(pieces.found);
    }

    private void add(String line) {
        List<String> fields = fields(line);
        if (fields != null) {
            lines.getLast().addAll(fields);
            return;
        }
        String cells = EMPTY_TEXT.matcher(COMMAND.matcher(line).replaceAll(" ")).replaceAll(" " + EMPTY + " ");
        Matcher token = TOKEN.matcher(cells);
        while (token.find()) {
            String text = token.group();
            if (CELLS.matcher(text).matches()) {
                lines.getLast().add(LineForm.unsigned(text));
            } else if (NOTHING.contains(text.toLowerCase(Locale.ROOT))) {
                lines.getLast().add(".");
            } else {
                close();
                lines.add(new ArrayList<>());
            }
        }
    }

    /// Returns the 81 fields of a line, possibly empty, or null.
    private static @Nullable List<String> fields(String line) {
        for (String separator : List.of(",", ";", "\t")) {
            String[] fields = line.strip().split(separator, -1);
            if (fields.length == 81) {
                List<String> cells = new ArrayList<>();
                for (String field : fields) {
                    String cell = field.strip();
                    cells.add(cell.isEmpty() ? String.valueOf(EMPTY) : cell);
                }
                boolean empties = Stream.of(fields).anyMatch(String::isBlank);
                String allowed = empties ? "[1-9" + EMPTY + "]" : "[0-9._*?xX-]";
                return cells.stream().allMatch(cell -> cell.matches(allowed)) ? cells : null;
            }
        }
        return null;
    }

    /// Adds the collected lines as a grid if they form one.
    private void close() {
        lines.removeIf(List::isEmpty);
        String cells = String.join("", lines.stream().flatMap(List::stream).toList());
        // If some blanks are empty strings and others are not, a digit was lost.
        boolean slip = cells.indexOf(EMPTY) >= 0 && !cells.matches("[1-9" + EMPTY + "]*");
        if (cells.length() == 81 && areEven() && !slip) {
            DocumentBuilder builder = new DocumentBuilder();
            for (int i = 0; i < 81; i++) {
                char c = cells.charAt(i);
                builder.given(i, c >= '1' && c <= '9' ? c - '0' : 0);
            }
            found.add(builder.document(""));
        }
        lines.clear();
    }

    private boolean areEven() {
        int width = width(lines.getFirst());
        boolean broken = lines.size() > 1 && width > 26 && lines.size() <= 3;
        for (int i = 0; i < lines.size(); i++) {
            List<String> line = lines.get(i);
            boolean last = i == lines.size() - 1;
            if (width(line) != width && !(last && broken && width(line) < width)) {
                return false;
            }
            int size = line.getFirst().length();
            if (line.stream().anyMatch(piece -> piece.length() != size)) {
                return false;
            }
        }
        return true;
    }

    private static int width(List<String> line) {
        return line.stream().mapToInt(String::length).sum();
    }
}
