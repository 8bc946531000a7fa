package nonet.rate.csp;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.grid.Geometry;

/// Whips, g-whips and braids by their definitions alone, with sets in place of bits: slow, and complete.
final class PlainPatterns {

    /// The pattern.
    enum Kind {
        WHIP,
        G_WHIP,
        BRAID
    }

    private final Kind kind;
    private final int target;

    /// The sets of candidates of which one is true.
    private final List<Set<Integer>> variables = new ArrayList<>();

    PlainPatterns(Kind kind, Set<Integer> candidates, int target) {
        this.kind = kind;
        this.target = target;
        for (int cell = 0; cell < 81; cell++) {
            Set<Integer> digits = new HashSet<>();
            for (int digit = 0; digit < 9; digit++) {
                digits.add(cell * 9 + digit);
            }
            add(digits, candidates);
        }
        for (int house = 0; house < 27; house++) {
            for (int digit = 0; digit < 9; digit++) {
                Set<Integer> places = new HashSet<>();
                for (int place = 0; place < 9; place++) {
                    places.add(Geometry.cell(house, place) * 9 + digit);
                }
                add(places, candidates);
            }
        }
    }

    private void add(Set<Integer> variable, Set<Integer> candidates) {
        variable.retainAll(candidates);
        variables.add(variable);
    }

    /// Tests whether a pattern of a length or a shorter one refutes the target.
    boolean isRefuted(int length) {
        return extend(List.of(Set.of(target)), length);
    }

    /// @param rights the target and the right-linking objects so far, each as its candidates
    private boolean extend(List<Set<Integer>> rights, int more) {
        for (Set<Integer> variable : variables) {
            if (variable.contains(target) || !hasLeftLinking(variable, rights)) {
                continue;
            }
            Set<Integer> rest = new HashSet<>(variable);
            rest.removeIf(candidate -> rights.stream().anyMatch(right -> isLinked(right, candidate)));
            if (rest.isEmpty()) {
                return true;
            }
            boolean right = rest.size() == 1 || kind == Kind.G_WHIP && isGroup(rest);
            Set<Integer> object = rest.size() == 1 ? rest : group(rest);
            if (right && more > 1 && !rights.contains(object)) {
                List<Set<Integer>> extended = new ArrayList<>(rights);
                extended.add(object);
                if (extend(extended, more - 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasLeftLinking(Set<Integer> variable, List<Set<Integer>> rights) {
        if (kind == Kind.BRAID) {
            return variable.stream()
                    .anyMatch(candidate -> rights.stream().anyMatch(right -> isLinked(right, candidate)));
        }
        return variable.stream()
                .anyMatch(candidate -> isLinked(rights.getLast(), candidate)
                        && (rights.size() == 1 || !isLinked(rights.getFirst(), candidate)));
    }

    /// Tests whether each of some candidates excludes another one.
    private static boolean isLinked(Set<Integer> object, int other) {
        return object.stream().allMatch(candidate -> {
            int cell = candidate / 9;
            int otherCell = other / 9;
            return cell == otherCell
                    ? candidate != other
                    : candidate % 9 == other % 9 && Geometry.sees(cell, otherCell);
        });
    }

    /// Tests whether candidates of one digit lie in one line and one box.
    private static boolean isGroup(Set<Integer> candidates) {
        boolean oneDigit = candidates.stream().map(each -> each % 9).distinct().count() == 1;
        boolean oneBox = candidates.stream()
                        .map(each -> Geometry.box(each / 9))
                        .distinct()
                        .count()
                == 1;
        return oneDigit && oneBox && (isInOne(candidates, 81) || isInColumn(candidates));
    }

    private static boolean isInOne(Set<Integer> candidates, int size) {
        return candidates.stream().map(each -> each / size).distinct().count() == 1;
    }

    private static boolean isInColumn(Set<Integer> candidates) {
        return candidates.stream().map(each -> each / 9 % 9).distinct().count() == 1;
    }

    /// Returns all candidates of the group of some candidates.
    private static Set<Integer> group(Set<Integer> candidates) {
        if (!isGroup(candidates)) {
            return candidates;
        }
        int first = candidates.iterator().next();
        Set<Integer> group = new HashSet<>();
        for (int cell = 0; cell < 81; cell++) {
            Set<Integer> more = new HashSet<>(candidates);
            more.add(cell * 9 + first % 9);
            if (isGroup(more) && (isInOne(more, 81) == isInOne(candidates, 81))) {
                group.add(cell * 9 + first % 9);
            }
        }
        return group;
    }
}
