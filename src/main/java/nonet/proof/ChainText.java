package nonet.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.notation.Names;
import nonet.proof.DrawnChain.DrawnLinkKind;
import org.jspecify.annotations.Nullable;

/// Reads chains as forums and other programs write them: Eureka, `(5=8)r5c2-(8=2)r7c2`, and links between cells,
/// `r1c1 =3= r1c5 -3- r4c5`, with or without brackets, as in HoDoKu and nice loops, or as Nonet writes them, `=2|5=` where
/// the digit changes. Of a locked set, such as 345 in `(2=345)r1c123`, the chain goes on with the digit that is linked
/// next, or at an end with that of the other end. A name before a colon and the conclusions after `=>` are ignored.
public final class ChainText {

    /// The largest number of characters.
    public static final int LONGEST = 2_000;

    private static final Pattern CELLS = Pattern.compile("r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*");
    private static final Pattern DIGITS = Pattern.compile("\\(\\s*([1-9]+(?:\\s*[=-]\\s*[1-9]+)*)\\s*\\)");
    private static final Pattern BETWEEN = Pattern.compile("(=|-)\\s*([1-9])(?:\\s*\\|\\s*([1-9]))?\\s*(=|-)");
    private static final Pattern NAME = Pattern.compile("[^:=(\\[]*:");
    private static final Pattern FIRST = Pattern.compile("([1-9])\\s*(=|-)");
    private static final Pattern LAST = Pattern.compile("(=|-)\\s*([1-9])\\s*$");

    /// The result of reading.
    public sealed interface Read {

        /// A chain.
        record Chain(DrawnChain chain) implements Read {}

        /// Text that does not fit.
        ///
        /// @param at the index of the first character that does not
        record Misfit(int at) implements Read {}
    }

    private final String text;
    private final Grid grid;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final List<DrawnLinkKind> joints = new ArrayList<>();
    private int at;

    /// A place of a chain in Eureka notation.
    ///
    /// @param digits its digits, several for a locked set
    /// @param inSet whether it is a part of an almost locked set
    private record Place(String digits, CellSet cells, boolean inSet) {}

    private ChainText(String text, Grid grid) {
        this.text = text;
        this.grid = grid;
    }

    /// Returns the chain that a text writes.
    ///
    /// @param grid the board, which says where the digits of an almost locked set are
    public static Read read(String text, Grid grid) {
        int end = text.indexOf("=>");
        String plain = (end < 0 ? text : text.substring(0, end))
                .toLowerCase(Locale.ROOT)
                .replace('\u2212', '-')
                .replace('\u2013', '-');
        if (plain.isBlank() || plain.length() > LONGEST) {
            return new Read.Misfit(0);
        }
        ChainText reader = new ChainText(plain.stripTrailing(), grid);
        reader.match(NAME);
        boolean fits = plain.contains("(") ? reader.eureka() : reader.cellLinks();
        return fits && !reader.joints.isEmpty()
                ? new Read.Chain(new DrawnChain(reader.nodes, reader.joints))
                : new Read.Misfit(reader.at);
    }

    private boolean eureka() {
        String last = "";
        Kind sign = null;
        do {
            blanks();
            Matcher digits = match(DIGITS);
            String inside = digits == null ? last : digits.group(1).replaceAll("\\s", "");
            blanks();
            CellSet cells = cells();
            if (cells == null || inside.isEmpty()) {
                return false;
            }
            boolean set = inside.length() > 1 && cells.size() > 1;
            String[] parts = inside.split("[=-]");
            int sizes = 0;
            for (int i = 0; i < parts.length; i++) {
                Kind kind = i == 0 ? sign : kind(inside.charAt(sizes - 1));
                if (kind != null) {
                    joints.add(new DrawnLinkKind(kind, i > 0 && set ? cells : CellSet.NONE));
                }
                places.add(new Place(parts[i], cells, set));
                last = parts[i];
                sizes += parts[i].length() + 1;
            }
            blanks();
            if (at < text.length()) {
                char next = text.charAt(at);
                if (next != '=' && next != '-') {
                    return false;
                }
                sign = kind(next);
                at++;
                if (text.substring(at).isBlank()) {
                    return false;
                }
            }
        } while (at < text.length());
        for (int i = 0; i < places.size(); i++) {
            Place place = places.get(i);
            Digit digit = digit(i);
            nodes.add(new Node(digit, place.inSet() ? places(place.cells(), digit) : place.cells()));
        }
        return true;
    }

