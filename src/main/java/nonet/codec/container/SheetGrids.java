package nonet.codec.container;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Symbols;
import nonet.grid.Puzzle;
import nonet.play.Document;

/// Finds grids in a sheet: windows of nine by nine cells with digits and blanks, without digits around them. An empty
/// row or column may separate the boxes.
final class SheetGrids {

    private final Sheet sheet;
    private final int row;
    private final int column;
    /// By cell of the window, its row and column in it.
    private final int[] places = new int[9];
    private final byte[] digits = new byte[81];
    private int clues;

    /// @param gap the number of rows and columns between two boxes
    private SheetGrids(Sheet sheet, int row, int column, int gap) {
        this.sheet = sheet;
        this.row = row;
        this.column = column;
        for (int i = 0; i < 9; i++) {
            places[i] = i + i / 3 * gap;
        }
    }

    /// Returns the grids of a sheet, with their rows as lines.
    static List<ReadPuzzle> find(Sheet sheet) {
        List<ReadPuzzle> found = new ArrayList<>();
        for (int row = 0; row < sheet.rows().size(); row++) {
            for (int column = 0; column < Math.max(1, sheet.rows().get(row).size()); column++) {
                for (int gap = 0; gap < 2; gap++) {
                    SheetGrids window = new SheetGrids(sheet, row, column, gap);
                    if (window.isGrid()) {
                        found.add(new ReadPuzzle(Document.of("", Puzzle.of(window.digits)), row + 1));
                    }
                }
            }
        }
        return found;
    }

    private boolean isGrid() {
        return isAlone() && readCells() && clues >= Puzzle.FEWEST_CLUES && (reachesSides() || isFramed());
    }

    /// Tests whether there is no digit beside the window, except for the numbers of rows and columns.
    private boolean isAlone() {
        int side = places[8] + 1;
        boolean above = false;
        boolean before = false;
        for (int i = -1; i <= side; i++) {
            if (isDigit(side, i) || isDigit(i, side)) {
                return false;
            }
            above |= isDigit(-1, i);
            before |= isDigit(i, -1);
        }
        return (!above || isNumbered(i -> cell(-1, i))) && (!before || isNumbered(i -> cell(i, -1)));
    }

    private boolean isNumbered(IntFunction<String> label) {
        return IntStream.range(0, 9).allMatch(i -> label.apply(places[i]).equals(String.valueOf(i + 1)));
    }

    private boolean isDigit(int down, int right) {
        String cell = cell(down, right);
        return cell.length() == 1 && cell.charAt(0) >= '1' && cell.charAt(0) <= '9';
    }

    private String cell(int down, int right) {
        String cell = sheet.cell(row + down, column + right);
        return cell.length() > 1 ? cell.strip() : cell;
    }

    /// Reads the cells of the window.
    ///
    /// @return false if one of them is neither a digit nor a blank, or if there is anything between the boxes
    private boolean readCells() {
        int next = 0;
        for (int down = 0; down <= places[8]; down++) {
            for (int right = 0; right <= places[8]; right++) {
                String cell = cell(down, right);
                boolean between = places[next / 9 % 9] != down || places[next % 9] != right;
                boolean blank =
                        cell.isBlank() || cell.equals("-") || cell.length() == 1 && Symbols.isBlank(cell.charAt(0));
                if (!blank && (between || !isDigit(down, right))) {
                    return false;
                }
                if (!between) {
                    digits[next++] = (byte) (blank ? 0 : cell.charAt(0) - '0');
                    clues += blank ? 0 : 1;
                }
            }
        }
        return true;
    }

    /// Tests whether there is a digit or the sign of a blank on each side, so that the window cannot lie elsewhere.
    private boolean reachesSides() {
        boolean top = false;
        boolean bottom = false;
        boolean left = false;
        boolean right = false;
        for (int place : places) {
            top |= !cell(0, place).isBlank();
            bottom |= !cell(places[8], place).isBlank();
            left |= !cell(place, 0).isBlank();
            right |= !cell(place, places[8]).isBlank();
        }
        return top && bottom && left && right;
    }

    /// Tests whether the window is a sound puzzle and either begins the sheet or has a format of its own, unlike the cells
    /// around it.
    private boolean isFramed() {
        boolean framed = true;
        for (int cell = 0; cell < 81; cell++) {
            framed &= !cell(places[cell / 9], places[cell % 9]).isEmpty();
        }
        int side = places[8] + 1;
        for (int i = -1; i <= side; i++) {
            framed &= cell(-1, i).isEmpty()
                    && cell(side, i).isEmpty()
                    && cell(i, -1).isEmpty()
                    && cell(i, side).isEmpty();
        }
        return (framed || row == 0 && column == 0) && ClueConflicts.isSound(Puzzle.of(digits));
    }
}
