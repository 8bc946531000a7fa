package nonet.codec.loose;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.text.Page;
import nonet.grid.Numbers;
import nonet.grid.Puzzle;

/// Givens one by one, each with its cell: `A3 = 4`, `r1c3=4`, `1,3=4`, or lines of row, column and digit. A line with a
/// name begins the next puzzle. Cells are numbered from 0 if a 0 occurs among them, from 1 if a 9 does; the list of a
/// puzzle column by column, with the column first, is recognized by its order.
public final class CellList {

    private static final Pattern GIVEN = Pattern.compile("(?<![\\w.,])(?:([A-Ia-i])([1-9])|[rR]([0-9])[cC]([0-9])|"
            + "\\(?([0-9])\\s?[,;]\\s?([0-9])\\)?)\\s{0,3}(?:=>?|:|->)\\s{0,3}([1-9])(?![\\w.])");
    private static final Pattern LINE = Pattern.compile("^\\s*([0-9])[ ,;\\t]+([0-9])[ ,;\\t]+([1-9])\\s*[,;]?\\s*$");
    private static final Pattern NAME = Pattern.compile("^\\s*\\[([^\\[\\]]{1,60})]\\s*$");
    private static final int MOST_LINES = 10_000;
    private static final int LONGEST = 2_000;

    private record Given(int first, int second, int digit) {

        int order() {
            return first * 10 + second;
        }

        Given turned() {
            return new Given(/* first= */ second, /* second= */ first, digit);
        }
    }

    private final List<ParsedPuzzle> puzzles = new ArrayList<>();
    private final List<Given> givens = new ArrayList<>();
    private final Set<Integer> cells = new HashSet<>();
    private String name = "";
    private int line;

    /// Whether the places are two numbers rather than the name of a cell.
    private boolean numbers;

    private CellList() {}

    /// Returns the puzzles of a page that holds nothing else; empty if there are none.
    public static List<ParsedPuzzle> read(Page page) {
        CellList list = new CellList();
        for (int i = 0; i < page.size(); i++) {
            String text = page.line(i);
            if (page.size() > MOST_LINES || text.length() > LONGEST || !list.take(text, i + 1)) {
                return List.of();
            }
        }
        return list.end() ? list.puzzles : List.of();
    }

    /// Takes a line, and returns whether it belongs to a list.
    private boolean take(String text, int number) {
        Matcher heading = NAME.matcher(text);
        if (heading.matches()) {
            boolean sound = givens.isEmpty() || end();
            name = heading.group(1).strip();
            return sound;
        }
        Matcher place = LINE.matcher(text);
        if (place.matches()) {
            return add(place.group(1), place.group(2), place.group(3), number, true);
        }
        Matcher given = GIVEN.matcher(text);
        StringBuilder rest = new StringBuilder();
        while (given.find()) {
            given.appendReplacement(rest, " ");
            boolean letter = given.group(1) != null;
            String first = letter
                    ? String.valueOf(given.group(1).toLowerCase(Locale.ROOT).charAt(0) - 'a' + 1)
                    : given.group(3) != null ? given.group(3) : given.group(5);
            String second = letter ? given.group(2) : given.group(3) != null ? given.group(4) : given.group(6);
            if (!add(first, second, given.group(7), number, given.group(5) != null)) {
                return false;
            }
        }
        given.appendTail(rest);
        // Comments, brackets and signs may stand beside the givens, but no other numbers.
        return rest.toString().strip().startsWith("#") || rest.chars().noneMatch(Character::isLetterOrDigit);
    }

    private boolean add(String first, String second, String digit, int number, boolean twoNumbers) {
        Given given = new Given(number(first), number(second), number(digit));
        line = givens.isEmpty() ? number : line;
        numbers = twoNumbers;
        givens.add(given);
        return cells.add(given.order());
    }

    private static int number(String digit) {
        return Numbers.parse(digit, 0, 9).orElse(0);
    }

    /// Ends a puzzle, and returns whether it is one.
    private boolean end() {
        int lowest = givens.stream()
                .mapToInt(given -> Math.min(given.first, given.second))
                .min()
                .orElse(9);
        int highest = givens.stream()
                .mapToInt(given -> Math.max(given.first, given.second))
                .max()
                .orElse(0);
        boolean base = lowest == 0 ? highest < 9 : highest == 9;
        if (givens.size() < Puzzle.FEWEST_CLUES || numbers && !base) {
            return false;
        }
        boolean columns = numbers
                && !isOrdered(givens)
                && isOrdered(givens.stream().map(Given::turned).toList());
        int from = lowest == 0 ? 0 : 1;
        DocumentBuilder draft = new DocumentBuilder();
        for (Given given : givens) {
            Given placed = columns ? given.turned() : given;
            draft.given((placed.first - from) * 9 + placed.second - from, placed.digit);
        }
        puzzles.add(new ParsedPuzzle(draft.document(name), line));
        givens.clear();
        cells.clear();
        name = "";
        return true;
    }

    private static boolean isOrdered(List<Given> givens) {
        for (int i = 1; i < givens.size(); i++) {
            if (givens.get(i).order() <= givens.get(i - 1).order()) {
                return false;
            }
        }
        return true;
    }
}
