package nonet.logic.finders;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusions;
import nonet.deduce.Guard;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
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
                report(
                        Technique.UNIQUENESS_1,
                        new Guard.LastCell(),
                        UniquenessFinder.eliminate(position, pair, roofCells));
            case 2 ->
                aligned
                        ? extraDigit(Technique.UNIQUENESS_2) || subset() || confined()
                        : extraDigit(Technique.UNIQUENESS_5) || crossed() || hidden();
            case 3 -> extraDigit(Technique.UNIQUENESS_5) || hidden();
            default -> false;
        };
    }

    private boolean extraDigit(Technique technique) {
        if (Integer.bitCount(extras) != 1) {
            return false;
        }
        long lo = Geometry.commonPeersLo(roofCells.lo(), roofCells.hi());
        long hi = Geometry.commonPeersHi(roofCells.lo(), roofCells.hi());
        Digit digit = Digit.values()[Integer.numberOfTrailingZeros(extras)];
        return report(
                technique,
                new Guard.ExtraDigit(digit, roofCells),
                UniquenessFinder.eliminate(position, extras, new CellSet(lo, hi)));
    }

    /// Type 3: the extra digits of the roof act as one cell of a naked subset.
    private boolean subset() {
        if (!wanted.contains(Technique.UNIQUENESS_3)) {
            return false;
        }
        for (House house : House.all()) {
            if (roofCells.minus(house.cellSet()).isEmpty()) {
                List<Integer> others = new ArrayList<>();
                for (Cell cell : house.cellSet().minus(all)) {
                    int mask = position.mask(cell.index());
                    if (mask != 0 && (mask & pair) == 0) {
                        others.add(cell.index());
                    }
                }
                if (choose(house, others, 0, CellSet.NONE, extras)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean choose(House house, List<Integer> others, int from, CellSet chosen, int digits) {
        if (!chosen.isEmpty() && Integer.bitCount(digits) == chosen.size() + 1) {
            CellSet rest = house.cellSet().minus(chosen).minus(roofCells);
            CellSet together = chosen.or(roofCells);
            for (House other : House.all()) {
                boolean both =
                        !other.equals(house) && together.minus(other.cellSet()).isEmpty();
                rest = both ? rest.or(other.cellSet().minus(together)) : rest;
            }
            Guard guard = new Guard.ExtraSubset(house, chosen, new DigitSet(digits));
            if (report(Technique.UNIQUENESS_3, guard, UniquenessFinder.eliminate(position, digits, rest))) {
                return true;
            }
        }
        for (int i = from; i < others.size(); i++) {
            int cell = others.get(i);
            if (choose(house, others, i + 1, chosen.with(Cell.of(cell)), digits | position.mask(cell))) {
                return true;
            }
        }
        return false;
    }

    /// Type 4: one of the digits has no other place in a house of the roof, so the roof does not hold the other one.
    private boolean confined() {
        for (House house : House.all()) {
            if (roofCells.minus(house.cellSet()).isEmpty()) {
                for (int digits = pair; digits != 0; digits &= digits - 1) {
                    int digit = Integer.numberOfTrailingZeros(digits);
                    if (isConfined(house, digit, roofCells)) {
                        Guard guard = new Guard.StrongLinks(List.of(link(house, digit, roof.get(0), roof.get(1))));
                        int other = pair & ~(1 << digit);
                        if (report(
                                Technique.UNIQUENESS_4,
                                guard,
                                UniquenessFinder.eliminate(position, other, roofCells))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    /// Type 6: with the roof at opposite corners, a digit confined to the rectangle in both rows or both columns would
    /// make the deadly pattern if it stood in the roof.
    private boolean crossed() {
        for (int digits = pair; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            boolean rows = isConfined(row(cells[0]), digit, all) && isConfined(row(cells[3]), digit, all);
            boolean columns = isConfined(column(cells[0]), digit, all) && isConfined(column(cells[3]), digit, all);
            if (rows || columns) {
                Guard guard = new Guard.StrongLinks(
                        rows
                                ? List.of(
                                        link(row(cells[0]), digit, cells[0], cells[1]),
                                        link(row(cells[3]), digit, cells[2], cells[3]))
                                : List.of(
                                        link(column(cells[0]), digit, cells[0], cells[2]),
                                        link(column(cells[3]), digit, cells[1], cells[3])));
                if (report(
                        Technique.UNIQUENESS_6, guard, UniquenessFinder.eliminate(position, 1 << digit, roofCells))) {
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
                if (isConfined(row, digit, all) && isConfined(column, digit, all)) {
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
                            UniquenessFinder.eliminate(position, other, CellSet.of(Cell.of(corner))))) {
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

    private boolean isConfined(House house, int digit, CellSet within) {
        CellSet places = position.cells(house, Digit.values()[digit]);
        return !places.isEmpty() && places.minus(within).isEmpty();
    }

    private static Link link(House house, int digit, int from, int to) {
        Digit value = Digit.values()[digit];
        return new Link(
                Node.of(new Candidate(Cell.of(from), value)),
                Node.of(new Candidate(Cell.of(to), value)),
                Link.Kind.STRONG,
                new Reason.InHouse(house));
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
