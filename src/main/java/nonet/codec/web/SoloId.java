package nonet.codec.web;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.play.Document;

/// Game ids of Simon Tatham's Solo, such as `3x3:5_3b7d6…`: digits, `_` between neighbors, and a letter for a run of
/// blanks, `a` for one.
public final class SoloId implements Codec {

    private static final FormatInfo INFO = new FormatInfo("solo", "Solo (Simon Tatham)", List.of());
    private static final Pattern ID = Pattern.compile("(?<!\\w)3x3([a-z0-9]{0,8}):([a-z1-9_]{5,200}+)(?![\\w,])");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        Matcher id = ID.matcher(source.text());
        return source.text().length() < 100_000 && id.find() && cells(id.group(2)) == 81 ? 90 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        Matcher id = ID.matcher(source.text());
        if (!id.find()) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        for (char rule : new char[] {'x', 'j', 'k'}) {
            if (id.group(1).indexOf(rule) >= 0) {
                return new PuzzleReading.Nothing(
                        new Fault.Variant(rule == 'x' ? "diagonal" : rule == 'j' ? "jigsaw" : "killer"));
            }
        }
        DocumentBuilder builder = new DocumentBuilder();
        int cell = 0;
        for (char c : id.group(2).toCharArray()) {
            if (c >= '1' && c <= '9' && cell < 81) {
                builder.given(cell, c - '0');
            }
            cell += cells(String.valueOf(c));
        }
        return new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of());
    }

    private static int cells(String id) {
        return id.chars().map(c -> c == '_' ? 0 : c <= '9' ? 1 : c - 'a' + 1).sum();
    }

    @Override
    public String write(List<Document> documents) {
        StringBuilder id = new StringBuilder("3x3:");
        int blanks = 0;
        for (char c : (documents.getFirst().puzzle() + "!").toCharArray()) {
            if (c == '.') {
                blanks++;
                continue;
            }
            boolean digit = c != '!';
            if (blanks == 0 && digit && Character.isDigit(id.charAt(id.length() - 1))) {
                id.append('_');
            }
            for (; blanks > 0; blanks -= Math.min(26, blanks)) {
                id.append((char) ('a' + Math.min(26, blanks) - 1));
            }
            id.append(digit ? String.valueOf(c) : "");
        }
        return id.toString();
    }
}
