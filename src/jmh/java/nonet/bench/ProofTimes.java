package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.sat.Proof;
import nonet.sat.Prover;
import nonet.solve.Cancel;

/// Prints how long it takes to prove that each of the first puzzles of a list has exactly one solution, and the sizes of
/// the proofs:
///
/// ```
/// mvn -Pbench -Dbench.main=nonet.bench.ProofTimes -Djmh.arguments="LIST COUNT"
/// ```
public final class ProofTimes {

    private ProofTimes() {}

    public static void main(String... arguments) throws IOException {
        List<Puzzle> puzzles = Files.readAllLines(Path.of(arguments[0])).stream()
                .filter(line -> line.matches("[1-9.0]{81}.*"))
                .limit(Integer.parseInt(arguments[1]))
                .map(line -> Puzzle.of(line.substring(0, 81)))
                .toList();
        long begun = cpu();
        List<Proof> proofs = puzzles.stream().map(ProofTimes::prove).toList();
        double seconds = (cpu() - begun) / 1e9;
        long[] sizes = proofs.stream()
                .mapToLong(proof -> proof.lines().size())
                .sorted()
                .toArray();
        System.out.printf(
                Locale.ROOT,
                "%d proofs in %.2f s of processor time; lines: median %d, most %d%n",
                sizes.length,
                seconds,
                sizes[sizes.length / 2],
                sizes[sizes.length - 1]);
    }

    private static Proof prove(Puzzle puzzle) {
        if (Prover.solutions(puzzle, Cancel.NEVER) instanceof Prover.Outcome.OneSolution one) {
            return one.proof();
        }
        throw new IllegalArgumentException("not one solution: " + puzzle.text());
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
