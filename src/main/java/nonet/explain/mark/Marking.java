package nonet.explain.mark;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Literal;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;

/// Marks facts on a board. Digits are marked where they are candidates, so the board before the deduction is needed. The
/// first role of a candidate, cell or house stays, so what matters most is marked first. Mutable while marks are
/// collected.
public final class Marking {

    private final Grid grid;
    private final Map<Candidate, Role> candidateRoles = new LinkedHashMap<>();
    private final Map<Cell, Role> cellRoles = new LinkedHashMap<>();
    private final Map<House, Role> houseRoles = new LinkedHashMap<>();
    private final Set<Link> links = new LinkedHashSet<>();
    private final Set<Sign> signs = new LinkedHashSet<>();
    private final Set<Part> parts = new LinkedHashSet<>();

    /// The almost locked sets of the chains so far.
    private final List<Als> sets = new ArrayList<>();

    /// Creates a marking of the conclusions of a deduction.
    ///
    /// @param grid the board before the deduction is applied
    public Marking(List<Conclusion> conclusions, Grid grid) {
        this.grid = grid;
        for (Conclusion conclusion : conclusions) {
            mark(
                    conclusion.candidate(),
                    switch (conclusion) {
                        case Conclusion.Placement ignored -> Role.PLACED;
                        case Conclusion.Elimination ignored -> Role.ELIMINATED;
                    });
        }
    }

    /// Returns the board before the deduction is applied.
    public Grid grid() {
        return grid;
    }

    /// Returns what is marked so far.
    public Marks marks() {
        return new Marks(
                candidateRoles, cellRoles, houseRoles, List.copyOf(links), List.copyOf(signs), List.copyOf(parts));
    }

    /// Marks a candidate.
    public void mark(Candidate candidate, Role role) {
        candidateRoles.putIfAbsent(candidate, role);
    }

    /// Marks a digit in some cells, all of which have it as a candidate.
    public void mark(Digit digit, CellSet cells, Role role) {
        cells.forEach(cell -> mark(new Candidate(cell, digit), role));
    }

    /// Marks a digit in those of some cells that have it as a candidate.
    public void places(Digit digit, CellSet cells, Role role) {
        candidates(DigitSet.of(digit), cells, role);
    }

    /// Marks digits in those of some cells that have them as candidates.
    public void candidates(DigitSet digits, CellSet cells, Role role) {
        for (Cell cell : cells) {
            digits.and(grid.candidates(cell)).forEach(digit -> mark(new Candidate(cell, digit), role));
        }
    }

    /// Marks all candidates of some cells and tints the cells.
    public void set(CellSet cells, Role role) {
        tint(cells, role);
        for (Cell cell : cells) {
            candidates(grid.candidates(cell), CellSet.of(cell), role);
        }
    }

    /// Tints cells.
    public void tint(CellSet cells, Role role) {
        cells.forEach(cell -> cellRoles.putIfAbsent(cell, role));
    }

    /// Tints a house.
    public void tint(House house, Role role) {
        houseRoles.putIfAbsent(house, role);
    }

    /// Marks the candidates of a literal as on or off.
    public void literal(Literal literal) {
        node(literal.node(), literal.on() ? Role.ON : Role.OFF);
    }

    private void node(Node node, Role role) {
        mark(node.digit(), node.cells(), role);
    }

    /// Names what a role means for candidates.
    public void nameCandidates(Role role, Part.Meaning meaning) {
        parts.add(new Part(Part.Kind.CANDIDATE, role, meaning, 0));
    }

    /// Names what a role means for cells.
    public void nameCells(Role role, Part.Meaning meaning) {
        nameCells(role, meaning, 0);
    }

    /// Names what a role means for cells.
    ///
    /// @param number distinguishes parts of one meaning, from 1
    public void nameCells(Role role, Part.Meaning meaning, int number) {
        parts.add(new Part(Part.Kind.CELL, role, meaning, number));
    }

    /// Names what a role means for houses.
    public void nameHouses(Role role, Part.Meaning meaning) {
        parts.add(new Part(Part.Kind.HOUSE, role, meaning, 0));
    }

    /// Draws a sign.
    public void sign(Sign sign) {
        signs.add(sign);
    }

    /// Draws a link without marking its ends.
    public void line(Link link) {
        if (!links.contains(link.reversed())) {
            links.add(link);
        }
    }

    /// Draws a link, marks its ends as true or false, and tints the almost locked set that it passes through.
    public void link(Link link) {
        node(link.from(), link.isStrong() ? Role.OFF : Role.ON);
        node(link.to(), link.isStrong() ? Role.ON : Role.OFF);
        line(link);
        switch (link.reason()) {
            case Reason.InAls(Als als) -> tint(als);
            case Reason.BesideAls(Als als, var _) -> tint(als);
            case Reason.InCell _, Reason.InHouse _, Reason.ByDeduction _, Reason.InDeadlyPattern _ -> {}
        }
    }

    /// Draws the links of a chain.
    public void chain(InferenceChain chain) {
        chain.links().forEach(this::link);
    }

    /// Tints the almost locked sets of chains in the order in which they are passed.
    private void tint(Als als) {
        if (!sets.contains(als)) {
            sets.add(als);
        }
        tint(als.cells(), Role.numbered(sets.indexOf(als)));
    }
}
