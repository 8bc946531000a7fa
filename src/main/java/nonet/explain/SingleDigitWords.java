package nonet.explain;

import java.util.List;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.EmptyRectangle;
import nonet.deduce.Fish;
import nonet.deduce.KrakenFish;
import nonet.deduce.Link;
import nonet.deduce.Reason;
import nonet.explain.Branches.Teller;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;

/// Tells the patterns of one digit: fish, two strong links, and empty rectangles.
final class SingleDigitWords {

    private final Words words;
    private final Teller teller;

    SingleDigitWords(Words words, Teller teller) {
        this.words = words;
        this.teller = teller;
    }

    void tell(Fish fish) {
        CellSet fins = fish.fins().or(fish.endoFins());
        String base = words.houses(fish.base());
        String cover = words.houses(fish.cover());
        if (fins.isEmpty()) {
            teller.say(fish.body(), "fish.base", base, fish.digit(), words.of(fish.body()));
            teller.say(fish.body(), "fish.cover", cover, fish.digit());
        } else {
            teller.say(
                    fish.body().or(fins),
                    "fish.base-fins",
                    base,
                    fish.digit(),
                    words.of(fish.body()),
                    words.of(fins),
                    fins.size());
            if (!fish.endoFins().isEmpty()) {
                teller.say(
                        fish.endoFins(),
                        "fish.endo",
                        words.of(fish.endoFins()),
                        fish.endoFins().size());
            }
            teller.say(fish.body(), "fish.cover-fins", cover, fish.digit(), fins.size());
            if (!fish.conclusions().isEmpty()) {
                teller.say(fins, "fish.fins", fish.digit(), fins.size());
            }
        }
        CellSet cannibal = eaten(fish);
        if (!cannibal.isEmpty()) {
            teller.say(cannibal, "fish.cannibal", words.of(cannibal), cannibal.size());
        }
    }

    /// Returns what the fish takes from its own base sets.
    private static CellSet eaten(Fish fish) {
        CellSet eaten = CellSet.NONE;
        for (Conclusion conclusion : fish.conclusions()) {
            Cell cell = conclusion.candidate().cell();
            if (fish.base().stream().anyMatch(house -> house.cellSet().contains(cell))) {
                eaten = eaten.with(cell);
            }
        }
        return eaten;
    }

    void tell(KrakenFish kraken) {
        tell(kraken.fish());
        String target = words.candidates(List.of(kraken.target()));
        if (kraken.cover() == null) {
            teller.say(CellSet.of(kraken.target().cell()), "kraken.fish", target);
        } else {
            teller.say(
                    kraken.cover().cellSet(), "kraken.type-2", kraken.fish().digit(), words.of(kraken.cover()), target);
        }
        kraken.chains()
                .forEach(path ->
                        teller.say(path.start().cells(), "kraken.strand", words.statement(path.start()), target));
    }

    /// Tells a skyscraper, a kite or a turbot fish: strong, weak, strong.
    void tell(Chain turbot) {
        Link one = turbot.path().links().get(0);
        Link weak = turbot.path().links().get(1);
        Link other = turbot.path().links().get(2);
        Digit digit = one.from().digit();
        teller.say(
                ends(one).or(ends(other)),
                "turbot.strong",
                words.of(house(one)),
                digit,
                words.of(one.from().cells()),
                words.of(one.to().cells()),
                words.of(house(other)),
                words.of(other.from().cells()),
                words.of(other.to().cells()));
        teller.say(
                ends(weak),
                "turbot.weak",
                words.of(weak.from().cells()),
                words.of(weak.to().cells()),
                words.of(house(weak)),
                digit,
                words.of(one.from().cells()),
                words.of(other.to().cells()));
        teller.say(one.from().cells().or(other.to().cells()), "chain.seen");
    }

    void tell(EmptyRectangle empty) {
        CellSet near = empty.link().from().cells();
        CellSet far = empty.link().to().cells();
        boolean alongRow = !near.and(empty.row().cellSet()).isEmpty();
        House other = alongRow ? empty.column() : empty.row();
        teller.say(
                empty.cells(),
                "er.box",
                words.of(empty.box()),
                empty.digit(),
                words.of(empty.row()),
                words.of(empty.column()));
        teller.say(
                ends(empty.link()),
                "er.link",
                words.of(house(empty.link())),
                empty.digit(),
                words.of(near),
                words.of(far));
        teller.say(
                empty.cells().or(ends(empty.link())),
                "er.so",
                words.of(near),
                words.of(empty.box()),
                words.of(other),
                words.of(far));
    }

    private static CellSet ends(Link link) {
        return link.from().cells().or(link.to().cells());
    }

    private static House house(Link link) {
        if (link.reason() instanceof Reason.InHouse(House house)) {
            return house;
        }
        throw new IllegalArgumentException("a link of one digit outside a house: " + link);
    }
}
