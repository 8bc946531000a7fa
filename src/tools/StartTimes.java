import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

/// Measures the processor time of a start, of several builds in turn, and prints the medians in seconds:
///
/// ```
/// java src/tools/StartTimes.java ROUNDS LAUNCHER...
/// ```
///
/// A launcher is `target/nonet/bin/nonet` of a build, or an installed `bin/nonet`. Of each build are measured: the
/// window until it is painted (its picture stands still for two seconds), two seconds later, and one puzzle on the
/// command line. The window needs Linux with `Xvfb` on the `PATH`; it has new settings each time.
final class StartTimes {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final long STILL = TimeUnit.SECONDS.toNanos(2);
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final double TICKS_PER_SECOND = 100;

    /// A figure of one build.
    private record Figure(String launcher, String what) implements Comparable<Figure> {
        @Override
        public int compareTo(Figure other) {
            return Comparator.comparing(Figure::what)
                    .thenComparing(Figure::launcher)
                    .compare(this, other);
        }
    }

    private final Map<Figure, List<Double>> seconds = new TreeMap<>();

    private StartTimes() {}

    static void main(String[] arguments) throws IOException, InterruptedException {
        int rounds = Integer.parseInt(arguments[0]);
        StartTimes times = new StartTimes();
        Path folder = Files.createTempDirectory("start-times");
        Process display = new ProcessBuilder(
                        "Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-fbdir", folder.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            String number = display.inputReader().readLine();
            for (int round = 0; round < rounds; round++) {
                for (int each = 1; each < arguments.length; each++) {
                    times.window(arguments[each], ":" + number, folder);
                    times.command(arguments[each]);
                }
            }
        } finally {
            display.destroy();
            display.waitFor();
            delete(folder);
        }
        times.print();
    }

    private void window(String launcher, String display, Path folder) throws IOException, InterruptedException {
        // What the toolkit unpacks on the first day stays; the settings are new each time.
        Path home = Files.createDirectories(folder.resolve("home"));
        Path settings = Files.createTempDirectory(folder, "settings");
        ProcessBuilder start = new ProcessBuilder(launcher)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        start.environment().put("DISPLAY", display);
        start.environment().put("JDK_JAVA_OPTIONS", "-Duser.home=" + home);
        start.environment().put("XDG_CONFIG_HOME", settings.toString());
        start.environment().remove("WAYLAND_DISPLAY");
        try (RandomAccessFile screen =
                new RandomAccessFile(folder.resolve("Xvfb_screen0").toFile(), "r")) {
            ByteBuffer pixels = screen.getChannel().map(FileChannel.MapMode.READ_ONLY, 0, screen.length());
            long picture = checksum(pixels);
            long begin = System.nanoTime();
            Process process = start.start();
            long changed = 0;
            double painted = 0;
            while (changed == 0 || System.nanoTime() - changed < STILL) {
                if (!process.isAlive() || System.nanoTime() - begin > PATIENCE) {
                    process.destroy();
                    throw new IOException(launcher + " shows no window that stands still");
                }
                Thread.sleep(10);
                long now = checksum(pixels);
                if (now != picture) {
                    picture = now;
                    changed = System.nanoTime();
                    painted = processorTime(process);
                }
            }
            add(launcher, "1 window, painted", painted);
            add(launcher, "2 window, two seconds later", processorTime(process));
            add(launcher, "3 window, wall clock until painted", (changed - begin) / 1e9);
            process.destroy();
            process.waitFor();
        }
    }

    /// The shell tells the processor time of those that it waited for.
    private void command(String launcher) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("sh", "-c", "\"$0\" solve " + PUZZLE + " >/dev/null && times", launcher)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<String> lines = shell.inputReader().lines().toList();
        if (shell.waitFor() != 0) {
            throw new IOException(launcher + " does not solve");
        }
        double sum = 0;
        for (String each : lines.getLast().split(" ")) {
            int minutes = each.indexOf('m');
            sum += 60 * Double.parseDouble(each.substring(0, minutes))
                    + Double.parseDouble(each.substring(minutes + 1, each.length() - 1));
        }
        add(launcher, "4 solve PUZZLE", sum);
    }

    private static double processorTime(Process process) throws IOException {
        String line = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
        // In user and in kernel mode, of the process and of the children that it waited for.
        long ticks = 0;
        for (int field = 11; field <= 14; field++) {
            ticks += Long.parseLong(fields[field]);
        }
        return ticks / TICKS_PER_SECOND;
    }

    private static long checksum(ByteBuffer pixels) {
        CRC32 sum = new CRC32();
        sum.update(pixels.duplicate());
        return sum.getValue();
    }

    private void add(String launcher, String what, double value) {
        seconds.computeIfAbsent(new Figure(launcher, what), _ -> new ArrayList<>())
                .add(value);
    }

    private void print() {
        seconds.forEach((figure, all) -> {
            List<Double> sorted = all.stream().sorted().toList();
            System.out.printf(
                    "%-36s %.2f s (%.2f to %.2f)  %s%n",
                    figure.what.substring(2),
                    sorted.get(sorted.size() / 2),
                    sorted.getFirst(),
                    sorted.getLast(),
                    figure.launcher);
        });
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
