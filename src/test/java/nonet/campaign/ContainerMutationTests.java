package nonet.campaign;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import nonet.Repetitions;
import nonet.codec.container.ContainerFiles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// Damaged notebooks, spreadsheets and archives, through every door. Archives are damaged from outside, and, more often,
/// in one of their entries, so that the damage reaches the readers of the entries.
@Execution(ExecutionMode.CONCURRENT)
@Timeout(3600)
class ContainerMutationTests {

    private static final int SHORT_RUN = Repetitions.of(15, 150, 150);
    private static final long MINUTES = Long.getLong("campaign.minutes", 10);

    private final ReaderCheck readers = new ReaderCheck();

    @Test
    @Tag("sampled")
    void damagedContainersAreAnswered() throws IOException {
        List<byte[]> files = files();
        for (int run = 0; run < SHORT_RUN; run++) {
            check(files, run, 5000);
        }
    }

    @Test
    @Tag("campaign")
    void damagedContainersWithoutABoundOnLengthAreAnswered() throws IOException {
        List<byte[]> files = files();
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(MINUTES);
        int run = 0;
        while (System.nanoTime() < end) {
            check(files, run++, 300_000);
        }
        Findings.add(
                "damaged notebooks, spreadsheets and archives, " + MINUTES + " min",
                run,
                "no exception, linear time, rewritten the same");
    }

    private static List<byte[]> files() {
        String[][] grid = ContainerFiles.put(ContainerFiles.table(14, 12), Samples.PUZZLE, 2, 1, "_", 0);
        grid[0][0] = "Puzzle of the day";
        String[][] list = {{"puzzle", "level"}, {Samples.PUZZLE, "3"}, {Samples.PUZZLE.replace('.', '0'), "5"}};
        return List.of(
                ContainerFiles.excel(grid, list),
                ContainerFiles.openDocument(grid),
                ContainerFiles.openDocument(list),
                ContainerFiles.notebook(List.of(
                                List.of("puzzle = \"" + Samples.PUZZLE + "\"", "print(solve(puzzle))"),
                                Samples.PUZZLE
                                        .replace('.', '0')
                                        .replaceAll("(.{9})", "[$1]\n")
                                        .lines()
                                        .toList()))
                        .getBytes(UTF_8),
                ContainerFiles.zip(
                        Map.of("one.txt", Samples.PUZZLE, "rows.txt", Samples.PUZZLE.replaceAll(".{9}", "$0\n"))));
    }

    private void check(List<byte[]> files, int run, int longest) throws IOException {
        Random random = Seeds.of(run);
        byte[] file = files.get(random.nextInt(files.size()));
        byte[] bytes = file[0] == 'P' && random.nextInt(4) > 0
                ? inside(file, random, longest)
                : Mutations.of(List.of(file), random, longest);
        try {
            readers.check(bytes, run);
        } catch (AssertionError | StackOverflowError | OutOfMemoryError failed) {
            Path kept = Files.createTempFile("nonet-container-", ".bin");
            Files.write(kept, bytes);
            throw new AssertionError(
                    "run %d of seed %d, kept in %s: %s".formatted(run, Seeds.FIRST, kept, failed.getMessage()), failed);
        }
    }

    /// Damages one of the entries of an archive.
    private static byte[] inside(byte[] file, Random random, int longest) throws IOException {
        Map<String, String> entries = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), new String(zip.readAllBytes(), UTF_8));
            }
        }
        List<String> names = List.copyOf(entries.keySet());
        String name = names.get(random.nextInt(names.size()));
        byte[] damaged = Mutations.of(List.of(entries.get(name).getBytes(UTF_8)), random, longest);
        entries.put(name, new String(damaged, random.nextBoolean() ? UTF_8 : ISO_8859_1));
        return ContainerFiles.zip(entries);
    }
}
