package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.deduce.Forcing;
import nonet.deduce.Technique;
import nonet.logic.finder.forcing.NetStory.Statement;
import nonet.logic.finder.forcing.NetStory.Told;
import nonet.logic.position.Position;
import nonet.logic.solver.Sink;
import org.jspecify.annotations.Nullable;

/// Nets within nets: on the board of an assumption every candidate is tried in turn, and those whose own boards clash
/// are false there, until the outer board clashes as well.
final class NestedNets {

    private final List<Integer> candidates;
    private final Net outer;
    private final Net inner;

    /// Candidates that are true on a board that does not clash: their own boards do not clash either.
    private final BitSet sound = new BitSet();

    /// @param candidates what to assume, in the order in which it is tried, on the board of an assumption as well
    NestedNets(Position position, List<Integer> candidates) {
        this.candidates = candidates;
        this.outer = new Net(position);
        this.inner = new Net(position);
    }

    boolean find(Sink sink) {
        for (int candidate : candidates) {
            if (sink.isCancelled()) {
                return false;
            }
            if (clashes(candidate, null)) {
                List<Told> told = new ArrayList<>();
                clashes(candidate, told);
                if (sink.take(refutation(outer, candidate, told))) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Follows a candidate and refutes others on its board as long as that helps.
    ///
    /// @param told where what is refuted is to be told, or null when only the outcome matters
    private boolean clashes(int candidate, @Nullable List<Told> told) {
        outer.start();
        if (outer.assume(candidate)) {
            return true;
        }
        boolean more = true;
        while (more) {
            more = false;
            sound.clear();
            for (int each : candidates) {
                if (outer.isOn(each) || (outer.mask(each / 9) >>> each % 9 & 1) == 0 || sound.get(each)) {
                    continue;
                }
                inner.start(outer);
                if (!inner.assume(each)) {
                    inner.forEachOn(sound::set);
                } else {
                    more = true;
                    sound.clear();
                    int number = 0;
                    if (told != null) {
                        number = told.size();
                        told.add(tell(each));
                    }
                    if (outer.exclude(each, number)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private Told tell(int candidate) {
        NetStory story = new NetStory(inner, List.of());
        Net.Clash clash = Objects.requireNonNull(inner.clash());
        Forcing.Branch branch =
                new Forcing.Branch(NetStory.literal(new Statement(candidate, true)), story.untilClash(clash));
        return new Told(refutation(branch, clash, candidate), story.outside());
    }

    /// Returns how the board of an assumption clashes.
    static Forcing refutation(Net net, int candidate, List<Told> told) {
        Net.Clash clash = Objects.requireNonNull(net.clash());
        Forcing.Branch branch = new Forcing.Branch(
                NetStory.literal(new Statement(candidate, true)), new NetStory(net, told).untilClash(clash));
        return refutation(branch, clash, candidate);
    }

    private static Forcing refutation(Forcing.Branch branch, Net.Clash clash, int candidate) {
        return new Forcing(
                Technique.FORCING_NET_CONTRADICTION,
                new Forcing.Premise.Assumed(branch.assumption()),
                List.of(branch),
                NetStory.verdict(clash),
                List.of(new Conclusion.Elimination(NetSearch.candidate(candidate))));
    }
}
