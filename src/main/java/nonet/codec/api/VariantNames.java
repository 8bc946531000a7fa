package nonet.codec.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.grid.Conflict;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.play.Document;

/// Names of variants in the words around the grids of a text. A name alone changes no rule: it is told, and whether the
/// grid is one of a variant is for the reader to see.
public final class VariantNames {

    /// The lines above a grid in which its variant is named.
    private static final int NEAR = 12;

    private static final int LONGEST_LINE = 400;

    /// The fewest boxes with a clash; a wrong digit clashes in one.
    private static final int IRREGULAR = 3;

    /// Names that mean nothing but a variant.
    private static final String ALONE = "killer|windoku|jigsaw|samurai|futoshiki|kropki|thermo|thermometer|hyperdoku|"
            + "anti[- ]?knight|anti[- ]?king|non[- ]?consecutive|x[- ]windoku|type:\\s*x";

    /// Names that are common words, beside the word sudoku.
    private static final String BESIDE =
            "x|diagonal|diagonale|diagonales|irregular|irregul\u00E4res|irr\u00E9gulier|arrow|pfeil|fl\u00E8che|flechas|sandwich|hyper|even[-"
                + " ]odd|odd[- ]even|consecutive|asterisk|center[-"
                + " ]dot|antispringer|anticavalier|anticaballo|greater[- ]than|x[- ]sums|xv|little killer";

    private static final String SUDOKU = "(?:sudoku|sudokus|doku|nanpre)";

    /// Names in Japanese, Chinese and Russian, which have no blanks or endings of their own.
    private static final String OTHERS = "\u30AD\u30E9\u30FC|\u5BFE\u89D2\u7DDA\u30CA\u30F3\u30D7\u30EC|"
        + "\u30B8\u30B0\u30BD\u30FC|\u30B5\u30E0\u30E9\u30A4|\u4E0D\u7B49\u53F7\u30CA\u30F3\u30D7\u30EC|"
        + "\u6740\u624B\u6570\u72EC|\u5BF9\u89D2\u7EBF?\u6570\u72EC|\u952F\u9F7F\u6570\u72EC|"
        + "\u4E0D\u89C4\u5219\u6570\u72EC|\u7A97\u53E3\u6570\u72EC|\u6B66\u58EB\u6570\u72EC|\u6E29\u5EA6\u8BA1\u6570\u72EC|\u65E0\u9A6C\u6570\u72EC|\u0441\u0443\u0434\u043E\u043A\u0443[-"
        + " ]\u043A\u0438\u043B\u043B\u0435\u0440|\u043A\u0438\u043B\u043B\u0435\u0440[-"
        + " ]\u0441\u0443\u0434\u043E\u043A\u0443|\u0434\u0438\u0430\u0433\u043E\u043D\u0430\u043B\u044C\u043D\\w*[-"
        + " ]\u0441\u0443\u0434\u043E\u043A\u0443|\u0434\u0436\u0438\u0433\u0441\u043E|\u0441\u0443\u0434\u043E\u043A\u0443[-"
        + " ]\u0441\u0430\u043C\u0443\u0440\u0430\u0439";

    private static final Pattern NAME = Pattern.compile(
            "(?<![\\w.])(?:(" + ALONE + ")(?:[- ]?" + SUDOKU + ")?|(" + BESIDE + ")[- ]" + SUDOKU + "|" + SUDOKU
                    + "[- ](" + BESIDE + "))(?![\\w])|(" + OTHERS + ")",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

    private VariantNames() {}

    /// A grid beside the name of a variant.
    ///
    /// @param line the line of the name, from 1
    public record Named(ReadPuzzle puzzle, String name, int line) {}

    /// Returns the puzzles of a text that are named as variants: in their names, or in the lines above them, up to the
    /// puzzle before.
    public static List<Named> of(String text, List<ReadPuzzle> puzzles) {
        if (!NAME.matcher(text).find()) {
            return List.of();
        }
        List<String> lines = text.lines().toList();
        List<Named> named = new ArrayList<>();
        int last = 0;
        String name = "";
        int nameLine = 0;
        for (ReadPuzzle puzzle : puzzles) {
            for (int line = last + 1; line <= Math.min(puzzle.line(), lines.size()); line++) {
                String words = lines.get(line - 1);
                Matcher found = NAME.matcher(words);
                if (words.length() <= LONGEST_LINE && found.find()) {
                    name = name(found);
                    nameLine = line;
                }
            }
            boolean above = nameLine > Math.max(last, puzzle.line() - NEAR);
            // A grid that is no classic may stand below another of the same variant.
            if (above || nameLine > 0 && isIrregular(puzzle.document().puzzle())) {
                named.add(new Named(puzzle, name, nameLine));
            }
            last = Math.max(last, puzzle.line());
        }
        return named;
    }

    /// Tests whether the name or the comment of a puzzle names a variant.
    public static boolean isNamed(Document document) {
        return NAME.matcher(document.name() + "\n" + document.comment()).find();
    }

    /// Tests whether the digits of a grid clash in its boxes only, and more often than a mistake explains, so that its
    /// regions are others.
    public static boolean isIrregular(Puzzle puzzle) {
        List<Conflict> conflicts = puzzle.conflicts();
        return conflicts.size() >= IRREGULAR
                && conflicts.stream().allMatch(conflict -> conflict.house().kind() == House.Kind.BOX);
    }

    private static String name(Matcher found) {
        return Stream.of(1, 2, 3, 4)
                .map(found::group)
                .filter(Objects::nonNull)
                .map(group -> group.toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }
}
