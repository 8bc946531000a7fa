package nonet.explain.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import nonet.deduce.Als;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Literal;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.notation.Names;
import nonet.text.Language;
import nonet.text.NameStyle;
import nonet.text.TextBundle;
import org.jspecify.annotations.Nullable;

/// The texts for techniques and explanations. Techniques are named in the style of the locale ([NameStyle]).
public final class Words {

    /// A blank between two Chinese characters; templates have blanks for what is written in Latin letters or digits.
    private static final Pattern GAP = Pattern.compile("(?<=[\\p{IsHan}\uff09]) (?=[\\p{IsHan}\uff08])");

    private static final String BUNDLE = "/nonet/explain/messages";

    private final Supplier<Locale> locale;
    private final TextBundle texts;

    /// The texts in English once a name in English is asked for; null before.
    private volatile @Nullable TextBundle english;

    public Words(Locale locale) {
        this(() -> locale);
    }

    /// Creates texts that follow a language.
    ///
    /// @param locale returns the current locale
    public Words(Supplier<Locale> locale) {
        this.locale = locale;
        texts = new TextBundle(BUNDLE, locale);
    }

    public String of(Technique technique) {
        String local = get(technique.key());
        return NameStyle.of(locale.get()) == NameStyle.LOCAL ? local : styled(local, english(technique));
    }

    /// Returns a name in the style of the locale.
    public String styled(String local, String english) {
        return switch (NameStyle.of(locale.get())) {
            case LOCAL -> local;
            case ENGLISH -> english;
            case BOTH -> local.equals(english) ? local : get("names.both", local, english);
        };
    }

    private String english(Technique technique) {
        TextBundle known = english;
        if (known == null) {
            known = new TextBundle(BUNDLE, Language.ENGLISH.locale());
            english = known;
        }
        return known.get(technique.key());
    }

    public String of(Family family) {
        return get(family.key());
    }

    /// Returns the name of a house, such as `row 3`.
    public String of(House house) {
        return switch (house.kind()) {
            case ROW -> get("where.row", house.number());
            case COLUMN -> get("where.column", house.number());
            case BOX -> get("where.box", house.number());
        };
    }

    /// Returns the text of a key with its arguments filled in, without blanks between Chinese characters. Sets of cells
    /// and digits, houses and lists of them, techniques and families are named as by the other methods, anything else by its `toString`.
    public String get(String key, Object... arguments) {
        Object[] named = Arrays.stream(arguments).map(this::word).toArray();
        return GAP.matcher(texts.get(key, named)).replaceAll("");
    }

    private Object word(Object argument) {
        return switch (argument) {
            case CellSet cells -> of(cells);
            case DigitSet digits -> of(digits);
            case House house -> of(house);
            case Technique technique -> of(technique);
            case Family family -> of(family);
            case List<?> houses
            when houses.stream().allMatch(House.class::isInstance) ->
                houses(houses.stream().map(House.class::cast).toList());
            default -> argument;
        };
    }

    /// Returns cells as a list, such as `r1c1 and r2c4`; more than four in the short notation, such as `r2c56, r5c46
    /// and r8c4`.
    public String of(CellSet cells) {
        return cells.size() > 4 ? and(List.of(Names.of(cells).split(","))) : list(cells);
    }

    public String of(DigitSet digits) {
        return list(digits);
    }

    /// Returns houses grouped by kind, such as `rows 2 and 7 and box 5`.
    public String houses(List<House> houses) {
        Map<House.Kind, List<House>> byKind = new EnumMap<>(House.Kind.class);
        houses.forEach(each ->
                byKind.computeIfAbsent(each.kind(), _ -> new ArrayList<>()).add(each));
        return and(byKind.values().stream().map(this::ofOneKind).toList());
    }

    private String ofOneKind(List<House> houses) {
        if (houses.size() == 1) {
            return of(houses.getFirst());
        }
        String numbers = join(strings(houses.stream().map(House::number).toList()), "list.numbers");
        return switch (houses.getFirst().kind()) {
            case ROW -> get("where.rows", numbers);
            case COLUMN -> get("where.columns", numbers);
            case BOX -> get("where.boxes", numbers);
        };
    }

