package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.finder.forcing.ForcingBranches.Statement;
import nonet.logic.links.ChainGraph;
import nonet.logic.position.Position;

/// Candidates of which exactly one is true: all candidates of a cell, or all places of a digit in a house.
final class ForcingCase {

    private final int[] nodes;
    private final int house;
    private final int at;

    ForcingCase(int[] nodes, int house, int at) {
        this.nodes = nodes;
        this.house = house;
        this.at = at;
    }

    /// Returns the candidates as nodes of a chain graph.
    int[] nodes() {
        return nodes;
    }

    /// Returns the house of the digit, 0 to 26, or -1 for a cell.
    int house() {
        return house;
    }

    /// Returns the digit, 0 to 8, or the cell.
    int at() {
        return at;
    }

    /// Returns the cases of a position that have two candidates or more.
    static List<ForcingCase> all(Position position, ChainGraph graph) {
        List<ForcingCase> cases = new ArrayList<>(300);
        for (int cell = 0; cell < 81; cell++) {
            int[] nodes = new int[Integer.bitCount(position.mask(cell))];
            int count = 0;
            for (int digit : Bits.of(position.mask(cell))) {
                nodes[count++] = graph.node(cell, digit);
            }
            if (count > 1) {
                cases.add(new ForcingCase(nodes, -1, cell));
            }
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                int[] nodes = new int[Integer.bitCount(position.places(house, digit))];
                int count = 0;
                for (int place : Bits.of(position.places(house, digit))) {
                    nodes[count++] = graph.node(Geometry.cell(house, place), digit);
                }
                if (count > 1) {
                    cases.add(new ForcingCase(nodes, house, digit));
                }
            }
        }
        return cases;
    }

    /// Returns the premise of a deduction that follows each of the candidates.
    Premise premise() {
        return house < 0 ? new Premise.SomeDigit(Cell.of(at)) : new Premise.SomePlace(House.at(house), Digit.at(at));
    }

    /// Returns the verdict of a branch in which all candidates are false.
    Verdict refuted() {
        return house < 0 ? new Verdict.NoDigit(Cell.of(at)) : new Verdict.NoPlace(House.at(house), Digit.at(at));
    }

    /// Returns statements that all candidates are true, or that all are false.
    List<Statement> statements(boolean on) {
        return Arrays.stream(nodes).mapToObj(node -> new Statement(node, on)).toList();
    }
}
