package nonet.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that is a module needs Nonet without the libraries of its window and its commands.
@Tag("full")
class ModulePathTests {

    private static final String DEMO = """
        package demo;

        import java.nio.file.Path;
        import java.util.List;
        import java.util.Locale;
        import nonet.api.Sudoku;
        import nonet.api.SudokuFiles;

        class Demo {
            public static void main(String... arguments) throws Exception {
                Sudoku puzzle = Sudoku.of(arguments[0]);
                System.out.println(puzzle.solution().orElseThrow());
                System.out.println(puzzle.count(10));
                System.out.println(puzzle.difficulty().orElseThrow().level());
                System.out.println(puzzle.hints(Locale.CHINA).getFirst().technique());
                Path file = Path.of(arguments[1], "puzzle");
                for (String format : List.of("line", "sdk", "hodoku", "opensudoku", "fpuzzles", "nonet")) {
                    SudokuFiles.write(List.of(puzzle), format, file);
                    System.out.println(SudokuFiles.read(file).puzzles().equals(List.of(puzzle)));
                }
                for (int i = 2; i < arguments.length; i++) {
                    System.out.println(SudokuFiles.read(Path.of(arguments[i])).puzzles().size());
                }
            }
        }
        """;

    /// Not those of the window and of the commands, such as JavaFX and picocli.
    private static final Pattern NEEDED = Pattern.compile("(common|commons|fastcsv|fontbox|imageio|jackson|pdfbox)-.*");

    @TempDir
    Path folder;

    @Test
    void aModuleRunsWithoutTheLibrariesOfTheWindow() throws Exception {
        Files.writeString(folder.resolve("module-info.java"), "module demo { requires nonet; }");
        Files.writeString(Files.createDirectory(folder.resolve("demo")).resolve("Demo.java"), DEMO);
        compile();

        assertThat(run(
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                        folder.toString(),
                        "src/test/resources/nonet/photo/photo01.jpg"))
                .containsExactly(
                        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
                        "1",
                        "easy",
                        "naked-single",
                        "true",
                        "true",
                        "true",
                        "true",
                        "true",
                        "true",
                        "1");
    }

    private void compile() throws Exception {
        StringWriter words = new StringWriter();
        PrintWriter out = new PrintWriter(words);
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        out,
                        out,
                        "-d",
                        folder.resolve("out").toString(),
                        "-p",
                        modules(libraries(Pattern.compile("jspecify-.*"))),
                        folder.resolve("module-info.java").toString(),
                        folder.resolve("demo/Demo.java").toString());
        assertThat(code).as(words.toString()).isZero();
    }

    private List<String> run(String... arguments) throws Exception {
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-p",
                                folder.resolve("out") + File.pathSeparator + modules(libraries(NEEDED)),
                                "-m",
                                "demo/demo.Demo"),
                        Arrays.stream(arguments))
                .toList();
        Process program = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> lines = program.inputReader().lines().toList();
        assertThat(program.waitFor()).as(String.join("\n", lines)).isZero();
        return lines;
    }

    private static String modules(List<String> libraries) throws Exception {
        String nonet = Path.of(Sudoku.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString();
        return Stream.concat(Stream.of(nonet), libraries.stream()).collect(Collectors.joining(File.pathSeparator));
    }

    private static List<String> libraries(Pattern names) {
        return Stream.of(System.getProperty("jdk.module.path"), System.getProperty("java.class.path"))
                .filter(Objects::nonNull)
                .flatMap(path -> Arrays.stream(path.split(File.pathSeparator)))
                .filter(each ->
                        names.matcher(Path.of(each).getFileName().toString()).matches())
                .distinct()
                .toList();
    }
}
