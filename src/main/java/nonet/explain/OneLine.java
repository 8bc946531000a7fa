package nonet.explain;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
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
import nonet.deduce.Fish;
import nonet.deduce.Forcing;
import nonet.deduce.InferenceChain;
import nonet.deduce.KrakenFish;
import nonet.deduce.Link;
import nonet.deduce.Literal;
import nonet.deduce.LockedCandidates;
import nonet.deduce.Node;
import nonet.deduce.RecordedDeduction;
import nonet.deduce.Single;
import nonet.deduce.Subset;
import nonet.deduce.SueDeCoq;
import nonet.deduce.Template;
import nonet.deduce.Uniqueness;
import nonet.deduce.WWing;
import nonet.deduce.Wing;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Deductions in the one-line form that people exchange: the technique's name, its facts in the short notation, `=>` and
/// the conclusions. Strong links are written `=5=`, weak ones `-5-`.
final class OneLine {

    private final Words words;

    OneLine(Words words) {
        this.words = words;
    }

    String of(Deduction deduction) {
        String name = words.of(deduction.technique());
        return name + (facts(deduction).isEmpty() ? " " : ": ") + unnamed(deduction);
    }

    /// Returns the line without the technique's name.
    String unnamed(Deduction deduction) {
        String facts = facts(deduction);
        return switch (deduction) {
            case Single ignored -> facts;
            case BruteForce ignored -> facts;
            default -> (facts.isEmpty() ? "=> " : facts + " => ") + conclusions(deduction.conclusions());
        };
    }

    /// Returns conclusions in the short notation: placements one by one, eliminations by digit.
    static String conclusions(List<Conclusion> conclusions) {
        Map<Digit, CellSet> gone = new EnumMap<>(Digit.class);
        StringBuilder line = new StringBuilder();
        for (Conclusion conclusion : conclusions) {
            switch (conclusion) {
                case Conclusion.Placement(Candidate placed) ->
                    line.append(line.isEmpty() ? "" : ", ").append(placed(placed));
                case Conclusion.Elimination(Candidate out) ->
                    gone.merge(out.digit(), CellSet.of(out.cell()), CellSet::or);
            }
        }
        gone.forEach((digit, cells) -> {
            for (String term : Names.of(cells).split(",")) {
                line.append(line.isEmpty() ? "" : ", ")
                        .append(term)
                        .append("<>")
                        .append(digit);
            }
        });
        return line.toString();
    }

    private String facts(Deduction deduction) {
        return switch (deduction) {
            case Single single -> placed(single.candidate());
            case BruteForce guess -> placed(guess.candidate());
            case LockedCandidates locked -> locked.digit() + " in " + Names.of(locked.house());
            case Subset subset -> by(subset.digits(), ",") + " in " + Names.of(subset.cells());
            case Fish fish -> fish(fish);
            case Wing wing ->
                by(wing.digits(), "/") + " in "
                        + Names.of(CellSet.of(wing.pincers()).with(wing.pivot()));
            case WWing wing ->
                by(wing.digits(), "/") + " in " + Names.of(CellSet.of(wing.first(), wing.second()))
                        + " connected by " + wing.link().from().digit() + " in "
                        + Names.of(
                                wing.link().from().cells().or(wing.link().to().cells()));
            case BentSet bent -> by(bent.digits(), "/") + " in " + Names.of(bent.cells());
            case Uniqueness unique -> by(unique.digits(), "/") + " in " + Names.of(CellSet.of(unique.loop()));
            case Bug bug -> bug.extras().stream().map(OneLine::placed).collect(Collectors.joining(", "));
            case Coloring coloring ->
                coloring.clusters().stream().map(OneLine::cluster).collect(Collectors.joining(", "));
            case DualPattern twin -> facts(twin.first()) + "; " + facts(twin.second());
            case EmptyRectangle empty ->
                empty.digit() + " in " + Names.of(empty.box()) + " ("
                        + Names.of(
                                empty.link().from().cells().or(empty.link().to().cells())) + ")";
            case SueDeCoq sue ->
                set(sue.intersection(), sue.intersectionDigits()) + " ("
                        + set(sue.lineCells(), sue.lineDigits().minus(sue.boxDigits())) + ", "
                        + set(sue.boxCells(), sue.boxDigits().minus(sue.lineDigits())) + ")";
            case AlsPattern pattern -> als(pattern);
            case DeathBlossom blossom ->
                blossom.stem()
                        + blossom.petals().stream()
                                .map(petal -> ", " + petal.digit() + "- " + set(petal.als()))
                                .collect(Collectors.joining());
            case Chain chain -> strand(chain.path());
            case KrakenFish kraken ->
                fish(kraken.fish())
                        + kraken.chains().stream()
                                .map(path -> "; " + strand(path))
                                .collect(Collectors.joining());
            case RecordedDeduction ignored -> "";
            case Template template -> template.digit().toString();
            case Forcing forcing -> forcing(forcing);
        };
    }

