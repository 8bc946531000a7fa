package nonet.logic.finder.basic;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.LastResorts.Template;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Template set and template delete, also known as the pattern overlay method.
///
/// Pattern: a template is one way to place a digit in all rows, columns and boxes. Cells in all templates of a digit
/// hold it; candidates in none are eliminated. Templates that conflict with cells in all templates of another digit are
/// dropped first, until nothing changes.
///
/// Example: if every template of 6 contains r4c4, then `r4c4=6`.
///
/// See "Templates" in the HoDoKu reference and "Pattern Overlay Method" on SudokuWiki.
public final class TemplateFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(TemplateFinder::new, Technique.TEMPLATE_SET, Technique.TEMPLATE_DELETE);

    private static final int ALL = 0x1FF;

    private TemplateFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        List<List<CellSet>> templates = new ArrayList<>();
        for (int digit = 0; digit < 9; digit++) {
            List<CellSet> some = new ArrayList<>();
            list(digit, 0, ALL, ALL, CellSet.NONE, some);
            templates.add(some);
        }
        boolean less = true;
        while (less) {
            less = false;
            for (List<CellSet> some : templates) {
                CellSet taken = common(some);
                for (List<CellSet> others : templates) {
                    less |= others != some && others.removeIf(each -> each.intersects(taken));
                }
                checkCancelled();
                if (some.isEmpty()) {
                    return;
                }
            }
        }
        for (Digit digit : Digit.values()) {
            report(digit, templates.get(digit.ordinal()));
        }
    }

    /// Lists the ways to fill the rows from this one on.
    ///
    /// @param columns the columns left
    /// @param stacks the columns of the boxes left in the band of the row
    private void list(int digit, int row, int columns, int stacks, CellSet above, List<CellSet> templates) {
        if (row == 9) {
            templates.add(above);
            return;
        }
        boolean last = row % 3 == 2;
        int places = position.places(row, digit);
        if (places == 0) {
            list(digit, row + 1, columns, last ? ALL : stacks, above, templates);
        }
        for (int column : Bits.of(places & columns & stacks)) {
            int below = last ? ALL : stacks & ~(7 << column / 3 * 3);
            CellSet with = above.with(Cell.of(row * 9 + column));
            list(digit, row + 1, columns & ~(1 << column), below, with, templates);
        }
    }

    private static CellSet common(List<CellSet> templates) {
        CellSet common = CellSet.ALL;
        for (CellSet template : templates) {
            common = common.and(template);
        }
        return common;
    }

    private void report(Digit digit, List<CellSet> templates) {
        CellSet some = CellSet.NONE;
        for (CellSet template : templates) {
            some = some.or(template);
        }
        List<Conclusion> placed = new ArrayList<>();
        common(templates).forEach(cell -> placed.add(new Conclusion.Placement(new Candidate(cell, digit))));
        List<Conclusion> gone = new EliminationCollector()
                .eliminate(digit, position.cells(digit).minus(some))
                .toList();
        if (wants(Technique.TEMPLATE_SET) && !placed.isEmpty()) {
            report(new Template(Technique.TEMPLATE_SET, digit, templates.size(), placed));
        }
        if (wants(Technique.TEMPLATE_DELETE) && !gone.isEmpty()) {
            report(new Template(Technique.TEMPLATE_DELETE, digit, templates.size(), gone));
        }
    }
}
