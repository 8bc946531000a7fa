package nonet.logic.finder;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.LogicalSolver;
import nonet.solve.Cancel;

/// Builds boards for examples: blank, with all candidates except those that the example removes.
public final class Board {

    private final short[] masks = new short[81];
    private final byte[] values = new byte[81];

    public Board() {
        Arrays.fill(masks, (short) 0x1FF);
    }

    /// Restricts a cell to some candidates, such as `r1c1`, `12`.
    public Board cell(String cell, String digits) {
        int mask = 0;
        for (char digit : digits.toCharArray()) {
            mask |= Digit.of(digit - '0').mask();
        }
        masks[at(cell)] = (short) mask;
        return this;
    }

    /// Restricts a digit to some places of a house.
    public Board only(House.Kind kind, int number, int digit, String... cells) {
        List<Integer> kept = Arrays.stream(cells).map(Board::at).toList();
        for (Cell cell : House.of(kind, number).cells()) {
            if (!kept.contains(cell.index())) {
                masks[cell.index()] &= (short) ~Digit.of(digit).mask();
            }
        }
        return this;
    }

    /// Fills a cell that is not given, without removing candidates elsewhere.
    public Board filled(String cell, int digit) {
        values[at(cell)] = (byte) digit;
        masks[at(cell)] = 0;
        return this;
    }

    public Grid grid() {
        return Grid.of(CellSet.NONE, values, masks);
    }

    /// Returns one line for each result.
    public List<String> find(FinderFactory finder, Technique... wanted) {
        return find(finder, grid(), wanted);
    }

    public static List<String> find(FinderFactory finder, Grid grid, Technique... wanted) {
        List<String> lines = new ArrayList<>();
        Explainer explainer = new Explainer(new Words(Locale.ENGLISH));
        new LogicalSolver(List.of(finder), Samples.options())
                .find(
                        Position.of(grid),
                        Set.of(wanted),
                        deduction -> {
                            lines.add(explainer.line(deduction));
                            return false;
                        },
                        Cancel.NEVER);
        return lines;
    }

    private static int at(String cell) {
        return Cell.at(cell.charAt(1) - '0', cell.charAt(3) - '0').index();
    }
}
