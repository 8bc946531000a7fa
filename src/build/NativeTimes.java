import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Compares the fast solver with tdoku on lists of puzzles, and prints medians with the least and the most, in thousand
/// puzzles a second of processor time:
///
/// ```
/// mvn package
/// java src/build/NativeTimes.java TDOKU ROUNDS LIST...
/// ```
///
/// `TDOKU` is a folder with the sources of [tdoku](https://github.com/t-dillon/tdoku), which are built with
/// `-O3 -march=native` by clang, or by g++ where there is none. Both answer each puzzle with none, one or several
/// solutions. They run in turn, each time in a new process of three seconds after its warm-up. Fails if their answers differ.
/// For a list given as `LIST=LIMIT` both count up to `LIMIT` solutions of each puzzle, and thousand solutions a second are
/// printed.
final class NativeTimes {

    private static final String SECONDS = "3";

    private NativeTimes() {}

    static void main(String[] arguments) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("native-times");
        String tdoku = build(Path.of(arguments[0]), work.resolve("tdoku"));
        int rounds = Integer.parseInt(arguments[1]);
        System.out.println("| List | `fast` | tdoku | `fast` to tdoku |%n|---|---|---|---|".formatted());
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
                String[] their = run(joined(List.of(tdoku), measured));
                if (!our[1].equals(their[1])) {
                    throw new IllegalStateException(list + ": " + our[1] + " solutions, tdoku finds " + their[1]);
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
        return "%.1f (%.1f to %.1f)".formatted(sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1]);
    }

    private static String build(Path tdoku, Path program) throws IOException, InterruptedException {
        String sources = tdoku.resolve("src").toString();
        for (String compiler : List.of("clang++-19", "clang++", "g++")) {
            try {
                run(
                        compiler,
                        "-std=c++17",
                        "-O3",
                        "-march=native",
                        "-I" + tdoku.resolve("include"),
                        "-I" + sources,
                        "src/jmh/native/tdoku.cc",
                        sources + "/solver_dpll_triad_simd.cc",
                        sources + "/util.cc",
                        "-o",
                        program.toString());
                return program.toString();
            } catch (IOException e) {
                System.err.println(compiler + " is not there.");
            }
        }
        throw new IOException("no C++ compiler");
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
