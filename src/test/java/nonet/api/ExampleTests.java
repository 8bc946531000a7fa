package nonet.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/// The examples in `api.md`, and what the module exports.
@ResourceLock(Resources.SYSTEM_OUT)
class ExampleTests {

    private static final String PUZZLE =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    private static final String SOLUTION =
            "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

    @TempDir
    Path folder;

    @Test
    void theModuleExportsTheApiAndNothingElseToAll() throws Exception {
        ModuleDescriptor module =
                ModuleFinder.of(classes()).find("nonet").orElseThrow().descriptor();
        Set<String> exported = module.exports().stream()
                .filter(each -> !each.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
        assertThat(exported).containsExactly("nonet.api");
    }

    @Test
    @Tag("full")
    void ratesSolvesAndGenerates() throws Exception {
        assertThat(run("Rate").lines().toList())
                .startsWith(
                        SOLUTION,
                        "1000 solutions",
                        "easy, needs hidden-single",
                        "ER 2.3",
                        "W 0, RATED",
                        "proved: ONE_SOLUTION")
                .hasSize(8)
                .allSatisfy(line -> assertThat(line).isNotBlank());
    }

    @Test
    @Tag("full")
    void goesFromHintToHint() throws Exception {
        List<String> lines = run("Steps").lines().toList();
        assertThat(lines.getFirst()).isEqualTo(lines.size() - 2 + " steps");
        assertThat(lines.get(1)).isEqualTo("Hidden Single: r9c8=1");
        assertThat(lines.getLast()).isEqualTo(SOLUTION);
    }

    @Test
    @Tag("full")
    void conversionReportsOmissions() throws Exception {
        Files.writeString(
                folder.resolve("puzzles.sdm"), PUZZLE + "\n" + PUZZLE.replace('5', 'A') + "\n" + PUZZLE + "\n");
        assertThat(run("Convert").lines().toList())
                .containsExactly(
                        "line 2, column 18: “A” is neither a digit nor a blank.",
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        assertThat(SudokuFiles.read(folder.resolve("puzzles.opensudoku")).puzzles())
                .extracting(Sudoku::line)
                .containsExactly(PUZZLE, PUZZLE);
    }

    @Test
    @Tag("full")
    void watchesASolve() throws Exception {
        FilmTests.write(folder.resolve("game.nonet"));
        assertThat(run("Replay").lines().toList())
                .containsExactly(
                        "4.1 s: r5c5=5, Naked Single",
                        "30.0 s: r1c3=2 – not right (wrong)",
                        "for 25.9 s, there was since 4.1 s: Naked Single: r5c2=2");
    }

    /// javac finds missing comments and tags, and references to types that are not imported.
    @Test
    @Tag("full")
    void theJavadocIsComplete() throws Exception {
        try (Stream<Path> sources = Files.list(Path.of("src/main/java/nonet/api"))) {
            compile("-Xdoclint:all/public", sources.filter(each -> !each.endsWith("package-info.java")));
        }
    }

    /// Compiles and runs the example of the page with this class.
    private String run(String name) throws Exception {
        String page = Files.readString(Path.of("src/site/markdown/api.md"));
        String example = Stream.of(page.split("```"))
                .filter(block -> block.startsWith("java\n") && block.contains("class " + name + " "))
                .findFirst()
                .orElseThrow()
                .substring("java\n".length());
        compile("-Xlint:all", Stream.of(Files.writeString(folder.resolve(name + ".java"), example)));
        return printed(name);
    }

    private void compile(String lint, Stream<Path> sources) throws Exception {
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);
        String path = String.join(
                File.pathSeparator,
                classes().toString(),
                System.getProperty("java.class.path"),
                System.getProperty("jdk.module.path", ""));
        Stream<String> options =
                Stream.of(lint, "-Werror", "-proc:none", "-implicit:none", "-d", folder.toString(), "-cp", path);
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        out,
                        out,
                        Stream.concat(options, sources.map(Path::toString)).toArray(String[]::new));
        assertThat(code).as(words.toString()).isZero();
    }

    /// Runs an example in a module of its own, which sees only what is exported.
    private String printed(String name) throws Exception {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, Sudoku.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object)
                    new String[] {folder.toString()});
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static Path classes() throws Exception {
        return Path.of(
                Sudoku.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
