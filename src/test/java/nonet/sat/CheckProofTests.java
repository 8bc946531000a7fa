package nonet.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPInputStream;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The checker in Python, which knows nothing of sudoku.
class CheckProofTests {

    private static final Path EXAMPLES = Path.of("src", "site", "examples");
    private static final Path CHECKER = EXAMPLES.resolve("check_proof.py");

    private static final String REFUTABLE = "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n";
    private static final String SATISFIABLE = "p cnf 2 1\n1 2 0\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void needsPython() throws InterruptedException {
        boolean python;
        try {
            python = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            python = false;
        }
        assumeTrue(python, "python3 is not installed");
    }

    @Test
    void hasAtMost150Lines() throws IOException {
        assertThat(Files.readAllLines(CHECKER)).hasSizeLessThanOrEqualTo(150);
    }

    @ParameterizedTest
    @ValueSource(strings = {"one-solution", "no-solution", "conclusion"})
    void acceptsTheProofsOfTheRepository(String name) throws Exception {
        Path drat = EXAMPLES.resolve("proofs").resolve(name + ".drat");
        assertThat(check(formula(name), drat))
                .isEqualTo("VERIFIED: " + Files.readAllLines(drat).size() + " lines\n");
    }

    @Test
    void acceptsTheBinaryProofOfTheRepository() throws Exception {
        assertThat(check(formula("no-solution"), EXAMPLES.resolve("proofs/no-solution-binary.drat")))
                .isEqualTo("VERIFIED: 26 lines\n");
    }

    @Test
    void acceptsDeletedClausesAndTheBinaryForm() throws Exception {
        Puzzle hard = Puzzle.of("98.7.....6..8..5....4.6..8.4...8..6..9......3..2..18...4..9..2....1....5.....73..");
        Proof proof = ((Prover.Outcome.OneSolution) Prover.solutions(hard, 20, Cancel.NEVER)).proof();
        Path cnf = folder.resolve("cnf");
        Path drat = folder.resolve("drat");
        AtomicFile.write(cnf, out -> proof.formula().writeTo(out, List.of()));

        AtomicFile.write(drat, proof::writeBinaryTo);
        assertThat(check(cnf, drat)).isEqualTo("VERIFIED: " + proof.lines().size() + " lines\n");
        AtomicFile.write(drat, proof::writeTo);
        assertThat(check(cnf, drat)).isEqualTo("VERIFIED: " + proof.lines().size() + " lines\n");

        List<String> lines = new ArrayList<>(Files.readAllLines(drat));
        int at = 0;
        while (!lines.get(at).startsWith("d ")) {
            at++;
        }
        lines.add(at, lines.get(at));
        Files.write(drat, lines);
        assertThat(check(cnf, drat))
                .isEqualTo("NOT VERIFIED: line " + (at + 2) + " deletes a clause that is not there\n");
    }

    @Test
    void namesTheLineThatIsWrong() throws Exception {
        Path drat = folder.resolve("drat");
        List<String> lines = Files.readAllLines(EXAMPLES.resolve("proofs/one-solution.drat"));
        Path cnf = formula("one-solution");

        Files.write(drat, lines.subList(0, lines.size() - 1));
        assertThat(check(cnf, drat))
                .isEqualTo("NOT VERIFIED: line 723 is the last one, but the empty clause is missing\n");
        Files.write(drat, List.of("0"));
        assertThat(check(cnf, drat)).isEqualTo("NOT VERIFIED: line 1 does not follow from the clauses before it\n");
        lines.add(9, "3 0");
        Files.write(drat, lines);
        assertThat(check(cnf, drat)).isEqualTo("NOT VERIFIED: line 10 does not follow from the clauses before it\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        0 0 0;0 0;0     | line 1 has a word that is no literal
        1 0 2 0;0       | line 1 has a word that is no literal
        -0 0;0          | line 1 has a word that is no literal
        d 1 2 0;1-2 0   | line 2 has a word that is no literal
        d1 2 0;0        | line 1 has a word that is no literal
        c a comment;1 2 | line 2 does not end in 0
        1 2 0;;0        | line 2 does not end in 0
        """)
    void refusesWhatIsNoLineOfLiterals(String proof, String said) throws Exception {
        Path cnf = Files.writeString(folder.resolve("cnf"), SATISFIABLE);
        Path drat = Files.write(folder.resolve("drat"), List.of(proof.split(";", -1)));
        assertThat(check(cnf, drat)).isEqualTo("NOT VERIFIED: " + said + "\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        61 01 01 00 61 01 00 61 00 | line 1 has a word that is no literal
        61 02 04 00 61 80 00 61 00 | line 2 is no line of a binary proof
        61 02 04 00 63 02 00 61 00 | line 2 is no line of a binary proof
        61 02 04 00 61 02 00 61 00 | line 2 does not follow from the clauses before it
        """)
    void refusesWhatIsNoLineOfABinaryProof(String proof, String said) throws Exception {
        Path cnf = Files.writeString(folder.resolve("cnf"), SATISFIABLE);
        Path drat =
                Files.write(folder.resolve("drat"), HexFormat.ofDelimiter(" ").parseHex(proof));
        assertThat(check(cnf, drat)).isEqualTo("NOT VERIFIED: " + said + "\n");
    }

    @Test
    void refusesTheUseOfADeletedClause() throws Exception {
        Path cnf = Files.writeString(folder.resolve("cnf"), REFUTABLE);
        Path drat = folder.resolve("drat");
        Files.write(drat, List.of("c a comment, in any letters: äöü", "1 0", "0"));
        assertThat(check(cnf, drat)).isEqualTo("VERIFIED: 3 lines\n");
        Files.write(drat, List.of("d 2 1 0", "1 0", "0"));
        assertThat(check(cnf, drat)).isEqualTo("NOT VERIFIED: line 2 does not follow from the clauses before it\n");
    }

    private Path formula(String name) throws IOException {
        Path cnf = folder.resolve(name + ".cnf");
        Path compressed = EXAMPLES.resolve("proofs").resolve(name + ".cnf.gz");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(compressed))) {
            Files.copy(in, cnf);
        }
        return cnf;
    }

    private static String check(Path cnf, Path drat) throws IOException, InterruptedException {
        Process checker = new ProcessBuilder("python3", CHECKER.toString(), cnf.toString(), drat.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(checker.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .replace(System.lineSeparator(), "\n");
        assertThat(checker.waitFor()).as(said).isEqualTo(said.startsWith("VERIFIED") ? 0 : 1);
        return said;
    }
}
