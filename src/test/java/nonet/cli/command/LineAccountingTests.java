package nonet.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Random lists in which the kind of each line is known, read as files and as streams.
class LineAccountingTests {

    private static final int LISTS = Repetitions.of(80, 400, 400);
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private final Codecs codecs = Codecs.standard();

    /// A list that is being made.
    ///
    /// @param expected `P` with the line of each puzzle, `F` with the line of each fault
    private record Made(Random random, List<String> lines, List<String> expected) {

        int next() {
            return lines.size() + 1;
        }

        void puzzle(String... text) {
            expected.add("P" + next());
            lines.addAll(List.of(text));
        }

        void fault(String... text) {
            expected.add("F" + next());
            lines.addAll(List.of(text));
        }
    }

    @Test
    @Tag("sampled")
    void everyLineIsAPuzzleAFaultOrLayout() throws IOException {
        long seed = Long.getLong("nonet.seed", 20_261_122);
        for (int list = 0; list < LISTS; list++) {
            Made made = list(new Random(seed + list));
            String text = String.join(made.random.nextBoolean() ? "\n" : "\r\n", made.lines) + "\n";
            assertThat(streamed(text))
                    .as("seed %d, stream:%n%s", seed + list, text)
                    .isEqualTo(made.expected);
            assertThat(read(text)).as("seed %d, file:%n%s", seed + list, text).isEqualTo(made.expected);
        }
    }

    private static Made list(Random random) {
        Made made = new Made(random, new ArrayList<>(), new ArrayList<>());
        boolean mixed = random.nextInt(3) == 0;
        int dialect = random.nextInt(6);
        made.puzzle(line(cells(random), dialect));
        int pieces = 1 + random.nextInt(12);
        for (int i = 0; i < pieces; i++) {
            add(made, mixed ? random.nextInt(6) : dialect);
        }
        return made;
    }

    private static void add(Made made, int dialect) {
        Random random = made.random;
        String cells = cells(random);
        switch (random.nextInt(12)) {
            case 0 -> made.lines.add("");
            case 1 ->
                made.lines.add(
                        List.of("# note", "// note", "% note", "; a note").get(random.nextInt(4)));
            case 2 -> made.fault(line(cells, dialect).substring(1 + random.nextInt(3)));
            case 3 -> made.fault(cells + "12");
            case 4 -> made.fault("stray");
            case 5 -> grid(made, cells);
            case 6 -> {
                made.lines.add("");
                made.fault(rows(cells).substring(10).split("\n"));
                made.lines.add("");
            }
            case 7 -> {
                made.lines.add("Puzzle no. " + random.nextInt(100) + ":");
                made.puzzle(line(cells, dialect));
            }
            default -> made.puzzle(line(cells, dialect));
        }
        if (made.lines.getLast().equals("stray")) {
            // Behind a grid any words may stand.
            made.puzzle(line(cells(random), dialect));
        }
    }

    private static void grid(Made made, String cells) {
        made.lines.add("");
        made.puzzle(rows(cells).split("\n"));
        made.lines.add("");
        // The list goes on.
        made.puzzle(line(cells(made.random), 0));
    }

    private static String line(String cells, int dialect) {
        return switch (dialect) {
            case 1 -> cells.replace('.', '0');
            case 2 -> cells.replace('.', '*') + " # " + dialect;
            case 3 -> cells.replace('.', 'x') + " name";
            case 4 -> cells.replace('.', '-');
            case 5 -> cells.replace('.', '_') + "\tname";
            default -> cells;
        };
    }

    /// Returns some of the digits of a solution whose digits were exchanged.
    private static String cells(Random random) {
        List<Integer> digits =
                new ArrayList<>(IntStream.rangeClosed(1, 9).boxed().toList());
        Collections.shuffle(digits, random);
        StringBuilder cells = new StringBuilder();
        SOLUTION.chars().forEach(c -> cells.append(random.nextInt(3) > 0 ? "." : digits.get(c - '1')));
        return cells.toString();
    }

    private static String rows(String cells) {
        return cells.replaceAll("(.{9})(?=.)", "$1\n");
    }

    private List<String> streamed(String text) throws IOException {
        PuzzleStream stream = new PuzzleInput(() -> codecs).open(new ByteArrayInputStream(text.getBytes(UTF_8)));
        List<String> told = new ArrayList<>();
        PuzzleBlock block = new PuzzleBlock(1);
        while (stream.fill(block)) {
            block.misread().forEach(each -> told.add("F" + ((Fault.Located) each.fault()).line()));
            if (block.size() > 0) {
                told.add("P" + block.line(0));
            }
        }
        return told;
    }

    private List<String> read(String text) {
        PuzzleReading.Puzzles read = (PuzzleReading.Puzzles) codecs.read(Source.of(text));
        List<String> told = new ArrayList<>();
        read.puzzles().forEach(parsed -> told.add("P" + parsed.line()));
        read.faults().forEach(fault -> told.add("F" + ((Fault.Located) fault).line()));
        told.sort(Comparator.comparingInt(each -> Integer.parseInt(each.substring(1))));
        return told;
    }
}
