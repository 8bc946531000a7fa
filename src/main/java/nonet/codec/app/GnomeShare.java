package nonet.codec.app;

import java.util.List;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadOnlyCodec;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;

/// GNOME Sudoku's share string: `#`, five characters that encode how often each digit is given, and one character a
/// given. Nine givens of a digit and none are encoded alike, so the format is read-only.
public final class GnomeShare implements ReadOnlyCodec {

    private static final FormatInfo INFO = new FormatInfo("gnome-share", "GNOME Sudoku share string", List.of());

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        return source.text().length() < 200 && read(source) instanceof PuzzleReading.Puzzles ? 95 : 0;
    }

    @Override
    public PuzzleReading read(Source source) {
        String text = source.text().strip();
        PuzzleReading nothing = new PuzzleReading.Nothing(new Fault.NoPuzzle());
        if (text.length() < 7 || text.length() > 87 || text.charAt(0) != '#') {
            return nothing;
        }
        int[] counts = new int[10];
        for (int i = 0; i < 5; i++) {
            int code = text.charAt(1 + i) - 33;
            if (code < 0 || code > 80) {
                return nothing;
            }
            counts[2 * i] = code % 9;
            counts[2 * i + 1] = code / 9;
        }
        DocumentBuilder builder = new DocumentBuilder();
        int at = 6;
        for (int digit = 1; digit <= 9; digit++) {
            for (int i = 0; i < counts[digit - 1]; i++, at++) {
                int code = at < text.length() ? text.charAt(at) - 33 : -1;
                if (code < 0 || code > 80 || builder.value(code % 9 * 9 + code / 9) != 0) {
                    return nothing;
                }
                builder.given(code % 9 * 9 + code / 9, digit);
            }
        }
        return at != text.length() || counts[9] != 0
                ? nothing
                : new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of());
    }
}
