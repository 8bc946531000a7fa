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
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;

/// Tells how a net came to something: the statements that are needed for it, and nothing else.
final class NetStory {

    /// A candidate, cell * 9 + digit, taken as true or as false.
    record Statement(int candidate, boolean on) {}

    /// What a deduction on the way says, and what it rests on in the net below.
    record Told(Deduction deduction, Set<Statement> because) {
        Told {
            because = Set.copyOf(because);
        }
    }

    private final Net net;
    private final Position position;
    private final List<Told> told;
    private final Set<Statement> needed = new HashSet<>();
    private final Set<Statement> outside = new LinkedHashSet<>();

    /// @param told the deductions made on the way in this net, by number
    NetStory(Net net, List<Told> told) {
        this.net = net;
        this.position = net.position();
        this.told = told;
    }

    /// Returns the implications that lead to the clash of the net, in the order in which they were made.
    List<Implication> untilClash(Net.Clash clash) {
        return until(clash.house() < 0 ? offInCell(clash.at(), -1) : offInHouse(clash.house(), clash.at(), -1));
    }

    /// Returns the implications that lead to these statements.
    List<Implication> until(List<Statement> targets) {
        targets.forEach(this::need);
        List<Statement> order = new ArrayList<>(needed);
        order.sort(Comparator.comparingInt(each -> net.time(each.candidate(), each.on())));
        List<Implication> implications = new ArrayList<>();
        for (Statement each : order) {
            int cause = net.cause(each.candidate(), each.on());
            if (cause != Net.ASSUMED) {
                List<Literal> because = because(each).stream()
                        .filter(this::isSaid)
                        .map(NetStory::literal)
                        .toList();
                implications.add(new Implication(literal(each), because, reason(each, cause)));
            }
        }
        return implications;
    }

    /// Returns what was needed of the net below, after the story was told.
    Set<Statement> outside() {
        return outside;
    }

    /// Returns where the board clashed as a verdict.
    static Verdict verdict(Net.Clash clash) {
        return clash.house() < 0
                ? new Verdict.NoDigit(Cell.of(clash.at()))
                : new Verdict.NoPlace(House.all().get(clash.house()), Digit.values()[clash.at()]);
    }

    static Literal literal(Statement statement) {
        Candidate candidate =
                new Candidate(Cell.of(statement.candidate() / 9), Digit.values()[statement.candidate() % 9]);
        return statement.on() ? Literal.on(candidate) : Literal.off(candidate);
    }

    private void need(Statement statement) {
        if (!net.isOwn(statement.candidate(), statement.on())) {
            if (net.below() != null) {
                outside.add(statement);
            }
        } else if (needed.add(statement)) {
            because(statement).forEach(this::need);
        }
    }

    private boolean isSaid(Statement statement) {
        return net.isOwn(statement.candidate(), statement.on()) || net.below() != null;
    }

    private List<Statement> because(Statement statement) {
        int cause = net.cause(statement.candidate(), statement.on());
        int cell = statement.candidate() / 9;
        int digit = statement.candidate() % 9;
        if (cause == Net.ASSUMED) {
            return List.of();
        }
        if (cause < Net.ASSUMED) {
            return List.of(new Statement(cause, true));
        }
        if (cause == Net.LAST_IN_CELL) {
            return offInCell(cell, digit);
        }
        if (cause >= Net.DEDUCED) {
            return List.copyOf(told.get(cause - Net.DEDUCED).because());
        }
        return offInHouse(cause - Net.LAST_IN_HOUSE, digit, cell);
    }

    private Reason reason(Statement statement, int cause) {
        int cell = statement.candidate() / 9;
        if (cause < Net.ASSUMED) {
            int by = cause / 9;
            return by == cell
                    ? new Reason.InCell(Cell.of(cell))
                    : new Reason.InHouse(House.all().get(common(cell, by)));
        }
        if (cause == Net.LAST_IN_CELL) {
            return new Reason.InCell(Cell.of(cell));
        }
        return cause >= Net.DEDUCED
                ? new Reason.ByDeduction(told.get(cause - Net.DEDUCED).deduction())
                : new Reason.InHouse(House.all().get(cause - Net.LAST_IN_HOUSE));
    }

    private static int common(int cell, int other) {
        if (Geometry.row(cell) == Geometry.row(other)) {
            return Geometry.row(cell);
        }
        return Geometry.column(cell) == Geometry.column(other) ? Geometry.column(cell) : Geometry.box(cell);
    }

    private List<Statement> offInCell(int cell, int but) {
        List<Statement> off = new ArrayList<>();
        for (int left = position.mask(cell); left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            if (digit != but) {
                off.add(new Statement(cell * 9 + digit, false));
            }
        }
        return off;
    }

    private List<Statement> offInHouse(int house, int digit, int but) {
        List<Statement> off = new ArrayList<>();
        for (int left = position.places(house, digit); left != 0; left &= left - 1) {
            int cell = Geometry.cell(house, Integer.numberOfTrailingZeros(left));
            if (cell != but) {
                off.add(new Statement(cell * 9 + digit, false));
            }
        }
        return off;
    }
}
