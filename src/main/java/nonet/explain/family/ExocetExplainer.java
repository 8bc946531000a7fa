package nonet.explain.family;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Exocet;
import nonet.deduce.Exocet.Cover;
import nonet.deduce.Exocet.ExocetFinding;
import nonet.deduce.Exocet.Reason;
import nonet.deduce.Exocet.RefutedPair;
import nonet.deduce.Exocet.RefutedPair.Obstacle;
import nonet.deduce.Exocet.Target;
import nonet.deduce.Exocet.TargetPair;
import nonet.deduce.Node;
import nonet.deduce.Technique;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Consequence;
import nonet.explain.text.Narration;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains exocets: base, targets, the lines that hold the base digits outside the band, and the conclusions by
/// reason.
record ExocetExplainer(Exocet exocet) implements DeductionExplainer {

    /// The tints of the targets, none of them that of the base.
    private static final List<Role> TARGETS = List.of(Role.FIRST, Role.THIRD, Role.FOURTH, Role.FIFTH);

    @Override
    public String facts() {
        String bases = exocet.bases().stream()
                .map(base -> OneLine.set(base, exocet.digits()))
                .collect(Collectors.joining(", "));
        return bases + ", T=" + Names.of(exocet.targetCells()) + ", "
                + exocet.crossLines().stream().map(Names::of).collect(Collectors.joining(","));
    }

    @Override
    public boolean tellsConclusions() {
        return true;
    }

    @Override
    public void tell(Narration narration) {
        Words words = narration.words();
        boolean two = exocet.bases().size() == 2;
        CellSet bases = exocet.baseCells();
        CellSet targets = exocet.targetCells();
        narration.say(
                bases,
                two ? "exocet.bases" : "exocet.base",
                Names.of(exocet.bases().getFirst()),
                Names.of(exocet.bases().getLast()),
                exocet.digits());
        CellSet companions = companions();
        narration.say(
                targets.or(companions),
                senior() ? "exocet.senior-targets" : "exocet.targets",
                targets,
                companions,
                words.either(exocet.digits()),
                band());
        String covers = exocet.covers().stream()
                .map(cover -> cover.digit() + ": " + names(cover.lines()))
                .collect(Collectors.joining("; "));
        narration.say(
                exocet.sCells(),
                senior() ? "exocet.senior-covers" : "exocet.covers",
                exocet.crossLines(),
                covers,
                band());
        narration.say(bases.or(targets), senior() ? "exocet.senior-so" : two ? "exocet.so-two" : "exocet.so", band());
        for (ExocetFinding finding : exocet.findings()) {
            tell(finding, narration);
        }
    }

    private static String names(List<House> lines) {
        return lines.isEmpty() ? "\u2013" : lines.stream().map(Names::of).collect(Collectors.joining(" "));
    }

    private void tell(ExocetFinding finding, Narration narration) {
        Words words = narration.words();
        CellSet cells = finding.about();
        for (var gone : finding.eliminations()) {
            cells = cells.with(gone.candidate().cell());
        }
        String text = words.get(
                key(finding), OneLine.conclusions(finding.eliminations()), mirror(finding), finding.digits(), band());
        narration.say(new Sentence(text, cells, cases(finding, words)));
    }

    /// Returns the pairs of digits that the targets cannot hold, then the reason for each candidate that no pair left
    /// uses.
    private List<Consequence> cases(ExocetFinding finding, Words words) {
        if (finding.reason() != Reason.BY_CASES) {
            return List.of();
        }
        List<Consequence> all = new ArrayList<>();
        for (RefutedPair each : finding.cases().failed()) {
            all.add(new Consequence(Node.of(each.pair().first()), failed(each, words)));
        }
        for (Conclusion gone : finding.eliminations()) {
            all.add(new Consequence(
                    Node.of(gone.candidate()), unused(gone, finding.cases().left(), words)));
        }
        return all;
    }

    private String unused(Conclusion gone, List<TargetPair> left, Words words) {
        String candidate = OneLine.conclusions(List.of(gone));
        for (Target target : exocet.targets()) {
            if (exocet.bases().size() == 1
                    && target.mirror().contains(gone.candidate().cell())) {
                String pairs = left.stream().map(ExocetExplainer::digits).collect(Collectors.joining(", "));
                TargetPair any = left.getFirst();
                return words.get(
                        "exocet.no-way-mirror",
                        candidate,
                        any.first().cell() + " " + any.second().cell(),
                        pairs,
                        target.mirror(),
                        target.cell());
            }
        }
        return words.get("exocet.no-way", candidate);
    }

