package nonet.explain;

import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Strand;
import nonet.deduce.Technique;
import nonet.explain.Branches.Teller;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;

/// Tells chains and loops: how to follow them, what holds where they end, and what that takes away.
final class ChainWords {

    private final Words words;
    private final Teller teller;

    ChainWords(Words words, Teller teller) {
        this.words = words;
        this.teller = teller;
    }

    void tell(Chain chain) {
        Strand strand = chain.strand();
        CellSet all = CellSet.NONE;
        for (Node node : strand.nodes()) {
            all = all.or(node.cells());
        }
        if (chain.technique() == Technique.REMOTE_PAIR) {
            teller.say(all, "chain.pair", words.of(chain.digits()));
            teller.say(ends(strand), "chain.seen");
            return;
        }
        teller.say(all, "chain.way", words.statement(strand.start()));
        strand.links().stream().filter(Link::isStrong).forEach(this::through);
        if (chain.isContinuous()) {
            teller.say(all, "chain.continuous");
            if (!chain.conclusions().stream().allMatch(each -> isBetween(each.candidate(), strand))) {
                teller.say(all, "chain.sets");
            }
        } else if (strand.isClosed()) {
            boolean proves = strand.links().getFirst().isStrong();
            teller.say(
                    strand.start().cells(), proves ? "chain.proves" : "chain.refutes", words.statement(strand.start()));
        } else {
            open(strand);
        }
    }

    private void open(Strand strand) {
        Node start = strand.start();
        Node end = strand.end();
        teller.say(ends(strand), "chain.open", words.statement(start), words.statement(end));
        if (start.digit() == end.digit()) {
            teller.say(ends(strand), "chain.seen");
        } else {
            teller.say(ends(strand), "chain.crossed", words.of(start.cells()), words.of(end.cells()));
        }
    }

    private static CellSet ends(Strand strand) {
        return strand.start().cells().or(strand.end().cells());
    }

    /// Tells whether a weak link of the loop is enough to take a candidate away.
    private static boolean isBetween(Candidate candidate, Strand loop) {
        return loop.links().stream()
                .anyMatch(link -> !link.isStrong() && clash(candidate, link.from()) && clash(candidate, link.to()));
    }

    private static boolean clash(Candidate candidate, Node node) {
        Cell cell = candidate.cell();
        return node.digit() == candidate.digit()
                ? node.cells().minus(cell.peers()).isEmpty()
                : node.cells().equals(CellSet.of(cell));
    }

    /// Tells how a chain goes through an almost locked set.
    private void through(Link link) {
        if (link.reason() instanceof Reason.InAls(Als als)) {
            through(als, link);
        } else if (link.reason() instanceof Reason.BesideAls(Als als, Cell cell)) {
            through(als, link);
            teller.say(CellSet.of(cell), "chain.beside", cell, link.to().digit());
        }
    }

    private void through(Als als, Link link) {
        teller.say(
                als.cells(),
                "chain.set",
                words.of(als.cells()),
                words.of(als.digits()),
                link.from().digit());
    }
}