    /// Returns the digit of a place that the chain goes on with.
    private Digit digit(int place) {
        String own = places.get(place).digits();
        List<String> linked = new ArrayList<>();
        if (place < joints.size() && joints.get(place).kind() == Kind.WEAK) {
            linked.add(places.get(place + 1).digits());
        }
        if (place > 0 && joints.get(place - 1).kind() == Kind.WEAK) {
            linked.add(places.get(place - 1).digits());
        }
        if (place == 0) {
            linked.add(places.getLast().digits());
        } else if (place == places.size() - 1) {
            linked.add(places.getFirst().digits());
        }
        for (String others : linked) {
            for (char each : own.toCharArray()) {
                if (others.indexOf(each) >= 0) {
                    return Digit.of(each - '0');
                }
            }
        }
        return Digit.of(own.charAt(0) - '0');
    }

    /// Reads links between cells. A link in a cell is written by the digits beside it alone: `r1c1 =3= r1c5 -7- r4c5`.
    private boolean cellLinks() {
        blanks();
        Matcher first = match(FIRST);
        Kind arrived = first == null ? null : kind(first.group(2));
        CellSet cells = bracketed();
        if (cells == null) {
            return false;
        }
        if (first != null) {
            nodes.add(new Node(digitOf(first.group(1)), cells));
        }
        for (blanks(); at < text.length(); blanks()) {
            CellLink link = cellLink();
            if (link == null) {
                return false;
            }
            leave(cells, link, arrived);
            if (link.isEnd()) {
                return true;
            }
            CellSet before = cells;
            cells = bracketed();
            if (cells == null) {
                return false;
            }
            boolean inSet = link.to() != link.from() && !cells.equals(before);
            joints.add(new DrawnLinkKind(link.kind(), inSet ? cells.or(before) : CellSet.NONE));
            nodes.add(new Node(link.to(), cells));
            arrived = link.kind();
        }
        return true;
    }

    /// A link between cells.
    ///
    /// @param from the digit in the cells before it
    /// @param to the digit in the cells behind it
    /// @param isEnd whether it is the digit at the end of a chain, such as ` -2`, with no cells behind it
    private record CellLink(Kind kind, Digit from, Digit to, boolean isEnd) {}

    private @Nullable CellLink cellLink() {
        Matcher between = match(BETWEEN);
        if (between == null) {
            Matcher last = match(LAST);
            return last == null
                    ? null
                    : new CellLink(kind(last.group(1)), digitOf(last.group(2)), digitOf(last.group(2)), true);
        }
        if (!between.group(1).equals(between.group(4))) {
            at = between.start();
            return null;
        }
        Digit from = digitOf(between.group(2));
        String changed = between.group(3);
        return new CellLink(kind(between.group(1)), from, changed == null ? from : digitOf(changed), false);
    }

    /// Adds the node from which a link leaves its cells, unless the chain has arrived at it. Otherwise there is a link to it
    /// in the cells, of the other kind than the links around it.
    private void leave(CellSet cells, CellLink link, @Nullable Kind arrived) {
        boolean begins = nodes.isEmpty();
        if (begins || nodes.getLast().digit() != link.from()) {
            nodes.add(new Node(link.from(), cells));
            if (!begins) {
                joints.add(DrawnLinkKind.of(arrived == link.kind() ? other(link.kind()) : link.kind()));
            }
        }
    }

    private static Digit digitOf(String digit) {
        return Digit.of(digit.charAt(0) - '0');
    }

    private static Kind kind(String sign) {
        return kind(sign.charAt(0));
    }

    private static Kind kind(char sign) {
        return sign == '=' ? Kind.STRONG : Kind.WEAK;
    }

    private static Kind other(Kind kind) {
        return kind == Kind.STRONG ? Kind.WEAK : Kind.STRONG;
    }

    private CellSet places(CellSet cells, Digit digit) {
        CellSet places = CellSet.NONE;
        for (var cell : cells) {
            DigitSet candidates = grid.candidates(cell);
            places = candidates.contains(digit) ? places.with(cell) : places;
        }
        return places.isEmpty() ? cells : places;
    }

    private @Nullable CellSet bracketed() {
        blanks();
        boolean open = at < text.length() && text.charAt(at) == '[';
        at += open ? 1 : 0;
        CellSet cells = cells();
        if (cells != null && open) {
            blanks();
            if (at >= text.length() || text.charAt(at) != ']') {
                return null;
            }
            at++;
        }
        return cells;
    }

    private @Nullable CellSet cells() {
        Matcher cells = match(CELLS);
        return cells == null ? null : Names.cells(cells.group()).orElse(null);
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private @Nullable Matcher match(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return null;
        }
        at = matcher.end();
        return matcher;
    }
}
