package nonet.service.input;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Numbers;
import nonet.service.input.ProfilerException.Why;
import org.jspecify.annotations.Nullable;

/// The rule by which the variables of a constraint model are cells: given as a pattern, or found from their names.
///
/// The names of usual models are `x[4]`, `X_4`, `x[0][3]`, `grid[1,4]`, `x_1_4`, `r1c4`, and of booleans `b[1,4,7]` or
/// `b[345]`. Indices begin with 0 or 1: with 0 if one of the first variables has it, and with 1 if one has the largest that
/// is possible then. If none decides it, `[1,4]` begins with 1 as in MiniZinc, `r1c4` too, and all others with 0.
final class CellLabels {

    private static final String NAME = "[A-Za-z_]\\w*(?:\\[\\s*\\d+(?:\\s*(?:,|\\]\\s*\\[)\\s*\\d+)*\\s*\\])?";
    private static final Pattern NAMED = Pattern.compile("(" + NAME + ")\"?\\s*[:=]");
    private static final Pattern TAIL = Pattern.compile("(?<!\\d)\\d+(?:_\\d+)*_?$");
    private static final Pattern INDEX = Pattern.compile("\\d{1,9}");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([rcnd])([01])\\}");

    /// A decision on a cell.
    ///
    /// @param holds whether the cell holds the digit, rather than not
    record Decision(Candidate candidate, boolean holds) {}

    /// The name of an array, and the indices of one of its variables.
    private record Variable(String array, List<Integer> indices) {}

    private final @Nullable Pattern given;
    private final String placeholders;
    private final Pattern decision;
    private final Pattern value;
    private @Nullable String array;
    private int dimensions;
    private int smallest = Integer.MAX_VALUE;
    private int largest;
    private boolean fromOne;
    private boolean decided;

    /// @param pattern the pattern, or empty to find the rule
    /// @throws IllegalArgumentException if it has neither a row and a column nor a number of the cell
    CellLabels(String pattern) {
        StringBuilder regex = new StringBuilder();
        StringBuilder order = new StringBuilder();
        Matcher each = PLACEHOLDER.matcher(pattern);
        int end = 0;
        while (each.find()) {
            regex.append(Pattern.quote(pattern.substring(end, each.start()))).append("(\\d{1,9})");
            order.append(each.group(1)).append(each.group(2));
            end = each.end();
        }
        given = pattern.isEmpty()
                ? null
                : Pattern.compile(
                        regex.append(Pattern.quote(pattern.substring(end))).toString());
        String name = "(?<name>" + (given == null ? NAME : given.pattern()) + ")";
        decision = Pattern.compile(name + "\\s*(?<sign>==?|!=)\\s*(?<value>\\d{1,9})");
        value = Pattern.compile(name + "\"?\\s*[:=]\\s*\"?(?<value>\\d{1,9})(?![\\d,.]|\\s*\\.\\.)");
        placeholders = order.toString();
        if (given != null && !placeholders.matches("(?:r.c.|c.r.|n.)(?:d.)?")) {
            throw new IllegalArgumentException(pattern);
        }
    }

    /// Learns how indices count from all variables that are named together.
    void learn(String label, String info) {
        Matcher first = decision.matcher(label);
        if (array == null && first.find()) {
            learn(first.group("name"));
        }
        // Also the names of variables that have several values left.
        for (Matcher each = NAMED.matcher(info); each.find(); ) {
            learn(each.group(1));
        }
    }

    private void learn(String name) {
        Variable variable = variable(name);
        if (variable == null || array != null && !isCell(variable)) {
            return;
        }
        if (array == null) {
            array = variable.array;
            dimensions = variable.indices.size();
            fromOne = name.contains(",") || variable.array.equals("rc");
        }
        for (int index : variable.indices) {
            smallest = Math.min(smallest, index);
            largest = Math.max(largest, index);
        }
    }

    /// Decides how indices count; what is learned later may only contradict it.
    private void decide() {
        fromOne = smallest > 0 && (fromOne || largest == 9 && dimensions > 1 || largest == 81 || largest == 729);
        decided = true;
    }

    private boolean isCell(Variable variable) {
        return variable.array.equals(array) && variable.indices.size() == dimensions;
    }

    /// Returns the decision of a label; null if it is none on a cell.
    ///
    /// @throws ProfilerException if it shows that indices count from another number
    @Nullable
    Decision decision(String label) throws ProfilerException {
        Matcher matcher = decision.matcher(label);
        if (!matcher.find()) {
            return null;
        }
        int set = number(matcher.group("value"));
        Candidate candidate = candidate(matcher.group("name"), set);
        boolean unequal = matcher.group("sign").equals("!=");
        return candidate == null ? null : new Decision(candidate, !unequal && (!isBoolean() || set == 1));
    }

    /// Returns the digits that an info names, of variables that have one value left.
    List<Candidate> values(String info) throws ProfilerException {
        List<Candidate> values = new ArrayList<>();
        Matcher matcher = value.matcher(info);
        while (matcher.find()) {
            int left = number(matcher.group("value"));
            Candidate candidate = isBoolean() && left != 1 ? null : candidate(matcher.group("name"), left);
            if (candidate != null) {
                values.add(candidate);
            }
        }
        return values;
    }

    private boolean isBoolean() {
        return given == null ? dimensions == 3 || dimensions == 1 && largest > 81 : placeholders.contains("d");
    }

    private @Nullable Candidate candidate(String name, int set) throws ProfilerException {
        if (given != null) {
            return byPattern(name, set);
        }
        Variable variable = variable(name);
        if (variable == null || !isCell(variable)) {
            return null;
        }
        if (!decided) {
            decide();
        }
        int first = fromOne ? 1 : 0;
        List<Integer> at = variable.indices.stream().map(index -> index - first).toList();
        int most = dimensions > 1 ? 8 : isBoolean() ? 728 : 80;
        if (at.stream().anyMatch(index -> index < 0 || index > most)) {
            throw new ProfilerException(Why.COUNT);
        }
        return switch (dimensions) {
            case 1 -> isBoolean() ? of(at.getFirst() / 9, at.getFirst() % 9 + 1) : of(at.getFirst(), set);
            case 2 -> of(at.getFirst() * 9 + at.get(1), set);
            default -> of(at.getFirst() * 9 + at.get(1), at.get(2) + 1);
        };
    }

    private @Nullable Candidate byPattern(String name, int set) {
        Matcher matcher = given == null ? null : given.matcher(name);
        if (matcher == null || !matcher.matches()) {
            return null;
        }
        int cell = 0;
        int digit = set;
        for (int i = 0; i < placeholders.length(); i += 2) {
            int index = number(matcher.group(i / 2 + 1)) - (placeholders.charAt(i + 1) - '0');
            switch (placeholders.charAt(i)) {
                case 'r' -> cell += index < 9 ? index * 9 : 81;
                case 'c' -> cell += index < 9 ? index : 81;
                case 'n' -> cell = index;
                default -> digit = index + 1;
            }
        }
        return of(cell, digit);
    }

    private static @Nullable Candidate of(int cell, int digit) {
        return cell >= 0 && cell < 81 && digit >= 1 && digit <= 9
                ? new Candidate(Cell.of(cell), Digit.of(digit))
                : null;
    }

    /// Returns the number that at most nine digits write.
    private static int number(String digits) {
        return Numbers.parse(digits, 0, 999_999_999).orElseThrow();
    }

    private static @Nullable Variable variable(String name) {
        if (name.matches("r\\dc\\d")) {
            return new Variable("rc", List.of(name.charAt(1) - '0', name.charAt(3) - '0'));
        }
        int bracket = name.indexOf('[');
        Matcher tail = TAIL.matcher(name);
        int end = bracket >= 0 ? bracket : tail.find() ? tail.start() : name.length();
        List<Integer> indices = new ArrayList<>();
        for (Matcher each = INDEX.matcher(name.substring(end)); each.find(); ) {
            indices.add(number(each.group()));
        }
        return indices.isEmpty() || indices.size() > 3 ? null : new Variable(name.substring(0, end), indices);
    }
}
