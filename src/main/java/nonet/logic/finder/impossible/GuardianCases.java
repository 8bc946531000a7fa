package nonet.logic.finder.impossible;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.deduce.EliminationCollector;
import nonet.deduce.ImpossiblePatterns.TridagonForcing;
import nonet.deduce.ImpossiblePatterns.TridagonForcing.Case;
import nonet.deduce.Literal;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.logic.position.Position;

/// The cases of a tridagon with several guardians: what each implies through singles, and what that proves.
final class GuardianCases {

    private final Position position;
    private final GuardedTridagon tridagon;
    private final int limit;
    private final List<SinglesBranch> branches = new ArrayList<>();
    private final List<TridagonForcing> steps = new ArrayList<>();

    /// @param limit the largest number of placements of a branch that is shown
    GuardianCases(Position position, GuardedTridagon tridagon, int limit) {
        this.position = position;
        this.tridagon = tridagon;
        this.limit = limit;
    }

    /// Returns the steps, those with the shortest branches first.
    List<TridagonForcing> steps() {
        List<Candidate> guardians = tridagon.guardians();
        if (guardians.size() < 2 || guardians.size() > TridagonFinder.MOST_GUARDIANS) {
            return List.of();
        }
        guardians.forEach(guardian -> branches.add(new SinglesBranch(position, guardian)));
        refute();
        if (branches.stream().anyMatch(branch -> branch.contradiction() == null)) {
            agree();
        }
        steps.sort(Comparator.comparingInt(GuardianCases::length));
        return steps;
    }

    private static int length(TridagonForcing step) {
        return step.cases().stream()
                .mapToInt(each -> each.branch().implications().size())
                .sum();
    }

    /// Eliminates each guardian that leads to a contradiction.
    private void refute() {
        for (int i = 0; i < branches.size(); i++) {
            if (branches.get(i).contradiction() != null) {
                add(
                        List.of(refuted(i)),
                        new EliminationCollector()
                                .eliminate(
                                        tridagon.guardians().get(i).digit(),
                                        CellSet.of(tridagon.guardians().get(i).cell()))
                                .toList());
            }
        }
    }

    private Case refuted(int guardian) {
        SinglesBranch branch = branches.get(guardian);
        return new Case(tridagon.guardians().get(guardian), branch.leadingToContradiction(), branch.contradiction());
    }

    /// Concludes what all other guardians imply. Eliminations that the same placements cause are one step.
    private void agree() {
        Map<List<Candidate>, EliminationCollector> eliminated = new LinkedHashMap<>();
        for (Cell cell : Cell.all()) {
            for (int digit : Bits.of(position.mask(cell.index()))) {
                Candidate candidate = new Candidate(cell, Digit.at(digit));
                List<Candidate> causes = new ArrayList<>();
                boolean placed = true;
                for (SinglesBranch branch : branches) {
                    if (branch.contradiction() == null) {
                        placed &= branch.places(candidate);
                        Candidate cause = branch.eliminates(candidate);
                        if (cause != null) {
                            causes.add(cause);
                        }
                    }
                }
                if (placed) {
                    add(cases(List.of(candidate)), Conclusion.place(candidate));
                } else if (causes.size() == consistent()) {
                    eliminated
                            .computeIfAbsent(causes, _ -> new EliminationCollector())
                            .eliminate(candidate.digit(), CellSet.of(cell));
                }
            }
        }
        eliminated.forEach((causes, conclusions) -> add(cases(causes), conclusions.toList()));
    }

    private int consistent() {
        return (int) branches.stream()
                .filter(branch -> branch.contradiction() == null)
                .count();
    }

    /// Returns the cases of all guardians.
    ///
    /// @param ends the placements to which the consistent branches lead: one for each, or one for all
    private List<Case> cases(List<Candidate> ends) {
        List<Case> cases = new ArrayList<>();
        int end = 0;
        for (int i = 0; i < branches.size(); i++) {
            if (branches.get(i).contradiction() == null) {
                Literal literal = Literal.on(ends.get(end++ % ends.size()));
                cases.add(new Case(tridagon.guardians().get(i), branches.get(i).leadingTo(List.of(literal)), null));
            } else {
                cases.add(refuted(i));
            }
        }
        return cases;
    }

    private void add(List<Case> cases, List<Conclusion> conclusions) {
        if (cases.stream().allMatch(each -> each.branch().placements() <= limit)) {
            steps.add(new TridagonForcing(Technique.TRIDAGON_FORCING, tridagon.cells(), cases, conclusions));
        }
    }
}
