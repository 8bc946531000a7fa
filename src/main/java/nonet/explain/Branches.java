package nonet.explain;

import nonet.deduce.Forcing;
import nonet.deduce.Literal;
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

    Branches(Words words, Teller teller) {
        this.words = words;
        this.teller = teller;
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
            CellSet cells = branch.assumption().node().cells();
            for (Forcing.Implication implication : branch.implications()) {
                cells = cells.or(implication.literal().node().cells());
            }
            teller.say(
                    cells,
                    "forcing.branch",
                    literal(branch.assumption()),
                    branch.implications().size());
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

    private String literal(Literal literal) {
        String statement = words.statement(literal.node());
        return literal.on() ? statement : statement.replace("=", "<>");
    }
}
