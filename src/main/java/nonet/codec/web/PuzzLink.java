package nonet.codec.web;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.grid.Numbers;

/// Links of puzz.link and of other sites with pzpr: numbers, and a letter from `g` on for a run of blanks, `g` for one.
public final class PuzzLink implements ReadOnlyCodec {

    private static final FormatInfo INFO = new FormatInfo("puzzlink", "puzz.link", List.of());
    private static final Pattern LINK =
            Pattern.compile("\\?sudoku/(\\d{1,2})/(\\d{1,2})/([0-9a-z]{5,200})(?![0-9a-z])");

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.text().length() < 100_000 && LINK.matcher(source.text()).find() ? 90 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        Matcher link = LINK.matcher(source.text());
        if (!link.find()) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        int size = Numbers.parse(link.group(1), 0, 99).orElse(0);
        if (size != 9 || !link.group(1).equals(link.group(2))) {
            return new PuzzleReading.Nothing(new Fault.WrongSize(size));
        }
        DocumentBuilder builder = new DocumentBuilder();
        int cell = 0;
        int line = Math.toIntExact(source.text()
                        .substring(0, link.start())
                        .chars()
                        .filter(c -> c == '\n')
                        .count())
                + 1;
        int column = link.start(3) - source.text().lastIndexOf('\n', link.start());
        String cells = link.group(3);
        for (int at = 0; at < cells.length(); at++) {
            char c = cells.charAt(at);
            int value = Character.digit(c, 36);
            if (value == 0 || value > 9 && value < 16) {
                return new PuzzleReading.Nothing(new Fault.BadCharacter(line, column + at, Character.toString(c)));
            }
            if (value <= 9 && cell < 81) {
                builder.given(cell, value);
            }
            cell += value <= 9 ? 1 : value - 15;
        }
        return cell == 81
                ? new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of())
                : new PuzzleReading.Nothing(new Fault.BadCount(line, column + cells.length() - 1, cell));
    }
}
