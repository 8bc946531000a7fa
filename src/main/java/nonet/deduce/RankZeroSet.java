package nonet.deduce;

import java.util.List;
import java.util.stream.IntStream;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;

/// Truths covered by as many links: a set of rank 0, which all locked sets are, from naked pairs and basic fish to
/// multi-sector locked sets. One candidate of each truth is true, and at most one of each link. So if no two truths
/// share a candidate, the true candidates of the truths use up the links: each link contains one of them.
///
/// Every other candidate of a link is therefore false, and so is a candidate of a truth that lies in two links, as it
/// would use up both.
///
/// Example: the naked pair `3,7 in r2c45` has the truths `r2c4` and `r2c5` and the links `3r2` and `7r2`.
///
/// @param truths the sectors that contain one true candidate each, without a candidate in common
/// @param links the sectors that cover the candidates of the truths, as many as truths
public record RankZeroSet(List<Sector> truths, List<Sector> links) {

    public RankZeroSet {
        truths = List.copyOf(truths);
        links = List.copyOf(links);
    }

    /// Returns sets with the same truths and enough choices of links that each choice occurs once.
    ///
    /// @param choices the links for each part of the truths, with the preferred choice first
    public static List<RankZeroSet> of(List<Sector> truths, List<List<List<Sector>>> choices) {
        int most = choices.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, most)
                .mapToObj(turn -> choices.stream()
                        .flatMap(part -> part.get(turn % part.size()).stream())
                        .toList())
                .map(links -> new RankZeroSet(truths, links))
                .toList();
    }

    /// Returns the eliminations of several sets.
    public static List<Conclusion> eliminations(List<RankZeroSet> sets, Grid grid) {
        EliminationCollector all = new EliminationCollector();
        sets.forEach(set -> all.eliminate(set.eliminations(grid)));
        return all.toList();
    }

    /// Returns the candidates that the set eliminates.
    public List<Conclusion> eliminations(Grid grid) {
        EliminationCollector eliminated = new EliminationCollector();
        for (Digit digit : Digit.values()) {
            CellSet once = CellSet.NONE;
            CellSet twice = CellSet.NONE;
            for (CellSet link : places(links, digit, grid)) {
                twice = twice.or(once.and(link));
                once = once.or(link);
            }
            eliminated.eliminate(digit, once.minus(union(truths, digit, grid)).or(twice));
        }
        return eliminated.toList();
    }

    /// Returns the digits of the truths.
    public DigitSet digits(Grid grid) {
        int mask = 0;
        for (Sector truth : truths) {
            mask |= truth.digits(grid).mask();
        }
        return new DigitSet(mask);
    }

    private static List<CellSet> places(List<Sector> sectors, Digit digit, Grid grid) {
        return sectors.stream().map(sector -> sector.places(digit, grid)).toList();
    }

    private static CellSet union(List<Sector> sectors, Digit digit, Grid grid) {
        return places(sectors, digit, grid).stream().reduce(CellSet.NONE, CellSet::or);
    }
}
