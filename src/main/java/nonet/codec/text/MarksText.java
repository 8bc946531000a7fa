package nonet.codec.text;

import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.play.Document;

/// Writes pencil marks in HoDoKu's frame. Without any marks, it writes the candidates that the digits allow.
public final class MarksText {

    private MarksText() {}

    public static String of(Document document) {
        String[] cells = new String[81];
        int[] width = new int[9];
        Grid allowed = Grid.of(document.position());
        boolean marks = document.hasMarks();
        for (Cell cell : Cell.all()) {
            int digit = document.digit(cell);
            String text = digit > 0
                    ? String.valueOf(digit)
                    : (marks ? document.marks(cell) : allowed.candidates(cell)).toString();
            cells[cell.index()] = text.isEmpty() ? "." : text;
            width[cell.column() - 1] = Math.max(width[cell.column() - 1], cells[cell.index()].length());
        }
        StringBuilder text = new StringBuilder(border('.', width)).append('\n');
        for (int row = 0; row < 9; row++) {
            text.append(row == 3 || row == 6 ? border(':', width) + "\n" : "");
            for (int column = 0; column < 9; column++) {
                String cell = cells[row * 9 + column];
                text.append(column % 3 == 0 ? "| " : " ").append(cell).repeat(' ', width[column] - cell.length() + 1);
            }
            text.append("|\n");
        }
        return text.append(border('\'', width)).toString();
    }

    private static String border(char corner, int[] width) {
        StringBuilder line = new StringBuilder();
        for (int box = 0; box < 3; box++) {
            int dashes = width[box * 3] + width[box * 3 + 1] + width[box * 3 + 2] + 6;
            line.append(box == 0 || corner != ':' ? corner : '+').repeat('-', dashes);
        }
        return line.append(corner).toString();
    }
}
