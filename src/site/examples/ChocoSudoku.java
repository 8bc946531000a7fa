import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.trace.CPProfiler;
import org.chocosolver.solver.variables.IntVar;

/// Sends a search of Choco to the window: start `nonet watch --listen`, then with the jars of Choco 4.10.18 on the class path
/// `java ChocoSudoku.java PUZZLE [PORT [restarts]]`.
class ChocoSudoku {
    public static void main(String[] arguments) throws Exception {
        Model model = new Model("Choco");
        IntVar[] cells = new IntVar[81];
        for (int i = 0; i < 81; i++) {
            int given = "123456789".indexOf(arguments[0].charAt(i)) + 1;
            String name = "x[" + i / 9 + "][" + i % 9 + "]";
            cells[i] = given > 0 ? model.intVar(name, given) : model.intVar(name, 1, 9);
        }
        for (int i = 0; i < 9; i++) {
            int house = i;
            model.allDifferent(all(k -> cells[house * 9 + k])).post();
            model.allDifferent(all(k -> cells[house + k * 9])).post();
            model.allDifferent(all(k -> cells[house / 3 * 27 + house % 3 * 3 + k / 3 * 9 + k % 3]))
                    .post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(cells));
        if (arguments.length > 2) solver.setLubyRestart(2, new FailCounter(model, 1), 50);
        try (CPProfiler _ =
                new CPProfiler(solver, 1, arguments.length > 1 ? Integer.parseInt(arguments[1]) : 6565, true)) {
            while (solver.solve()) {}
        }
        System.out.println(solver.getSolutionCount() + " solutions, " + solver.getNodeCount() + " nodes");
    }

    private static IntVar[] all(java.util.function.IntFunction<IntVar> cell) {
        return IntStream.range(0, 9).mapToObj(cell).toArray(IntVar[]::new);
    }
}
