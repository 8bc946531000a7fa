import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;

/// Measures the processor time of one command, of several builds in turn, and prints medians in seconds:
///
/// ```
/// java src/tools/CommandTimes.java ROUNDS LAUNCHER... -- ARGUMENT...
/// ```
///
/// A launcher is `target/nonet/bin/nonet` of a build, for instance of the commits before and after a change. The time is
/// that of the whole process in user and in kernel mode, start included. The last column compares medians with the first
/// launcher. Fails if the launchers do not write the same bytes to standard output.
final class CommandTimes {

    private static final int DIGEST_BYTES = 6;

    private final List<String> arguments;
    private final List<String> launchers;
    private final List<List<Double>> seconds = new ArrayList<>();
    private final Set<String> outputs = new HashSet<>();

    private CommandTimes(List<String> launchers, List<String> arguments) {
        this.launchers = launchers;
        this.arguments = arguments;
        launchers.forEach(_ -> seconds.add(new ArrayList<>()));
    }

    static void main(String[] arguments) throws IOException, InterruptedException, NoSuchAlgorithmException {
        List<String> all = Arrays.asList(arguments);
        int split = all.indexOf("--");
        CommandTimes times = new CommandTimes(all.subList(1, split), all.subList(split + 1, all.size()));
        int rounds = Integer.parseInt(all.getFirst());
        for (int round = 0; round < rounds; round++) {
            // Every other round backwards, so that no build always runs after the same other one.
            for (int i = 0; i < times.launchers.size(); i++) {
                times.run(round % 2 == 0 ? i : times.launchers.size() - 1 - i);
            }
        }
        times.print();
    }

    private void run(int index) throws IOException, InterruptedException, NoSuchAlgorithmException {
        Path output = Files.createTempFile("command-times", ".out");
        try {
            List<String> command = new ArrayList<>(List.of("sh", "-c", "\"$@\" >\"$0\"; times >&2", output.toString()));
            command.add(launchers.get(index));
            command.addAll(arguments);
            Process shell = new ProcessBuilder(command).start();
            List<String> lines = shell.errorReader().lines().toList();
            shell.waitFor();
            seconds.get(index).add(sum(lines.getLast()));
            outputs.add(digest(output));
        } finally {
            Files.delete(output);
        }
        if (outputs.size() > 1) {
            throw new IOException(launchers.get(index) + " writes something else");
        }
    }

    /// Adds the times of the children of a shell: those in user and in kernel mode, each as `1m2.34s`.
    private static double sum(String times) {
        double sum = 0;
        for (String each : times.split(" ")) {
            int minutes = each.indexOf('m');
            sum += 60 * Double.parseDouble(each.substring(0, minutes))
                    + Double.parseDouble(each.substring(minutes + 1, each.length() - 1));
        }
        return sum;
    }

    private static String digest(Path file) throws IOException, NoSuchAlgorithmException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        return HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
    }

    private void print() {
        double first = median(seconds.getFirst());
        for (int i = 0; i < launchers.size(); i++) {
            List<Double> sorted = seconds.get(i).stream().sorted().toList();
            double median = median(sorted);
            System.out.printf(
                    "%.2f s (%.2f to %.2f)  %+5.1f %%  %s%n",
                    median, sorted.getFirst(), sorted.getLast(), 100 * (median / first - 1), launchers.get(i));
        }
        System.out.println("output " + outputs);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }
}
