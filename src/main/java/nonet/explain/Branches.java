package nonet.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.deduce.Als;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing;
import nonet.deduce.Literal;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;

/// Tells forcing chains and nets: what is supposed, how far each branch goes, and what it comes to.
final class Branches {

    /// Takes the sentences.
    interface Teller {
        void say(CellSet cells, String key, Object... arguments);
    }

    private final Words words;
    private final Teller teller;
    private final Consumer<Sentence> sentences;

    Branches(Words words, Teller teller, Consumer<Sentence> sentences) {
        this.words = words;
        this.teller = teller;
        this.sentences = sentences;
    }

    void tell(Forcing forcing) {
        switch (forcing.premise()) {
            case Forcing.Premise.Assumed(Literal literal) ->
                teller.say(
                        literal.node().cells(),
                        literal.on() ? "forcing.assume-on" : "forcing.assume-off",
                        words.statement(literal.node()));
            case Forcing.Premise.OnOrOff(Candidate candidate) ->
                teller.say(CellSet.of(candidate.cell()), "forcing.on-off", candidate.cell() + "=" + candidate.digit());
            case Forcing.Premise.SomeDigit(Cell cell) ->
                teller.say(
                        CellSet.of(cell),
                        "forcing.cell",
                        cell,
                        words.either(forcing.branches().stream()
                                .map(branch -> branch.assumption().node().digit())
                                .toList()));
            case Forcing.Premise.SomePlace(House house, Digit digit) ->
                teller.say(house.cellSet(), "forcing.house", words.of(house), digit);
        }
        for (Forcing.Branch branch : forcing.branches()) {
            sentences.accept(follow(branch));
        }
        switch (forcing.verdict()) {
            case Forcing.Verdict.Agreed ignored -> teller.say(CellSet.NONE, "forcing.agreed");
            case Forcing.Verdict.Clash(var node) -> teller.say(node.cells(), "forcing.clash", words.statement(node));
            case Forcing.Verdict.Twice(House house, Digit digit, Candidate one, Candidate other) ->
                teller.say(
                        CellSet.of(one.cell(), other.cell()),
                        "forcing.twice",
                        words.of(house),
                        digit,
                        one.cell(),
                        other.cell());
            case Forcing.Verdict.TwoDigits(Cell cell, Digit one, Digit other) ->
                teller.say(CellSet.of(cell), "forcing.two-digits", cell, one, other);
            case Forcing.Verdict.NoDigit(Cell cell) -> teller.say(CellSet.of(cell), "forcing.no-digit", cell);
            case Forcing.Verdict.NoPlace(House house, Digit digit) ->
                teller.say(house.cellSet(), "forcing.no-place", words.of(house), digit);
        }
    }

    private Sentence follow(Forcing.Branch branch) {
        CellSet cells = branch.assumption().node().cells();
        List<Consequence> all = new ArrayList<>();
        for (Forcing.Implication implication : branch.implications()) {
            cells = cells.or(implication.literal().node().cells());
            all.add(new Consequence(implication.literal().node(), consequence(implication)));
        }
        return new Sentence(words.get("forcing.branch", literal(branch.assumption()), all.size()), cells, all);
    }

    private String consequence(Forcing.Implication implication) {
        String what = literal(implication.literal());
        boolean on = implication.literal().on();
        return switch (implication.reason()) {
            case Reason.InCell(Cell cell) when on -> words.get("forcing.last-digit", what, cell);
            case Reason.InHouse(House house) when on -> words.get("forcing.last-place", what, words.of(house));
            case Reason.InCell _, Reason.InHouse _ ->
                words.get(
                        "forcing.because",
                        what,
                        String.join(
                                ", ",
                                implication.because().stream()
                                        .map(this::literal)
                                        .toList()));
            case Reason.InAls(Als als) -> words.get("forcing.by-set", what, words.of(als.cells()));
            case Reason.BesideAls(Als als, var _) -> words.get("forcing.by-set", what, words.of(als.cells()));
            case Reason.ByDeduction(Deduction deduction) ->
                words.get("forcing.by-technique", what, words.of(deduction.technique()));
            case Reason.InDeadlyPattern(CellSet cells, var _) -> words.get("forcing.by-pattern", what, words.of(cells));
        };
    }

    private String literal(Literal literal) {
        String statement = words.statement(literal.node());
        return literal.on() ? statement : statement.replace("=", "<>");
    }
}
