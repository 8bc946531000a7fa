package nonet.explain.family;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nonet.deduce.Als;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Implication;
import nonet.deduce.Forcing.Premise;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Link;
import nonet.deduce.Literal;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.RecordedDeduction;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Consequence;
import nonet.explain.text.Consequence.Proof;
import nonet.explain.text.Narration;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// Explains forcing chains and nets: the assumptions, where each branch leads, and the conclusion.
record ForcingExplainer(Forcing forcing) implements DeductionExplainer {

    @Override
    public String facts() {
        return forcing.branches().stream()
                .map(branch -> OneLine.literal(branch.assumption()))
                .collect(Collectors.joining(", "));
    }

    @Override
    public void tell(Narration narration) {
        tell(forcing.premise(), narration);
        for (Forcing.Branch branch : forcing.branches()) {
            narration.say(sentence(branch, narration));
        }
        tell(forcing.verdict(), narration);
    }

    private void tell(Premise premise, Narration narration) {
        Words words = narration.words();
        switch (premise) {
            case Premise.Assumed(Literal literal) ->
                narration.say(
                        literal.node().cells(),
                        literal.on() ? "forcing.assume-on" : "forcing.assume-off",
                        words.statement(literal.node()));
            case Premise.OnOrOff(Candidate candidate) ->
                narration.say(CellSet.of(candidate.cell()), "forcing.on-off", OneLine.placed(candidate));
            case Premise.SomeDigit(Cell cell) -> {
                List<Digit> digits = forcing.branches().stream()
                        .map(branch -> branch.assumption().node().digit())
                        .toList();
                narration.say(CellSet.of(cell), "forcing.cell", cell, words.either(digits));
            }
            case Premise.SomePlace(House house, Digit digit) ->
                narration.say(house.cellSet(), "forcing.house", house, digit);
        }
    }

    static void tell(Verdict verdict, Narration narration) {
        Words words = narration.words();
        switch (verdict) {
            case Verdict.Agreed ignored -> narration.say(CellSet.NONE, "forcing.agreed");
            case Verdict.Clash(Node node) -> narration.say(node.cells(), "forcing.clash", words.statement(node));
            case Verdict.Twice(House house, Digit digit, Candidate one, Candidate other) -> {
                CellSet cells = CellSet.of(one.cell(), other.cell());
                narration.say(cells, "forcing.twice", house, digit, one.cell(), other.cell());
            }
            case Verdict.TwoDigits(Cell cell, Digit one, Digit other) ->
                narration.say(CellSet.of(cell), "forcing.two-digits", cell, one, other);
            case Verdict.NoDigit(Cell cell) -> narration.say(CellSet.of(cell), "forcing.no-digit", cell);
            case Verdict.NoPlace(House house, Digit digit) ->
                narration.say(house.cellSet(), "forcing.no-place", house, digit);
        }
    }

    static Sentence sentence(Forcing.Branch branch, Narration narration) {
        Words words = narration.words();
        CellSet cells = branch.assumption().node().cells();
        List<Consequence> all = new ArrayList<>();
        for (Implication implication : branch.implications()) {
            cells = cells.or(implication.literal().node().cells());
            all.add(new Consequence(
                    implication.literal().node(),
                    consequence(implication, words),
                    proof(implication, branch, narration.board())));
        }
        return new Sentence(words.get("forcing.branch", words.literal(branch.assumption()), all.size()), cells, all);
    }

    /// Returns the deduction that an implication follows from; null if it has other reasons or only its name is known.
    private static @Nullable Proof proof(Implication implication, Forcing.Branch branch, Grid board) {
        return implication.reason() instanceof Reason.ByDeduction(Deduction deduction)
                        && !(deduction instanceof RecordedDeduction)
                ? new Proof(deduction, board(implication, branch, board))
                : null;
    }

    /// Returns a board with all premises of an implication.
    private static Grid board(Implication implication, Forcing.Branch branch, Grid board) {
        List<Implication> earlier = branch.implications()
                .subList(0, branch.implications().indexOf(implication))
                .reversed();
        Set<Literal> causes = new HashSet<>(implication.because());
        for (Implication each : earlier) {
            if (causes.contains(each.literal())) {
                causes.addAll(each.because());
            }
        }
        causes.add(branch.assumption());
        Grid reached = board;
        for (Literal cause : causes) {
            reached = with(cause, reached);
        }
        return reached;
    }

