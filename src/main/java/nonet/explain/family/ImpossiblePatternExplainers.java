package nonet.explain.family;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import nonet.deduce.Conclusion;
import nonet.deduce.ImpossiblePatterns.BivalueOddagon;
import nonet.deduce.ImpossiblePatterns.Tridagon;
import nonet.deduce.ImpossiblePatterns.TridagonCells;
import nonet.deduce.ImpossiblePatterns.TridagonForcing;
import nonet.deduce.ImpossiblePatterns.TridagonWhip;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Narration;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains patterns that their digits alone cannot fill: tridagons and bivalue oddagons.
final class ImpossiblePatternExplainers {

    private ImpossiblePatternExplainers() {}

    record OfTridagon(Tridagon tridagon) implements DeductionExplainer {

        @Override
        public String facts() {
            return ImpossiblePatternExplainers.facts(tridagon.cells(), tridagon.guardians());
        }

        @Override
        public void tell(Narration narration) {
            List<Candidate> guardians = tridagon.guardians();
            ImpossiblePatternExplainers.tell(tridagon.cells(), guardians, narration);
            if (tridagon.subset() != null) {
                UniquenessExplainers.tell(tridagon.subset(), cellsOf(guardians), narration);
            } else if (guardians.size() > 1) {
                narration.say(cellsOf(guardians), "tridagon.seen");
            }
        }

        @Override
        public void mark(Marking marking) {
            if (tridagon.subset() != null) {
                UniquenessExplainers.mark(tridagon.subset(), marking);
            }
            ImpossiblePatternExplainers.mark(tridagon.cells(), tridagon.guardians(), marking);
        }
    }

    record OfTridagonForcing(TridagonForcing forcing) implements DeductionExplainer {

        private List<Candidate> guardians() {
            return forcing.cases().stream().map(TridagonForcing.Case::guardian).toList();
        }

        @Override
        public String facts() {
            return ImpossiblePatternExplainers.facts(forcing.cells(), guardians());
        }

        @Override
        public void tell(Narration narration) {
            boolean refuted = refutesGuardian();
            if (refuted) {
                ImpossiblePatternExplainers.tellCells(forcing.cells(), narration);
                Candidate guardian = guardians().getFirst();
                narration.say(CellSet.of(guardian.cell()), "tridagon.try", OneLine.placed(guardian));
            } else {
                ImpossiblePatternExplainers.tell(forcing.cells(), guardians(), narration);
            }
            for (TridagonForcing.Case each : forcing.cases()) {
                narration.say(ForcingExplainer.sentence(each.branch(), narration));
                if (each.contradiction() != null) {
                    ForcingExplainer.tell(each.contradiction(), narration);
                }
            }
            if (!refuted) {
                narration.say(CellSet.NONE, "tridagon.agreed");
            }
        }

        /// Tests whether the conclusion is that a guardian is false.
        private boolean refutesGuardian() {
            return forcing.cases().size() == 1
                    && forcing.cases().getFirst().contradiction() != null
                    && forcing.conclusions()
                            .equals(List.of(
                                    new Conclusion.Elimination(guardians().getFirst())));
        }

        @Override
        public void mark(Marking marking) {
            ImpossiblePatternExplainers.mark(forcing.cells(), guardians(), marking);
            forcing.cases().forEach(each -> ForcingExplainer.mark(each.branch(), marking));
        }

        @Override
        public List<Branch> branches() {
            return forcing.cases().size() == 1
                    ? List.of()
                    : forcing.cases().stream()
                            .map(each -> new Branch(OneLine.placed(each.guardian()), marking -> {
                                ImpossiblePatternExplainers.mark(forcing.cells(), List.of(each.guardian()), marking);
                                ForcingExplainer.mark(each.branch(), marking);
                            }))
                            .toList();
        }
    }

    record OfTridagonWhip(TridagonWhip whip) implements DeductionExplainer {

        @Override
        public String facts() {
            return ImpossiblePatternExplainers.facts(whip.cells(), whip.guardians());
        }

        @Override
        public void tell(Narration narration) {
            ImpossiblePatternExplainers.tell(whip.cells(), whip.guardians(), narration);
            narration.say(
                    whip.branch().assumption().node().cells(),
                    "forcing.assume-on",
                    narration.words().statement(whip.branch().assumption().node()));
            narration.say(ForcingExplainer.sentence(whip.branch(), narration));
            ForcingExplainer.tell(whip.contradiction(), narration);
        }

        @Override
        public void mark(Marking marking) {
            ImpossiblePatternExplainers.mark(whip.cells(), whip.guardians(), marking);
            ForcingExplainer.mark(whip.branch(), marking);
        }
    }

