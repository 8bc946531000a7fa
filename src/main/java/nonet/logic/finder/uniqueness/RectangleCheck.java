package nonet.logic.finder.uniqueness;

import java.util.List;
import java.util.function.Consumer;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Guardians;
import nonet.deduce.Link;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.FinderTask;

/// Applies the uniqueness tests to one rectangle.
final class RectangleCheck {

    private final Position position;
    private final DeadlyRectangle rectangle;
    private final int[] cells;
    private final int pair;
    private final FinderTask task;
    private final Consumer<Uniqueness> report;

    RectangleCheck(FinderTask task, DeadlyRectangle rectangle, Consumer<Uniqueness> report) {
        this.position = task.position();
        this.rectangle = rectangle;
        this.cells = rectangle.where().cells();
        this.pair = rectangle.pair();
        this.task = task;
        this.report = report;
    }

    void run() {
        for (Technique technique : rectangle.techniques()) {
            if (task.wants(technique)) {
                run(technique);
            }
        }
    }

    private void run(Technique technique) {
        switch (technique) {
            case UNIQUENESS_1 -> report(technique, new Guardians.LastCell(), fromRoof(pair));
            case UNIQUENESS_2, UNIQUENESS_5 -> rules(technique).extraDigit();
            case UNIQUENESS_3 -> rules(technique).subset(outside());
            case UNIQUENESS_4 -> rules(technique).confined(pair);
            case UNIQUENESS_6 -> crossed();
            default -> hidden();
        }
    }

    private RoofRules rules(Technique technique) {
        return new RoofRules(
                position,
                rectangle.roofCells(),
                rectangle.extras(),
                (guardians, conclusions) -> report(technique, guardians, conclusions));
    }

    /// Returns the cells that may complete a subset: cells outside with neither digit of the pattern.
    private CellSet outside() {
        CellSet all = CellSet.NONE;
        CellSet ofPair = CellSet.NONE;
        for (int digit = 0; digit < 9; digit++) {
            all = all.or(position.cells(digit));
            ofPair = (pair >>> digit & 1) == 0 ? ofPair : ofPair.or(position.cells(digit));
        }
        return all.minus(ofPair);
    }

    /// Type 6: the roof is in opposite corners, and a digit is confined to the rectangle in both rows or both columns.
    /// The digit in the roof would complete the deadly pattern, so it is eliminated there.
    private void crossed() {
        for (int digit : Bits.of(pair)) {
            boolean rows = isConfined(row(cells[0]), digit) && isConfined(row(cells[3]), digit);
            boolean columns = isConfined(column(cells[0]), digit) && isConfined(column(cells[3]), digit);
            if (rows || columns) {
                Guardians guardians = new Guardians.StrongLinks(
                        rows
                                ? List.of(
                                        link(row(cells[0]), digit, cells[0], cells[1]),
                                        link(row(cells[3]), digit, cells[2], cells[3]))
                                : List.of(
                                        link(column(cells[0]), digit, cells[0], cells[2]),
                                        link(column(cells[3]), digit, cells[1], cells[3])));
                report(Technique.UNIQUENESS_6, guardians, fromRoof(1 << digit));
            }
        }
    }

    /// Hidden rectangle: a digit is confined to the rectangle in the row and the column of the cell opposite a floor
    /// cell. The other digit is eliminated from that cell.
    private void hidden() {
        for (int i : Bits.of(0b1111 & ~rectangle.roof())) {
            int place = 3 - i;
            int corner = cells[place];
            for (int digit : Bits.of(pair)) {
                if (isConfined(row(corner), digit) && isConfined(column(corner), digit)) {
                    Guardians guardians = new Guardians.StrongLinks(List.of(
                            link(row(corner), digit, corner, cells[place ^ 1]),
                            link(column(corner), digit, corner, cells[place ^ 2])));
                    CellSet there = CellSet.of(Cell.of(corner));
                    EliminationCollector gone = RoofRules.eliminate(position, pair & ~(1 << digit), there);
                    report(Technique.HIDDEN_RECTANGLE, guardians, gone);
                }
            }
        }
    }

    private EliminationCollector fromRoof(int digits) {
        return RoofRules.eliminate(position, digits, rectangle.roofCells());
    }

    private void report(Technique technique, Guardians guardians, EliminationCollector conclusions) {
        if (!conclusions.isEmpty()) {
            report.accept(UniquenessFinder.deduction(
                    technique, cells, pair, rectangle.roofCells(), guardians, conclusions.toList()));
        }
    }

    private boolean isConfined(House house, int digit) {
        return RoofRules.isConfined(position, house, digit, rectangle.where().set());
    }

    private static Link link(House house, int digit, int from, int to) {
        return RoofRules.link(house, digit, from, to);
    }

    private static House row(int cell) {
        return House.at(Geometry.row(cell));
    }

    private static House column(int cell) {
        return House.at(Geometry.column(cell));
    }
}