    private static Grid with(Literal literal, Grid board) {
        Node node = literal.node();
        Grid reached = board;
        boolean placed = literal.on() && node.cells().size() == 1;
        for (Cell cell : literal.on() ? Geometry.commonPeers(node.cells()) : node.cells()) {
            reached = reached.remove(new Candidate(cell, node.digit()));
        }
        return placed ? reached.place(new Candidate(node.cells().first(), node.digit())) : reached;
    }

    private static String consequence(Implication implication, Words words) {
        String what = words.literal(implication.literal());
        boolean on = implication.literal().on();
        return switch (implication.reason()) {
            case Reason.InCell(Cell cell) when on -> words.get("forcing.last-digit", what, cell);
            case Reason.InHouse(House house) when on -> words.get("forcing.last-place", what, house);
            case Reason.InCell _, Reason.InHouse _ -> {
                List<String> causes =
                        implication.because().stream().map(words::literal).toList();
                yield words.get("forcing.because", what, String.join(", ", causes));
            }
            case Reason.InAls(Als als) -> words.get("forcing.by-set", what, als.cells());
            case Reason.BesideAls(Als als, var _) -> words.get("forcing.by-set", what, als.cells());
            case Reason.ByDeduction(Deduction deduction) ->
                words.get("forcing.by-technique", what, deduction.technique());
            case Reason.InDeadlyPattern(CellSet cells, var _) -> words.get("forcing.by-pattern", what, cells);
        };
    }

    /// Returns where a contradiction appears, or what has several cases: the assumption alone would be the conclusion.
    @Override
    public CellSet whereToLook() {
        return switch (forcing.verdict()) {
            case Verdict.Clash(Node node) -> node.cells();
            case Verdict.Twice(House house, var _, var _, var _) -> house.cellSet();
            case Verdict.NoPlace(House house, var _) -> house.cellSet();
            case Verdict.TwoDigits(Cell cell, var _, var _) -> CellSet.of(cell);
            case Verdict.NoDigit(Cell cell) -> CellSet.of(cell);
            case Verdict.Agreed _ ->
                switch (forcing.premise()) {
                    case Premise.Assumed(Literal literal) -> literal.node().cells();
                    case Premise.OnOrOff(Candidate candidate) -> CellSet.of(candidate.cell());
                    case Premise.SomeDigit(Cell cell) -> CellSet.of(cell);
                    case Premise.SomePlace(House house, var _) -> house.cellSet();
                };
        };
    }

    @Override
    public void mark(Marking marking) {
        forcing.branches().forEach(branch -> mark(branch, marking));
        switch (forcing.verdict()) {
            case Verdict.Twice(House house, var _, var _, var _) -> marking.tint(house, Role.CLASHING);
            case Verdict.NoPlace(House house, var _) -> marking.tint(house, Role.CLASHING);
            case Verdict.TwoDigits(Cell cell, var _, var _) -> marking.tint(CellSet.of(cell), Role.CLASHING);
            case Verdict.NoDigit(Cell cell) -> marking.tint(CellSet.of(cell), Role.CLASHING);
            case Verdict.Agreed _, Verdict.Clash _ -> {}
        }
    }

    static void mark(Forcing.Branch branch, Marking marking) {
        marking.literal(branch.assumption());
        for (Implication implication : branch.implications()) {
            Literal effect = implication.literal();
            marking.literal(effect);
            for (Literal cause : implication.because()) {
                Link.Kind kind = cause.on() ? Link.Kind.WEAK : Link.Kind.STRONG;
                marking.line(new Link(cause.node(), effect.node(), kind, implication.reason()));
            }
        }
    }

    @Override
    public List<Branch> branches() {
        if (forcing.branches().size() == 1) {
            return List.of();
        }
        return forcing.branches().stream()
                .map(branch -> new Branch(OneLine.literal(branch.assumption()), marking -> mark(branch, marking)))
                .toList();
    }
}
