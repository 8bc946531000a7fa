package nonet.explain.mark;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import nonet.deduce.Link;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
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
}
