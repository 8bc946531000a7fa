import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Compares the fast solver with another program on lists of puzzles, and prints medians with the least and the most, in
/// thousand puzzles a second of processor time:
///
/// ```
/// mvn package
/// java src/tools/NativeTimes.java COMMAND ROUNDS LIST...
/// ```
///
/// `COMMAND LIST SECONDS [LIMIT]` measures the other program for so many seconds after its warm-up, and prints puzzles a
/// second and the sum of the answers to the list, as `nonet.bench.SolverSpeed` does: a puzzle is answered with none, one or
/// two solutions. Both run in turn, each time in a new process. Fails if their sums differ. For a list given as
/// `LIST=LIMIT` both count up to `LIMIT` solutions of each puzzle, and print solutions a second.
final class NativeTimes {

    private static final String SECONDS = "3";

    private NativeTimes() {}

    static void main(String[] arguments) throws IOException, InterruptedException {
        int rounds = Integer.parseInt(arguments[1]);
        System.out.println("| List | `fast` | other | `fast` to other |\n|---|---|---|---|");
        for (String list : Arrays.asList(arguments).subList(2, arguments.length)) {
            String[] counted = list.split("=");
            List<String> measured = new ArrayList<>(List.of(counted[0], SECONDS));
            measured.addAll(Arrays.asList(counted).subList(1, counted.length));
            double[] ours = new double[rounds];
            double[] theirs = new double[rounds];
            for (int round = 0; round < rounds; round++) {
                List<String> java = List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-XX:+UseSerialGC",
                        "-cp",
                        Path.of("target", "nonet", "lib") + "/*",
                        "src/jmh/java/nonet/bench/SolverSpeed.java");
                String[] our = run(joined(java, measured));
                String[] their = run(joined(List.of(arguments[0]), measured));
                if (!our[1].equals(their[1])) {
                    throw new IllegalStateException(list + ": " + our[1] + " solutions, the other finds " + their[1]);
                }
                ours[round] = Double.parseDouble(our[0]) / 1000;
                theirs[round] = Double.parseDouble(their[0]) / 1000;
            }
            Arrays.sort(ours);
            Arrays.sort(theirs);
            System.out.printf(
                    "| %s | %s | %s | %.2f |%n",
                    Path.of(list).getFileName(), text(ours), text(theirs), ours[rounds / 2] / theirs[rounds / 2]);
        }
    }

    private static String[] joined(List<String> command, List<String> arguments) {
        return Stream.concat(command.stream(), arguments.stream()).toArray(String[]::new);
    }

    private static String text(double[] sorted) {
        return String.format(
                Locale.ROOT, "%.1f (%.1f to %.1f)", sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
    }

    private static String[] run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException("failed: " + String.join(" ", command));
        }
        return output.strip().split(" ");
    }
}
