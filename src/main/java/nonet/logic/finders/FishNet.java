package nonet.logic.finders;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Conclusions;
import nonet.deduce.Fish;
import nonet.deduce.Technique;
import nonet.deduce.Twin;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.Sink;

/// Keeps the fish of one digit that are found: one for each technique and set of eliminations, and for each base set too
/// if Siamese fish are wanted.
final class FishNet implements FishSearch.Catch {

    /// What makes a fish another one.
    ///
    /// @param base 0 for any
    private record Kind(Technique technique, CellSet gone, int base) {}

    /// A fish as the search leaves it.
    private record Found(Kind kind, int base, int cover, CellSet body, CellSet fins, CellSet endoFins) {

        Technique technique() {
            return kind.technique;
        }

        CellSet gone() {
            return kind.gone;
        }

        /// Tells whether the first cover set that the fish do not share is this one's.
        boolean comesBefore(Found other) {
            return (cover & Integer.lowestOneBit(cover ^ other.cover)) != 0;
        }
    }

    private final Sink sink;
    private final int digit;
    private final Set<Technique> wanted;
    private final boolean siamese;
    private final Map<Kind, Found> found = new LinkedHashMap<>();

    /// @param sink is asked whether to go on
    /// @param siamese whether twins are wanted
    FishNet(Sink sink, int digit, Set<Technique> wanted, boolean siamese) {
        this.sink = sink;
        this.digit = digit;
        this.wanted = wanted;
        this.siamese = siamese;
    }

    @Override
    public boolean isCancelled() {
        return sink.isCancelled();
    }

    @Override
    public void take(FishSearch fish) {
        Technique technique = FishShape.name(fish.base, fish.cover, fish.isFinned(), fish.isDegenerate());
        if (siamese || wanted.contains(technique)) {
            Kind kind = new Kind(technique, new CellSet(fish.goneLo, fish.goneHi), siamese ? fish.base : 0);
            CellSet fins = new CellSet(fish.finsLo, fish.finsHi);
            Found known = found.get(kind);
            if (known == null || known.fins.size() > fins.size()) {
                found.put(
                        kind,
                        new Found(
                                kind,
                                fish.base,
                                fish.cover,
                                new CellSet(fish.bodyLo, fish.bodyHi),
                                fins,
                                new CellSet(fish.endoFinsLo, fish.endoFinsHi)));
            }
        }
    }

    /// Returns the fish, those that take most away first.
    List<Fish> fish() {
        return found.values().stream()
                .sorted(Comparator.comparingInt((Found each) -> each.gone().size())
                        .reversed())
                .map(this::fish)
                .toList();
    }

    /// Returns the Siamese fish: two with the same base sets that have fins in different places, and so take different
    /// candidates away. Of a finned and a sashimi one together, what comes first by its cover sets gives the name.
    List<Twin> twins() {
        Map<Kind, Twin> twins = new LinkedHashMap<>();
        for (List<Found> same : byBase()) {
            for (int i = 0; i < same.size(); i++) {
                for (int j = i + 1; j < same.size(); j++) {
                    Found one = same.get(i);
                    Found other = same.get(j);
                    if (one.technique().family() == other.technique().family()
                            && one.gone().and(other.gone()).isEmpty()) {
                        Found first = one.comesBefore(other) ? one : other;
                        Kind kind = new Kind(first.technique(), one.gone().or(other.gone()), 0);
                        twins.putIfAbsent(kind, twin(kind, first, first == one ? other : one));
                    }
                }
            }
        }
        return List.copyOf(twins.values());
    }

    private Iterable<List<Found>> byBase() {
        Map<Integer, List<Found>> byBase = new LinkedHashMap<>();
        if (siamese) {
            found.values()
                    .forEach(each -> byBase.computeIfAbsent(each.base, _ -> new ArrayList<>())
                            .add(each));
        }
        return byBase.values();
    }

    private Twin twin(Kind kind, Found one, Found other) {
        return new Twin(kind.technique, fish(one), fish(other), conclusions(kind.gone));
    }

    private Fish fish(Found each) {
        return new Fish(
                each.technique(),
                Digit.of(digit + 1),
                houses(each.base),
                houses(each.cover),
                each.body,
                each.fins.minus(each.endoFins),
                each.endoFins,
                conclusions(each.gone()));
    }

    private List<Conclusion> conclusions(CellSet gone) {
        return new Conclusions().eliminate(Digit.of(digit + 1), gone).toList();
    }

    private static List<House> houses(int mask) {
        List<House> houses = new ArrayList<>();
        for (int left = mask; left != 0; left &= left - 1) {
            houses.add(House.all().get(Integer.numberOfTrailingZeros(left)));
        }
        return houses;
    }
}