    private static String fish(Fish fish) {
        return fish.digit() + " " + houses(fish.base()) + " " + houses(fish.cover()) + cells(" f", fish.fins())
                + cells(" ef", fish.endoFins());
    }

    private static String cells(String sign, CellSet cells) {
        StringBuilder text = new StringBuilder();
        cells.forEach(cell -> text.append(sign).append(cell));
        return text.toString();
    }

    /// Returns houses with those of a kind together, such as `r27` or `r3b59`.
    private static String houses(List<House> houses) {
        Map<String, String> numbers = new LinkedHashMap<>();
        for (House house : houses) {
            String name = Names.of(house);
            numbers.merge(name.substring(0, 1), name.substring(1), String::concat);
        }
        return numbers.entrySet().stream()
                .map(each -> each.getKey() + each.getValue())
                .collect(Collectors.joining());
    }

    private static String cluster(Coloring.Cluster cluster) {
        return side(cluster.first()) + " / " + side(cluster.second());
    }

    private static String side(List<Candidate> candidates) {
        Map<Digit, CellSet> byDigit = new EnumMap<>(Digit.class);
        candidates.forEach(each -> byDigit.merge(each.digit(), CellSet.of(each.cell()), CellSet::or));
        return byDigit.entrySet().stream()
                .map(each -> each.getKey() + " (" + Names.of(each.getValue()) + ")")
                .collect(Collectors.joining(" "));
    }

    private static String als(AlsPattern pattern) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.sets().size(); i++) {
            text.append((char) ('A' + i))
                    .append("=")
                    .append(set(pattern.sets().get(i)))
                    .append(", ");
        }
        String commons = pattern.commons().stream()
                .map(common -> common.digit().toString())
                .distinct()
                .collect(Collectors.joining(","));
        return text.append("RC=").append(commons).toString();
    }

    private static String set(Als als) {
        return set(als.cells(), als.digits());
    }

    private static String set(CellSet cells, DigitSet digits) {
        return Names.of(cells) + " {" + by(digits, "") + "}";
    }

    /// Returns a strand as `4- r1c1 =7= r1c5 -7- r3c4`: a digit is named where a link changes it.
    private static String strand(InferenceChain path) {
        StringBuilder text = new StringBuilder(node(path.start()));
        for (Link link : path.links()) {
            String sign = link.isStrong() ? "=" : "-";
            String digits = link.from().digit() == link.to().digit()
                    ? link.to().digit().toString()
                    : link.from().digit() + "|" + link.to().digit();
            text.append(" ")
                    .append(sign)
                    .append(digits)
                    .append(sign)
                    .append(" ")
                    .append(node(link.to()));
        }
        return text.toString();
    }

    private static String node(Node node) {
        return Names.of(node.cells());
    }

    private static String forcing(Forcing forcing) {
        return forcing.branches().stream()
                .map(branch -> literal(branch.assumption()))
                .collect(Collectors.joining(", "));
    }

    static String literal(Literal literal) {
        return Names.of(literal.node().cells())
                + (literal.on() ? "=" : "<>")
                + literal.node().digit();
    }

    private static String placed(Candidate candidate) {
        return candidate.cell() + "=" + candidate.digit();
    }

    private static String by(DigitSet digits, String separator) {
        StringBuilder text = new StringBuilder();
        digits.forEach(digit -> text.append(text.isEmpty() ? "" : separator).append(digit));
        return text.toString();
    }
}
