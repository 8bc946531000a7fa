package nonet.codec.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import org.jspecify.annotations.Nullable;

/// The grids found in a tree of named values, JSON or XML, and the words for cells that programs use in both.
final class GridCollector {

    /// The longest text that is taken for cells.
    private static final int LONGEST = 2000;

    private static final Set<String> VALUES = Set.of("value", "val", "v", "digit", "number", "num", "n", "clue");
    private static final Set<String> GIVEN = Set.of(
            "given",
            "isgiven",
            "fixed",
            "isfixed",
            "locked",
            "readonly",
            "origin",
            "original",
            "initial",
            "isclue",
            "static");

    private final List<ReadPuzzle> grids = new ArrayList<>();
    private @Nullable Fault fault;
    private int solutions;

    /// Tests whether a name in lower case means the digit of a cell.
    static boolean isValue(String name) {
        return VALUES.contains(name);
    }

    /// Tests whether a name in lower case means that a cell is given.
    static boolean isGiven(String name) {
        return GIVEN.contains(name);
    }

    /// Tests whether a name in lower case means the solution of a puzzle.
    static boolean isSolution(String name) {
        return name.contains("solution") || name.contains("solved") || name.contains("answer");
    }

    /// Tests whether cells have values above 9, which are letters.
    static boolean hasLetters(String cells) {
        return cells.chars().anyMatch(c -> c >= 'A' && c <= 'Z');
    }

    /// Returns the cells that a text consists of, or null. Of all letters, only *x* and *e* can be blanks.
    static @Nullable String cells(String text) {
        if (text.length() > LONGEST) {
            return null;
        }
        CellWord word = CellWord.ofString(text.indexOf('\n') < 0 ? text : text.replaceAll("[\r\n]", ""));
        boolean letter = word != null && Character.isLetter(word.blank()) && "xXe".indexOf(word.blank()) < 0;
        return word == null || letter ? null : word.cells();
    }

    /// Returns the number of grids so far.
    int size() {
        return grids.size();
    }

    /// Adds a grid, unless its values are the numbers of boxes, or refuses it.
    ///
    /// @param cells 81 cells
    void grid(String cells, int line) {
        if (RegionMap.is(cells)) {
            fault = new Fault.Variant("jigsaw");
        } else if (hasLetters(cells)) {
            int value = cells.chars().filter(c -> c >= 'A').findFirst().orElseThrow() - 'A' + 10;
            fault = new Fault.BadValue(Math.max(1, line), 1, String.valueOf(value));
        } else if (!RegionMap.isUsual(cells)) {
            grids.add(new ReadPuzzle(ClueCollector.document(cells, ""), Math.max(1, line)));
        }
    }

    /// Names the grids that have no name yet.
    ///
    /// @param first the number of the first one
    void name(int first, String name) {
        String given = DocumentBuilder.shortened(name);
        grids.subList(first, grids.size())
                .replaceAll(each -> each.document().name().isEmpty()
                        ? new ReadPuzzle(each.document().named(given), each.line())
                        : each);
    }

    /// Records a solution that was left out.
    void solution() {
        solutions++;
    }

    /// Records that the rules of a variant apply to all grids.
    void variant(String rule) {
        fault = new Fault.Variant(DocumentBuilder.shortened(rule));
    }

    /// Records that there is a grid of another size, which counts if there are no others.
    void otherSize(int size) {
        fault = fault == null ? new Fault.WrongSize(size) : fault;
    }

    PuzzleReading reading(Codec codec) {
        if (fault instanceof Fault.Variant || fault instanceof Fault.BadValue || fault != null && grids.isEmpty()) {
            return new PuzzleReading.Nothing(fault);
        }
        if (grids.isEmpty()) {
            return new PuzzleReading.Nothing(new Fault.NoPuzzle());
        }
        return new PuzzleReading.Puzzles(
                codec,
                grids,
                solutions == 0 ? List.of() : List.of(new ReadingNote(ReadingNote.Kind.SOLUTIONS, 0, solutions)));
    }
}
