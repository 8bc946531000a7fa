package nonet.codec.container;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import nonet.codec.api.ClueConflicts;
import nonet.codec.api.Codec;
import nonet.codec.api.DistinctPuzzles;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.ReadingNote;
import nonet.grid.Puzzle;

/// The puzzles in the parts of a file. A part without a puzzle is not a fault, as most parts are about other things.
final class FoundInParts {

    private final List<ReadPuzzle> puzzles = new ArrayList<>();
    private final Map<ReadingNote.Kind, ReadingNote> notes = new EnumMap<>(ReadingNote.Kind.class);
    private Fault refusal = new Fault.NoPuzzle();

    /// Adds the puzzles of a part.
    ///
    /// @param line returns the line in the file of a line in the part, both from 1
    void add(PuzzleReading reading, IntUnaryOperator line) {
        switch (reading) {
            case PuzzleReading.Nothing(Fault why) ->
                refusal = why instanceof Fault.Variant || why instanceof Fault.WrongSize ? why : refusal;
            case PuzzleReading.Puzzles read -> {
                read.puzzles().stream()
                        .map(each -> new ReadPuzzle(each.document(), line.applyAsInt(each.line())))
                        .forEach(this::add);
                read.notes().forEach(this::add);
            }
        }
    }

    /// Adds a puzzle. A table of few digits, or with many that conflict, is none: other tables are common in such files.
    private void add(ReadPuzzle each) {
        Puzzle puzzle = each.puzzle();
        boolean enough = puzzle.clues() >= Puzzle.FEWEST_CLUES || puzzle.isRestricted();
        if (enough && !ClueConflicts.isNonsense(puzzle)) {
            puzzles.add(each);
        }
    }

    private void add(ReadingNote note) {
        notes.merge(note.kind(), note, (one, other) -> new ReadingNote(one.kind(), 0, one.count() + other.count()));
    }

    /// Returns the puzzles in the order of their lines, each once and without its solution.
    ///
    /// @param faults what was not read
    PuzzleReading reading(Codec codec, List<Fault> faults) {
        if (puzzles.isEmpty()) {
            return new PuzzleReading.Nothing(refusal);
        }
        puzzles.sort(Comparator.comparingInt(ReadPuzzle::line));
        DistinctPuzzles distinct = DistinctPuzzles.of(puzzles);
        distinct.notes().forEach(this::add);
        return new PuzzleReading.Puzzles(codec, distinct.puzzles(), List.copyOf(notes.values()), faults);
    }
}
