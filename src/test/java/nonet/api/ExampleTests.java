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
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/// The example in `api.md`, and what the module exports.
class ExampleTests {

    private static final String PUZZLE =
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

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
    @ResourceLock(Resources.SYSTEM_OUT)
    void theExampleCompilesAndRuns() throws Exception {
        String page = Files.readString(Path.of("src/site/markdown/api.md"));
        int from = page.indexOf("```java\n") + "```java\n".length();
        Path source =
                Files.writeString(folder.resolve("Example.java"), page.substring(from, page.indexOf("```", from)));
        compile(source);
        SudokuFiles.write(java.util.List.of(Sudoku.of(PUZZLE)), "sdk", folder.resolve("puzzle.sdk"));

        String printed = run();

        assertThat(printed.lines().limit(4).toList())
                .containsExactly(
                        "987654321246173985351928746128537694634892157795461832519286473472319568863745219",
                        "1000 solutions",
                        "easy, needs hidden-single",
                        "Hidden Single: r9c8=1");
        assertThat(folder.resolve("puzzle.txt")).hasContent(PUZZLE + "\n");
    }

    private void compile(Path source) throws Exception {
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        out,
                        out,
                        "-Xlint:all",
                        "-Werror",
                        "-d",
                        folder.toString(),
                        "-cp",
                        classes().toString() + File.pathSeparator + folder,
                        source.toString());
        assertThat(code).as(words.toString()).isZero();
    }

    /// Runs the example in a module of its own, which sees only what is exported.
    private String run() throws Exception {
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, Sudoku.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Example").getMethod("main", String[].class).invoke(null, (Object)
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
