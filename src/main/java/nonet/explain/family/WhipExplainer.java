package nonet.explain.family;

import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Whip;
import nonet.deduce.Whip.Excluded;
import nonet.deduce.Whip.WhipLink;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// Explains whips as a numbered way from the target to a cell or house that has no candidate left.
record WhipExplainer(Whip whip) implements DeductionExplainer {

    /// Returns the notation of D. Berthier, such as `[2] c5n4{r6 r2} - r2n4{c5 .}`: each cell or house with its left
    /// and its right candidate.
    @Override
    public String facts() {
        return "[" + whip.length() + "] "
                + whip.steps().stream().map(WhipExplainer::written).collect(Collectors.joining(" - "));
    }

    private static String written(WhipLink step) {
        Candidate right = step.rightLinking();
        return switch (step.variable()) {
            case Reason.InHouse(House house) ->
                switch (house.kind()) {
                            case ROW -> "r";
                            case COLUMN -> "c";
                            case BOX -> "b";
                        }
                        + house.number() + "n" + step.leftLinking().digit()
                        + pair(place(house, step.leftLinking()), right == null ? null : place(house, right));
            default ->
                step.leftLinking().cell()
                        + pair("n" + step.leftLinking().digit(), right == null ? null : "n" + right.digit());
        };
    }

    private static String pair(String left, @Nullable String right) {
        return "{" + left + " " + (right == null ? "." : right) + "}";
    }

    private static String place(House house, Candidate candidate) {
        Cell cell = candidate.cell();
        return switch (house.kind()) {
            case ROW -> "c" + cell.column();
            case COLUMN -> "r" + cell.row();
            case BOX -> cell.toString();
        };
    }

    @Override
    public void tell(Narration narration) {
        narration.say(CellSet.of(whip.target().cell()), "forcing.assume-on", whip.target());
        Candidate before = whip.target();
        int number = 1;
        for (WhipLink step : whip.steps()) {
            tell(step, before, number++, narration);
            before = step.rightLinking() == null ? before : step.rightLinking();
        }
    }

    private static void tell(WhipLink step, Candidate before, int number, Narration narration) {
        Words words = narration.words();
        List<Candidate> others =
                step.ruledOut().stream().map(Excluded::candidate).toList();
        Candidate right = step.rightLinking();
        boolean inHouse = step.variable() instanceof Reason.InHouse;
        String key =
                right == null ? inHouse ? "whip.no-place" : "whip.no-digit" : inHouse ? "whip.place" : "whip.digit";
        Candidate shown = right == null ? step.leftLinking() : right;
        narration.say(
                cells(step),
                key,
                number,
                before,
                step.leftLinking(),
                words.candidates(others),
                others.size(),
                words.place(step.variable()),
                shown.cell(),
                shown.digit());
    }

    private static CellSet cells(WhipLink step) {
        CellSet cells = CellSet.of(step.leftLinking().cell());
        Candidate right = step.rightLinking();
        return right == null ? cells : cells.with(right.cell());
    }

    @Override
    public void mark(Marking marking) {
        Candidate before = whip.target();
        int number = 1;
        for (WhipLink step : whip.steps()) {
            mark(step, before, number++, marking);
            before = step.rightLinking() == null ? before : step.rightLinking();
        }
    }

    private static void mark(WhipLink step, Candidate before, int number, Marking marking) {
        Candidate right = step.rightLinking();
        marking.line(new Link(
                Node.of(before), Node.of(step.leftLinking()), Link.Kind.WEAK, shared(before, step.leftLinking())));
        if (right != null) {
            marking.mark(right, Role.ON);
            marking.line(new Link(Node.of(step.leftLinking()), Node.of(right), Link.Kind.STRONG, step.variable()));
        }
        marking.mark(step.leftLinking(), Role.OFF);
        marking.sign(new Sign.Number(right == null ? step.leftLinking() : right, number));
        for (Excluded each : step.ruledOut()) {
            marking.mark(each.candidate(), Role.OFF);
            marking.sign(new Sign.Exclusion(each.by(), each.candidate()));
        }
        if (right == null) {
            switch (step.variable()) {
                case Reason.InHouse(House house) -> marking.tint(house, Role.CLASHING);
                default -> marking.tint(CellSet.of(step.leftLinking().cell()), Role.CLASHING);
            }
        }
    }

    private static Reason shared(Candidate one, Candidate other) {
        return one.cell().equals(other.cell())
                ? new Reason.InCell(one.cell())
                : new Reason.InHouse(House.all().stream()
                        .filter(house -> house.cellSet().containsAll(CellSet.of(one.cell(), other.cell())))
                        .findFirst()
                        .orElseThrow());
    }
}
