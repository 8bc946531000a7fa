package nonet.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nonet.deduce.Als;
import nonet.deduce.AlsPattern;
import nonet.deduce.BentSet;
import nonet.deduce.BruteForce;
import nonet.deduce.Bug;
import nonet.deduce.Chain;
import nonet.deduce.Coloring;
import nonet.deduce.Conclusion;
import nonet.deduce.DeathBlossom;
import nonet.deduce.Deduction;
import nonet.deduce.DualPattern;
import nonet.deduce.EmptyRectangle;
import nonet.deduce.Family;
import nonet.deduce.Fish;
import nonet.deduce.Forcing;
import nonet.deduce.KrakenFish;
import nonet.deduce.Link;
import nonet.deduce.LockedCandidates;
import nonet.deduce.Reason;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Single;
import nonet.deduce.Subset;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Technique;
import nonet.deduce.Template;
import nonet.deduce.Uniqueness;
import nonet.deduce.WWing;
import nonet.deduce.Wing;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Says in sentences why a deduction holds, from its facts alone.
final class Reasoning {

    private final Words words;
    private final List<Sentence> sentences = new ArrayList<>();

    Reasoning(Words words) {
        this.words = words;
    }

    List<Sentence> of(Deduction deduction) {
        why(deduction);
        so(deduction.conclusions());
        return List.copyOf(sentences);
    }

    private void say(CellSet cells, String key, Object... arguments) {
        sentences.add(new Sentence(words.get(key, arguments), cells, List.of()));
    }

    private void why(Deduction deduction) {
        switch (deduction) {
            case Single single -> single(single);
            case LockedCandidates locked -> {
                say(
                        locked.cells(),
                        "locked.confined",
                        words.of(locked.house()),
                        locked.digit(),
                        words.of(locked.cells()));
                say(locked.cells(), "locked.other", words.of(locked.other()), locked.digit());
            }
            case Subset subset -> {
                say(
                        subset.cells(),
                        subset.isHidden() ? "subset.hidden" : "subset.naked",
                        words.houses(subset.houses()),
                        subset.cells().size(),
                        words.of(subset.cells()),
                        words.of(subset.digits()));
                say(subset.cells(), subset.isHidden() ? "subset.hidden-why" : "subset.naked-why");
            }
            case Fish fish -> singleDigit().tell(fish);
            case Wing wing -> wing(wing);
            case WWing wing -> {
                CellSet pair = CellSet.of(wing.first(), wing.second());
                Link link = wing.link();
                say(pair, "w-wing.pair", wing.first(), wing.second(), words.of(wing.digits()));
                say(
                        link.from().cells().or(link.to().cells()),
                        "w-wing.link",
                        place(link.reason()),
                        link.from().digit(),
                        words.of(link.from().cells()),
                        words.of(link.to().cells()),
                        wing.first(),
                        wing.second());
                say(pair, "w-wing.so", link.from().digit(), wing.shared());
            }
            case BentSet bent -> {
                say(bent.cells(), "bent.set", bent.cells().size(), words.of(bent.cells()), words.of(bent.digits()));
                say(bent.cells(), "bent.once", bent.shared());
                say(bent.cells(), "bent.so", bent.shared());
            }
            case Uniqueness unique -> new DeadlyPatterns(words, this::say).tell(unique);
            case Bug bug -> new DeadlyPatterns(words, this::say).tell(bug);
            case Coloring coloring -> new Colors(words, this::say).tell(coloring);
            case DualPattern twin -> {
                say(CellSet.NONE, "twin");
                why(twin.first());
                why(twin.second());
            }
            case EmptyRectangle empty -> singleDigit().tell(empty);
            case SueDeCoq sue -> {
                say(
                        sue.intersection(),
                        "sdc.crossing",
                        words.of(sue.line()),
                        words.of(sue.box()),
                        words.of(sue.intersection()),
                        words.of(sue.intersectionDigits()));
                say(
                        sue.intersection().or(sue.lineCells()).or(sue.boxCells()),
                        "sdc.sets",
                        words.of(sue.lineCells()),
                        words.of(sue.boxCells()));
                say(
                        sue.lineCells().or(sue.boxCells()),
                        "sdc.so",
                        words.of(sue.lineDigits()),
                        words.of(sue.line()),
                        words.of(sue.boxDigits()),
                        words.of(sue.box()));
            }
            case AlsPattern pattern -> als(pattern);
            case DeathBlossom blossom -> blossom(blossom);
            case Chain chain
            when chain.technique().family() == Family.SINGLE_DIGIT_PATTERNS ->
                singleDigit().tell(chain);
            case Chain chain -> new ChainWords(words, this::say).tell(chain);
            case KrakenFish kraken -> singleDigit().tell(kraken);
            case Forcing forcing -> new Branches(words, this::say, sentences::add).tell(forcing);
            case Template template -> {
                String key = template.technique() == Technique.TEMPLATE_SET ? "template.set" : "template.delete";
                CellSet cells = CellSet.of(template.conclusions().stream()
                        .map(conclusion -> conclusion.candidate().cell())
                        .toList());
                say(cells, key, template.templates(), template.digit(), words.of(cells));
            }
            case RecordedDeduction ignored -> say(CellSet.NONE, "noted");
            case BruteForce ignored -> say(CellSet.NONE, "brute-force");
        }
    }

