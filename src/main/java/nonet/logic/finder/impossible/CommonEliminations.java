package nonet.logic.finder.impossible;

import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.position.Position;

/// The candidates that are false because one of some given candidates is true.
final class CommonEliminations {

    private CommonEliminations() {}

    /// Adds the candidates that conflict with all of some candidates: each shares the cell, or has the digit and sees
    /// the cell.
    static void eliminate(List<Candidate> all, Position position, EliminationCollector conclusions) {
        for (Digit digit : Digit.values()) {
            CellSet common = position.cells(digit);
            for (Candidate each : all) {
                Cell cell = each.cell();
                common = common.and(each.digit() == digit ? cell.peers() : CellSet.of(cell));
            }
            conclusions.eliminate(digit, common);
        }
    }
}
