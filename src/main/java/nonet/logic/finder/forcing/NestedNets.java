package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.logic.finder.forcing.ProofExtractor.Lemma;
import nonet.logic.finder.forcing.ProofExtractor.Statement;
import nonet.logic.solver.FinderTask;
import org.jspecify.annotations.Nullable;

/// Nested forcing nets. Under an outer assumption every other candidate is assumed in turn; a candidate that leads to a
/// contradiction is false under the outer assumption, which continues until it leads to a contradiction itself.
final class NestedNets {

    private final FinderTask task;
    private final List<Integer> candidates;
    private final Propagation outer;
    private final Propagation inner;

    /// Candidates implied by a consistent inner assumption, which are consistent too.
    private final BitSet consistent = new BitSet();

    /// @param candidates the candidates to assume, in the order in which they are tried, as outer and inner assumptions
    NestedNets(FinderTask task, List<Integer> candidates) {
        this.task = task;
        this.candidates = candidates;
        this.outer = new Propagation(task.position());
        this.inner = new Propagation(task.position());
    }

    void find() {
        for (int candidate : candidates) {
            task.checkCancelled();
            if (contradicts(candidate, null)) {
                List<Lemma> lemmas = new ArrayList<>();
                contradicts(candidate, lemmas);
                task.report(refutation(outer, candidate, lemmas));
            }
        }
    }

    /// Assumes a candidate and refutes others under it until nothing changes.
    ///
    /// @param lemmas receives the proof of each inner refutation; null if only the result matters
    /// @return whether the assumption leads to a contradiction
    private boolean contradicts(int candidate, @Nullable List<Lemma> lemmas) {
        outer.start();
        if (outer.assume(candidate)) {
            return true;
        }
        boolean more = true;
        while (more) {
            more = false;
            consistent.clear();
            for (int each : candidates) {
                if (outer.isOn(each) || (outer.mask(each / 9) >>> each % 9 & 1) == 0 || consistent.get(each)) {
                    continue;
                }
                inner.start(outer);
                if (!inner.assume(each)) {
                    inner.forEachOn(consistent::set);
                } else {
                    more = true;
                    consistent.clear();
                    int number = 0;
                    if (lemmas != null) {
                        number = lemmas.size();
                        lemmas.add(prove(each));
                    }
                    if (outer.exclude(each, number)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private Lemma prove(int candidate) {
        ProofExtractor proof = new ProofExtractor(inner, List.of());
        Propagation.Contradiction contradiction = Objects.requireNonNull(inner.contradiction());
        Forcing.Branch branch = new Forcing.Branch(
                ProofExtractor.literal(new Statement(candidate, true)), proof.toContradiction(contradiction));
        return new Lemma(refutation(branch, contradiction, candidate), proof.premises());
    }

    /// Returns the deduction of the contradiction that a propagation has reached.
    static Forcing refutation(Propagation net, int candidate, List<Lemma> lemmas) {
        Propagation.Contradiction contradiction = Objects.requireNonNull(net.contradiction());
        Forcing.Branch branch = new Forcing.Branch(
                ProofExtractor.literal(new Statement(candidate, true)),
                new ProofExtractor(net, lemmas).toContradiction(contradiction));
        return refutation(branch, contradiction, candidate);
    }

    private static Forcing refutation(Forcing.Branch branch, Propagation.Contradiction contradiction, int candidate) {
        return new Forcing(
                Technique.FORCING_NET_CONTRADICTION,
                new Forcing.Premise.Assumed(branch.assumption()),
                List.of(branch),
                ProofExtractor.verdict(contradiction),
                List.of(new Conclusion.Elimination(Candidate.at(candidate))));
    }
}
