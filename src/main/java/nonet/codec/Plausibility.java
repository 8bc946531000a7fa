package nonet.codec;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.codec.api.VariantNames;
import nonet.codec.code.RegionMap;
import nonet.codec.code.SourceCode;
import nonet.codec.code.VariantText;
import nonet.codec.text.HexDump;
import nonet.codec.text.TextCodec;
import nonet.codec.text.TextFormat;
import org.jspecify.annotations.Nullable;

/// Rejects false positives in text without the syntax of a format. Tables of numbers, pictures and formulas contain
/// grids of nine by nine cells, too, but their digits conflict almost everywhere.
///
/// A puzzle with a mistake is kept, so that the mistake can be explained: when few digits conflict, when the text holds
/// little more than the grid, and in a list most of whose puzzles are sound.
final class Plausibility {

    /// The formats with one puzzle per line.
    private static final Set<TextFormat> LISTS =
            Set.of(TextFormat.LINE, TextFormat.SADMAN_LIST, TextFormat.HODOKU_LINE);

    /// The first bytes of other files, as they are decoded.
    private static final Map<String, Fault.OtherFile.Kind> SIGNATURES = Map.of(
            "\u001F\u008B",
            Fault.OtherFile.Kind.ARCHIVE,
            "Rar!\u001A\u0007",
            Fault.OtherFile.Kind.ARCHIVE,
            "7z\u00BC\u00AF'\u001C",
            Fault.OtherFile.Kind.ARCHIVE,
            "\u00D0\u00CF\u0011\u00E0",
            Fault.OtherFile.Kind.OLD_OFFICE);

    private static final Pattern DIGITS = Pattern.compile("\\s*(?=.*[2-9])[0-9](?:[,;\\s]\\s?[0-9]){3,8}\\s*");
    private static final Pattern SIGNS = Pattern.compile("\\s*(?=.*-1)(?=.*\\b0)-?[01](?:[,;\\s]\\s?-?[01]){3,8}\\s*");

