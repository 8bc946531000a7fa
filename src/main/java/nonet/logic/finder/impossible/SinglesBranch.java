package nonet.logic.finder.impossible;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Forcing;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Literal;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// What the placement of a candidate implies through singles, nearest consequences first, until nothing follows or
/// there is a contradiction. A tridagon can take part like a house: one of its guardians is true.
final class SinglesBranch {

    private final Literal assumption;
    private final short[] masks = new short[81];
    private final short[] places = new short[27 * 9];

    /// The implications by literal, each after its causes.
    private final Map<Literal, Forcing.Implication> implied = new LinkedHashMap<>();

    /// The placement that each eliminated candidate conflicts with, by index.
    private final Map<Integer, Candidate> eliminatedBy = new HashMap<>();

    private final Deque<Candidate> open = new ArrayDeque<>();
    private final Set<Candidate> placed = new HashSet<>();
    private @Nullable Verdict contradiction;
    private List<Literal> contradicting = List.of();
    private final @Nullable GuardedTridagon tridagon;

    SinglesBranch(Position position, Candidate start) {
        this(position, start, null);
    }

    /// @param tridagon the tridagon that takes part; null for none
    SinglesBranch(Position position, Candidate start, @Nullable GuardedTridagon tridagon) {
        this.tridagon = tridagon;
        assumption = Literal.on(start);
        position.copyTo(masks, places);
        place(start);
        while (!open.isEmpty() && contradiction == null) {
            follow(open.removeFirst());
        }
    }

    /// Returns the contradiction; null if there is none.
    @Nullable
    Verdict contradiction() {
        return contradiction;
    }

    /// Returns the placement that eliminates a candidate; null if none does.
    @Nullable
    Candidate eliminates(Candidate candidate) {
        return eliminatedBy.get(candidate.index());
    }

    /// Tests whether the candidate is placed.
    boolean places(Candidate candidate) {
        return placed.contains(candidate);
    }

    /// Returns the part of the branch that leads to some literals.
    Forcing.Branch leadingTo(List<Literal> literals) {
        Set<Literal> needed = new HashSet<>();
        Deque<Literal> left = new ArrayDeque<>(literals);
        while (!left.isEmpty()) {
            Literal next = left.removeFirst();
            Forcing.Implication why = implied.get(next);
            if (needed.add(next) && why != null) {
                left.addAll(why.because());
            }
        }
        return new Forcing.Branch(
                assumption,
                implied.values().stream()
                        .filter(each -> needed.contains(each.literal()))
                        .toList());
    }

    /// Returns the part of the branch that leads to its contradiction.
    Forcing.Branch leadingToContradiction() {
        return leadingTo(contradicting);
    }

    private void place(Candidate candidate) {
        placed.add(candidate);
        open.add(candidate);
    }

    private void follow(Candidate cause) {
        int cell = cause.cell().index();
        int digit = cause.digit().ordinal();
        List<Candidate> gone = new ArrayList<>();
        for (int other : Bits.of(masks[cell] & ~(1 << digit))) {
            gone.add(new Candidate(cause.cell(), Digit.at(other)));
        }
        for (Cell peer : cause.cell().peers()) {
            if ((masks[peer.index()] >>> digit & 1) != 0) {
                gone.add(new Candidate(peer, cause.digit()));
            }
        }
        gone.forEach(each -> eliminate(each, cause));
        gone.forEach(this::findSingles);
        if (tridagon != null && gone.stream().anyMatch(tridagon.guardians()::contains)) {
            findGuardian(tridagon);
        }
    }

    /// Places the last guardian that is left. If none is left, the tridagon makes a guardian true that is false.
    private void findGuardian(GuardedTridagon tridagon) {
        List<Candidate> left = tridagon.guardians().stream()
                .filter(each -> !eliminatedBy.containsKey(each.index()))
                .toList();
        if (left.size() > 1 || contradiction != null) {
            return;
        }
        Candidate last = left.isEmpty() ? tridagon.guardians().getLast() : left.getFirst();
        List<Literal> others = tridagon.guardians().stream()
                .filter(each -> !each.equals(last))
                .map(Literal::off)
                .toList();
        if (!placed.contains(last)) {
            imply(Literal.on(last), others, new Reason.ByDeduction(tridagon.with(last)));
            if (left.isEmpty()) {
                contradiction = new Verdict.Clash(Node.of(last));
                contradicting = List.of(Literal.on(last), Literal.off(last));
            } else {
                place(last);
            }
        }
    }

    private void eliminate(Candidate candidate, Candidate cause) {
        int cell = candidate.cell().index();
        int digit = candidate.digit().ordinal();
        masks[cell] &= (short) ~(1 << digit);
        for (int house : houses(cell)) {
            places[house * 9 + digit] &= (short) ~(1 << Geometry.place(house, cell));
        }
        eliminatedBy.put(candidate.index(), cause);
        Reason reason = candidate.cell().equals(cause.cell())
                ? new Reason.InCell(candidate.cell())
                : new Reason.InHouse(
                        House.at(Geometry.sharedHouse(cell, cause.cell().index())));
        imply(Literal.off(candidate), List.of(Literal.on(cause)), reason);
    }

    /// Looks for singles and contradictions where a candidate is gone.
    private void findSingles(Candidate gone) {
        int cell = gone.cell().index();
        int mask = masks[cell];
        if (mask == 0) {
            contradict(new Verdict.NoDigit(gone.cell()), new Reason.InCell(gone.cell()), gone);
        } else if (Integer.bitCount(mask) == 1) {
            single(
                    new Candidate(gone.cell(), Digit.at(Integer.numberOfTrailingZeros(mask))),
                    new Reason.InCell(gone.cell()));
        }
        for (int house : houses(cell)) {
            int left = places[house * 9 + gone.digit().ordinal()];
            House where = House.at(house);
            if (left == 0) {
                contradict(new Verdict.NoPlace(where, gone.digit()), new Reason.InHouse(where), gone);
            } else if (Integer.bitCount(left) == 1) {
                Cell last = where.cells().get(Integer.numberOfTrailingZeros(left));
                single(new Candidate(last, gone.digit()), new Reason.InHouse(where));
            }
        }
    }

    private void contradict(Verdict verdict, Reason reason, Candidate last) {
        if (contradiction == null) {
            contradiction = verdict;
            contradicting = alternatives(last, reason);
        }
    }

    private void single(Candidate candidate, Reason reason) {
        if (!placed.contains(candidate)) {
            imply(Literal.on(candidate), alternatives(candidate, reason), reason);
            place(candidate);
        }
    }

    /// Returns the eliminations so far in the cell of a candidate, or of its digit in a house.
    private List<Literal> alternatives(Candidate candidate, Reason reason) {
        List<Literal> alternatives = new ArrayList<>();
        for (Literal literal : implied.keySet()) {
            boolean alternative = reason instanceof Reason.InHouse(House house)
                    ? literal.node().digit() == candidate.digit()
                            && house.cellSet().containsAll(literal.node().cells())
                    : literal.node().cells().contains(candidate.cell());
            if (!literal.on() && alternative) {
                alternatives.add(literal);
            }
        }
        return alternatives;
    }

    private void imply(Literal literal, List<Literal> causes, Reason reason) {
        implied.putIfAbsent(literal, new Forcing.Implication(literal, causes, reason));
    }

    private static int[] houses(int cell) {
        return new int[] {Geometry.row(cell), Geometry.column(cell), Geometry.box(cell)};
    }
}
