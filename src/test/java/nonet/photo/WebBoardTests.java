package nonet.photo;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.photo.image.Gray;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Boards as web pages draw them: faint lines, small digits and notes in every cell.
final class WebBoardTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..");
    /// The digits of a table that counts along its diagonals.
    private static final Puzzle CLASHING =
            Puzzle.of("12345678.2345678.1345678.1245678.1235678.1234678.1234578.1234568.1234567.12345678");

    /// A look of a board.
    ///
    /// @param page the color around the board, as a gray value
    /// @param line the gray value of the lines
    /// @param digit the height of a digit as a part of the cell
    private record Look(int width, int height, int side, int page, int line, double digit) {

        BufferedImage draw(Puzzle puzzle, boolean notes) {
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
            Graphics2D pen = image.createGraphics();
            pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            pen.setColor(new Color(page, page, page));
            pen.fillRect(0, 0, width, height);
            pen.translate((width - side) / 4, (height - side) / 3);
            pen.setColor(Color.WHITE);
            pen.fillRect(0, 0, side, side);
            pen.setColor(new Color(230, 230, 230));
            pen.fillRect(0, at(4), side, at(1));
            for (int i = 1; i < 9; i++) {
                int gray = i % 3 == 0 ? line - 60 : line;
                pen.setColor(new Color(gray, gray, gray));
                pen.fillRect(at(i), 0, i % 3 == 0 ? 2 : 1, side);
                pen.fillRect(0, at(i), side, i % 3 == 0 ? 2 : 1);
            }
            for (Cell cell : Cell.all()) {
                draw(puzzle, cell, notes, pen);
            }
            pen.dispose();
            return image;
        }

        private void draw(Puzzle puzzle, Cell cell, boolean notes, Graphics2D pen) {
            int given = puzzle.values()[cell.index()];
            int left = at(cell.column() - 1);
            int top = at(cell.row() - 1);
            if (given > 0) {
                pen.setColor(Color.BLACK);
                write(given, Font.BOLD, at(1) * digit, left + at(1) / 2.0, top + at(1) / 2.0, pen);
            }
            for (int note = 1; notes && given == 0 && note <= 9; note++) {
                if ((puzzle.candidates()[cell.index()] >> note - 1 & 1) != 0) {
                    pen.setColor(new Color(150, 150, 150));
                    double x = left + at(1) * ((note - 1) % 3 * 2 + 1) / 6.0;
                    double y = top + at(1) * ((note - 1) / 3 * 2 + 1) / 6.0;
                    write(note, Font.PLAIN, at(1) * 0.19, x, y, pen);
                }
            }
        }

        private static void write(int digit, int style, double height, double x, double y, Graphics2D pen) {
            pen.setFont(new Font(Font.SANS_SERIF, style, 10).deriveFont((float) (height / 0.73)));
            String text = String.valueOf(digit);
            pen.drawString(text, (float) (x - pen.getFontMetrics().stringWidth(text) / 2.0), (float) (y + height / 2));
        }

        private int at(double cells) {
            return (int) Math.round(side * cells / 9);
        }
    }

    private static PhotoResult read(BufferedImage image) {
        byte[] pixels = new byte[image.getWidth() * image.getHeight()];
        image.getRaster().getDataElements(0, 0, image.getWidth(), image.getHeight(), pixels);
        return PhotoReader.standard().read(new Gray(image.getWidth(), image.getHeight(), pixels), Cancel.NEVER);
    }

    private static GridReading first(BufferedImage image) {
        PhotoResult result = read(image);
        assertThat(result).isInstanceOf(PhotoResult.Read.class);
        return ((PhotoResult.Read) result).first();
    }

    @ParameterizedTest
    @CsvSource({
        "1180, 920, 500, 40, 212, 0.25",
        "1180, 920, 540, 40, 205, 0.3",
        "750, 1334, 700, 30, 212, 0.25",
        "560, 560, 556, 255, 212, 0.28",
        "2360, 1840, 1000, 40, 212, 0.25",
    })
    void smallDigitsBetweenFaintLinesAmongNotesAreRead(
            int width, int height, int side, int page, int line, double digit) {
        GridReading reading = first(new Look(width, height, side, page, line, digit).draw(PUZZLE, true));
        assertThat(reading.puzzle()).isEqualTo(PUZZLE);
        assertThat(reading.isSure()).isTrue();
    }

    @Test
    void digitsThatClashAreGiven() {
        GridReading reading = first(new Look(620, 620, 540, 255, 90, 0.5).draw(CLASHING, false));
        assertThat(reading.puzzle()).isEqualTo(CLASHING);
        assertThat(reading.doubtful()).isEqualTo(CLASHING.clashing());
        assertThat(reading.puzzle().clashing()).isNotEqualTo(CellSet.NONE);
    }
}
