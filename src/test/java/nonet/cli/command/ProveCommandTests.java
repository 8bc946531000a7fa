package nonet.cli.command;

import static nonet.cli.command.Shell.nonet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import nonet.cli.command.Shell.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProveCommandTests {

    private static final Path PROOFS = Path.of("src", "site", "examples", "proofs");

    private static final String HARD =
            "98.7.....6..8..5....4.6..8.4...8..6..9......3..2..18...4..9..2....1....5.....73..";
    private static final String SOLUTION =
            "981754632623819574574362981415983267896275413732641859347596128269138745158427396";
    private static final String NONE =
            ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "one-solution," + HARD + ",,There is exactly one solution. The proof has 724 lines.",
        "no-solution," + NONE + ",,There is no solution. The proof has 26 lines.",
        "conclusion," + HARD + ",r1c3<>2 r9c1<>6 r5c5=7,True. The proof has 99 lines."
    })
    void theProofsOfTheRepositoryAreMadeAgain(String name, String puzzle, String move, String sentence)
            throws IOException, NoSuchAlgorithmException {
        Path cnf = folder.resolve(name + ".cnf");
        Path drat = folder.resolve(name + ".drat");
        List<String> arguments = new ArrayList<>(List.of("prove", "--cnf", cnf.toString(), "--drat", drat.toString()));
        arguments.add(puzzle);
        arguments.addAll(move == null ? List.of() : List.of(move.split(" ")));

        assertThat(nonet(arguments.toArray(String[]::new))).isEqualTo(new Result(0, sentence + "\n", ""));

        assertThat(drat).hasSameBinaryContentAs(PROOFS.resolve(name + ".drat"));
        try (var in = new GZIPInputStream(Files.newInputStream(PROOFS.resolve(name + ".cnf.gz")))) {
            assertThat(cnf).hasBinaryContent(in.readAllBytes());
        }
        assertThat(Files.readAllLines(PROOFS.resolve("SHA256SUMS")))
                .contains(sum(cnf) + "  " + name + ".cnf", sum(drat) + "  " + name + ".drat");
    }

    @Test
    void theBinaryFormIsWrittenOnRequest() throws IOException, NoSuchAlgorithmException {
        Path drat = folder.resolve("proof");
        assertThat(nonet("prove", "--drat", drat.toString(), "--binary", NONE).code())
                .isZero();
        assertThat(drat).hasSameBinaryContentAs(PROOFS.resolve("no-solution-binary.drat"));
        assertThat(Files.readAllLines(PROOFS.resolve("SHA256SUMS"))).contains(sum(drat) + "  no-solution-binary.drat");
    }

    @Test
    void whatIsNotTrueIsShown() {
        assertThat(nonet("prove", HARD, "r1c3<>12"))
                .isEqualTo(new Result(1, "Not true: r1c3<>1 is false in this solution:\n" + SOLUTION + "\n", ""));
        Result several = nonet("prove", ".".repeat(81));
        assertThat(several.code()).isEqualTo(1);
        assertThat(several.out().lines()).hasSize(3).doesNotHaveDuplicates();
        assertThat(several.out()).matches("There are several solutions, such as these two:\n[1-9]{81}\n[1-9]{81}\n");
    }

    @Test
    void oneFileMayGoToStandardOutput() throws IOException {
        String drat = Files.readString(PROOFS.resolve("no-solution.drat"));
        assertThat(nonet("prove", "--drat", "-", NONE))
                .isEqualTo(new Result(0, drat, "There is no solution. The proof has 26 lines.\n"));
        Result formula = nonet("prove", "--cnf", "-", NONE);
        assertThat(formula.out()).startsWith("c the sudoku " + NONE + "\n").endsWith(" 0\n");
        assertThat(formula.err()).isEqualTo("There is no solution. The proof has 26 lines.\n");
        assertThat(nonet("prove", "--drat", "-", HARD, "r1c3<>1").out()).isEmpty();
        assertThat(nonet("prove", "--cnf", "-", "--drat", "/dev/stdout", HARD).err())
                .startsWith("nonet: Only one of --cnf and --drat can be standard output.");
        assertThat(Path.of("-")).doesNotExist();
    }

    @Test
    void anythingFollowsFromAPuzzleWithoutASolution() {
        assertThat(nonet("prove", NONE, "r1c1<>2").out())
                .startsWith(
                        "True, but only because the puzzle has no solution: anything follows from it. The proof has ");
    }

    @Test
    void candidatesAreProvedAsSuch() {
        assertThat(nonet("prove", Sukakus.UNIQUE).out()).startsWith("There is exactly one solution.");
        assertThat(nonet("prove", Sukakus.none()).out()).startsWith("There is no solution.");
    }

    @Test
    void badArgumentsAreRefusedAndWriteNothing() {
        String file = folder.resolve("one").toString();
        assertThat(nonet("prove", HARD, "r1c1<>12").err())
                .isEqualTo("nonet: r1c1 is a given, so there is nothing to prove.\n");
        assertThat(nonet("prove", HARD, "r1c3=x").err())
                .startsWith("nonet: A move such as r4c5=3 or r4c57<>38 does not");
        assertThat(nonet("prove", HARD, "--binary").err()).startsWith("nonet: --binary requires --drat.");
        assertThat(nonet("prove", HARD, "--cnf", file, "--drat", file).err())
                .startsWith("nonet: --cnf and --drat name the same file.");
        Result missing =
                nonet("prove", HARD, "--cnf", folder.resolve("no/where").toString());
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.out()).isEmpty();
        assertThat(missing.err()).isEqualTo("nonet: " + folder.resolve("no/where") + ": The folder does not exist.\n");
        assertThat(folder.toFile().list()).isEmpty();
    }

    @Test
    void thePathIsProvedStepByStepUpToTheSolution() throws IOException {
        Path proofs = folder.resolve("proofs");

        Result path = nonet("path", "--proofs", proofs.toString(), HARD);

        assertThat(path.code()).isZero();
        List<String> lines = path.out().lines().toList();
        assertThat(proofs.toFile().list()).hasSize(2 * lines.size());
        Set<Integer> known = units(proofs.resolve("step-001.cnf"));
        for (int step = 1; step <= lines.size(); step++) {
            Path cnf = proofs.resolve("step-%03d.cnf".formatted(step));
            assertThat(Files.readAllLines(cnf).getFirst()).isEqualTo("c " + lines.get(step - 1));
            assertThat(known).as("what step %d begins from is known", step).containsAll(units(cnf));
            known.addAll(concluded(cnf));
            assertThat(Files.readString(proofs.resolve("step-%03d.drat".formatted(step))))
                    .endsWith("0\n");
        }
        assertThat(known)
                .containsAll(Stream.iterate(0, cell -> cell < 81, cell -> cell + 1)
                        .map(cell -> 9 * cell + SOLUTION.charAt(cell) - '0')
                        .toList());
        assertThat(nonet("path", "--proofs", proofs.toString(), HARD).err())
                .isEqualTo("nonet: The folder " + proofs + " is not empty; --proofs takes an empty or a new one.\n");
        assertThat(nonet("path", "--proofs", "x", "--graph", "dot", HARD).err())
                .isEqualTo("nonet: --proofs and --graph exclude each other.\n");
    }

    /// Returns the digits and the excluded candidates that a step begins from.
    private static Set<Integer> units(Path cnf) {
        List<String> clauses = clauses(cnf);
        return clauses.subList(11_988, clauses.size() - 1).stream()
                .map(clause -> Integer.valueOf(clause.substring(0, clause.length() - 2)))
                .collect(Collectors.toSet());
    }

    /// Returns what a step concludes: the last clause is the opposite.
    private static List<Integer> concluded(Path cnf) {
        return Stream.of(clauses(cnf).getLast().split(" "))
                .map(literal -> -Integer.parseInt(literal))
                .filter(literal -> literal != 0)
                .toList();
    }

    private static List<String> clauses(Path cnf) {
        try {
            return Files.readAllLines(cnf).stream()
                    .filter(line -> !line.startsWith("c") && !line.startsWith("p"))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String sum(Path file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }
}
