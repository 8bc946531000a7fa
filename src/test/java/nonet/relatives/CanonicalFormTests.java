package nonet.relatives;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import nonet.Repetitions;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalFormTests {

    private static final String GRID =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final CanonicalForm forms = new CanonicalForm();

    /// Compares with the least of all 3,359,232 ways to move the lines, each with the digits numbered as they come.
    @ParameterizedTest
    @ValueSource(
            strings = {
                PUZZLE,
                ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
                "1.........2.........3.........4.........5.........6.........7.........8.........9",
                GRID,
                "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
            })
    void theFormIsTheLeastText(String text) {
        Puzzle puzzle = Puzzle.of(text);

        CanonicalForm.Canonical form = forms.of(puzzle);

        Slowest slowest = new Slowest(puzzle.values());
        assertThat(form.text()).isEqualTo(slowest.text());
        assertThat(form.automorphisms()).isEqualTo(slowest.times);
    }

    @Test
    void theIsomorphismLeadsToTheForm() {
        Random random = new Random(11);
        for (int clues = 0; clues <= 81; clues++) {
            Puzzle puzzle = Isomorphism.random(random).of(some(clues, random));

            CanonicalForm.Canonical form = forms.of(puzzle);

            assertThat(form.isomorphism().of(puzzle)).as("%s", puzzle).isEqualTo(Puzzle.of(form.text()));
        }
    }

    @Test
    void allRelativesHaveOneForm() {
        Random random = new Random(12);
        for (int clues = 0; clues <= 81; clues++) {
            Puzzle puzzle = some(clues, random);
            CanonicalForm.Canonical form = forms.of(puzzle);
            for (int i = 0; i < 10; i++) {
                CanonicalForm.Canonical other =
                        forms.of(Isomorphism.random(random).of(puzzle));

                assertThat(other.text()).as("%s", puzzle).isEqualTo(form.text());
                assertThat(other.automorphisms()).as("%s", puzzle).isEqualTo(form.automorphisms());
            }
        }
    }

    /// Puzzles with one solution, made from a seed; the campaign takes 100,000.
    @Test
    @Tag("repeated")
    void disguisesOfPuzzlesHaveOneForm() {
        PuzzleGenerator generator = new PuzzleGenerator(PuzzleRequest.ANY, 15, null, PuzzleGenerator.PATIENCE);
        Random random = new Random(15);
        for (int number = 0; number < Repetitions.of(50, 100_000); number++) {
            Puzzle puzzle = generator.generate(number, Cancel.NEVER, _ -> {}) instanceof Generated.Found found
                    ? found.puzzle()
                    : Puzzle.EMPTY;
            String form = forms.of(puzzle).text();
            for (int i = 0; i < 10; i++) {
                assertThat(forms.of(Isomorphism.random(random).of(puzzle)).text())
                        .as("%s, seed 15", puzzle)
                        .isEqualTo(form);
            }
        }
    }

    @Test
    void puzzlesOfFewGivensFallInTheClassesOfTheirPlaces() {
        Set<String> forms = new HashSet<>();
        for (int cell = 1; cell < 81; cell++) {
            for (char digit : new char[] {'1', '2'}) {
                StringBuilder text = new StringBuilder(".".repeat(81));
                text.setCharAt(0, '1');
                text.setCharAt(cell, digit);
                Puzzle puzzle = Puzzle.of(text.toString());
                if (puzzle.conflicts().isEmpty()) {
                    forms.add(this.forms.of(puzzle).text());
                }
            }
        }

        // Equal digits in one band or apart; different digits there too, in a line of a box, a box, or a line of boxes.
        assertThat(forms).hasSize(7);
    }

    /// The grid with the most automorphisms (E. Russell and F. Jarvis, *Mathematics of Sudoku II*, 2006).
    @Test
    void theMostSymmetricGridHas648Automorphisms() {
        assertThat(forms.of(Puzzle.of(GRID)).automorphisms()).isEqualTo(648);
    }

    @Test
    void anEmptyPuzzleHasAllSymmetries() {
        assertThat(forms.of(Puzzle.EMPTY)).satisfies(form -> {
            assertThat(form.text()).isEqualTo("0".repeat(81));
            assertThat(form.automorphisms()).isEqualTo(2 * 1_679_616);
        });
    }

    @Test
    void aPatternHasNoDigits() {
        Random random = new Random(13);
        for (int clues = 0; clues <= 81; clues += 3) {
            CellSet cells = some(clues, random).givenCells();
            CellSet moved = CellSet.NONE;
            Isomorphism isomorphism = Isomorphism.random(random);
            for (Cell cell : cells) {
                moved = moved.with(Cell.of(isomorphism.cell(cell.index())));
            }

            CanonicalForm.Canonical form = forms.of(cells);

            assertThat(forms.of(moved).text()).isEqualTo(form.text());
            assertThat(forms.of(moved).automorphisms()).isEqualTo(form.automorphisms());
            assertThat(form.text().chars().filter(c -> c == '1')).hasSize(clues);
            assertThat(form.isomorphism().of(Puzzle.of(ones(cells))).givenCells())
                    .isEqualTo(Puzzle.of(form.text()).givenCells());
        }
    }

    @Test
    void whatHasNoFormIsRefused() {
        Puzzle puzzle = Puzzle.of(PUZZLE);
        short[] candidates = puzzle.candidates();
        candidates[2] = 1;

        assertThatIllegalArgumentException().isThrownBy(() -> forms.of(puzzle.restrictedTo(candidates)));
        assertThatIllegalArgumentException().isThrownBy(() -> forms.of(Puzzle.of("11" + ".".repeat(79))));
    }

    /// The inverse and the sequence of isomorphisms agree with their effect on puzzles.
    @Test
    void isomorphismsAreAGroup() {
        Random random = new Random(14);
        Puzzle puzzle = Puzzle.of(PUZZLE);
        for (int i = 0; i < 200; i++) {
            Isomorphism one = Isomorphism.random(random);
            Isomorphism other = Isomorphism.random(random);

            assertThat(one.then(other).of(puzzle)).isEqualTo(other.of(one.of(puzzle)));
            assertThat(one.inverse().of(one.of(puzzle))).isEqualTo(puzzle);
            assertThat(one.of(one.inverse().of(puzzle))).isEqualTo(puzzle);
        }
    }

    private static Puzzle some(int clues, Random random) {
        StringBuilder text = new StringBuilder(GRID);
        for (int left = 81; left > clues; ) {
            int cell = random.nextInt(81);
            if (text.charAt(cell) != '.') {
                text.setCharAt(cell, '.');
                left--;
            }
        }
        return Puzzle.of(text.toString());
    }

    private static byte[] ones(CellSet cells) {
        byte[] values = new byte[81];
        cells.forEach(cell -> values[cell.index()] = 1);
        return values;
    }

    /// The definition of the form, tried in full.
    private static final class Slowest {

        private static final List<int[]> ORDERS = orders();

        private final byte[] best = new byte[81];
        private int times;

        Slowest(byte[] values) {
            best[0] = 10;
            byte[] across = new byte[81];
            for (int cell = 0; cell < 81; cell++) {
                across[cell % 9 * 9 + cell / 9] = values[cell];
            }
            for (byte[] cells : List.of(values, across)) {
                for (int[] rows : ORDERS) {
                    for (int[] columns : ORDERS) {
                        compare(cells, rows, columns);
                    }
                }
            }
        }

        private void compare(byte[] cells, int[] rows, int[] columns) {
            boolean less = false;
            long labels = 1;
            for (int at = 0; at < 81; at++) {
                int digit = cells[rows[at / 9] * 9 + columns[at % 9]];
                int label = digit == 0 ? 0 : (int) (labels >>> 4 * digit & 15);
                if (digit != 0 && label == 0) {
                    label = (int) (labels & 15);
                    labels += 1 + ((long) label << 4 * digit);
                }
                if (!less && label > best[at]) {
                    return;
                }
                less |= label < best[at];
                best[at] = (byte) label;
            }
            times = less ? 1 : times + 1;
        }

        private String text() {
            StringBuilder text = new StringBuilder();
            for (byte label : best) {
                text.append(label);
            }
            return text.toString();
        }

        private static List<int[]> orders() {
            int[][] three = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
            List<int[]> orders = new ArrayList<>();
            for (int i = 0; i < 1296; i++) {
                int[] bands = three[i / 216];
                int[] order = new int[9];
                for (int line = 0; line < 9; line++) {
                    int[] within = three[i / new int[] {36, 6, 1}[line / 3] % 6];
                    order[line] = bands[line / 3] * 3 + within[line % 3];
                }
                orders.add(order);
            }
            return orders;
        }
    }
}
