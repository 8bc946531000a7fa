package nonet.logic.finder.uniqueness;

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
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

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
public final class UniqueLoopFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            UniqueLoopFinder::new,
            Technique.UNIQUE_LOOP_1,
            Technique.UNIQUE_LOOP_2,
            Technique.UNIQUE_LOOP_3,
            Technique.UNIQUE_LOOP_4);

    private final Set<List<Object>> known = new HashSet<>();

    private UniqueLoopFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (DeadlyLoops.Loop loop : DeadlyLoops.ALL.of(position)) {
            check(loop);
        }
    }

    private void check(DeadlyLoops.Loop loop) {
        CellSet roof = CellSet.NONE;
        int extras = 0;
        for (Cell cell : loop.cells()) {
            int extra = position.mask(cell.index()) & ~loop.pair();
            extras |= extra;
            roof = extra == 0 ? roof : roof.with(cell);
        }
        boolean two = roof.size() == 2 && isInOneHouse(roof);
        if (roof.size() == 1) {
            report(loop, roof, extras, Technique.UNIQUE_LOOP_1);
            return;
        }
        report(loop, roof, extras, Technique.UNIQUE_LOOP_2);
        if (two) {
            report(loop, roof, extras, Technique.UNIQUE_LOOP_3);
            report(loop, roof, extras, Technique.UNIQUE_LOOP_4);
        }
    }

    private void report(DeadlyLoops.Loop loop, CellSet roof, int extras, Technique technique) {
        if (!wants(technique)) {
            return;
        }
        RoofRules.Report report = (guardians, conclusions) -> {
            Uniqueness found = new Uniqueness(
                    technique, loop.cells(), new DigitSet(loop.pair()), roof, guardians, conclusions.toList());
            if (!conclusions.isEmpty() && known.add(List.of(technique, found.digits(), found.conclusions()))) {
                report(found);
            }
        };
        RoofRules rules = new RoofRules(position, roof, extras, report);
        switch (technique) {
            case UNIQUE_LOOP_1 ->
                report.take(new Guardians.LastCell(), RoofRules.eliminate(position, loop.pair(), roof));
            case UNIQUE_LOOP_2 -> rules.extraDigit();
            case UNIQUE_LOOP_3 -> rules.subset(position.blankCells().minus(CellSet.of(loop.cells())));
            default -> rules.confined(loop.pair());
        }
    }

    private static boolean isInOneHouse(CellSet cells) {
        return House.all().stream()
                .anyMatch(house -> cells.minus(house.cellSet()).isEmpty());
    }
}
