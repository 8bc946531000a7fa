package nonet.explain.family;

import java.util.stream.Collectors;
import nonet.deduce.Firework;
import nonet.deduce.Firework.Burst;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.explain.text.Narration;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains fireworks: what leaves each digit only the pivot and the wings, and that the digits use up these cells.
record FireworkExplainer(Firework firework) implements DeductionExplainer {

    @Override
    public String facts() {
        String bursts = firework.bursts().stream()
                .map(each -> OneLine.digits(each.digits(), "/") + " at " + each.pivot())
                .collect(Collectors.joining(", "));
        return bursts + ", wings " + Names.of(CellSet.of(firework.wings()));
    }

    @Override
    public void tell(Narration narration) {
        CellSet wings = CellSet.of(firework.wings());
        for (Burst burst : firework.bursts()) {
            Cell pivot = burst.pivot();
            narration.say(
                    wings.with(pivot),
                    "firework.outside",
                    House.of(House.Kind.ROW, pivot.row()),
                    House.of(House.Kind.COLUMN, pivot.column()),
                    box(pivot),
                    burst.digits(),
                    wings);
            narration.say(wings.with(pivot), "firework.why", pivot);
        }
        CellSet cells = firework.cells();
        narration.say(cells, "firework.so", cells.size(), cells, firework.digits());
    }

    private static House box(Cell cell) {
        return House.of(House.Kind.BOX, cell.box());
    }

    @Override
    public void mark(Marking marking) {
        marking.nameCells(Role.PIVOT, Meaning.FIREWORK_PIVOT);
        marking.nameCells(Role.PATTERN, Meaning.FIREWORK_WING);
        marking.nameHouses(Role.BASE, Meaning.FIREWORK_BOX);
        for (Burst burst : firework.bursts()) {
            Cell pivot = burst.pivot();
            marking.tint(CellSet.of(pivot), Role.PIVOT);
            marking.tint(box(pivot), Role.BASE);
            firework.wings().forEach(wing -> marking.sign(new Sign.Ray(pivot, wing)));
        }
        marking.tint(CellSet.of(firework.wings()), Role.PATTERN);
        marking.candidates(firework.digits(), firework.cells(), Role.PATTERN);
    }
}
