import java.util.List;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.trace.CPProfiler;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.util.tools.ArrayUtils;

/// Sends a search of Choco to the window: start `nonet watch --listen`, then with the jars of Choco 4.10.18 on the class path
/// `java ChocoSudoku.java PUZZLE [PORT [restarts]]`.
class ChocoSudoku {
    public static void main(String[] arguments) throws Exception {
        Model model = new Model("Choco");
        IntVar[][] rows = new IntVar[9][9], columns = new IntVar[9][9], boxes = new IntVar[9][9];
        for (int i = 0; i < 81; i++) {
            int given = "123456789".indexOf(arguments[0].charAt(i)) + 1;
            String name = "x[" + i / 9 + "][" + i % 9 + "]";
            IntVar cell = given > 0 ? model.intVar(name, given) : model.intVar(name, 1, 9);
            rows[i / 9][i % 9] = columns[i % 9][i / 9] = boxes[i / 27 * 3 + i % 9 / 3][i / 9 % 3 * 3 + i % 3] = cell;
        }
        for (IntVar[][] houses : List.of(rows, columns, boxes)) {
            for (IntVar[] house : houses) model.allDifferent(house).post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(ArrayUtils.flatten(rows)));
        if (arguments.length > 2) solver.setLubyRestart(2, new FailCounter(model, 1), 50);
        int port = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 6565;
        try (CPProfiler _ = new CPProfiler(solver, 1, port, true)) {
            while (solver.solve()) {}
        }
        System.out.println(solver.getSolutionCount() + " solutions, " + solver.getNodeCount() + " nodes");
    }
}
