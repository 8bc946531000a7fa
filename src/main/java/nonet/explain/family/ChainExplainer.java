package nonet.explain.family;

import nonet.deduce.Als;
import nonet.deduce.Chain;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.explain.mark.Marking;
import nonet.explain.text.Narration;
import nonet.explain.text.Words;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.notation.Names;

/// Explains chains and loops: how to follow them, what holds where they end, and what that eliminates.
record ChainExplainer(Chain chain) implements DeductionExplainer {

    @Override
    public String facts() {
        return OneLine.chain(chain.path());
    }

    @Override
    public void tell(Narration narration) {
        Words words = narration.words();
        InferenceChain path = chain.path();
        CellSet all = CellSet.NONE;
        for (Node node : path.nodes()) {
            all = all.or(node.cells());
        }
        if (chain.technique() == Technique.REMOTE_PAIR) {
            narration.say(all, "chain.pair", chain.digits());
            narration.say(ends(), "chain.seen");
            return;
        }
        narration.say(
                all,
                "chain.suppose",
                said(path.start(), !path.links().getFirst().isStrong(), words),
                way(words));
        path.links().stream().filter(Link::isStrong).forEach(link -> tellSet(link, narration));
        if (chain.isContinuous()) {
            narration.say(all, "chain.continuous");
            if (!chain.conclusions().stream().allMatch(each -> isBetween(each.candidate()))) {
                narration.say(all, passesSets() ? "chain.sets" : "chain.opposite");
            }
        } else if (path.isClosed()) {
            boolean proves = path.links().getFirst().isStrong();
            Node start = path.start();
            narration.say(start.cells(), proves ? "chain.proves" : "chain.refutes", words.statement(start));
        } else {
            tellEnds(narration);
        }
    }

    /// Returns the chain link by link: each strong link with its reason, from the assumption at its start.
    private String way(Words words) {
        String way = "";
        for (Link link : chain.path().links()) {
            String next = said(link.to(), link.isStrong(), words);
            if (link.isStrong()) {
                next = switch (link.reason()) {
                    case Reason.InCell _ -> words.get("chain.last-digit", next);
                    case Reason.InHouse(House house) -> words.get("chain.last-place", next, house);
                    case Reason.InAls(Als als) -> words.get("chain.by-set", next, Names.of(als.cells()));
                    case Reason.BesideAls(Als als, var _) -> words.get("chain.by-set", next, Names.of(als.cells()));
                    case Reason.ByDeduction _, Reason.InDeadlyPattern _ ->
                        words.get("chain.by", next, words.place(link.reason()));
                };
            }
            way = way.isEmpty() ? next : words.get("chain.so", way, next);
        }
        return way;
    }

    /// Returns that a node is true or false, such as `r3c5 is not 7` or, of a group, `7 is in r4c78`.
    private static String said(Node node, boolean on, Words words) {
        boolean group = node.cells().size() > 1;
        String key = group ? on ? "chain.in" : "chain.not-in" : on ? "chain.is" : "chain.is-not";
        return words.get(key, Names.of(node.cells()), node.digit());
    }

    private void tellEnds(Narration narration) {
        Words words = narration.words();
        Node start = chain.path().start();
        Node end = chain.path().end();
        narration.say(ends(), "chain.open", words.statement(start), words.statement(end));
        if (start.digit() == end.digit()) {
            narration.say(ends(), "chain.seen");
        } else {
            narration.say(ends(), "chain.crossed", start.cells(), end.cells());
        }
    }

    private boolean passesSets() {
        return chain.path().links().stream()
                .anyMatch(link -> link.reason() instanceof Reason.InAls || link.reason() instanceof Reason.BesideAls);
    }

    private CellSet ends() {
        return chain.path().start().cells().or(chain.path().end().cells());
    }

    /// Tests whether a single weak link of the loop eliminates a candidate.
    private boolean isBetween(Candidate candidate) {
        return chain.path().links().stream()
                .anyMatch(link -> !link.isStrong() && clash(candidate, link.from()) && clash(candidate, link.to()));
    }

    private static boolean clash(Candidate candidate, Node node) {
        Cell cell = candidate.cell();
        return node.digit() == candidate.digit()
                ? node.cells().minus(cell.peers()).isEmpty()
                : node.cells().equals(CellSet.of(cell));
    }

    /// Explains how a strong link passes through an almost locked set.
    private static void tellSet(Link link, Narration narration) {
        if (link.reason() instanceof Reason.InAls(Als als)) {
            tellSet(als, link, narration);
        } else if (link.reason() instanceof Reason.BesideAls(Als als, Cell cell)) {
            tellSet(als, link, narration);
            narration.say(CellSet.of(cell), "chain.beside", cell, link.to().digit());
        }
    }

    private static void tellSet(Als als, Link link, Narration narration) {
        Digit entered = link.from().digit();
        narration.say(als.cells(), "chain.set", als.cells(), als.digits(), entered);
    }

    @Override
    public void mark(Marking marking) {
        marking.chain(chain.path());
    }
}
