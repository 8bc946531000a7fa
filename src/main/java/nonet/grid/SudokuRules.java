package nonet.grid;

import java.util.ArrayList;
import java.util.List;

/// The rules of sudoku, applied to 81 values, 0 for a blank.
final class SudokuRules {

    private SudokuRules() {}

    static List<Conflict> conflicts(byte[] values) {
        List<Conflict> conflicts = new ArrayList<>();
        for (House house : House.all()) {
            CellSet[] cells = new CellSet[10];
            for (Cell cell : house.cells()) {
                int value = values[cell.index()];
                cells[value] = (cells[value] == null ? CellSet.NONE : cells[value]).with(cell);
            }
            for (Digit digit : Digit.values()) {
                CellSet held = cells[digit.value()];
                if (held != null && held.size() > 1) {
                    conflicts.add(new Conflict(house, digit, held));
                }
            }
        }
        return conflicts;
    }

    /// Returns the mask of the digits that no peer of the cell holds.
    static int allowed(byte[] values, Cell cell) {
        int taken = 0;
        for (Cell peer : cell.peers()) {
            taken |= 1 << values[peer.index()];
        }
        return ~(taken >> 1) & 0x1FF;
    }

    /// Returns the masks of the digits that the peers of the blanks leave; filled cells have none.
    static short[] candidates(byte[] values) {
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            if (values[cell.index()] == 0) {
                candidates[cell.index()] = (short) allowed(values, cell);
            }
        }
        return candidates;
    }

    static String line(byte[] values) {
        StringBuilder text = new StringBuilder(81);
        for (byte value : values) {
            text.append(value == 0 ? '.' : (char) ('0' + value));
        }
        return text.toString();
    }
}