    record OfOddagon(BivalueOddagon oddagon) implements DeductionExplainer {

        @Override
        public String facts() {
            return OneLine.digits(oddagon.digits(), "/") + " in "
                    + oddagon.loop().stream().map(Object::toString).collect(Collectors.joining(" "));
        }

        @Override
        public void tell(Narration narration) {
            CellSet loop = CellSet.of(oddagon.loop());
            narration.say(loop, "oddagon.ring", oddagon.loop().size(), loop, oddagon.digits());
            narration.say(loop, "oddagon.odd");
            UniquenessExplainers.tellOthers(oddagon.guardians(), oddagon.extra(), narration);
            UniquenessExplainers.tell(oddagon.guardians(), oddagon.extra(), narration);
        }

        @Override
        public void mark(Marking marking) {
            CellSet loop = CellSet.of(oddagon.loop());
            UniquenessExplainers.mark(oddagon.guardians(), marking);
            marking.nameCells(Role.FIRST, Meaning.ODD_RING);
            marking.nameCells(Role.PIVOT, Meaning.WITH_GUARDIAN);
            marking.nameCandidates(Role.FIN, Meaning.GUARDIAN);
            marking.candidates(oddagon.digits(), loop, Role.PATTERN);
            marking.candidates(DigitSet.ALL.minus(oddagon.digits()), oddagon.extra(), Role.FIN);
            marking.tint(oddagon.extra(), Role.PIVOT);
            marking.tint(loop, Role.FIRST);
            for (int i = 0; i < oddagon.loop().size(); i++) {
                marking.sign(new Sign.Ray(
                        oddagon.loop().get(i),
                        oddagon.loop().get((i + 1) % oddagon.loop().size())));
            }
        }
    }

    private static String facts(TridagonCells cells, List<Candidate> guardians) {
        return OneLine.digits(cells.digits(), "/") + " in " + boxes(cells) + "; "
                + guardians.stream().map(OneLine::placed).collect(Collectors.joining(", "));
    }

    /// Returns the cells by box, such as `b5 r4c5,r5c4,r6c6`.
    private static String boxes(TridagonCells cells) {
        return byBox(cells).entrySet().stream()
                .map(each -> Names.of(each.getKey()) + " " + separate(each.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static String separate(CellSet cells) {
        return StreamSupport.stream(cells.spliterator(), false)
                .map(Cell::toString)
                .collect(Collectors.joining(","));
    }

    private static Map<House, CellSet> byBox(TridagonCells cells) {
        Map<House, CellSet> byBox = new TreeMap<>(Comparator.comparingInt(House::number));
        cells.all().forEach(cell -> byBox.merge(House.of(House.Kind.BOX, cell), CellSet.of(cell), CellSet::or));
        return byBox;
    }

    private static CellSet cellsOf(List<Candidate> candidates) {
        return CellSet.of(candidates.stream().map(Candidate::cell).distinct().toList());
    }

    private static void tell(TridagonCells cells, List<Candidate> guardians, Narration narration) {
        tellCells(cells, narration);
        narration.say(
                cellsOf(guardians),
                "tridagon.guardians",
                guardians.size(),
                narration.words().candidates(guardians));
    }

    private static void tellCells(TridagonCells cells, Narration narration) {
        narration.say(cells.all(), "tridagon.cells", narration.words().cells(byBox(cells)), cells.digits());
        narration.say(cells.odd(), "tridagon.impossible", cells.odd(), cells.digits());
    }

    /// Marks the cells by kind: those of the three boxes that go one way, those of the fourth, and those with
    /// guardians.
    private static void mark(TridagonCells cells, List<Candidate> guardians, Marking marking) {
        marking.nameCandidates(Role.FIN, Meaning.GUARDIAN);
        marking.nameCandidates(Role.PATTERN, Meaning.TRIDAGON_DIGITS);
        marking.nameCells(Role.PIVOT, Meaning.WITH_GUARDIAN);
        marking.nameCells(Role.THIRD, Meaning.TRIDAGON_ODD);
        marking.nameCells(Role.FIRST, Meaning.TRIDAGON_ALIKE);
        guardians.forEach(guardian -> marking.mark(guardian, Role.FIN));
        marking.candidates(cells.digits(), cells.all(), Role.PATTERN);
        marking.tint(cellsOf(guardians), Role.PIVOT);
        marking.tint(cells.odd(), Role.THIRD);
        marking.tint(cells.all(), Role.FIRST);
    }
}
