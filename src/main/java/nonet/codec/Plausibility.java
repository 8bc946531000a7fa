package nonet.codec;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.Outcome;
import nonet.codec.api.ParsedPuzzle;
import nonet.codec.code.RegionMap;
import nonet.codec.code.SourceCode;
import nonet.format.Fault;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Checks what was read from a text without any marks of a format. Tables of numbers, pictures and formulas hold grids of
/// nine by nine cells, too, but their digits clash everywhere.
///
/// A puzzle with a mistake stays, so that the mistake can be explained: where few digits clash, where the text holds
/// little more than that grid, and in a list most of whose puzzles have no such clashes.
final class Plausibility {

    /// The formats whose lines hold a puzzle each.
    private static final Set<String> LISTS = Set.of("line", "sdm", "hodoku");

    private Plausibility() {}

    /// Returns the outcome without grids that are no puzzles.
    static Outcome checked(Outcome outcome, String text) {
        return switch (outcome) {
            case Outcome.Refused(Fault fault) -> new Outcome.Refused(refined(fault, text));
            case Outcome.Read read -> checked(read, text);
        };
    }

    private static Outcome checked(Outcome.Read read, String text) {
        List<ParsedPuzzle> sheets = read.sheets();
        if (sheets.stream().anyMatch(sheet -> RegionMap.is(puzzle(sheet).toString())) || hasRegionMap(text)) {
            return new Outcome.Refused(new Fault.Variant("jigsaw"));
        }
        long nonsense = sheets.stream()
                .filter(sheet -> ClueConflicts.isNonsense(puzzle(sheet)))
                .count();
        boolean list = LISTS.contains(read.codec().id()) && nonsense * 2 <= sheets.size();
        boolean alone = sheets.size() == 1 && isMost(text) && !ClueConflicts.isTable(puzzle(sheets.getFirst()));
        if (nonsense == 0 || list || alone) {
            return read;
        }
        boolean mostly = nonsense * 2 >= sheets.size();
        List<ParsedPuzzle> puzzles = sheets.stream()
                .filter(sheet ->
                        mostly ? ClueConflicts.isSound(puzzle(sheet)) : !ClueConflicts.isNonsense(puzzle(sheet)))
                .toList();
        if (puzzles.isEmpty()) {
            return new Outcome.Refused(refined(new Fault.NoPuzzle(), text));
        }
        List<Fault> faults = new ArrayList<>(read.faults());
        sheets.stream()
                .filter(sheet -> !puzzles.contains(sheet))
                .forEach(sheet -> faults.add(new Fault.Clashing(sheet.line(), 1)));
        faults.sort(Comparator.comparingInt(fault -> fault instanceof Fault.Located at ? at.line() : 0));
        return new Outcome.Read(read.codec(), puzzles, read.notes(), faults);
    }

    private static Puzzle puzzle(ParsedPuzzle sheet) {
        return sheet.document().puzzle();
    }

    /// Tells whether a grid makes up most of a text.
    private static boolean isMost(String text) {
        return text.chars().filter(c -> c >= '0' && c <= '9' || c == '.').count() <= 120;
    }

    /// Returns what is wrong with a text in which no puzzle was found.
    private static Fault refined(Fault fault, String text) {
        boolean cells = fault instanceof Fault.BadHeight
                || fault instanceof Fault.BadRow
                || fault instanceof Fault.BadCount
                || fault instanceof Fault.BadCharacter;
        if (!(cells || fault instanceof Fault.NoPuzzle)) {
            return fault;
        }
        int size = SourceCode.otherSize(text);
        return size == 0 ? fault : new Fault.WrongSize(size);
    }

    /// Tests whether nine lines of nine letters or digits, or a line of 81, map the regions of a jigsaw sudoku.
    static boolean hasRegionMap(String text) {
        StringBuilder last = new StringBuilder();
        for (String line : (Iterable<String>) text.lines().limit(2000)::iterator) {
            if (RegionMap.is(line.strip())) {
                return true;
            }
            String letters = line.length() > 80 ? null : letters(line);
            if (letters == null) {
                last.setLength(0);
            } else {
                last.append(letters);
                last.delete(0, Math.max(0, last.length() - 81));
                if (RegionMap.is(last)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Returns the nine letters or digits of a line, or null.
    private static @Nullable String letters(String line) {
        StringBuilder letters = new StringBuilder(9);
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                letters.append(c);
            } else if (" \t,;|[]{}()\"'".indexOf(c) < 0) {
                return null;
            }
        }
        return letters.length() == 9 ? letters.toString() : null;
    }
}
