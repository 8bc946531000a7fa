package nonet.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Sector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.solve.Cancel;

/// Judges truths and links that players choose, by the exact search: an assignment of each truth, with at most one true
/// candidate in each link.
public final class SetJudge {

    private SetJudge() {}

    /// The verdict on truths and links.
    ///
    /// @param rank the number of links less that of truths
    /// @param uncovered the candidates of the truths that are in no link
    /// @param triplets the candidates of truths that are in two links
    /// @param conclusions the conclusions; none if the search became too large
    /// @param impossible whether the truths cannot all be true, so that the board is wrong
    /// @param tooLarge whether the search became too large
    public record SetVerdict(
            int rank,
            List<Candidate> uncovered,
            List<Candidate> triplets,
            List<Conclusion> conclusions,
            boolean impossible,
            boolean tooLarge) {

        public SetVerdict {
            uncovered = List.copyOf(uncovered);
            triplets = List.copyOf(triplets);
            conclusions = List.copyOf(conclusions);
        }
    }

    /// Returns the verdict.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static SetVerdict judge(List<Sector> truths, List<Sector> links, Grid grid, Cancel cancel) {
        List<Candidate> uncovered = new ArrayList<>();
        List<Candidate> triplets = new ArrayList<>();
        for (Candidate candidate : candidates(truths, grid)) {
            long covered =
                    links.stream().filter(link -> contains(link, candidate)).count();
            if (covered == 0) {
                uncovered.add(candidate);
            } else if (covered > 1) {
                triplets.add(candidate);
            }
        }
        TruthSearch search = TruthSearch.ofLinks(grid, truths, links, cancel);
        boolean impossible = search.isImpossible();
        List<Conclusion> conclusions = impossible ? List.of() : search.conclusions();
        return new SetVerdict(
                links.size() - truths.size(),
                uncovered,
                triplets,
                conclusions == null ? List.of() : conclusions,
                impossible,
                conclusions == null);
    }

    /// Returns links and further ones that cover the candidates left. Each further link is the one that covers most of those
    /// not yet covered.
    public static List<Sector> completed(List<Sector> truths, List<Sector> links, Grid grid) {
        List<Sector> all = new ArrayList<>(links);
        Set<Candidate> left = new HashSet<>(candidates(truths, grid));
        left.removeIf(candidate -> links.stream().anyMatch(link -> contains(link, candidate)));
        List<Sector> sectors = new ArrayList<>();
        for (House house : House.all()) {
            for (Digit digit : Digit.values()) {
                sectors.add(new Sector.OfHouse(house, digit));
            }
        }
        Cell.all().forEach(cell -> sectors.add(new Sector.OfCell(cell)));
        sectors.removeAll(truths);
        while (!left.isEmpty()) {
            Sector best = null;
            long most = 0;
            for (Sector each : sectors) {
                long covers = left.stream().filter(one -> contains(each, one)).count();
                if (covers > most) {
                    most = covers;
                    best = each;
                }
            }
            if (best == null) {
                return List.copyOf(all);
            }
            Sector chosen = best;
            all.add(chosen);
            left.removeIf(one -> contains(chosen, one));
        }
        return List.copyOf(all);
    }

    /// Tests whether a candidate lies in a sector.
    public static boolean contains(Sector sector, Candidate candidate) {
        return switch (sector) {
            case Sector.OfCell(Cell cell) -> cell.equals(candidate.cell());
            case Sector.OfHouse(House house, Digit digit) ->
                digit == candidate.digit() && house.cellSet().contains(candidate.cell());
        };
    }

    private static List<Candidate> candidates(List<Sector> sectors, Grid grid) {
        List<Candidate> all = new ArrayList<>();
        for (Sector sector : sectors) {
            for (Digit digit : sector.digits(grid)) {
                for (Cell cell : sector.places(digit, grid)) {
                    all.add(new Candidate(cell, digit));
                }
            }
        }
        return all.stream().distinct().toList();
    }

    /// Parses sectors: cells such as `r12c4`, and digits in houses such as `3r5`, `37c2` or `1r12`, which is 1r1 and 1r2,
    /// separated by blanks or commas.
    ///
    /// @return empty if a term is none of these
    public static Optional<List<Sector>> read(String text) {
        Set<Sector> sectors = new LinkedHashSet<>();
        for (String term : text.strip().toLowerCase(Locale.ROOT).split("[\\s,;]+")) {
            if (term.isEmpty()) {
                continue;
            }
            Optional<CellSet> cells = Names.cells(term);
            if (cells.isPresent()) {
                sectors.addAll(Sector.of(cells.get()));
            } else if (term.matches("[1-9]+[rcb][1-9]+")) {
                String digits = term.replaceAll("[rcb].*", "");
                int mask = 0;
                for (char digit : digits.toCharArray()) {
                    mask |= Digit.of(digit - '0').mask();
                }
                String kind = term.substring(digits.length(), digits.length() + 1);
                for (char number : term.substring(digits.length() + 1).toCharArray()) {
                    House house = Names.house(kind + number).orElseThrow();
                    sectors.addAll(Sector.of(new DigitSet(mask), house));
                }
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(List.copyOf(sectors));
    }

    /// Returns sectors as text that [#read] parses.
    public static String text(List<Sector> sectors) {
        List<String> terms = new ArrayList<>();
        for (Sector sector : sectors) {
            terms.add(
                    switch (sector) {
                        case Sector.OfCell(Cell cell) -> cell.toString();
                        case Sector.OfHouse(House house, Digit digit) -> digit + Names.of(house);
                    });
        }
        return String.join(" ", terms);
    }
}
