package nonet.logic.cases;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.notation.Names;

/// A case of a technique beyond HoDoKu's catalog, in the tab-separated form
/// `technique, case, pattern, also, note, from`.
///
/// @param line the case as a regression line; its conclusions are those that the pattern must give, or, in a near miss,
///     those that the technique must not give
/// @param pattern the sets of cells that identify the pattern, as of [nonet.deduce.Deduction#patternCells()]; empty if conclusions
///     alone count
/// @param note what the case shows
public record ExoticCase(Technique technique, TechniqueCase line, Set<CellSet> pattern, String note) {

    private static final int COLUMNS = 6;

    private static final Pattern PART = Pattern.compile("(?<key>[a-z]+)=(?<value>[^=]*)(?=\\s+[a-z]+=|$)");

    /// The number of cells, which follows from the other parts.
    private static final Pattern COUNT = Pattern.compile("\\d+");

    /// The parts of a pattern that identify it: others, such as mirrors, follow from them or are one choice of several.
    private static final Set<String> IDENTIFYING = Set.of(
            "base", "bases", "targets", "cells", "loop", "pair", "triple", "naked", "hidden", "ends", "pivot", "pivots",
            "wings", "target");

    public ExoticCase {
        pattern = Set.copyOf(pattern);
    }

    /// Tests whether a line of text has the columns of a case.
    public static boolean hasColumns(String text) {
        return text.split("\t", -1).length == COLUMNS;
    }

    /// Parses a line of text.
    ///
    /// @return empty if it is not a case of a known technique
    public static Optional<ExoticCase> parse(String text) {
        String[] fields = text.split("\t", -1);
        if (fields.length != COLUMNS) {
            return Optional.empty();
        }
        Optional<TechniqueCase> line = TechniqueCase.parse(fields[1]);
        Optional<Set<CellSet>> pattern = pattern(fields[2]);
        Optional<Technique> technique = line.flatMap(TechniqueCase::technique)
                .filter(coded -> coded.id().equals(fields[0]));
        return technique.isPresent() && pattern.isPresent()
                ? Optional.of(new ExoticCase(technique.get(), line.get(), pattern.get(), fields[4]))
                : Optional.empty();
    }

    private static Optional<Set<CellSet>> pattern(String text) {
        Set<CellSet> pattern = new HashSet<>();
        CellSet rows = CellSet.NONE;
        CellSet columns = CellSet.NONE;
        Matcher matcher = PART.matcher(text);
        while (matcher.find()) {
            String key = matcher.group("key");
            String value = matcher.group("value").strip();
            if (key.equals("rows")) {
                rows = lines(House.Kind.ROW, value);
            } else if (key.equals("cols")) {
                columns = lines(House.Kind.COLUMN, value);
            } else if (IDENTIFYING.contains(key) && !COUNT.matcher(value).matches()) {
                for (String set : value.split(";")) {
                    Optional<CellSet> cells = Names.cells(key.equals("target") ? set.substring(1) : set);
                    if (cells.isEmpty()) {
                        return Optional.empty();
                    }
                    pattern.add(cells.get());
                }
            }
        }
        if (!rows.isEmpty()) {
            pattern.add(rows.and(columns));
        }
        return Optional.of(pattern);
    }

    private static CellSet lines(House.Kind kind, String numbers) {
        CellSet cells = CellSet.NONE;
        for (char number : numbers.toCharArray()) {
            cells = cells.or(House.of(kind, number - '0').cellSet());
        }
        return cells;
    }
}
