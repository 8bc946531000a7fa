package nonet.training;

import java.util.Optional;
import java.util.stream.Stream;
import nonet.deduce.Basics.Single;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;

/// Finds the rule of a single that a placement breaks.
final class SingleRules {

    private final Grid grid;

    /// @param grid the position of the single
    SingleRules(Grid grid) {
        this.grid = grid;
    }

    /// Returns why a digit is no single of the same kind in its cell; empty if it is one.
    Optional<BrokenRule> broken(Single single, Candidate claim) {
        return switch (single.technique()) {
            case FULL_HOUSE ->
                isLastBlank(claim.cell()) ? Optional.empty() : Optional.of(new BrokenRule.MoreBlanks(claim.cell()));
            case NAKED_SINGLE ->
                grid.candidates(claim.cell()).size() == 1
                        ? Optional.empty()
                        : Optional.of(new BrokenRule.MoreCandidates(claim.cell(), grid.candidates(claim.cell())));
            default -> hidden(claim);
        };
    }

    private boolean isLastBlank(Cell cell) {
        return Stream.of(House.Kind.values())
                .map(kind -> House.of(kind, cell))
                .anyMatch(house -> grid.blanks().and(house.cellSet()).size() == 1);
    }

    private Optional<BrokenRule> hidden(Candidate claim) {
        CellSet others = CellSet.NONE;
        for (House.Kind kind : House.Kind.values()) {
            House house = House.of(kind, claim.cell());
            CellSet places = places(house, claim.digit()).without(claim.cell());
            if (places.isEmpty()) {
                return Optional.empty();
            }
            others = others.or(places);
        }
        return Optional.of(new BrokenRule.MorePlaces(claim, others));
    }

    private CellSet places(House house, Digit digit) {
        CellSet places = CellSet.NONE;
        for (Cell cell : grid.blanks().and(house.cellSet())) {
            places = grid.candidates(cell).contains(digit) ? places.with(cell) : places;
        }
        return places;
    }
}
