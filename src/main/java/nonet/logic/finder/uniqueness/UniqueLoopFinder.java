package nonet.logic.finder.uniqueness;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.DeadlyPatterns.Uniqueness;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

/// Unique loops of six or more cells, the generalization of unique rectangles.
///
/// Pattern: a closed loop of cells that have the same two candidates, except for the roof, such that every house of the
/// loop contains two of its cells. If all cells held only the pair, the digits could be exchanged, and the puzzle would
/// have two solutions. The types 1 to 4 are those of the uniqueness tests.
///
/// Example of type 1: five of the six cells of a loop are {12} and the sixth is {125}, so 1 and 2 are eliminated there.
///
/// Valid only for puzzles with a unique solution. Shorter loops come first. See "Unique Loops" in the sudoku literature
/// and "Unique Rectangles" on SudokuWiki.
public final class UniqueLoopFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(
                Technique.UNIQUE_LOOP_1, Technique.UNIQUE_LOOP_2, Technique.UNIQUE_LOOP_3, Technique.UNIQUE_LOOP_4);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        Set<Object> known = new HashSet<>();
        Sink once = deduction -> {
            List<Object> same = List.of(deduction.technique(), deduction.digits(), deduction.conclusions());
            return known.add(same) && sink.take(deduction);
        };
        for (DeadlyLoops.Loop loop : DeadlyLoops.ALL.of(position)) {
            if (check(position, loop, wanted, once)) {
                return true;
            }
        }
        return false;
    }

    private static boolean check(Position position, DeadlyLoops.Loop loop, Set<Technique> wanted, Sink sink) {
        CellSet roof = CellSet.NONE;
        int extras = 0;
        for (Cell cell : loop.cells()) {
            int extra = position.mask(cell.index()) & ~loop.pair();
            extras |= extra;
            roof = extra == 0 ? roof : roof.with(cell);
        }
        boolean two = roof.size() == 2 && isInOneHouse(roof);
        if (roof.size() == 1) {
            return report(position, loop, roof, extras, wanted, Technique.UNIQUE_LOOP_1, sink);
        }
        return report(position, loop, roof, extras, wanted, Technique.UNIQUE_LOOP_2, sink)
                || two && report(position, loop, roof, extras, wanted, Technique.UNIQUE_LOOP_3, sink)
                || two && report(position, loop, roof, extras, wanted, Technique.UNIQUE_LOOP_4, sink);
    }

    private static boolean report(
            Position position,
            DeadlyLoops.Loop loop,
            CellSet roof,
            int extras,
            Set<Technique> wanted,
            Technique technique,
            Sink sink) {
        if (!wanted.contains(technique)) {
            return false;
        }
        RoofRules.Report report = (guardians, conclusions) -> !conclusions.isEmpty()
                && sink.take(new Uniqueness(
                        technique, loop.cells(), new DigitSet(loop.pair()), roof, guardians, conclusions.toList()));
        RoofRules rules = new RoofRules(position, roof, extras, report);
        return switch (technique) {
            case UNIQUE_LOOP_1 ->
                report.take(new Guardians.LastCell(), RoofRules.eliminate(position, loop.pair(), roof));
            case UNIQUE_LOOP_2 -> rules.extraDigit();
            case UNIQUE_LOOP_3 -> rules.subset(blanks(position).minus(CellSet.of(loop.cells())));
            default -> rules.confined(loop.pair());
        };
    }

    private static CellSet blanks(Position position) {
        CellSet blanks = CellSet.ALL;
        for (Cell cell : Cell.all()) {
            blanks = position.value(cell.index()) == 0 ? blanks : blanks.without(cell);
        }
        return blanks;
    }

    private static boolean isInOneHouse(CellSet cells) {
        return House.all().stream()
                .anyMatch(house -> cells.minus(house.cellSet()).isEmpty());
    }
}
