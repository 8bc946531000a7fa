package nonet.explain.family;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nonet.deduce.Coloring;
import nonet.deduce.Coloring.Cluster;
import nonet.deduce.Coloring.ColorFinding;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.explain.mark.Marking;
import nonet.explain.mark.Role;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains colorings: what is colored, and what the colors show.
record ColoringExplainer(Coloring coloring) implements DeductionExplainer {

    /// The number of candidates above which a picture shows more than a list of them.
    private static final int MANY = 16;

    @Override
    public String facts() {
        return coloring.clusters().stream()
                .map(cluster -> line(cluster.first()) + " / " + line(cluster.second()))
                .collect(Collectors.joining(", "));
    }

    private static String line(List<Candidate> color) {
        Map<Digit, CellSet> byDigit = new EnumMap<>(Digit.class);
        color.forEach(each -> byDigit.merge(each.digit(), CellSet.of(each.cell()), CellSet::or));
        return byDigit.entrySet().stream()
                .map(each -> each.getKey() + " (" + Names.of(each.getValue()) + ")")
                .collect(Collectors.joining(" "));
    }

    @Override
    public void tell(Narration narration) {
        Words words = narration.words();
        for (Cluster cluster : coloring.clusters()) {
            boolean many = cluster.first().size() + cluster.second().size() > MANY;
            List<Candidate> first = many ? cluster.first().subList(0, 1) : cluster.first();
            List<Candidate> second = many ? cluster.second().subList(0, 1) : cluster.second();
            narration.say(
                    cells(cluster.first()).or(cells(cluster.second())),
                    many ? "color.many" : "color.cluster",
                    words.color(first),
                    words.color(second),
                    cluster.first().size(),
                    cluster.second().size());
        }
        switch (coloring.finding()) {
            case ColorFinding.Trap() -> {
                boolean medusa = coloring.technique() == Technique.MEDUSA_TRAP;
                narration.say(CellSet.NONE, medusa ? "color.medusa-trap" : "color.trap");
            }
            case ColorFinding.Wrap wrap -> tell(wrap, narration);
            case ColorFinding.Bridges(var bridges) ->
                bridges.forEach(each -> tell(each, bridges.size() > 1, narration));
        }
    }

    /// @param several whether other bridges have other conclusions
    private static void tell(ColorFinding.Bridge bridge, boolean several, Narration narration) {
        Words words = narration.words();
        narration.say(
                CellSet.of(bridge.one().cell(), bridge.other().cell()),
                several ? "color.bridge-of-several" : "color.bridge",
                words.candidates(List.of(bridge.one())),
                words.candidates(List.of(bridge.other())),
                words.candidates(bridge.gone()));
    }

    private void tell(ColorFinding.Wrap wrap, Narration narration) {
        Words words = narration.words();
        Cluster cluster = coloring.clusters().get(wrap.cluster());
        List<Candidate> color = wrap.first() ? cluster.first() : cluster.second();
        List<Candidate> witnesses = wrap.witnesses();
        Cell one = witnesses.getFirst().cell();
        Cell other = witnesses.getLast().cell();
        CellSet cells = cells(witnesses);
        String name = words.candidates(List.of(color.getFirst()));
        if (coloring.technique() == Technique.MULTI_COLORS_2) {
            Cluster seeing = coloring.clusters().get(1 - wrap.cluster());
            List<Candidate> near = seen(witnesses, seeing.first());
            List<Candidate> far = seen(witnesses, seeing.second());
            narration.say(
                    cells,
                    near.equals(far) ? "color.wrap-both" : "color.wrap",
                    words.candidates(near),
                    words.candidates(far),
                    name);
        } else if (!color.contains(witnesses.getFirst())) {
            narration.say(cells, "color.wrap-empty", one, name);
        } else if (one.equals(other)) {
            narration.say(cells, "color.wrap-cell", one, words.candidates(witnesses), name);
        } else {
            House house = house(CellSet.of(one, other));
            narration.say(cells, "color.wrap-house", house, words.candidates(witnesses), name);
        }
        narration.say(cells(color), "color.false", name);
    }

    /// Returns those of some candidates that see a candidate of a color.
    private static List<Candidate> seen(List<Candidate> candidates, List<Candidate> color) {
        return candidates.stream()
                .filter(each ->
                        color.stream().anyMatch(other -> each.cell().peers().contains(other.cell())))
                .toList();
    }

    private static House house(CellSet cells) {
        return House.all().stream()
                .filter(each -> cells.minus(each.cellSet()).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private static CellSet cells(List<Candidate> candidates) {
        return CellSet.of(candidates.stream().map(Candidate::cell).toList());
    }

    @Override
    public void mark(Marking marking) {
        for (int i = 0; i < coloring.clusters().size(); i++) {
            Cluster cluster = coloring.clusters().get(i);
            Role first = Role.numbered(2 * i);
            Role second = Role.numbered(2 * i + 1);
            cluster.first().forEach(candidate -> marking.mark(candidate, first));
            cluster.second().forEach(candidate -> marking.mark(candidate, second));
            cluster.links().forEach(marking::line);
        }
        if (coloring.finding() instanceof ColorFinding.Bridges(var bridges)) {
            bridges.forEach(each -> marking.line(new Link(
                    Node.of(each.one()), Node.of(each.other()), Link.Kind.WEAK, new Reason.InHouse(each.house()))));
        }
        if (coloring.finding() instanceof ColorFinding.Wrap wrap) {
            for (Candidate witness : wrap.witnesses()) {
                marking.tint(CellSet.of(witness.cell()), Role.PIVOT);
                marking.mark(witness, Role.OFF);
            }
        }
    }
}