    private static String digits(TargetPair pair) {
        return pair.first().digit() + " " + pair.second().digit();
    }

    /// In a senior exocet a target may stand outside the band, and there are no mirrors.
    private boolean senior() {
        return exocet.technique() == Technique.SENIOR_EXOCET;
    }

    /// Returns 0 for a band, which columns cross, and 1 for a stack.
    private int band() {
        return exocet.crossLines().getFirst().kind() == House.Kind.COLUMN ? 0 : 1;
    }

    private String failed(RefutedPair way, Words words) {
        String first = OneLine.placed(way.pair().first());
        String second = OneLine.placed(way.pair().second());
        return switch (way.obstacle()) {
            case Obstacle.NotInBase() -> words.get("exocet.way-base", first, second);
            case Obstacle.NoPartner() -> words.get("exocet.way-partner", first, second);
            case Obstacle.EmptyCell(var cell) -> words.get("exocet.way-empty", first, second, cell);
            case Obstacle.NoPlaces(var target) ->
                words.get("exocet.way-places", first, second, target.cell(), target.digit(), band());
            case Obstacle.NoMirror(var target) ->
                words.get("exocet.way-mirror", first, second, target.cell(), target.digit());
        };
    }

    private CellSet mirror(ExocetFinding finding) {
        return finding.reason() == Reason.NOT_IN_MIRROR ? finding.about().minus(exocet.targetCells()) : finding.about();
    }

    private String key(ExocetFinding finding) {
        return switch (finding.reason()) {
            case TARGET_NON_BASE -> "exocet.target-non-base";
            case BASE_NOT_TRUE ->
                needsOneLine(finding.digits())
                        ? senior() ? "exocet.senior-one-line" : "exocet.one-line"
                        : "exocet.in-no-target";
            case NOT_IN_MIRROR -> "exocet.not-in-mirror";
            case MIRROR -> finding.digits().isEmpty() ? "exocet.mirror-cell" : "exocet.mirror-digit";
            case BY_CASES -> senior() ? "exocet.senior-by-cases" : "exocet.by-cases";
            case TRUE_BASE -> exocet.bases().size() == 2 ? "exocet.true-of-two" : "exocet.true-base";
        };
    }

    private boolean needsOneLine(DigitSet digits) {
        return exocet.covers().stream()
                .anyMatch(
                        cover -> digits.contains(cover.digit()) && cover.lines().size() < 2);
    }

    private CellSet companions() {
        return exocet.targets().stream().map(Target::companions).reduce(CellSet.NONE, CellSet::or);
    }

    @Override
    public void mark(Marking marking) {
        List<Digit> digits = new ArrayList<>();
        exocet.digits().forEach(digits::add);
        CellSet cells = exocet.baseCells().or(exocet.targetCells());
        for (Digit digit : digits) {
            marking.places(digit, cells.or(exocet.sCells()), color(digits, digit));
            marking.nameCandidates(color(digits, digit), Meaning.EXOCET_DIGITS);
        }
        marking.tint(exocet.baseCells(), Role.PIVOT);
        marking.nameCells(Role.PIVOT, Meaning.EXOCET_BASE);
        for (int i = 0; i < exocet.targets().size(); i++) {
            Role role = TARGETS.get(i % TARGETS.size());
            Target target = exocet.targets().get(i);
            marking.tint(CellSet.of(target.cell()), role);
            marking.nameCells(role, Meaning.EXOCET_TARGET, i + 1);
            target.mirror().forEach(cell -> marking.sign(new Sign.Shade(cell, role)));
            target.companions().forEach(cell -> marking.sign(new Sign.Crossed(cell)));
        }
        exocet.sCells().forEach(cell -> marking.sign(new Sign.Hatched(cell)));
        for (Cover cover : exocet.covers()) {
            for (House line : cover.lines()) {
                cover(cover.digit(), line, color(digits, cover.digit()), marking);
            }
        }
    }

    private static Role color(List<Digit> digits, Digit digit) {
        return Role.numbered(digits.indexOf(digit));
    }

    private void cover(Digit digit, House line, Role color, Marking marking) {
        List<Cell> cells =
                line.cells().stream().filter(exocet.sCells()::contains).toList();
        marking.sign(new Sign.CoverLine(
                new Candidate(cells.getFirst(), digit), new Candidate(cells.getLast(), digit), color));
    }
}