    private SingleDigitWords singleDigit() {
        return new SingleDigitWords(words, this::say);
    }

    /// Says what follows: digits to enter, then the cells that lose digits, those that lose the same together.
    private void so(List<Conclusion> conclusions) {
        Map<Cell, DigitSet> gone = new TreeMap<>(Comparator.comparing(Cell::index));
        boolean first = true;
        for (Conclusion conclusion : conclusions) {
            Cell cell = conclusion.candidate().cell();
            Digit digit = conclusion.candidate().digit();
            switch (conclusion) {
                case Conclusion.Placement ignored -> {
                    say(CellSet.of(cell), first ? "so.place" : "so.place-too", cell, digit);
                    first = false;
                }
                case Conclusion.Elimination ignored ->
                    gone.merge(cell, DigitSet.of(digit), (some, more) -> some.with(more.first()));
            }
        }
        Map<DigitSet, CellSet> together = new LinkedHashMap<>();
        gone.forEach((cell, digits) -> together.merge(digits, CellSet.of(cell), CellSet::or));
        for (Map.Entry<DigitSet, CellSet> each : together.entrySet()) {
            CellSet cells = each.getValue();
            say(cells, first ? "so.remove" : "so.also", words.of(cells), words.either(each.getKey()));
            first = false;
        }
    }

    private void single(Single single) {
        Cell cell = single.candidate().cell();
        Digit digit = single.candidate().digit();
        if (single.house() == null) {
            say(CellSet.of(cell), "naked-single", cell, digit);
        } else {
            String key = single.technique() == Technique.FULL_HOUSE ? "full-house" : "hidden-single";
            say(single.house().cellSet(), key, cell, words.of(single.house()), digit);
        }
    }

    private void wing(Wing wing) {
        boolean open = wing.technique() != Technique.XY_WING;
        DigitSet pivot = open ? wing.digits() : wing.digits().without(wing.shared());
        CellSet all = CellSet.of(wing.pincers()).with(wing.pivot());
        say(CellSet.of(wing.pivot()), "wing.xy", wing.pivot(), words.either(pivot));
        List<Digit> others = new ArrayList<>();
        wing.digits().without(wing.shared()).forEach(others::add);
        for (int i = 0; i < wing.pincers().size(); i++) {
            Cell pincer = wing.pincers().get(i);
            say(CellSet.of(pincer), "wing.pincer", others.get(i), pincer, wing.shared());
        }
        if (open) {
            say(CellSet.of(wing.pivot()), "wing.xyz", wing.shared());
        }
        say(open ? all : CellSet.of(wing.pincers()), "wing.seen", wing.shared());
    }

    private void als(AlsPattern pattern) {
        CellSet all = CellSet.NONE;
        for (int i = 0; i < pattern.sets().size(); i++) {
            CellSet cells = pattern.sets().get(i).cells();
            all = all.or(cells);
            say(
                    cells,
                    "als.set",
                    letter(i),
                    words.of(cells),
                    words.of(pattern.sets().get(i).digits()));
        }
        for (AlsPattern.RestrictedCommon common : pattern.commons()) {
            CellSet both = pattern.sets()
                    .get(common.first())
                    .cells()
                    .or(pattern.sets().get(common.second()).cells());
            say(both, "als.common", letter(common.first()), letter(common.second()), common.digit());
        }
        if (pattern.isDoublyLinked()) {
            say(all, "als.double");
        } else {
            Als last = pattern.sets().getLast();
            say(
                    pattern.sets().getFirst().cells().or(last.cells()),
                    "als.so",
                    letter(0),
                    letter(pattern.sets().size() - 1),
                    words.of(pattern.digits()));
        }
    }

    private void blossom(DeathBlossom blossom) {
        DigitSet stem = DigitSet.of(
                blossom.petals().stream().map(DeathBlossom.Petal::digit).toArray(Digit[]::new));
        say(CellSet.of(blossom.stem()), "blossom.stem", blossom.stem(), words.either(stem));
        CellSet all = CellSet.NONE;
        for (DeathBlossom.Petal petal : blossom.petals()) {
            CellSet cells = petal.als().cells();
            all = all.or(cells);
            DigitSet rest = petal.als().digits().without(petal.digit());
            say(cells, "blossom.petal", petal.digit(), words.of(cells), words.of(rest));
        }
        say(all, "blossom.so", words.of(blossom.digits()));
    }

    private String place(Reason reason) {
        return switch (reason) {
            case Reason.InCell(Cell cell) -> cell.toString();
            case Reason.InHouse(var house) -> words.of(house);
            case Reason.InAls(var als) -> words.of(als.cells());
            case Reason.BesideAls(var als, var _) -> words.of(als.cells());
            case Reason.ByDeduction(Deduction deduction) -> words.of(deduction.technique());
            case Reason.InDeadlyPattern(CellSet cells, DigitSet ignored) -> words.of(cells);
        };
    }

    private static String letter(int place) {
        return String.valueOf((char) ('A' + place));
    }
}
