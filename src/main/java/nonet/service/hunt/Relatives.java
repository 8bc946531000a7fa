package nonet.service.hunt;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import nonet.generate.Seeds;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;
import nonet.relatives.Isomorphism;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The relatives of puzzles, in numbered portions: one for each choice of the givens to remove, or one for each random
/// try. For one thread.
///
/// Random tries depend on the seed and on the class of the puzzle, so that every disguise has the same relatives.
final class Relatives {

    private final Moves moves;
    private final long seed;
    private final Additions additions = new Additions();
    private final CanonicalForm forms = new CanonicalForm();
    private final boolean[] open = new boolean[81];

    /// The puzzle of the last random try, of which there are many more, and its form.
    private Puzzle last = Puzzle.EMPTY;

    private CanonicalForm.@Nullable Canonical lastForm;

    Relatives(Moves moves, long seed) {
        this.moves = moves;
        this.seed = seed;
    }

    /// Returns the number of portions of a puzzle.
    static long portions(Moves moves, Puzzle puzzle) {
        long clues = puzzle.clues();
        if (clues < moves.removed() || clues - moves.removed() + moves.added() > 81) {
            return 0;
        }
        if (!moves.isComplete()) {
            return moves.tries();
        }
        return switch (moves.removed()) {
            case 0 -> 1;
            case 1 -> clues;
            default -> clues * (clues - 1) / 2;
        };
    }

    /// Passes on the relatives of a portion; some may be of one class, or of that of the puzzle.
    ///
    /// @throws CancellationException if cancelled
    void of(Puzzle puzzle, long portion, Consumer<Puzzle> found, Cancel cancel) {
        if (moves.isComplete()) {
            complete(puzzle.values(), portion, found, cancel);
        } else {
            atRandom(puzzle, portion, found, cancel);
        }
    }

    private void complete(byte[] cells, long portion, Consumer<Puzzle> found, Cancel cancel) {
        int[] givens = givens(cells);
        int[] removed = new int[moves.removed()];
        if (removed.length == 1) {
            removed[0] = givens[(int) portion];
        } else if (removed.length == 2) {
            int second = 1;
            int first = (int) portion;
            while (first >= second) {
                first -= second++;
            }
            removed[0] = givens[first];
            removed[1] = givens[second];
        }
        remove(cells, removed);
        additions.search(cells, moves.added(), open, made -> found.accept(Puzzle.of(made)), cancel);
    }

    private void remove(byte[] cells, int... removed) {
        Arrays.fill(open, !moves.inPlace());
        for (int cell : removed) {
            cells[cell] = 0;
            open[cell] = true;
        }
    }

    private void atRandom(Puzzle puzzle, long portion, Consumer<Puzzle> found, Cancel cancel) {
        CanonicalForm.Canonical form = form(puzzle);
        Isomorphism back = form.isomorphism().inverse();
        RandomGenerator random = Seeds.random(seed + form.text().hashCode() * 0x9E3779B97F4A7C15L, portion);
        byte[] cells = Puzzle.of(form.text()).values();
        remove(cells, chosen(givens(cells), moves.removed(), random));
        int listed = additions.list(cells, cancel);
        if (listed == 0) {
            return;
        }
        int solution = random.nextInt(listed);
        int drawn = Math.max(0, moves.added() - 1);
        int[] blanks = new int[81];
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            if (open[cell] && cells[cell] == 0) {
                blanks[count++] = cell;
            }
        }
        for (int cell : chosen(Arrays.copyOf(blanks, count), drawn, random)) {
            cells[cell] = additions.digit(solution, cell);
        }
        additions.search(cells, moves.added() - drawn, open, made -> found.accept(back.of(Puzzle.of(made))), cancel);
    }

    private CanonicalForm.Canonical form(Puzzle puzzle) {
        CanonicalForm.Canonical form = lastForm;
        if (form == null || !puzzle.equals(last)) {
            form = forms.of(puzzle);
            last = puzzle;
            lastForm = form;
        }
        return form;
    }

    /// Returns some of the cells, each with the same probability.
    private static int[] chosen(int[] cells, int count, RandomGenerator random) {
        for (int i = 0; i < count; i++) {
            int other = i + random.nextInt(cells.length - i);
            int cell = cells[other];
            cells[other] = cells[i];
            cells[i] = cell;
        }
        return Arrays.copyOf(cells, count);
    }

    private static int[] givens(byte... cells) {
        int[] givens = new int[81];
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            if (cells[cell] != 0) {
                givens[count++] = cell;
            }
        }
        return Arrays.copyOf(givens, count);
    }
}
