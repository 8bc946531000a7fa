package nonet.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Settings, sessions and libraries that are cut, overwritten, or not Nonet's: the window comes, and what cannot be read
/// is kept aside.
@Tag("campaign")
class DamagedStateTests {

    private static final int RUNS = Seeds.times(40);

    @TempDir
    private Path home;

    @AfterEach
    void endPrograms() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    @Test
    void theWindowOpensDespiteDamagedFiles() throws Exception {
        Program program = new Program(home);
        Path puzzle = home.resolve("puzzle.txt");
        Files.writeString(puzzle, Samples.PUZZLE);
        Process first = program.window("", puzzle);
        assertThat(first.waitFor(25, TimeUnit.SECONDS)).isFalse();
        first.destroy();
        assertThat(first.waitFor(20, TimeUnit.SECONDS)).isTrue();
        Path sound = home.resolve("sound");
        copy(program.settings(), sound);
        List<Path> files;
        try (Stream<Path> all = Files.walk(sound)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> file.toString().matches(".*\\.(json|db)"))
                    .sorted()
                    .toList();
        }
        assertThat(files).isNotEmpty();
        for (int run = 0; run < RUNS; run++) {
            Random random = Seeds.of(run);
            delete(program.settings());
            copy(sound, program.settings());
            Path damaged = program.settings().resolve(sound.relativize(files.get(run % files.size())));
            byte[] bytes = damaged(Files.readAllBytes(damaged), random);
            Files.write(damaged, bytes);
            String what = "run %d of seed %d: %s".formatted(run, Seeds.FIRST, damaged.getFileName());
            Process window = program.window("");
            boolean ended = window.waitFor(6, TimeUnit.SECONDS);
            assertThat(ended).describedAs(what).isFalse();
            // It answers: a further start hands its file over and ends.
            Program.Ended second = program.run(
                    Map.of("JDK_JAVA_OPTIONS", Program.WITHOUT_DISPLAY), new byte[0], List.of(puzzle.toString()));
            assertThat(second.speaksPlainly().code()).describedAs(what).isZero();
            window.destroy();
            assertThat(window.waitFor(20, TimeUnit.SECONDS)).describedAs(what).isTrue();
        }
        Findings.add("damaged settings, sessions and libraries", RUNS, "the window came and took a file");
    }

    private static byte[] damaged(byte[] bytes, Random random) {
        byte[] copy = bytes.clone();
        switch (random.nextInt(6)) {
            case 0 -> {
                return new byte[0];
            }
            case 1 -> {
                return Arrays.copyOf(copy, random.nextInt(copy.length));
            }
            case 2 -> random.nextBytes(copy);
            case 3 -> {
                return "[null, {\"board\": 7, \"document\": [], \"language\": {}, \"windows\": \"no\"}]".getBytes();
            }
            case 4 -> {
                return "{\"board\": 7, \"document\": [], \"language\": {}, \"windows\": \"no\", \"logic\": 3}"
                        .getBytes();
            }
            default -> {
                for (int i = 0; i < 20; i++) {
                    copy[random.nextInt(copy.length)] = (byte) random.nextInt(256);
                }
            }
        }
        return copy;
    }

    static void copy(Path from, Path to) throws Exception {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.toList()) {
                Path target = to.resolve(from.relativize(file));
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else if (Files.isRegularFile(file)) {
                    Files.copy(file, target);
                }
            }
        }
    }

    static void delete(Path folder) throws Exception {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
