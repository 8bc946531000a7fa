package nonet.logic.finders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.ChainGraph;
import nonet.logic.Geometry;
import nonet.logic.Position;
import nonet.logic.finders.ForcingBranches.Statement;

/// Candidates of which one is true: those of a cell, or of a digit in a house.
///
/// @param nodes the candidates as nodes of a chain graph
/// @param premise what is said when each of them is followed
/// @param denied what is said when all are false
record ForcingCase(int[] nodes, Premise premise, Verdict denied) {

    /// Returns the cells, and the places of digits in houses: of each, one candidate is true.
    static List<ForcingCase> all(Position position, ChainGraph graph) {
        List<ForcingCase> cases = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            int[] nodes = new int[Integer.bitCount(position.mask(cell))];
            int count = 0;
            for (int left = position.mask(cell); left != 0; left &= left - 1) {
                nodes[count++] = graph.node(cell, Integer.numberOfTrailingZeros(left));
            }
            if (count > 1) {
                cases.add(new ForcingCase(
                        nodes, new Premise.SomeDigit(Cell.of(cell)), new Verdict.NoDigit(Cell.of(cell))));
            }
        }
        for (House house : House.all()) {
            for (Digit digit : Digit.values()) {
                int[] nodes = new int[Integer.bitCount(position.places(house.index(), digit.ordinal()))];
                int count = 0;
                for (int left = position.places(house.index(), digit.ordinal()); left != 0; left &= left - 1) {
                    int cell = Geometry.cell(house.index(), Integer.numberOfTrailingZeros(left));
                    nodes[count++] = graph.node(cell, digit.ordinal());
                }
                if (count > 1) {
                    cases.add(new ForcingCase(
                            nodes, new Premise.SomePlace(house, digit), new Verdict.NoPlace(house, digit)));
                }
            }
        }
        return cases;
    }

    /// Returns the candidates, all taken as true or all as false.
    List<Statement> statements(boolean on) {
        return Arrays.stream(nodes).mapToObj(node -> new Statement(node, on)).toList();
    }
}
