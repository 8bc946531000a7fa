package nonet.service.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleStream.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Of each line of a list there is a puzzle or a fault, whatever the lines beside it are.
class ListLineTests {

    private static final int[] SIZES = {30, 40, 80, 82, 100, 162};

    private final PuzzleInput input = new PuzzleInput(Codecs::standard);

    /// Lists of 20 lines, of which about half have too few or too many cells, or a letter among them.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void eachLineIsAPuzzleOrAFault(long seed) throws IOException {
        Random random = new Random(seed);
        for (int list = 0; list < 250; list++) {
            List<String> lines = new ArrayList<>();
            List<String> expected = new ArrayList<>();
            lines.add(puzzle(random));
            for (int i = 1; i < 20; i++) {
                lines.add(random.nextBoolean() ? puzzle(random) : damaged(random));
            }
            for (String line : lines) {
                expected.add(line.length() == 81 && line.indexOf('A') < 0 ? line : "fault");
            }
            assertThat(readings(lines))
                    .as("seed %s, list %s:%n%s", seed, list, String.join("\n", lines))
                    .isEqualTo(expected);
        }
    }

    /// A full grid whose digits conflict everywhere is no puzzle, and does not hide what is wrong with the other line.
    @Test
    void aClashingGridHidesNoFault() throws IOException {
        String line = puzzle(new Random(5)) + "5";
        for (String grid : List.of("1".repeat(81), "123456789".repeat(9))) {
            assertThat(all(line + "\n" + grid))
                    .containsExactly(
                            new Item.Misread(new Fault.BadCount(1, 82, 82)),
                            new Item.Misread(new Fault.Clashing(2, 1)));
            assertThat(all(grid + "\n" + line))
                    .containsExactly(
                            new Item.Misread(new Fault.Clashing(1, 1)),
                            new Item.Misread(new Fault.BadCount(2, 82, 82)));
        }
    }

    private static String puzzle(Random random) {
        return cells(random, 81);
    }

    private static String damaged(Random random) {
        String cells = cells(random, SIZES[random.nextInt(SIZES.length)]);
        if (random.nextBoolean()) {
            return cells;
        }
        StringBuilder letter = new StringBuilder(random.nextBoolean() ? cells : cells(random, 81));
        letter.setCharAt(random.nextInt(letter.length()), 'A');
        return letter.toString();
    }

    /// Returns cells with few givens, which do not conflict: the digits of a row that lie in different boxes.
    private static String cells(Random random, int size) {
        StringBuilder cells = new StringBuilder(".".repeat(size));
        for (int digit = 1; digit <= 9; digit++) {
            cells.setCharAt(random.nextInt(size), (char) ('0' + digit));
        }
        return cells.toString();
    }

    /// Returns the cells of the puzzle of each line, or that there is a fault.
    private List<String> readings(List<String> lines) throws IOException {
        SortedMap<Integer, String> readings = new TreeMap<>();
        for (Item item : all(String.join("\n", lines) + "\n")) {
            switch (item) {
                case Item.Read(ReadPuzzle read) ->
                    assertThat(readings.put(read.line(), read.puzzle().toString()))
                            .isNull();
                case Item.Misread(Fault fault, String _) ->
                    assertThat(readings.put(((Fault.Located) fault).line(), "fault"))
                            .isNull();
            }
        }
        return List.copyOf(readings.values());
    }

    private List<Item> all(String text) throws IOException {
        PuzzleStream stream = input.open(new ByteArrayInputStream(text.getBytes(UTF_8)));
        PuzzleBlock block = new PuzzleBlock(50);
        List<Item> all = new ArrayList<>();
        while (stream.fill(block)) {
            all.addAll(PuzzleStream.items(block));
        }
        return all;
    }
}
