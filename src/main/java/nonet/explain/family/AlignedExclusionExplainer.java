package nonet.explain.family;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.AlignedExclusion;
import nonet.deduce.AlignedExclusion.Excluded;
import nonet.deduce.Als;
import nonet.deduce.Conclusion;
import nonet.deduce.Node;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Consequence;
import nonet.explain.text.Narration;
import nonet.explain.text.Sentence;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.notation.Names;

/// Explains aligned exclusions by the pairs of candidates that cannot both be true or, where these are not listed, by
/// the cells that rule out choices.
record AlignedExclusionExplainer(AlignedExclusion aligned) implements DeductionExplainer {

    /// Returns the cells that are in a pair that is listed, or have a conclusion. A cell of the three may be idle.
    private CellSet cells() {
        CellSet all = CellSet.of(aligned.cells());
        if (!aligned.excluders().isEmpty()) {
            return all;
        }
        CellSet busy = CellSet.NONE;
        for (Excluded each : aligned.excluded()) {
            busy = busy.with(each.one().cell()).with(each.other().cell());
        }
        for (Conclusion each : aligned.conclusions()) {
            busy = busy.with(each.candidate().cell());
        }
        return busy;
    }

    private List<Als> sets() {
        return aligned.excluded().stream()
                .flatMap(each -> each.by().stream())
                .distinct()
                .toList();
    }

    @Override
    public String facts() {
        List<String> terms = new ArrayList<>(List.of(Names.of(cells())));
        sets().forEach(each -> terms.add(OneLine.set(each)));
        return String.join(", ", terms);
    }

    @Override
    public void tell(Narration narration) {
        CellSet cells = cells();
        CellSet excluders = aligned.excluders();
        if (!excluders.isEmpty()) {
            narration.say(cells.or(excluders), "aligned.excluders", Names.of(cells), Names.of(excluders));
            narration.say(cells, "aligned.rest");
            return;
        }
        Words words = narration.words();
        List<Consequence> pairs = new ArrayList<>();
        for (Excluded each : aligned.excluded()) {
            String text = each.by().isEmpty()
                    ? words.get("aligned.same", each.one(), each.other())
                    : words.get(
                            "aligned.set",
                            each.one(),
                            each.other(),
                            each.by().getFirst().cells(),
                            each.by().getFirst().digits());
            pairs.add(new Consequence(Node.of(each.one()), text));
        }
        narration.say(new Sentence(words.get("aligned.pairs", cells, pairs.size()), cells, pairs));
        narration.say(
                cells,
                "aligned.so",
                words.candidates(aligned.conclusions().stream()
                        .map(Conclusion::candidate)
                        .toList()),
                aligned.conclusions().size());
    }

    @Override
    public void mark(Marking marking) {
        CellSet cells = cells();
        if (!aligned.excluders().isEmpty()) {
            marking.tint(cells, Role.PIVOT);
            marking.tint(aligned.excluders(), Role.PATTERN);
            return;
        }
        marking.set(cells, Role.PIVOT);
        List<Als> sets = sets();
        for (int i = 0; i < sets.size(); i++) {
            marking.tint(sets.get(i).cells(), Role.numbered(i));
        }
    }
}
