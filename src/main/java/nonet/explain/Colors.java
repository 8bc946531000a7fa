package nonet.explain;

import java.util.List;
import nonet.deduce.Coloring;
import nonet.deduce.Coloring.Finding;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;

/// Tells colorings: what is colored, and what the colors show.
final class Colors {

    private final Words words;
    private final Branches.Teller teller;

    Colors(Words words, Branches.Teller teller) {
        this.words = words;
        this.teller = teller;
    }

    void tell(Coloring coloring) {
        for (Coloring.Cluster cluster : coloring.clusters()) {
            teller.say(
                    cells(cluster.first()).or(cells(cluster.second())),
                    "color.cluster",
                    words.color(cluster.first()),
                    words.color(cluster.second()),
                    cluster.first().size(),
                    cluster.second().size());
        }
        switch (coloring.finding()) {
            case Finding.Trap() -> {
                boolean medusa = coloring.technique() == Technique.MEDUSA_TRAP;
                teller.say(CellSet.NONE, medusa ? "color.medusa-trap" : "color.trap");
            }
            case Finding.Wrap wrap -> wrap(coloring.clusters().get(wrap.cluster()), wrap);
            case Finding.Bridge(Candidate one, Candidate other) ->
                teller.say(
                        CellSet.of(one.cell(), other.cell()),
                        "color.bridge",
                        words.candidates(List.of(one)),
                        words.candidates(List.of(other)));
        }
    }

    private void wrap(Coloring.Cluster cluster, Finding.Wrap wrap) {
        List<Candidate> color = wrap.first() ? cluster.first() : cluster.second();
        List<Candidate> witnesses = wrap.witnesses();
        Candidate one = witnesses.getFirst();
        Candidate other = witnesses.getLast();
        CellSet there = cells(witnesses);
        String name = words.candidates(List.of(color.getFirst()));
        if (!color.contains(one)) {
            teller.say(there, "color.wrap-empty", one.cell(), name);
        } else if (one.cell().equals(other.cell())) {
            teller.say(there, "color.wrap-cell", one.cell(), words.candidates(witnesses), name);
        } else if (isSeen(one.cell(), other.cell())) {
            teller.say(there, "color.wrap-house", house(one.cell(), other.cell()), words.candidates(witnesses), name);
        } else {
            teller.say(there, "color.wrap", words.candidates(witnesses), name);
        }
        teller.say(cells(color), "color.false", name);
    }

    private static boolean isSeen(Cell one, Cell other) {
        return one.peers().contains(other);
    }

    private String house(Cell one, Cell other) {
        return House.all().stream()
                .filter(each -> each.cellSet().contains(one) && each.cellSet().contains(other))
                .findFirst()
                .map(words::of)
                .orElseThrow();
    }

    private static CellSet cells(List<Candidate> candidates) {
        return CellSet.of(candidates.stream().map(Candidate::cell).toList());
    }
}
