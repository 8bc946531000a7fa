package nonet.logic.finders;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusions;
import nonet.deduce.Guard;
import nonet.deduce.Link;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.logic.Geometry;
import nonet.logic.Position;
import nonet.logic.Sink;

/// The uniqueness tests of one rectangle and pair of digits.
final class RectangleCheck {

    private final Position position;
    private final int[] cells;
    private final int pair;
    private final Set<Technique> wanted;
    private final Sink sink;
    private final List<Integer> floor = new ArrayList<>();
    private final List<Integer> roof = new ArrayList<>();
    private final CellSet roofCells;
    private final CellSet all;
    private int extras;

    /// @param cells row by row
    /// @param pair the two digits
    RectangleCheck(Position position, int[] cells, int pair, Set<Technique> wanted, Sink sink) {
        this.position = position;
        this.cells = cells;
        this.pair = pair;
        this.wanted = wanted;
        this.sink = sink;
        CellSet roofed = CellSet.NONE;
        CellSet rectangle = CellSet.NONE;
        for (int cell : cells) {
            int extra = position.mask(cell) & ~pair;
            extras |= extra;
            (extra == 0 ? floor : roof).add(cell);
            roofed = extra == 0 ? roofed : roofed.with(Cell.of(cell));
            rectangle = rectangle.with(Cell.of(cell));
        }
        roofCells = roofed;
        all = rectangle;
    }

    boolean run() {
        boolean aligned = roof.size() == 2 && inLine(roof.get(0), roof.get(1));
        return switch (roof.size()) {
            case 1 ->
                report(Technique.UNIQUENESS_1, new Guard.LastCell(), RoofRules.eliminate(position, pair, roofCells));
            case 2 ->
                aligned
                        ? extraDigit(Technique.UNIQUENESS_2) || subset() || confined()
                        : extraDigit(Technique.UNIQUENESS_5) || crossed() || hidden();
            case 3 -> extraDigit(Technique.UNIQUENESS_5) || hidden();
            default -> false;
        };
    }

    private RoofRules rules(Technique technique) {
        return new RoofRules(
                position, roofCells, extras, (guard, conclusions) -> report(technique, guard, conclusions));
    }

    private boolean extraDigit(Technique technique) {
        return rules(technique).extraDigit();
    }

    /// Type 3. The rest of the subset holds neither digit of the pattern.
    private boolean subset() {
        CellSet outside = CellSet.ALL.minus(all);
        for (Cell cell : outside) {
            int mask = position.mask(cell.index());
            outside = mask == 0 || (mask & pair) != 0 ? outside.without(cell) : outside;
        }
        return wanted.contains(Technique.UNIQUENESS_3)
                && rules(Technique.UNIQUENESS_3).subset(outside);
    }

    private boolean confined() {
        return rules(Technique.UNIQUENESS_4).confined(pair);
    }

    /// Type 6: with the roof at opposite corners, a digit confined to the rectangle in both rows or both columns would
    /// make the deadly pattern if it stood in the roof.
    private boolean crossed() {
        for (int digits = pair; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            boolean rows = isConfined(row(cells[0]), digit) && isConfined(row(cells[3]), digit);
            boolean columns = isConfined(column(cells[0]), digit) && isConfined(column(cells[3]), digit);
            if (rows || columns) {
                Guard guard = new Guard.StrongLinks(
                        rows
                                ? List.of(
                                        link(row(cells[0]), digit, cells[0], cells[1]),
                                        link(row(cells[3]), digit, cells[2], cells[3]))
                                : List.of(
                                        link(column(cells[0]), digit, cells[0], cells[2]),
                                        link(column(cells[3]), digit, cells[1], cells[3])));
                if (report(Technique.UNIQUENESS_6, guard, RoofRules.eliminate(position, 1 << digit, roofCells))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Hidden rectangle: a digit confined to the rectangle in the row and the column of the cell opposite to a floor
    /// cell; that cell does not hold the other digit.
    private boolean hidden() {
        for (int below : floor) {
            int corner = corner(below);
            for (int digits = pair; digits != 0; digits &= digits - 1) {
                int digit = Integer.numberOfTrailingZeros(digits);
                House row = row(corner);
                House column = column(corner);
                if (isConfined(row, digit) && isConfined(column, digit)) {
                    int beside = row.cells().stream()
                            .map(Cell::index)
                            .filter(this::isMine)
                            .filter(each -> each != corner)
                            .findFirst()
                            .orElseThrow();
                    int above = column.cells().stream()
                            .map(Cell::index)
                            .filter(this::isMine)
                            .filter(each -> each != corner)
                            .findFirst()
                            .orElseThrow();
                    Guard guard = new Guard.StrongLinks(
                            List.of(link(row, digit, corner, beside), link(column, digit, corner, above)));
                    int other = pair & ~(1 << digit);
                    if (report(
                            Technique.HIDDEN_RECTANGLE,
                            guard,
                            RoofRules.eliminate(position, other, CellSet.of(Cell.of(corner))))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean report(Technique technique, Guard guard, Conclusions conclusions) {
        return wanted.contains(technique)
                && !conclusions.isEmpty()
                && sink.take(
                        UniquenessFinder.deduction(technique, cells, pair, roofCells, guard, conclusions.toList()));
    }

    private boolean isMine(int cell) {
        return all.contains(Cell.of(cell));
    }

    /// Returns the opposite cell.
    private int corner(int cell) {
        return cells[3 - List.of(cells[0], cells[1], cells[2], cells[3]).indexOf(cell)];
    }

    private boolean isConfined(House house, int digit) {
        return RoofRules.isConfined(position, house, digit, all);
    }

    private static Link link(House house, int digit, int from, int to) {
        return RoofRules.link(house, digit, from, to);
    }

    private static House row(int cell) {
        return House.all().get(Geometry.row(cell));
    }

    private static House column(int cell) {
        return House.all().get(Geometry.column(cell));
    }

    private static boolean inLine(int one, int other) {
        return Geometry.row(one) == Geometry.row(other) || Geometry.column(one) == Geometry.column(other);
    }
}