    /// Links of places where people play that name a puzzle without holding it.
    private static final Pattern SERVER = Pattern.compile(
            "(?:https?://)?(?:www\\.)?(?:f-puzzles\\.com/\\?id=|(?:beta\\.)?sudokupad\\.app/[\\w-]+|tinyurl\\.com/[\\w-]+|"
                + "sudoku\\.coach/[a-z-]+/s/|(?:app\\.)?crackingthecryptic\\.com/|cracking-the-cryptic\\.web\\.app/)\\S*",
            Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_LINK = 2_000;

    private static final char FIRST_DIE = '\u2680';
    private static final char LAST_DIE = '\u2685';

    /// The longest text that is searched for names of variants.
    private static final int LONGEST_NAMED = 1 << 20;

    private Plausibility() {}

    /// Returns the reading without implausible grids.
    static PuzzleReading checked(PuzzleReading reading, String text) {
        return switch (reading) {
            case PuzzleReading.Nothing(Fault fault) ->
                new PuzzleReading.Nothing(hasSigns(text) ? new Fault.Variant("futoshiki") : refined(fault, text));
            case PuzzleReading.Puzzles read -> checked(read, text);
        };
    }

    private static PuzzleReading checked(PuzzleReading.Puzzles read, String text) {
        List<ReadPuzzle> all = read.puzzles();
        if (all.stream().anyMatch(each -> RegionMap.is(each.puzzle().toString())) || hasRegionMap(text)) {
            return new PuzzleReading.Nothing(new Fault.Variant("jigsaw"));
        }
        @Nullable String rule = VariantText.rule(text);
        if (rule == null && hasSigns(text)) {
            rule = "futoshiki";
        }
        return rule == null
                ? named(withoutNonsense(read, text), text)
                : new PuzzleReading.Nothing(new Fault.Variant(DocumentBuilder.shortened(rule)));
    }

    /// Says which grids are named as those of a variant; refuses them if their digits show that their regions are not
    /// those of a classic.
    static PuzzleReading named(PuzzleReading reading, String text) {
        if (!(reading instanceof PuzzleReading.Puzzles read) || text.length() > LONGEST_NAMED) {
            return reading;
        }
        List<VariantNames.Named> named = VariantNames.of(text, read.puzzles());
        for (VariantNames.Named each : named) {
            if (VariantNames.isIrregular(each.puzzle().puzzle())) {
                return new PuzzleReading.Nothing(new Fault.Variant(each.name()));
            }
        }
        if (named.isEmpty()) {
            return read;
        }
        List<ReadingNote> notes = new ArrayList<>(read.notes());
        notes.add(new ReadingNote(ReadingNote.Kind.VARIANT, named.getFirst().line(), named.size()));
        return new PuzzleReading.Puzzles(read.codec(), read.puzzles(), notes, read.faults());
    }

    /// Tests whether rows of signs between the cells of a futoshiki, -1, 0 and 1, stand beside rows of its digits.
    private static boolean hasSigns(String text) {
        List<String> lines =
                text.lines().limit(2000).filter(line -> line.length() <= 80).toList();
        return lines.stream().filter(SIGNS.asMatchPredicate()).count() >= 4
                && lines.stream().filter(DIGITS.asMatchPredicate()).count() >= 4;
    }

    /// Returns the reading without grids whose digits conflict almost everywhere.
    static PuzzleReading withoutNonsense(PuzzleReading.Puzzles read, String text) {
        List<ReadPuzzle> all = read.puzzles();
        long nonsense = all.stream()
                .filter(each -> ClueConflicts.isNonsense(each.puzzle()))
                .count();
        boolean list =
                read.codec() instanceof TextCodec plain && LISTS.contains(plain.format()) && nonsense * 2 <= all.size();
        boolean alone = all.size() == 1
                && isMost(text)
                && !ClueConflicts.isTable(all.getFirst().puzzle());
        if (nonsense == 0 || list || alone) {
            return read;
        }
        boolean mostly = nonsense * 2 >= all.size();
        List<ReadPuzzle> puzzles = all.stream()
                .filter(each ->
                        mostly ? ClueConflicts.isSound(each.puzzle()) : !ClueConflicts.isNonsense(each.puzzle()))
                .toList();
        if (puzzles.isEmpty()) {
            return new PuzzleReading.Nothing(refined(new Fault.NoPuzzle(), text));
        }
        List<Fault> faults = new ArrayList<>(read.faults());
        all.stream()
                .filter(each -> !puzzles.contains(each))
                .forEach(each -> faults.add(new Fault.Clashing(each.line(), 1)));
        faults.sort(Comparator.comparingInt(fault -> fault instanceof Fault.Located at ? at.line() : 0));
        return new PuzzleReading.Puzzles(read.codec(), puzzles, read.notes(), faults);
    }

    /// Tests whether a grid makes up most of a text.
    private static boolean isMost(String text) {
        return text.chars().filter(c -> c >= '0' && c <= '9' || c == '.').count() <= 120;
    }

    /// Returns a more specific fault for a text without a puzzle.
    private static Fault refined(Fault fault, String text) {
        if (fault instanceof Fault.NotText) {
            return SIGNATURES.entrySet().stream()
                    .filter(each -> text.startsWith(each.getKey()))
                    .<Fault>map(each -> new Fault.OtherFile(each.getValue()))
                    .findFirst()
                    .orElse(fault);
        }
        if (text.length() <= LONGEST_LINK && SERVER.matcher(text).find()) {
            return new Fault.OnServer();
        }
        boolean cells = fault instanceof Fault.BadHeight
                || fault instanceof Fault.BadRow
                || fault instanceof Fault.BadCount
                || fault instanceof Fault.BadCharacter;
        if (!(cells || fault instanceof Fault.NoPuzzle)) {
            return fault;
        }
        if (text.chars().filter(c -> c >= FIRST_DIE && c <= LAST_DIE).count() >= 9) {
            return new Fault.Dice();
        }
        if (HexDump.plain(text) != null) {
            return new Fault.NoPuzzle();
        }
        int size = lineSize(text) > 0 ? lineSize(text) : SourceCode.otherSize(text);
        if (size > 0) {
            return new Fault.WrongSize(size);
        }
        return isNumbers(text) ? new Fault.NoPuzzle() : fault;
    }

    /// Returns the size of the sudokus of which each line is one of another size, or 0.
    private static int lineSize(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(100)
                .toList();
        for (int size : new int[] {4, 5, 6, 7, 8}) {
            Pattern line = Pattern.compile("[0-" + size + ".]{" + size * size + "}");
            if (!lines.isEmpty()
                    && lines.stream().allMatch(each -> line.matcher(each).matches())) {
                return size;
            }
        }
        return 0;
    }

    /// Tests whether a text is a table of numbers rather than a malformed grid: few different digits, or many numbers of
    /// several digits.
    private static boolean isNumbers(String text) {
        String head = text.substring(0, Math.min(text.length(), 20_000));
        if (head.chars().filter(c -> c >= '1' && c <= '9').distinct().count() < 5) {
            return true;
        }
        long single = 0;
        long several = 0;
        for (String word : head.split("[^0-9A-Za-z]+")) {
            boolean number = !word.isEmpty() && word.chars().allMatch(c -> c >= '0' && c <= '9');
            single += number && word.length() == 1 ? 1 : 0;
            several += number && word.length() > 1 && word.length() < 8 ? 1 : 0;
        }
        return several > 8 && several * 3 > single;
    }

    /// Tests whether a text says that its grids belong to a variant.
    static boolean isVariant(String text) {
        return hasRegionMap(text) || VariantText.rule(text) != null || hasSigns(text);
    }

    /// Tests whether nine lines of nine letters or digits, or a line of 81, map the regions of a jigsaw sudoku.
    private static boolean hasRegionMap(String text) {
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
