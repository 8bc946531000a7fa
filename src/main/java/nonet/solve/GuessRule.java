package nonet.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.deduce.Sector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.trace.Event;
import nonet.trace.Trace;

/// The rule by which an engine chooses its guesses. It depends on the board alone, so the reason for a guess is found from
/// the trace, and no search is slower for it.
public enum GuessRule {
    /// The first blank in the order of the cells.
    FIRST_BLANK,
    /// The first of the blanks with the fewest candidates.
    FEWEST_CANDIDATES,
    /// The first of the blanks with the fewest candidates, which are counted before they are narrowed.
    FEWEST_BEFORE_NARROWING,
    /// The first of the cells and of the digits in rows, columns and boxes with the fewest candidates.
    FEWEST_IN_SECTOR;

    /// A guess that an engine would make, and why.
    private record Own(Candidate guess, GuessReason reason) {}

    /// Returns why a search by this rule made the guess at an event.
    ///
    /// @return empty if the event is no guess, or the board before it is not kept
    public Optional<GuessReason> reason(Trace trace, long event) {
        long before = event - 1;
        if (before < trace.first() || !(trace.get(event).event() instanceof Event.Guessed guess)) {
            return Optional.empty();
        }
        if (guess.ordinal() > 1) {
            return Optional.of(new GuessReason.Alternative(guess.ordinal(), guess.of()));
        }
        long counted = before;
        while (this == FEWEST_BEFORE_NARROWING
                && counted > trace.first()
                && trace.get(counted).event() instanceof Event.Narrowed) {
            counted--;
        }
        Own own = own(trace.stateAfter(counted).grid(), trace.stateAfter(before).grid());
        GuessReason reason = counted < before && own.reason instanceof GuessReason.Fewest fewest
                ? new GuessReason.CountedBefore(fewest)
                : own.reason;
        return Optional.of(guess.candidate().equals(own.guess) ? reason : new GuessReason.Chosen(reason));
    }

    /// @param counted the board whose candidates are counted
    /// @param before the board on which the guess is made
    private Own own(Grid counted, Grid before) {
        if (this == FIRST_BLANK) {
            Cell first = before.blanks().first();
            return new Own(first(new Sector.OfCell(first), before), new GuessReason.FirstBlank(first));
        }
        GuessReason.Fewest reason = fewest(counted);
        return new Own(first(reason.chosen(), before), reason);
    }

    private GuessReason.Fewest fewest(Grid grid) {
        List<List<Sector>> bySize = new ArrayList<>();
        for (int size = 0; size <= 9; size++) {
            bySize.add(new ArrayList<>());
        }
        for (Sector sector : sectors(grid)) {
            bySize.get(candidates(sector, grid).size()).add(sector);
        }
        int fewest = 0;
        while (bySize.get(fewest).isEmpty()) {
            fewest++;
        }
        Sector chosen = bySize.get(fewest).removeFirst();
        int next = fewest;
        while (next < 9 && bySize.get(next).isEmpty()) {
            next++;
        }
        return new GuessReason.Fewest(chosen, fewest, bySize.get(next), next);
    }

    /// Returns what the rule chooses from, in the engine's order.
    private List<Sector> sectors(Grid grid) {
        List<Sector> sectors = new ArrayList<>(Sector.of(grid.blanks()));
        if (this == FEWEST_IN_SECTOR) {
            for (House house : House.all()) {
                for (Digit digit : Digit.values()) {
                    if (house.cells().stream().noneMatch(cell -> grid.digit(cell) == digit)) {
                        sectors.add(new Sector.OfHouse(house, digit));
                    }
                }
            }
        }
        return sectors;
    }

    /// Returns the candidates in ascending order, in which engines try them.
    private static List<Candidate> candidates(Sector sector, Grid grid) {
        List<Candidate> candidates = new ArrayList<>();
        for (Digit digit : sector.digits(grid)) {
            sector.places(digit, grid).forEach(cell -> candidates.add(new Candidate(cell, digit)));
        }
        return candidates;
    }

    private static Candidate first(Sector sector, Grid grid) {
        return candidates(sector, grid).getFirst();
    }
}
