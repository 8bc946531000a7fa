package nonet.explain.family;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Literal;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.notation.Names;

/// The one-line notation in which people exchange steps: the technique's name, its facts, `=>` and the conclusions. Strong
/// links are written `=5=`, weak links `-5-`.
public final class OneLine {

    private OneLine() {}

    /// Returns the line of a deduction.
    public static String of(Deduction deduction, Words words) {
        String name = words.of(deduction.technique());
        String separator = DeductionExplainer.of(deduction).facts().isEmpty() ? " " : ": ";
        return name + separator + unnamed(deduction);
    }

    /// Returns the line without the technique's name.
    public static String unnamed(Deduction deduction) {
        DeductionExplainer explainer = DeductionExplainer.of(deduction);
        String facts = explainer.facts();
        return explainer.includesConclusions()
                ? facts
                : (facts.isEmpty() ? "=> " : facts + " => ") + conclusions(deduction.conclusions());
    }

    /// Returns conclusions: placements one by one, eliminations by digit.
    public static String conclusions(List<Conclusion> conclusions) {
        Map<Digit, CellSet> eliminated = new EnumMap<>(Digit.class);
        List<String> terms = new ArrayList<>();
        for (Conclusion conclusion : conclusions) {
            switch (conclusion) {
                case Conclusion.Placement(Candidate candidate) -> terms.add(placed(candidate));
                case Conclusion.Elimination(Candidate candidate) ->
                    eliminated.merge(candidate.digit(), CellSet.of(candidate.cell()), CellSet::or);
            }
        }
        eliminated.forEach((digit, cells) -> {
            for (String term : Names.of(cells).split(",")) {
                terms.add(term + "<>" + digit);
            }
        });
        return String.join(", ", terms);
    }

    /// Returns a true candidate, such as `r1c2=3`.
    static String placed(Candidate candidate) {
        return candidate.cell() + "=" + candidate.digit();
    }

    /// Returns a literal, such as `r1c2=3` or `r1c23<>4`.
    static String literal(Literal literal) {
        return Names.of(literal.node().cells())
                + (literal.on() ? "=" : "<>")
                + literal.node().digit();
    }

    /// Returns digits with a separator between them.
    static String digits(DigitSet digits, String separator) {
        List<String> names = new ArrayList<>();
        digits.forEach(digit -> names.add(digit.toString()));
        return String.join(separator, names);
    }

    /// Returns a set of cells with its digits, such as `r1c12 {357}`.
    static String set(CellSet cells, DigitSet digits) {
        return Names.of(cells) + " {" + digits(digits, "") + "}";
    }

    /// Returns an almost locked set, such as `r1c12 {357}`.
    static String set(Als als) {
        return set(als.cells(), als.digits());
    }

    /// Returns the cells at both ends of a link.
    static String ends(Link link) {
        return Names.of(link.from().cells().or(link.to().cells()));
    }

    /// Returns a chain, such as `r1c1 =7= r1c5 -7- r3c4`. A link that changes the digit names both: `=7|8=`.
    static String chain(InferenceChain chain) {
        StringBuilder text = new StringBuilder(Names.of(chain.start().cells()));
        for (Link link : chain.links()) {
            String sign = link.isStrong() ? "=" : "-";
            String digits = link.from().digit() == link.to().digit()
                    ? link.to().digit().toString()
                    : link.from().digit() + "|" + link.to().digit();
            text.append(" ")
                    .append(sign)
                    .append(digits)
                    .append(sign)
                    .append(" ")
                    .append(Names.of(link.to().cells()));
        }
        return text.toString();
    }
}
