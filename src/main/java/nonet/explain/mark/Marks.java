package nonet.explain.mark;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nonet.deduce.Link;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;

/// The marks that show a deduction on a board. Every candidate, cell and house has at most one role; conclusions take
/// precedence.
///
/// @param links the strong and weak links to draw
/// @param signs what else to draw
/// @param parts the names of roles in this picture; other roles have their general names
public record Marks(
        Map<Candidate, Role> candidates,
        Map<Cell, Role> cells,
        Map<House, Role> houses,
        List<Link> links,
        List<Sign> signs,
        List<Part> parts) {

    /// A board without marks.
    public static final Marks NONE = new Marks(Map.of(), Map.of(), Map.of(), List.of());

    public Marks {
        candidates = Map.copyOf(candidates);
        cells = Map.copyOf(cells);
        houses = Map.copyOf(houses);
        links = List.copyOf(links);
        signs = List.copyOf(signs);
        parts = List.copyOf(parts);
    }

    /// Creates marks without signs.
    public Marks(Map<Candidate, Role> candidates, Map<Cell, Role> cells, Map<House, Role> houses, List<Link> links) {
        this(candidates, cells, houses, links, List.of(), List.of());
    }

    /// Returns these marks with others of candidates and cells.
    public Marks with(Map<Candidate, Role> candidates, Map<Cell, Role> cells) {
        return new Marks(candidates, cells, houses, links, signs, parts);
    }

    /// Returns the cells that have marks.
    public CellSet touched() {
        CellSet touched = CellSet.of(cells.keySet());
        for (Candidate candidate : candidates.keySet()) {
            touched = touched.with(candidate.cell());
        }
        return touched;
    }

    /// Returns the cells that have marks of some roles.
    public CellSet touchedBy(Predicate<Role> wanted) {
        CellSet touched = CellSet.NONE;
        for (Map.Entry<Cell, Role> each : cells.entrySet()) {
            touched = wanted.test(each.getValue()) ? touched.with(each.getKey()) : touched;
        }
        for (Map.Entry<Candidate, Role> each : candidates.entrySet()) {
            touched = wanted.test(each.getValue()) ? touched.with(each.getKey().cell()) : touched;
        }
        return touched;
    }

    /// Collects marks. The first role of a candidate, cell or house stays, so what matters most is marked first.
    static final class Builder {

        private final Map<Candidate, Role> candidates = new LinkedHashMap<>();
        private final Map<Cell, Role> cells = new LinkedHashMap<>();
        private final Map<House, Role> houses = new LinkedHashMap<>();
        private final List<Link> links = new ArrayList<>();
        private final List<Sign> signs = new ArrayList<>();
        private final List<Part> parts = new ArrayList<>();

        Builder mark(Candidate candidate, Role role) {
            candidates.putIfAbsent(candidate, role);
            return this;
        }

        Builder mark(Digit digit, CellSet at, Role role) {
            at.forEach(cell -> mark(new Candidate(cell, digit), role));
            return this;
        }

        Builder mark(Iterable<Digit> digits, CellSet at, Role role) {
            digits.forEach(digit -> mark(digit, at, role));
            return this;
        }

        Builder tint(CellSet at, Role role) {
            at.forEach(cell -> cells.putIfAbsent(cell, role));
            return this;
        }

        Builder tint(House house, Role role) {
            houses.putIfAbsent(house, role);
            return this;
        }

        Builder link(Link link) {
            if (!links.contains(link) && !links.contains(link.reversed())) {
                links.add(link);
            }
            return this;
        }

        Builder sign(Sign sign) {
            if (!signs.contains(sign)) {
                signs.add(sign);
            }
            return this;
        }

        Builder part(Part part) {
            if (!parts.contains(part)) {
                parts.add(part);
            }
            return this;
        }

        Marks build() {
            return new Marks(candidates, cells, houses, links, signs, parts);
        }
    }
}
