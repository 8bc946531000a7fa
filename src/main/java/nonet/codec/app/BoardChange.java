package nonet.codec.app;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import org.jspecify.annotations.Nullable;

/// What is different between two boards of one puzzle, as words that say what there is in the second one:
/// `r3c5=7` a digit (0 for none), `r3c5:124` pencil marks, `r3c5/57` corner marks, `r3c5#red` the color of a cell,
/// `r3c5.7#red` that of a candidate, and `links` all links, such as `links:r1c1.2-r3c4.2,r1c1.2+r1c5.2`, `+` for strong
/// ones.
final class BoardChange {

    private static final String LINKS = "links:";
    private static final Pattern WORD = Pattern.compile("r([1-9])c([1-9])(?:\\.([1-9]))?([=:/#])(\\d*|[a-z]*)");
    private static final Pattern LINK = Pattern.compile("r([1-9])c([1-9])\\.([1-9])([-+])r([1-9])c([1-9])\\.([1-9])");
    private static final int MOST_LINKS = 1_000;

    private final byte[] values;
    private final short[] marks = new short[81];
    private final Map<Cell, CellColor> colors;
    private final Map<Candidate, CellColor> candidateColors;
    private final Map<Cell, DigitSet> corners;
    private List<DrawnLink> links;

    private BoardChange(Document board) {
        values = board.grid().values();
        Cell.all()
                .forEach(cell -> marks[cell.index()] = (short) board.marks(cell).mask());
        colors = new HashMap<>(board.colors());
        candidateColors = new HashMap<>(board.sketch().colors());
        corners = new HashMap<>(board.sketch().corners());
        links = board.sketch().links();
    }

    /// Returns the words for what is different, separated by spaces.
    static String text(Document before, Document after) {
        if (before.equals(after)) {
            return "";
        }
        StringJoiner words = new StringJoiner(" ");
        for (Cell cell : Cell.all()) {
            if (before.digit(cell) != after.digit(cell)) {
                words.add(cell + "=" + after.digit(cell));
            }
            if (!before.marks(cell).equals(after.marks(cell))) {
                words.add(cell + ":" + after.marks(cell));
            }
            if (before.colors().get(cell) != after.colors().get(cell)) {
                words.add(cell + "#" + name(after.colors().get(cell)));
            }
        }
        Sketch old = before.sketch();
        Sketch now = after.sketch();
        if (!old.corners().equals(now.corners())) {
            Cell.all().stream()
                    .filter(cell -> !old.corners(cell).equals(now.corners(cell)))
                    .forEach(cell -> words.add(cell + "/" + now.corners(cell)));
        }
        if (!old.colors().equals(now.colors())) {
            Stream.concat(old.colors().keySet().stream(), now.colors().keySet().stream())
                    .distinct()
                    .filter(each -> old.colors().get(each) != now.colors().get(each))
                    .sorted(Comparator.comparingInt(Candidate::index))
                    .forEach(each -> words.add(each.toString().replace('=', '.') + "#"
                            + name(now.colors().get(each))));
        }
        if (!old.links().equals(now.links())) {
            words.add(now.links().stream()
                    .map(link -> (link.from() + (link.strong() ? "+" : "-") + link.to()).replace('=', '.'))
                    .collect(Collectors.joining(",", LINKS, "")));
        }
        return words.toString();
    }

    private static String name(@Nullable CellColor color) {
        return color == null ? "" : color.name().toLowerCase(Locale.ROOT);
    }

    /// Returns the board after a change; nothing if a word is none, or changes a given.
    static Optional<Document> apply(List<String> words, Document before) {
        if (words.isEmpty()) {
            return Optional.of(before);
        }
        BoardChange change = new BoardChange(before);
        for (String word : words) {
            if (!(word.startsWith(LINKS)
                    ? change.takeLinks(word.substring(LINKS.length()))
                    : change.take(word, before))) {
                return Optional.empty();
            }
        }
        return Optional.of(change.on(before));
    }

    private Document on(Document before) {
        for (int cell = 0; cell < 81; cell++) {
            marks[cell] = values[cell] == 0 ? marks[cell] : 0;
        }
        return new Document(
                "",
                before.puzzle(),
                Grid.of(before.grid().givens(), values, marks),
                colors,
                new Sketch(candidateColors, links, corners),
                "");
    }

    private boolean take(String word, Document before) {
        Matcher parts = WORD.matcher(word);
        if (!parts.matches()) {
            return false;
        }
        Cell cell = Cell.at(digit(parts, 1), digit(parts, 2));
        String value = parts.group(5);
        if (parts.group(3) != null) {
            Candidate candidate = new Candidate(cell, Digit.of(digit(parts, 3)));
            return parts.group(4).equals("#") && put(candidateColors, candidate, value);
        }
        return switch (parts.group(4)) {
            case "=" -> {
                boolean fits = value.matches("\\d") && !before.isGiven(cell);
                values[cell.index()] = fits ? Byte.parseByte(value) : 0;
                yield fits;
            }
            case ":" -> {
                marks[cell.index()] = (short) digits(value).mask();
                yield value.matches("[1-9]*");
            }
            case "/" -> {
                corners.put(cell, digits(value));
                yield value.matches("[1-9]*");
            }
            default -> put(colors, cell, value);
        };
    }

    private static DigitSet digits(String text) {
        DigitSet digits = DigitSet.NONE;
        for (char each : text.toCharArray()) {
            digits = each >= '1' && each <= '9' ? digits.with(Digit.of(each - '0')) : digits;
        }
        return digits;
    }

    private static <T> boolean put(Map<T, CellColor> to, T key, String name) {
        to.remove(key);
        Optional<CellColor> color = Stream.of(CellColor.values())
                .filter(each -> name(each).equals(name))
                .findFirst();
        color.ifPresent(each -> to.put(key, each));
        return name.isEmpty() || color.isPresent();
    }

    private boolean takeLinks(String text) {
        List<DrawnLink> read = new ArrayList<>();
        for (String each : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            Matcher parts = LINK.matcher(each);
            if (!parts.matches() || read.size() == MOST_LINKS) {
                return false;
            }
            Candidate from = new Candidate(Cell.at(digit(parts, 1), digit(parts, 2)), Digit.of(digit(parts, 3)));
            Candidate to = new Candidate(Cell.at(digit(parts, 5), digit(parts, 6)), Digit.of(digit(parts, 7)));
            if (from.equals(to)) {
                return false;
            }
            read.add(new DrawnLink(from, to, parts.group(4).equals("+")));
        }
        links = read;
        return true;
    }

    private static int digit(Matcher parts, int group) {
        return parts.group(group).charAt(0) - '0';
    }
}
