package nonet.service.reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import nonet.deduce.Basics.Single;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.proof.TruthsOf;

/// Leaves out the steps of a path that no other needs. A step depends on the candidates that are missing in its
/// truths, and so on the steps that removed them. From the last conclusion back, the steps are kept that a kept one
/// depends on.
final class PathPruner {

    private static final int CANDIDATES = 729;

    private final List<Step> steps;
    private final int[] removedBy = new int[CANDIDATES];
    private final List<BitSet> dependencies = new ArrayList<>();
    private final List<Deduction> deductions = new ArrayList<>();
    private final BitSet kept = new BitSet();

    private PathPruner(List<Step> steps) {
        this.steps = steps;
        Arrays.fill(removedBy, -1);
        for (int i = 0; i < steps.size(); i++) {
            dependencies.add(new BitSet());
            deductions.add(steps.get(i).deduction());
            for (int cell = 0; cell < 81; cell++) {
                int gone =
                        steps.get(i).before().mask(cell) & ~steps.get(i).after().mask(cell);
                for (int digit : Bits.of(gone)) {
                    removedBy[cell * 9 + digit] = i;
                }
            }
        }
    }

    /// Returns the steps without which a path does not reach the solution, with the steps that each needs.
    static SolutionPath whole(List<Step> path) {
        PathPruner pruner = new PathPruner(path);
        for (int i = 0; i < path.size(); i++) {
            if (path.get(i).after().blanks() < path.get(i).before().blanks()) {
                pruner.kept.set(i);
            }
        }
        return pruner.pruned();
    }

    /// Returns all steps of a path, with the steps that each needs.
    static SolutionPath unpruned(List<Step> path) {
        PathPruner pruner = new PathPruner(path);
        pruner.kept.set(0, path.size());
        for (int i = path.size() - 1; i >= 0; i--) {
            pruner.dependencies.set(
                    i, pruner.needed(i, TruthsOf.deduction(path.get(i).deduction(), pruner.before(i))));
        }
        return pruner.collect();
    }

    /// Returns the steps that lead to some conclusions.
    static List<Step> towards(List<Step> path, List<Conclusion> wanted) {
        PathPruner pruner = new PathPruner(path);
        for (Conclusion each : wanted) {
            int by = pruner.removedBy[each.candidate().index()];
            if (by >= 0) {
                pruner.kept.set(by);
            }
        }
        return pruner.pruned().steps();
    }

    private Grid before(int step) {
        return steps.get(step).before().grid();
    }

    private SolutionPath pruned() {
        for (int i = kept.length() - 1; i >= 0; i = kept.previousSetBit(i - 1)) {
            BitSet needed = dependencies(i);
            dependencies.set(i, needed);
            kept.or(needed);
        }
        return collect();
    }

    /// Returns the steps that a step depends on. Of several reasons for a digit, the one that needs the fewest further steps
    /// counts.
    private BitSet dependencies(int step) {
        if (!(steps.get(step).deduction() instanceof Single own)) {
            return needed(step, TruthsOf.deduction(steps.get(step).deduction(), before(step)));
        }
        BitSet best = needed(step, List.of(truth(own)));
        for (Single other : singles(own.candidate(), steps.get(step).before())) {
            BitSet needed = needed(step, List.of(truth(other)));
            if (further(needed) < further(best)) {
                best = needed;
                deductions.set(step, other);
            }
        }
        return best;
    }

    private static Sector truth(Single single) {
        House house = single.house();
        return house == null
                ? new Sector.OfCell(single.candidate().cell())
                : new Sector.OfHouse(house, single.candidate().digit());
    }

    private int further(BitSet needed) {
        BitSet more = (BitSet) needed.clone();
        more.andNot(kept);
        return more.cardinality();
    }

    private static List<Single> singles(Candidate candidate, Position position) {
        List<Single> singles = new ArrayList<>();
        Cell cell = candidate.cell();
        if (Integer.bitCount(position.mask(cell.index())) == 1) {
            singles.add(new Single(Technique.NAKED_SINGLE, candidate, null));
        }
        for (House.Kind kind : House.Kind.values()) {
            House house = House.of(kind, cell);
            if (position.cells(house, candidate.digit()).size() == 1) {
                singles.add(new Single(Technique.HIDDEN_SINGLE, candidate, house));
            }
        }
        return singles;
    }

    /// Returns the steps that removed the missing candidates of sectors.
    private BitSet needed(int step, List<Sector> sectors) {
        BitSet needed = new BitSet();
        for (Sector sector : sectors) {
            switch (sector) {
                case Sector.OfCell(Cell cell) -> {
                    for (int digit = 0; digit < 9; digit++) {
                        need(needed, step, cell.index() * 9 + digit);
                    }
                }
                case Sector.OfHouse(House house, Digit digit) ->
                    house.cells().forEach(cell -> need(needed, step, cell.index() * 9 + digit.ordinal()));
            }
        }
        return needed;
    }

    private void need(BitSet needed, int step, int candidate) {
        int by = removedBy[candidate];
        if (by >= 0 && by < step) {
            needed.set(by);
        }
    }

    /// Returns the kept steps, each in the position that those before it lead to.
    private SolutionPath collect() {
        List<Step> collected = new ArrayList<>();
        List<List<Integer>> graph = new ArrayList<>();
        Position position = steps.isEmpty() ? null : steps.getFirst().before();
        int[] number = new int[steps.size()];
        for (int i = 0; i < steps.size() && position != null; i++) {
            if (kept.get(i)) {
                number[i] = collected.size();
                Deduction deduction = deductions.get(i);
                // Until the first step is left out, the positions are those of the path.
                boolean same = collected.size() == i;
                Position after = same ? steps.get(i).after() : position.after(deduction.conclusions());
                collected.add(new Step(position, deduction, after));
                graph.add(dependencies.get(i).stream()
                        .mapToObj(each -> number[each])
                        .toList());
                position = after;
            }
        }
        return new SolutionPath(collected, graph);
    }
}
