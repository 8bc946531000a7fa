package nonet.explain.family;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.SymmetricalPlacement;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Explains Gurth's symmetrical placement: the symmetry of the givens, the exchange of digits, and the conclusions.
record SymmetryExplainer(SymmetricalPlacement symmetry) implements DeductionExplainer {

    /// Returns the exchange of digits, such as `1↔4, 2↔8, 5`; longer cycles of a quarter turn are written `1→2→3→4`.
    @Override
    public String facts() {
        List<String> cycles = new ArrayList<>();
        DigitSet told = DigitSet.NONE;
        for (Digit digit : Digit.values()) {
            if (!told.contains(digit)) {
                List<String> cycle = new ArrayList<>();
                for (Digit each = digit; !told.contains(each); each = symmetry.image(each)) {
                    told = told.with(each);
                    cycle.add(each.toString());
                }
                cycles.add(String.join(cycle.size() == 2 ? "\u2194" : "\u2192", cycle));
            }
        }
        return String.join(", ", cycles);
    }

    @Override
    public void tell(Narration narration) {
        Words words = narration.words();
        CellSet givens = narration.board().givens();
        String kind = switch (symmetry.kind()) {
            case QUARTER_TURN -> "symmetry.quarter-turn";
            case HALF_TURN -> "symmetry.half-turn";
            case DIAGONAL -> "symmetry.diagonal";
            case ANTI_DIAGONAL -> "symmetry.anti-diagonal";
        };
        narration.say(givens, kind, facts());
        narration.say(givens, "symmetry.why");
        CellSet fixed = symmetry.kind().fixed();
        CellSet changed = CellSet.of(symmetry.conclusions().stream()
                .map(each -> each.candidate().cell())
                .distinct()
                .toList());
        if (changed.intersects(fixed)) {
            narration.say(fixed, "symmetry.fixed", fixed, fixed.size(), words.either(symmetry.digits()));
        }
        if (!fixed.containsAll(changed)) {
            narration.say(changed.minus(fixed), "symmetry.image");
        }
    }

    @Override
    public void mark(Marking marking) {
        CellSet fixed = symmetry.kind().fixed();
        marking.tint(fixed, Role.PIVOT);
        marking.sign(new Sign.Caption(facts()));
        switch (symmetry.kind()) {
            case QUARTER_TURN, HALF_TURN -> {}
            case DIAGONAL -> marking.sign(new Sign.Ray(Cell.at(1, 1), Cell.at(9, 9)));
            case ANTI_DIAGONAL -> marking.sign(new Sign.Ray(Cell.at(1, 9), Cell.at(9, 1)));
        }
        for (Conclusion conclusion : symmetry.conclusions()) {
            Cell image = symmetry.kind().image(conclusion.candidate().cell());
            marking.tint(CellSet.of(image), Role.PATTERN);
        }
    }
}
