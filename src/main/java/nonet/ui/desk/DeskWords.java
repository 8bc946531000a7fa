package nonet.ui.desk;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;
import nonet.notation.Names;
import nonet.service.setter.HittingSet;
import nonet.service.setter.SetterReport;
import nonet.service.setter.SolutionEstimate;
import nonet.service.setter.TrueCandidates;
import nonet.ui.kit.Messages;

/// The sentences of the desk.
record DeskWords(Messages messages) {

    String counting() {
        return messages.get("desk.counting");
    }

    String searching() {
        return messages.get("desk.searching");
    }

    String failed() {
        return messages.get("desk.failed");
    }

    /// Returns the number of solutions, and which givens are not needed.
    String of(SetterReport report) {
        TrueCandidates counted = report.candidates();
        SolutionEstimate estimate = report.estimate();
        if (estimate != null) {
            return messages.get(
                    "desk.many",
                    counted.solutions(),
                    rounded(estimate.number()),
                    100 * estimate.error() / Math.max(1, estimate.number()),
                    estimate.dives());
        }
        int solutions = counted.solutions();
        if (solutions != 1) {
            return messages.get("desk.solutions", solutions);
        }
        return report.redundant().isEmpty()
                ? messages.get("desk.minimal")
                : messages.get("desk.redundant", report.redundant().size(), Names.of(report.redundant()));
    }

    private String rounded(double number) {
        return number < 1e6
                ? NumberFormat.getIntegerInstance(messages.locale()).format(number)
                : String.format(Locale.ROOT, "%.2e", number).replaceFirst("e\\+?0*", " \u00D7 10^");
    }

    /// Returns the true candidates of a cell.
    String of(Cell cell, Puzzle puzzle, TrueCandidates counted) {
        if (puzzle.given(cell) != null || counted.isComplete() && counted.solutions() <= 1) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        for (Digit digit : DigitSet.ALL) {
            int count = counted.count(new Candidate(cell, digit));
            if (count > 0) {
                String key = count == 1 ? "desk.one" : count >= counted.most() ? "desk.or-more" : "desk.count";
                parts.add(messages.get(key, digit.value(), count));
            }
        }
        return messages.get("desk.cell", cell.toString(), String.join(messages.get("desk.comma"), parts));
    }

    String takenAway(int givens) {
        return messages.get("desk.taken", givens);
    }

    String nothingTakenAway() {
        return messages.get("desk.nothing-taken");
    }

    String replaceable(List<DeskLine> lines) {
        long some = lines.stream()
                .filter(line -> line instanceof DeskLine.Replaceable(var _, var _, var others) && !others.isEmpty())
                .count();
        return messages.get("desk.replaceable", some, lines.size());
    }

    String unavoidable(List<CellSet> sets, HittingSet least) {
        return messages.get(least.isExact() ? "desk.sets" : "desk.sets-at-least", sets.size(), least.givens());
    }

    /// Returns a line of the list.
    String of(DeskLine line) {
        return switch (line) {
            case DeskLine.Replaceable(var _, Candidate given, List<Candidate> others) ->
                messages.get(
                        "desk.replacement",
                        given.cell().toString(),
                        given.digit().value(),
                        others.size());
            case DeskLine.Unavoidable(var _, CellSet set) -> messages.get("desk.set", set.size(), Names.of(set));
        };
    }
}
