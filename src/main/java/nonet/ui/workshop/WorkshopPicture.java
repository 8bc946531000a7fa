package nonet.ui.workshop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Sector;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.proof.ChainJudge;
import nonet.proof.ChainJudge.Flaw;
import nonet.proof.DrawnChain;
import nonet.proof.SetJudge;
import org.jspecify.annotations.Nullable;

/// The picture of a drawing on the board.
record WorkshopPicture(Marks marks) {

    /// The role of candidates that can be next, which no picture of a chain has.
    static final Role NEXT = Role.SIXTH;

    static final WorkshopPicture NONE = new WorkshopPicture(Marks.NONE);

    /// Returns the picture of a chain; the ends of a link that does not hold clash.
    static WorkshopPicture of(DrawnChain chain, ChainJudge.ChainVerdict verdict, Grid grid) {
        if (verdict instanceof ChainJudge.ChainVerdict.Right(var found)) {
            return new WorkshopPicture(Explainer.marks(found, grid));
        }
        Set<Integer> flaws = verdict instanceof ChainJudge.ChainVerdict.Broken(List<Flaw> broken)
                ? broken.stream().map(Flaw::link).collect(Collectors.toSet())
                : Set.of();
        Map<Candidate, Role> roles = new HashMap<>();
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < chain.joints().size(); i++) {
            Node from = chain.nodes().get(i);
            Node to = chain.nodes().get(i + 1);
            boolean wrong = flaws.contains(i);
            mark(from, wrong ? Role.CLASHING : Role.PATTERN, roles);
            mark(to, wrong ? Role.CLASHING : Role.PATTERN, roles);
            Reason drawn =
                    new Reason.InHouse(House.of(House.Kind.ROW, from.cells().first()));
            links.add(new Link(from, to, chain.joints().get(i).kind(), drawn));
        }
        return new WorkshopPicture(new Marks(roles, Map.of(), Map.of(), links));
    }

    /// Returns the picture of truths and links with what they eliminate.
    static WorkshopPicture of(List<Sector> truths, List<Sector> links, SetJudge.SetVerdict verdict, Grid grid) {
        Map<Candidate, Role> candidates = new HashMap<>();
        Map<Cell, Role> cells = new HashMap<>();
        Map<House, Role> houses = new HashMap<>();
        for (Sector link : links) {
            tint(link, Role.SECOND, Role.COVER, cells, houses);
        }
        for (Sector truth : truths) {
            tint(truth, Role.FIRST, Role.BASE, cells, houses);
            mark(truth, Role.PATTERN, candidates, grid);
        }
        verdict.uncovered().forEach(each -> candidates.put(each, Role.FIN));
        for (Conclusion each : verdict.conclusions()) {
            candidates.put(each.candidate(), each instanceof Conclusion.Placement ? Role.PLACED : Role.ELIMINATED);
        }
        return new WorkshopPicture(new Marks(candidates, cells, houses, List.of()));
    }

    /// Returns this picture with the candidate where a chain begins.
    WorkshopPicture begunAt(@Nullable Candidate start) {
        return start == null
                ? this
                : new WorkshopPicture(new Marks(Map.of(start, Role.PATTERN), Map.of(), Map.of(), List.of()));
    }

    /// Returns this picture with a suggestion lit.
    ///
    /// @param next the candidates that can be clicked
    MarkedGrid with(@Nullable Suggestion suggestion, Set<Candidate> next, Grid grid) {
        Map<Candidate, Role> roles = new HashMap<>(marks.candidates());
        Map<Cell, Role> cells = new HashMap<>(marks.cells());
        switch (suggestion) {
            case null -> {}
            case Suggestion.Next(DrawnChain chain) -> {
                mark(chain.end(), Role.ON, roles);
                chain.joints().getLast().set().forEach(cell -> cells.put(cell, Role.SECOND));
            }
            case Suggestion.OfSector(Sector sector) -> mark(sector, Role.ON, roles, grid);
        }
        next.forEach(candidate -> roles.putIfAbsent(candidate, NEXT));
        return new MarkedGrid(
                grid, new Marks(roles, cells, marks.houses(), marks.links(), marks.signs(), parts(!next.isEmpty())));
    }

    private List<Part> parts(boolean next) {
        return next ? List.of(new Part(Part.Kind.CANDIDATE, NEXT, Meaning.CAN_BE_NEXT, 0)) : marks.parts();
    }

    private static void tint(
            Sector sector, Role cellRole, Role houseRole, Map<Cell, Role> cells, Map<House, Role> houses) {
        switch (sector) {
            case Sector.OfCell(Cell cell) -> cells.put(cell, cellRole);
            case Sector.OfHouse(House house, Digit _) -> houses.put(house, houseRole);
        }
    }

    private static void mark(Sector sector, Role role, Map<Candidate, Role> roles, Grid grid) {
        for (Digit digit : sector.digits(grid)) {
            sector.places(digit, grid).forEach(cell -> roles.put(new Candidate(cell, digit), role));
        }
    }

    private static void mark(Node node, Role role, Map<Candidate, Role> roles) {
        for (Cell cell : node.cells()) {
            Candidate candidate = new Candidate(cell, node.digit());
            roles.merge(candidate, role, (one, other) -> one == Role.CLASHING ? one : other);
        }
    }
}
