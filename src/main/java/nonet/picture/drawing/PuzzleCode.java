package nonet.picture.drawing;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;
import java.util.ArrayList;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Shape.Box;

/// The QR code of a puzzle, which a phone reads from paper or from the screen: its 81 digits, 0 for a blank.
public final class PuzzleCode {

    /// The white margin that readers need, in modules.
    private static final int MARGIN = 4;

    private PuzzleCode() {}

    /// Returns the text of a puzzle's code; empty if 81 digits do not say all, because candidates are excluded.
    public static String text(Puzzle puzzle) {
        return puzzle.isRestricted() ? "" : puzzle.text().replace('.', '0');
    }

    /// Returns a code with its margin as a picture of its own.
    ///
    /// @param size the width and height in points
    public static Drawing drawing(String text, double size) {
        return new Drawing(size, size, draw(text, 0, 0, size));
    }

    /// Returns the shapes of a code.
    ///
    /// @param left the left end of its margin
    /// @param top the upper end of its margin
    /// @param size the width and height with the margin, in points
    public static List<Shape> draw(String text, double left, double top, double size) {
        ByteMatrix code = encode(text);
        double module = size / (code.getWidth() + 2 * MARGIN);
        List<Shape> shapes = new ArrayList<>();
        shapes.add(new Box(left, top, size, size, 0, Palette.PAPER, null));
        // Rows and columns both, so that no white line appears between two rows.
        for (int line = 0; line < code.getWidth(); line++) {
            for (Run run : runs(code, line, true)) {
                double x = left + (MARGIN + run.from) * module;
                double y = top + (MARGIN + line) * module;
                shapes.add(new Box(x, y, run.length * module, module, 0, Palette.BLACK, null));
            }
            for (Run run : runs(code, line, false)) {
                double x = left + (MARGIN + line) * module;
                double y = top + (MARGIN + run.from) * module;
                shapes.add(new Box(x, y, module, run.length * module, 0, Palette.BLACK, null));
            }
        }
        return shapes;
    }

    /// Dark modules side by side.
    private record Run(int from, int length) {}

    /// Returns the runs of a row, or those of a column that are longer than one module.
    private static List<Run> runs(ByteMatrix code, int line, boolean row) {
        List<Run> runs = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= code.getWidth(); i++) {
            if (i == code.getWidth() || (row ? code.get(i, line) : code.get(line, i)) == 0) {
                if (i - from > (row ? 0 : 1)) {
                    runs.add(new Run(from, i - from));
                }
                from = i + 1;
            }
        }
        return runs;
    }

    private static ByteMatrix encode(String text) {
        try {
            return Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix();
        } catch (WriterException tooLong) {
            throw new IllegalArgumentException("no QR code for " + text, tooLong);
        }
    }
}
