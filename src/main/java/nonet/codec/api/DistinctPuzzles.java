package nonet.codec.api;

import java.util.ArrayList;
import java.util.List;
import nonet.play.Document;

/// The puzzles of a source without those that it states again: solutions near their puzzles, and repetitions.
///
/// @param puzzles the puzzles that are left, in order
/// @param notes what was left out
public record DistinctPuzzles(List<ReadPuzzle> puzzles, List<ReadingNote> notes) {

    /// The number of puzzles before and after a puzzle that it is compared with.
    private static final int NEAR = 20;

    /// A grid with fewer clues has too many extensions that are not its solution.
    private static final int FEWEST_CLUES = 8;

    public DistinctPuzzles {
        puzzles = List.copyOf(puzzles);
        notes = List.copyOf(notes);
    }

    /// Returns the puzzles without solutions and repetitions.
    public static DistinctPuzzles of(List<ReadPuzzle> puzzles) {
        List<ReadPuzzle> kept = new ArrayList<>();
        int solutions = 0;
        int repeated = 0;
        for (int i = 0; i < puzzles.size(); i++) {
            Document document = puzzles.get(i).document();
            boolean full = document.grid().blanks().isEmpty();
            boolean solution = false;
            boolean again = false;
            for (int j = Math.max(0, i - NEAR); j < Math.min(puzzles.size(), i + NEAR); j++) {
                Document other = puzzles.get(j).document();
                again |= j < i && other.grid().equals(document.grid());
                solution |= full && isStateOf(document, other);
            }
            solutions += solution ? 1 : 0;
            repeated += again && !solution ? 1 : 0;
            if (!solution && !again) {
                kept.add(puzzles.get(i));
            }
        }
        List<ReadingNote> notes = new ArrayList<>();
        if (solutions > 0) {
            notes.add(new ReadingNote(ReadingNote.Kind.SOLUTIONS, 0, solutions));
        }
        if (repeated > 0) {
            notes.add(new ReadingNote(ReadingNote.Kind.REPEATED, 0, repeated));
        }
        return new DistinctPuzzles(kept, notes);
    }

    private static boolean isStateOf(Document state, Document puzzle) {
        byte[] values = state.grid().values();
        byte[] givens = puzzle.puzzle().values();
        boolean more = false;
        for (int i = 0; i < 81; i++) {
            if (givens[i] != 0 && givens[i] != values[i]) {
                return false;
            }
            more |= givens[i] == 0 && values[i] != 0;
        }
        return more && puzzle.puzzle().clues() >= FEWEST_CLUES;
    }
}
