package nonet.codec.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.PlaceNames;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Numbers;
import nonet.grid.Puzzle;

/// Givens one by one, each with its cell: `A3 = 4`, `r1c3=4`, `1,3=4`, or lines of row, column and digit. A line with a
/// name begins the next puzzle. A table may have other columns if a line above it names those of the row, the column and the digit. Cells are numbered from 0 if a 0 occurs among them, from 1 if a 9 does; the list of a
/// puzzle column by column, with the column first, is recognized by its order.
public final class CellList {

    private static final Pattern GIVEN = Pattern.compile("(?<![\\w.,])(?:([A-Ia-i])([1-9])"
            + "|[rR](?:ow)?\\s?([0-9])[,;]?\\s?[cC](?:ol(?:umn)?)?\\s?([0-9])|"
            + "\\(?([0-9])\\s?[,;]\\s?([0-9])\\)?)\\s{0,3}(?:=>?|:|->)\\s{0,3}([1-9])(?![\\w.])");
    private static final Pattern LINE = Pattern.compile("^\\s*([0-9])[ ,;\\t]+([0-9])[ ,;\\t]+([1-9])\\s*[,;]?\\s*$");
    /// Between two columns of a table.
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;\\t]\\s*|\\s+");

    private static final Pattern WORDS = Pattern.compile("[\\w\\s,;\"-]{3,200}");

    /// The roles of columns, of which one is the row, one the column, and one the digit.
    private static final Pattern IS_TABLE =
            Pattern.compile("(?=[^r]*r[^r]*$)(?=[^c]*c[^c]*$)[^v]*v[^v]*", Pattern.DOTALL);

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

    private final List<ReadPuzzle> puzzles = new ArrayList<>();
    private final List<Given> givens = new ArrayList<>();
    private final Set<Integer> cells = new HashSet<>();
    private String name = "";
    /// The roles of the columns of a table, as in [PlaceNames#role], if a line above them names them.
    private String roles = "";

    private int line;

    /// Whether the places are two numbers rather than the name of a cell.
    private boolean numbers;

    /// Whether the places are a letter and a number.
    private boolean letters;

    private CellList() {}

    /// Returns the puzzles of a text that holds nothing else; empty if there are none.
    public static List<ReadPuzzle> read(Lines lines) {
        CellList list = new CellList();
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.line(i);
            if (lines.size() > MOST_LINES || text.length() > LONGEST || !list.take(text, i + 1)) {
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
        if (!roles.isEmpty()) {
            return text.isBlank() || addFields(fields(text), number);
        }
        if (givens.isEmpty() && WORDS.matcher(text).matches()) {
            String named = fields(text).stream()
                    .map(field -> String.valueOf(PlaceNames.role(field)))
                    .collect(Collectors.joining());
            if (IS_TABLE.matcher(named).matches()) {
                roles = named;
                return true;
            }
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
            letters = letter;
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

    private static List<String> fields(String text) {
        return List.of(SEPARATOR.split(text.strip().replace("\"", ""), -1));
    }

    /// Adds a row of a table whose columns are named. A row without a digit, or with 0, is a blank cell.
    private boolean addFields(List<String> fields, int number) {
        if (fields.size() != roles.length()) {
            return false;
        }
        String row = fields.get(roles.indexOf('r'));
        String column = fields.get(roles.indexOf('c'));
        String digit = fields.get(roles.indexOf('v'));
        boolean places = isNumber(row) && isNumber(column);
        boolean blank = digit.isEmpty() || digit.equals("0") || digit.equals(".");
        return places && (blank || isNumber(digit)) && add(row, column, blank ? "0" : digit, number, true);
    }

    private static boolean isNumber(String field) {
        return Numbers.parse(field, 0, 9).isPresent();
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
        if (givens.stream().filter(given -> given.digit > 0).count() < Puzzle.FEWEST_CLUES || numbers && !base) {
            return false;
        }
        boolean columns = (numbers || letters)
                && roles.isEmpty()
                && !isOrdered(givens)
                && isOrdered(givens.stream().map(Given::turned).toList());
        int from = lowest == 0 ? 0 : 1;
        DocumentBuilder builder = new DocumentBuilder();
        for (Given given : givens) {
            Given placed = columns ? given.turned() : given;
            builder.given((placed.first - from) * 9 + placed.second - from, placed.digit);
        }
        puzzles.add(new ReadPuzzle(builder.document(name), line));
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
