package nonet.logic.finder.impossible;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.ImpossiblePatterns.TridagonWhip;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.logic.position.Position;
import nonet.logic.position.SinglesClosure;

/// Candidates that singles and a tridagon refute: if such a candidate were true, the guardians would go one after the
/// other until one is left, which is placed, and a contradiction follows. These are the ORk-chains and ORk-whips of
/// D. Berthier.
final class GuardianWhips {

    private final Position position;
    private final List<GuardedTridagon> tridagons;
    private final int limit;
    private final List<TridagonWhip> steps = new ArrayList<>();

    /// @param limit the largest number of placements of a branch
    GuardianWhips(Position position, List<GuardedTridagon> tridagons, int limit) {
        this.position = position;
        this.tridagons = tridagons.stream()
                .filter(each -> each.guardians().size() > 1)
                .filter(each -> each.guardians().size() <= TridagonFinder.MOST_GUARDIANS)
                .toList();
        this.limit = limit;
    }

    /// Returns the steps, the shortest first.
    ///
    /// @param check throws if the search is cancelled
    List<TridagonWhip> steps(Runnable check) {
        if (tridagons.isEmpty()) {
            return steps;
        }
        SinglesClosure closure = new SinglesClosure(position);
        for (Cell cell : Cell.all()) {
            check.run();
            for (int digit : Bits.of(position.mask(cell.index()))) {
                Candidate target = new Candidate(cell, Digit.at(digit));
                if (closure.place(target)) {
                    for (GuardedTridagon each : tridagons) {
                        if (each.guardians().stream().filter(closure::has).count() < 2) {
                            follow(target, each);
                        }
                    }
                }
            }
        }
        steps.sort(Comparator.comparingInt(step -> step.branch().placements()));
        return steps;
    }

    /// Adds the step that refutes a candidate, if singles and a tridagon do.
    private void follow(Candidate target, GuardedTridagon tridagon) {
        SinglesBranch branch = new SinglesBranch(position, target, tridagon);
        Forcing.Verdict contradiction = branch.contradiction();
        if (contradiction == null) {
            return;
        }
        Forcing.Branch proof = branch.leadingToContradiction();
        if (proof.placements() <= limit) {
            steps.add(new TridagonWhip(
                    Technique.TRIDAGON_FORCING,
                    tridagon.cells(),
                    tridagon.guardians(),
                    proof,
                    contradiction,
                    List.of(new Conclusion.Elimination(target))));
        }
    }
}
