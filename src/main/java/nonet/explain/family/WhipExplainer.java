package nonet.explain.family;

import java.util.List;
import java.util.stream.Collectors;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Whip;
import nonet.deduce.Whip.Excluded;
import nonet.deduce.Whip.Turn;
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
                + whip.turns().stream().map(WhipExplainer::written).collect(Collectors.joining(" - "));
    }

    private static String written(Turn turn) {
        Candidate right = turn.right();
        return switch (turn.within()) {
            case Reason.InHouse(House house) ->
                switch (house.kind()) {
                            case ROW -> "r";
                            case COLUMN -> "c";
                            case BOX -> "b";
                        }
                        + house.number() + "n" + turn.left().digit()
                        + pair(place(house, turn.left()), right == null ? null : place(house, right));
            default -> turn.left().cell() + pair("n" + turn.left().digit(), right == null ? null : "n" + right.digit());
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
        for (Turn turn : whip.turns()) {
            tell(turn, before, number++, narration);
            before = turn.right() == null ? before : turn.right();
        }
    }

    private static void tell(Turn turn, Candidate before, int number, Narration narration) {
        Words words = narration.words();
        List<Candidate> others =
                turn.exceptions().stream().map(Excluded::candidate).toList();
        Candidate right = turn.right();
        boolean inHouse = turn.within() instanceof Reason.InHouse;
        String key =
                right == null ? inHouse ? "whip.no-place" : "whip.no-digit" : inHouse ? "whip.place" : "whip.digit";
        Candidate shown = right == null ? turn.left() : right;
        narration.say(
                cells(turn),
                key,
                number,
                before,
                turn.left(),
                words.candidates(others),
                others.size(),
                words.place(turn.within()),
                shown.cell(),
                shown.digit());
    }

    private static CellSet cells(Turn turn) {
        CellSet cells = CellSet.of(turn.left().cell());
        Candidate right = turn.right();
        return right == null ? cells : cells.with(right.cell());
    }

    @Override
    public void mark(Marking marking) {
        Candidate before = whip.target();
        int number = 1;
        for (Turn turn : whip.turns()) {
            mark(turn, before, number++, marking);
            before = turn.right() == null ? before : turn.right();
        }
    }

    private static void mark(Turn turn, Candidate before, int number, Marking marking) {
        Candidate right = turn.right();
        marking.line(new Link(Node.of(before), Node.of(turn.left()), Link.Kind.WEAK, shared(before, turn.left())));
        if (right != null) {
            marking.mark(right, Role.ON);
            marking.line(new Link(Node.of(turn.left()), Node.of(right), Link.Kind.STRONG, turn.within()));
        }
        marking.mark(turn.left(), Role.OFF);
        marking.sign(new Sign.Number(right == null ? turn.left() : right, number));
        for (Excluded each : turn.exceptions()) {
            marking.mark(each.candidate(), Role.OFF);
            marking.sign(new Sign.Exclusion(each.by(), each.candidate()));
        }
        if (right == null) {
            switch (turn.within()) {
                case Reason.InHouse(House house) -> marking.tint(house, Role.CLASHING);
                default -> marking.tint(CellSet.of(turn.left().cell()), Role.CLASHING);
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
