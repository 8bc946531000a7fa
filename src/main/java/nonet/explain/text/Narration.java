package nonet.explain.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nonet.deduce.Conclusion;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;

/// The sentences of an explanation, in the words of one language. Mutable while they are collected.
public final class Narration {

    private final Words words;
    private final Grid board;
    private final List<Sentence> sentences = new ArrayList<>();

    /// @param board the board before the deduction is applied
    public Narration(Words words, Grid board) {
        this.words = words;
        this.board = board;
    }

    public Grid board() {
        return board;
    }

    public Words words() {
        return words;
    }

    public List<Sentence> sentences() {
        return List.copyOf(sentences);
    }

    /// Adds a sentence.
    ///
    /// @param cells the cells it is about
    /// @param key the key of its text
    /// @param arguments what it names, in the form of [Words#get]
    public void say(CellSet cells, String key, Object... arguments) {
        sentences.add(new Sentence(words.get(key, arguments), cells, List.of()));
    }

    /// Adds a sentence that sums up consequences.
    public void say(Sentence sentence) {
        sentences.add(sentence);
    }

    /// Adds the conclusions: placements, then the cells that lose digits, grouped by these digits.
    public void conclude(List<Conclusion> conclusions) {
        Map<Cell, DigitSet> eliminated = new TreeMap<>(Comparator.comparingInt(Cell::index));
        boolean first = true;
        for (Conclusion conclusion : conclusions) {
            Cell cell = conclusion.candidate().cell();
            Digit digit = conclusion.candidate().digit();
            switch (conclusion) {
                case Conclusion.Placement ignored -> {
                    say(CellSet.of(cell), first ? "so.place" : "so.place-too", cell, digit);
                    first = false;
                }
                case Conclusion.Elimination ignored -> eliminated.merge(cell, DigitSet.of(digit), DigitSet::or);
            }
        }
        Map<DigitSet, CellSet> byDigits = new LinkedHashMap<>();
        eliminated.forEach((cell, digits) -> byDigits.merge(digits, CellSet.of(cell), CellSet::or));
        for (Map.Entry<DigitSet, CellSet> each : byDigits.entrySet()) {
            CellSet cells = each.getValue();
            say(cells, first ? "so.remove" : "so.also", cells, words.either(each.getKey()));
            first = false;
        }
    }
}
