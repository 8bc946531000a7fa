package nonet.logic.finder.exocet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.Exocet;
import nonet.deduce.Exocet.Cover;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Finds junior, double and senior exocets. Those with most eliminations come first.
///
/// Pattern: two base cells in a box and a line, three cross-lines through the rest of the band, one of them through the
/// base's box, and a target in each of the other two; outside the band, two lines hold the places of each base digit in
/// the cross-lines. The targets have the two digits of the base, one each. In a senior exocet targets stand among the
/// cells outside the band; a double exocet has two bases.
///
/// Example: base `r1c12 {1359}`, targets `r2c4, r3c7`, cross-lines `c347` `=> r2c4<>2, r2c4<>5, r3c9<>3`.
///
/// See "Exocet" on SudokuWiki and the compendium of exocets in the sudoku forums.
public final class ExocetFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            ExocetFinder::new, Technique.JUNIOR_EXOCET, Technique.DOUBLE_EXOCET, Technique.SENIOR_EXOCET);

    private static final Comparator<Exocet> MOST_FIRST =
            Comparator.comparingInt(exocet -> -exocet.conclusions().size());

    private ExocetFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        List<ExocetPattern> juniors = wants(Technique.JUNIOR_EXOCET) || wants(Technique.DOUBLE_EXOCET)
                ? ExocetSearch.juniors(position)
                : List.of();
        if (wants(Technique.JUNIOR_EXOCET)) {
            report(singles(juniors, Technique.JUNIOR_EXOCET));
        }
        if (wants(Technique.DOUBLE_EXOCET)) {
            report(doubles(juniors));
        }
        if (wants(Technique.SENIOR_EXOCET)) {
            report(singles(ExocetSearch.seniors(position), Technique.SENIOR_EXOCET));
        }
    }

    private void report(List<Exocet> found) {
        found.sort(MOST_FIRST);
        for (Exocet exocet : found) {
            report(exocet);
        }
    }

    private List<Exocet> singles(List<ExocetPattern> patterns, Technique technique) {
        List<Exocet> found = new ArrayList<>();
        for (ExocetPattern pattern : patterns) {
            ExocetFindings findings = ExocetReasoning.of(position, pattern);
            if (!findings.findings().isEmpty()) {
                found.add(exocet(technique, List.of(pattern), findings));
            }
        }
        return found;
    }

    private List<Exocet> doubles(List<ExocetPattern> juniors) {
        List<Exocet> found = new ArrayList<>();
        for (int i = 0; i < juniors.size(); i++) {
            ExocetPattern one = juniors.get(i);
            for (ExocetPattern other : juniors.subList(i + 1, juniors.size())) {
                if (DoubleExocetReasoning.isPair(one, other)) {
                    ExocetFindings findings = DoubleExocetReasoning.of(position, one, other);
                    if (!findings.findings().isEmpty()) {
                        found.add(exocet(Technique.DOUBLE_EXOCET, List.of(one, other), findings));
                    }
                }
            }
        }
        return found;
    }

    private Exocet exocet(Technique technique, List<ExocetPattern> patterns, ExocetFindings findings) {
        ExocetPattern first = patterns.getFirst();
        List<CellSet> bases = new ArrayList<>();
        List<Exocet.Target> targets = new ArrayList<>();
        for (ExocetPattern pattern : patterns) {
            bases.add(pattern.baseCells());
            targets.add(target(pattern.first()));
            targets.add(target(pattern.second()));
        }
        int[] masks = ExocetSearch.masks(position);
        List<Cover> covers = new ArrayList<>();
        for (int digit : Bits.of(first.digits())) {
            List<List<Integer>> lines = SCells.covers(first.places(masks, digit));
            covers.add(new Cover(Digit.at(digit), lines.isEmpty() ? List.of() : houses(first, lines.getFirst())));
        }
        return new Exocet(
                technique,
                new DigitSet(first.digits()),
                bases,
                targets,
                houses(first, List.of(0, 1, 2)),
                first.sCells().cellSet(first.used()),
                covers,
                findings.findings(),
                findings.conclusions());
    }

    private static Exocet.Target target(ExocetPattern.Target target) {
        return new Exocet.Target(Cell.of(target.cell()), target.companions(), target.mirror());
    }

    private static List<House> houses(ExocetPattern pattern, List<Integer> lines) {
        return lines.stream()
                .map(line -> House.at(pattern.sCells().house(line)))
                .toList();
    }
}
