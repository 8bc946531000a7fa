package nonet.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Grid;
import nonet.grid.GridText;
import nonet.grid.Puzzle;
import nonet.service.input.PuzzleStream.Item;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

@Tag("repeated")
@Execution(ExecutionMode.CONCURRENT)
class RandomTextTests {

    private static final long SEED = 20261121;
    private static final int TEXTS = Repetitions.of(2_000, 20_000);
    private static final String BLANKS = "....00*_?";
    private static final String SOLVED =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String BETWEEN = " \t\n,;|-";

    /// A plus marks a digit as entered in a row of nine, so it is none of the separators here.
    ///
    /// Cells and separators alone are a puzzle exactly if there are 81 cells, wherever the separators are.
    @Test
    void cellsAndSeparatorsAreCounted() {
        Random random = new Random(SEED);
        int puzzles = 0;
        for (int i = 0; i < TEXTS; i++) {
            int cells = random.nextInt(3) > 0 ? 81 : random.nextInt(78, 85);
            int sparse = random.nextInt(2, 60);
            StringBuilder text = new StringBuilder();
            for (int cell = 0; cell < cells; cell++) {
                // Digits that clash are a table of other numbers.
                text.append(random.nextBoolean() ? SOLVED.charAt(cell % 81) : pick(BLANKS, random));
                while (random.nextInt(sparse) == 0) {
                    text.append(pick(BETWEEN, random));
                }
            }
            String expected = text.toString().replaceAll("[ \t\n,;|-]", "").replaceAll("[0*_?]", ".");
            List<Item> reading = TextReadings.read(text.toString());
            if (expected.length() == 81) {
                puzzles++;
                assertThat(TextReadings.puzzles(text.toString()))
                        .as("text %d of seed %d: %s", i, SEED, text)
                        .containsExactly(Puzzle.of(expected));
            } else {
                // What stands before or behind 81 cells may be a name.
                assertThat(reading)
                        .as("text %d of seed %d: %s", i, SEED, text)
                        .matches(read -> read.getFirst() instanceof Item.Misread || startsWith81(text.toString()));
            }
        }
        assertThat(puzzles).isBetween(TEXTS / 2, TEXTS * 19 / 20);
    }

    @Test
    void everyGridTextIsReadBackAsItWas() {
        Random random = new Random(SEED);
        for (int i = 0; i < Repetitions.of(300, 1000); i++) {
            Puzzle puzzle = puzzle(random);
            for (GridText form : GridText.values()) {
                assertThat(TextReadings.read(form.of(Grid.of(puzzle))))
                        .as("puzzle %d of seed %d as %s: %s", i, SEED, form, puzzle)
                        .containsExactly(new Item.Read(ReadPuzzle.of("", puzzle, form == GridText.FRAMED ? 2 : 1)));
            }
        }
    }

    @Test
    void listsAndGridsOfManyPuzzlesAreRead() {
        Random random = new Random(SEED);
        List<Puzzle> puzzles = IntStream.range(0, Repetitions.of(1_000, 10_000))
                .mapToObj(i -> puzzle(random))
                .toList();
        String text = puzzles.stream().map(Puzzle::toString).collect(Collectors.joining("\n"));
        // Grids without clashes, because digits that clash everywhere are no sudoku.
        List<Puzzle> sound = IntStream.range(0, Repetitions.of(500, 2_000))
                .mapToObj(i -> sound(random))
                .toList();
        String grids = sound.stream()
                .map(puzzle -> GridText.FRAMED.of(Grid.of(puzzle)))
                .collect(Collectors.joining("\n\n"));
        assertThat(read(text)).as("seed " + SEED).isEqualTo(puzzles);
        assertThat(read(grids)).as("seed " + SEED).isEqualTo(sound);
        // One digit missing at the front, and a line that never ends.
        assertThat(TextReadings.read(text.substring(1)))
                .containsExactly(new Item.Misread(new Fault.BadCount(1, 80, 80)));
        assertThat(TextReadings.read("1".repeat(8_000_000)))
                .containsExactly(new Item.Misread(new Fault.LongLine(1, 1)));
    }

    private static List<Puzzle> read(String text) {
        return TextReadings.puzzles(text);
    }

    private static boolean startsWith81(String text) {
        return text.lines().anyMatch(line -> line.matches("(.*[ \t,;|])?[0-9.*_?]{81}([ \t,;|+-].*)?"));
    }

    private static Puzzle puzzle(Random random) {
        byte[] givens = new byte[81];
        for (int i = 0; i < 81; i++) {
            givens[i] = (byte) (random.nextInt(3) == 0 ? random.nextInt(1, 10) : 0);
        }
        return Puzzle.of(givens);
    }

    private static char pick(String characters, Random random) {
        return characters.charAt(random.nextInt(characters.length()));
    }

    /// Returns some of the digits of a solution whose digits were exchanged.
    private static Puzzle sound(Random random) {
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        List<Integer> digits =
                new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
        Collections.shuffle(digits, random);
        StringBuilder cells = new StringBuilder();
        solution.chars().forEach(c -> cells.append(random.nextInt(3) > 0 ? "." : digits.get(c - '1')));
        return Puzzle.of(cells.toString());
    }
}
