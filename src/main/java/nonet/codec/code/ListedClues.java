package nonet.codec.code;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import nonet.grid.Puzzle;

/// Finds grids among groups of cells that list their givens: the row, column and value of each.
final class ListedClues {

    private final List<CellGroup> groups;
    private final BiPredicate<String, Integer> grids;

    private ListedClues(List<CellGroup> groups, BiPredicate<String, Integer> grids) {
        this.groups = groups;
        this.grids = grids;
    }

    /// Finds the grid of three lists, of rows, columns and values, and the grids whose givens are listed one by one.
    ///
    /// @param grids takes 81 cells and their line, and returns whether they are a puzzle
    static void find(List<CellGroup> groups, BiPredicate<String, Integer> grids) {
        ListedClues clues = new ListedClues(groups, grids);
        clues.lists();
        clues.numbers();
    }

    /// Three lists of the rows, columns and values of the givens, named so.
    private void lists() {
        for (int i = 0; i + 2 < groups.size(); i++) {
            List<CellGroup> lists = groups.subList(i, i + 3);
            int size = lists.getFirst().size();
            String roles = "" + lists.get(0).role() + lists.get(1).role()
                    + lists.get(2).role();
            if (size < Puzzle.FEWEST_CLUES
                    || lists.stream().anyMatch(list -> list.size() != size)
                    || roles.indexOf('r') < 0
                    || roles.indexOf('c') < 0) {
                continue;
            }
            List<ClueNumber> numbers = new ArrayList<>();
            for (int given = 0; given < size; given++) {
                for (CellGroup list : lists) {
                    numbers.add(new ClueNumber(list.cells.charAt(given), 1, list.role(), list.line()));
                }
            }
            if (add(numbers)) {
                return;
            }
        }
    }

    /// Row, column and value of each given, in one group or in several.
    private void numbers() {
        List<ClueNumber> numbers = ClueNumber.of(groups);
        for (int from = 0; from < numbers.size(); ) {
            int length = periodic(numbers, from);
            int count = length / 3;
            if (length % 3 == 0 && count >= Puzzle.FEWEST_CLUES && add(numbers.subList(from, from + length))) {
                from += length;
            } else {
                from += Math.max(1, length - 3);
            }
        }
    }

    /// Adds the puzzle given by rows, columns and values.
    private boolean add(List<ClueNumber> numbers) {
        Order order = Order.of(numbers);
        OptionalInt base = order.base(numbers);
        if (base.isEmpty()) {
            return false;
        }
        StringBuilder cells = new StringBuilder(".".repeat(81));
        for (int i = 0; i < numbers.size(); i += 3) {
            int row = numbers.get(i + order.row).number() - base.getAsInt();
            int column = numbers.get(i + order.column).number() - base.getAsInt();
            if (cells.charAt(row * 9 + column) != '.') {
                return false;
            }
            cells.setCharAt(row * 9 + column, numbers.get(i + order.value()).cell());
        }
        return grids.test(cells.toString(), numbers.getFirst().line());
    }

    /// Returns the number of numbers, from an index on, whose gaps repeat with period three.
    private static int periodic(List<ClueNumber> numbers, int from) {
        int to = from + 4;
        while (to < numbers.size()
                && numbers.get(to).separatorHash() == numbers.get(to - 3).separatorHash()) {
            to++;
        }
        return Math.min(to, numbers.size()) - from;
    }

    /// The places of row, column and value among the three numbers of each given.
    private record Order(int row, int column) {

        /// Returns the order that the names of the numbers tell. Without names, givens are listed row by row: an order by
        /// the second number first means that it is the row.
        static Order of(List<ClueNumber> numbers) {
            String roles = "" + numbers.get(0).role() + numbers.get(1).role()
                    + numbers.get(2).role();
            if (roles.indexOf('r') >= 0 && roles.indexOf('c') >= 0) {
                return new Order(roles.indexOf('r'), roles.indexOf('c'));
            }
            return !isAscending(numbers, 0, 1) && isAscending(numbers, 1, 0) ? new Order(1, 0) : new Order(0, 1);
        }

        private static boolean isAscending(List<ClueNumber> numbers, int first, int second) {
            int last = -1;
            for (int i = 0; i < numbers.size(); i += 3) {
                int order = numbers.get(i + first).number() * 10
                        + numbers.get(i + second).number();
                if (order <= last) {
                    return false;
                }
                last = order;
            }
            return true;
        }

        int value() {
            return 3 - row - column;
        }

        /// Returns the number of the first row and column: 0 if a 0 occurs, 1 if a 9 does; empty if neither or both do, or
        /// any larger number.
        OptionalInt base(List<ClueNumber> numbers) {
            int lowest = 9;
            int highest = 0;
            for (int i = 0; i < numbers.size(); i += 3) {
                for (int place : new int[] {row, column}) {
                    lowest = Math.min(lowest, numbers.get(i + place).number());
                    highest = Math.max(highest, numbers.get(i + place).number());
                }
            }
            boolean from0 = lowest == 0 && highest < 9;
            boolean from1 = lowest > 0 && highest == 9;
            return from0 || from1 ? OptionalInt.of(from0 ? 0 : 1) : OptionalInt.empty();
        }
    }

    /// A number among the row, column and value of givens.
    ///
    /// @param cell the digit, `.` for 0
    /// @param separatorHash the hash of the tokens between the previous number and this one
    /// @param role the role stated by the word before it, as in [nonet.codec.api.PlaceNames#role]
    /// @param line the line of the number
    private record ClueNumber(char cell, long separatorHash, char role, int line) {

        /// Returns the numbers of all groups of up to three cells.
        static List<ClueNumber> of(List<CellGroup> groups) {
            List<ClueNumber> numbers = new ArrayList<>();
            for (CellGroup group : groups) {
                for (int i = 0; i < group.size() && group.size() <= 3; i++) {
                    numbers.add(new ClueNumber(
                            group.cells.charAt(i),
                            i == 0 ? group.smallSeparatorHash() : 1,
                            i == 0 ? group.role() : 0,
                            group.line()));
                }
            }
            return numbers;
        }

        int number() {
            return cell == '.' ? 0 : cell - '0';
        }
    }
}
