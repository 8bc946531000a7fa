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

/// Links that hold the givens as 81 digits.
public final class DigitsLink implements Codec {

    private final FormatInfo info;
    private final String before;
    private final Pattern pattern;

    /// @param before the link up to the digits
    /// @param pattern matches such a link in a text; its group is the digits
    DigitsLink(String id, String name, String before, String pattern) {
        info = new FormatInfo(id, name, List.of());
        this.before = before;
        this.pattern = Pattern.compile(pattern);
    }

    @Override
    public FormatInfo info() {
        return info;
    }

    @Override
    public int confidence(Source source) {
        return source.text().length() < 100_000
                        && pattern.matcher(source.text()).find()
                ? 90
                : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        Matcher found = pattern.matcher(source.text());
        if (!found.find()) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        DocumentBuilder builder = new DocumentBuilder();
        for (int i = 0; i < 81; i++) {
            char c = found.group(1).charAt(i);
            builder.given(i, c == '.' ? 0 : c - '0');
        }
        return new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of());
    }

    @Override
    public String write(List<Document> documents) {
        return before + documents.getFirst().givenDigits();
    }
}
