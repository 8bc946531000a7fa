package nonet.explain;

import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
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
        InferenceChain path = chain.path();
        CellSet all = CellSet.NONE;
        for (Node node : path.nodes()) {
            all = all.or(node.cells());
        }
        if (chain.technique() == Technique.REMOTE_PAIR) {
            teller.say(all, "chain.pair", words.of(chain.digits()));
            teller.say(ends(path), "chain.seen");
            return;
        }
        teller.say(all, "chain.way", words.statement(path.start()));
        path.links().stream().filter(Link::isStrong).forEach(this::through);
        if (chain.isContinuous()) {
            teller.say(all, "chain.continuous");
            if (!chain.conclusions().stream().allMatch(each -> isBetween(each.candidate(), path))) {
                teller.say(all, "chain.sets");
            }
        } else if (path.isClosed()) {
            boolean proves = path.links().getFirst().isStrong();
            teller.say(path.start().cells(), proves ? "chain.proves" : "chain.refutes", words.statement(path.start()));
        } else {
            open(path);
        }
    }

    private void open(InferenceChain path) {
        Node start = path.start();
        Node end = path.end();
        teller.say(ends(path), "chain.open", words.statement(start), words.statement(end));
        if (start.digit() == end.digit()) {
            teller.say(ends(path), "chain.seen");
        } else {
            teller.say(ends(path), "chain.crossed", words.of(start.cells()), words.of(end.cells()));
        }
    }

    private static CellSet ends(InferenceChain path) {
        return path.start().cells().or(path.end().cells());
    }

    /// Tests whether a weak link of the loop is enough to take a candidate away.
    private static boolean isBetween(Candidate candidate, InferenceChain loop) {
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