    /// Returns the sectors of a digit in houses by digit, such as `1 in column 2; 3 in rows 2 and 8`, after the cells.
    public String sectors(List<Sector> sectors) {
        CellSet cells = CellSet.NONE;
        Map<Digit, List<House>> houses = new EnumMap<>(Digit.class);
        for (Sector sector : sectors) {
            switch (sector) {
                case Sector.OfCell(Cell cell) -> cells = cells.with(cell);
                case Sector.OfHouse(House house, Digit digit) ->
                    houses.computeIfAbsent(digit, _ -> new ArrayList<>()).add(house);
            }
        }
        List<String> parts = new ArrayList<>();
        if (!cells.isEmpty()) {
            parts.add(of(cells));
        }
        houses.forEach((digit, where) -> parts.add(get("list.digit-in", digit, houses(where))));
        return parts(parts);
    }

    /// Returns digits by the house they are in, such as `1 and 3 in row 5; 7 in box 2`.
    public String places(Map<House, DigitSet> digits) {
        return parts(digits.entrySet().stream()
                .map(each -> get("list.digit-in", of(each.getValue()), of(each.getKey())))
                .toList());
    }

    /// Returns cells by the house they are in, such as `r1c1 and r2c3 in box 1; r4c5 in box 5`.
    public String cells(Map<House, CellSet> cells) {
        return parts(cells.entrySet().stream()
                .map(each -> get("list.digit-in", list(each.getValue()), of(each.getKey())))
                .toList());
    }

    private String parts(List<String> parts) {
        return parts.stream()
                .reduce((some, next) -> get("list.parts", some, next))
                .orElse("");
    }

    public String candidates(List<Candidate> candidates) {
        return and(candidates.stream()
                .map(candidate -> candidate.cell() + "=" + candidate.digit())
                .toList());
    }

    /// Returns the candidates of a color: up to four one by one, more by digit. If there are several digits, their
    /// cells are in the short notation throughout, which shows where a digit ends.
    public String color(List<Candidate> candidates) {
        if (candidates.size() <= 4) {
            return candidates(candidates);
        }
        Map<Digit, CellSet> byDigit = new EnumMap<>(Digit.class);
        candidates.forEach(each -> byDigit.merge(each.digit(), CellSet.of(each.cell()), CellSet::or));
        boolean alone = byDigit.size() == 1;
        return and(byDigit.entrySet().stream()
                .map(each ->
                        get("list.digit-in", each.getKey(), alone ? of(each.getValue()) : Names.of(each.getValue())))
                .toList());
    }

    /// Returns a node as a statement, such as `r3c5=7` or, for a group, `r3c45=7`.
    public String statement(Node node) {
        return Names.of(node.cells()) + "=" + node.digit();
    }

    /// Returns a literal, such as `r3c5=7` or `r3c5<>7`.
    public String literal(Literal literal) {
        String statement = statement(literal.node());
        return literal.on() ? statement : statement.replace("=", "<>");
    }

    /// Returns where a link lies: a cell, a house, or a set of cells.
    public String place(Reason reason) {
        return switch (reason) {
            case Reason.InCell(Cell cell) -> cell.toString();
            case Reason.InHouse(House house) -> of(house);
            case Reason.InAls(Als als) -> of(als.cells());
            case Reason.BesideAls(Als als, var _) -> of(als.cells());
            case Reason.ByDeduction(Deduction deduction) -> of(deduction.technique());
            case Reason.InDeadlyPattern(CellSet cells, var _) -> of(cells);
        };
    }

    /// Returns digits as alternatives, such as `3, 7 or 8`. Each is a number in the text, which may choose its word by the
    /// last one, as in the Spanish "7 u 8".
    public String either(Iterable<Digit> digits) {
        List<Integer> values = new ArrayList<>();
        digits.forEach(digit -> values.add(digit.value()));
        return join(values, "list.either");
    }

    private String list(Iterable<?> things) {
        return and(strings(things));
    }

    private String and(List<String> things) {
        return join(things, "list.two");
    }

    /// Joins texts with commas, and the last two with a word.
    private String join(List<?> things, String last) {
        String joined = "";
        for (int i = 0; i < things.size(); i++) {
            Object next = things.get(i);
            boolean atEnd = i == things.size() - 1;
            joined = i == 0 ? next.toString() : get(atEnd ? last : "list.more", joined, next);
        }
        return joined;
    }

    private static List<String> strings(Iterable<?> things) {
        List<String> strings = new ArrayList<>();
        things.forEach(thing -> strings.add(thing.toString()));
        return strings;
    }
}
