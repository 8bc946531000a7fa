package nonet.logic.finder.forcing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Deduction;
import nonet.deduce.Forcing.Implication;
import nonet.deduce.Forcing.Verdict;
import nonet.deduce.Literal;
import nonet.deduce.Reason;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.Position;

/// Extracts the part of a propagation that a result depends on.
final class ProofExtractor {

    /// A candidate, cell * 9 + digit, taken as true or false.
    record Statement(int candidate, boolean on) {}

    /// A deduction used as a step of the propagation, and the statements of the base that cause it.
    record Lemma(Deduction deduction, List<Statement> because) {
        Lemma {
            because = List.copyOf(because);
        }
    }

    private final Propagation net;
    private final Position position;
    private final List<Lemma> lemmas;
    private final Set<Statement> required = new HashSet<>();
    private final Set<Statement> premises = new LinkedHashSet<>();

    /// @param lemmas the lemmas of this propagation, by number
    ProofExtractor(Propagation net, List<Lemma> lemmas) {
        this.net = net;
        this.position = net.position();
        this.lemmas = lemmas;
    }

    /// Returns the implications that lead to a contradiction, in the order in which they were made.
    List<Implication> toContradiction(Propagation.Contradiction contradiction) {
        return implicationsTo(
                contradiction.house() < 0
                        ? offInCell(contradiction.at(), -1)
                        : offInHouse(contradiction.house(), contradiction.at(), -1));
    }

    /// Returns the implications that lead to some statements, in the order in which they were made.
    List<Implication> implicationsTo(List<Statement> targets) {
        targets.forEach(this::require);
        List<Statement> order = new ArrayList<>(required);
        order.sort(Comparator.comparingInt(each -> net.time(each.candidate(), each.on())));
        List<Implication> implications = new ArrayList<>();
        for (Statement each : order) {
            int cause = net.cause(each.candidate(), each.on());
            if (cause != Propagation.ASSUMED) {
                List<Literal> because = because(each).stream()
                        .filter(this::isReported)
                        .map(ProofExtractor::literal)
                        .toList();
                implications.add(new Implication(literal(each), because, reason(each, cause)));
            }
        }
        return implications;
    }

    /// Returns the statements of the base that are premises of the extracted implications.
    List<Statement> premises() {
        return List.copyOf(premises);
    }

    /// Returns a contradiction as the verdict of a deduction.
    static Verdict verdict(Propagation.Contradiction contradiction) {
        return contradiction.house() < 0
                ? new Verdict.NoDigit(Cell.of(contradiction.at()))
                : new Verdict.NoPlace(House.at(contradiction.house()), Digit.at(contradiction.at()));
    }

    static Literal literal(Statement statement) {
        Candidate candidate = Candidate.at(statement.candidate());
        return statement.on() ? Literal.on(candidate) : Literal.off(candidate);
    }

    private void require(Statement statement) {
        if (!net.isOwn(statement.candidate(), statement.on())) {
            if (net.base() != null) {
                premises.add(statement);
            }
        } else if (required.add(statement)) {
            because(statement).forEach(this::require);
        }
    }

    private boolean isReported(Statement statement) {
        return net.isOwn(statement.candidate(), statement.on()) || net.base() != null;
    }

    private List<Statement> because(Statement statement) {
        int cause = net.cause(statement.candidate(), statement.on());
        int cell = statement.candidate() / 9;
        int digit = statement.candidate() % 9;
        if (cause == Propagation.ASSUMED) {
            return List.of();
        }
        if (cause < Propagation.ASSUMED) {
            return List.of(new Statement(cause, true));
        }
        if (cause == Propagation.LAST_IN_CELL) {
            return offInCell(cell, digit);
        }
        if (cause >= Propagation.DEDUCED) {
            return lemmas.get(cause - Propagation.DEDUCED).because();
        }
        return offInHouse(cause - Propagation.LAST_IN_HOUSE, digit, cell);
    }

    private Reason reason(Statement statement, int cause) {
        int cell = statement.candidate() / 9;
        if (cause < Propagation.ASSUMED) {
            int by = cause / 9;
            return by == cell
                    ? new Reason.InCell(Cell.of(cell))
                    : new Reason.InHouse(House.at(Geometry.sharedHouse(cell, by)));
        }
        if (cause == Propagation.LAST_IN_CELL) {
            return new Reason.InCell(Cell.of(cell));
        }
        return cause >= Propagation.DEDUCED
                ? new Reason.ByDeduction(lemmas.get(cause - Propagation.DEDUCED).deduction())
                : new Reason.InHouse(House.at(cause - Propagation.LAST_IN_HOUSE));
    }

    private List<Statement> offInCell(int cell, int but) {
        List<Statement> off = new ArrayList<>();
        for (int digit : Bits.of(position.mask(cell))) {
            if (digit != but) {
                off.add(new Statement(cell * 9 + digit, false));
            }
        }
        return off;
    }

    private List<Statement> offInHouse(int house, int digit, int but) {
        List<Statement> off = new ArrayList<>();
        for (int place : Bits.of(position.places(house, digit))) {
            int cell = Geometry.cell(house, place);
            if (cell != but) {
                off.add(new Statement(cell * 9 + digit, false));
            }
        }
        return off;
    }
}
