package nonet.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nonet.TestData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/// What no class file shows: the sources as texts.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SourceTests {

    private static final int MOST_LINES = 500;

    private static final Set<String> TEXT_ENDINGS = Set.of(
            "java",
            "css",
            "properties",
            "md",
            "xml",
            "options",
            "desktop",
            "bat",
            "txt",
            "svg",
            "yml",
            "json",
            "sh",
            "");

    /// The licenses of others, and their files that tests read.
    private static final List<Path> OF_OTHERS = List.of(Path.of("src", "main", "legal"), TestData.path(""));

    private static final List<Path> SOURCES = walk(Path.of("src"))
            .filter(file -> Set.of("java", "css", "properties").contains(ending(file)))
            .toList();

    /// Everything written for Nonet: neither fonts and pictures nor recorded answers nor files of others.
    private static final List<Path> WRITTEN = Stream.concat(
                    Stream.of("src", "installers", "assets", ".ci")
                            .map(Path::of)
                            .flatMap(SourceTests::walk),
                    files(Path.of("")))
            .filter(file ->
                    TEXT_ENDINGS.contains(ending(file)) && OF_OTHERS.stream().noneMatch(file::startsWith))
            .toList();

    /// The texts of the files, each read once for all tests.
    private final Map<Path, String> texts = new HashMap<>();

    @Test
    void noSourceIsLongerThanFiveHundredLines() {
        assertThat(SOURCES)
                .as("a file is one idea: where a second one shows, it moves out")
                .filteredOn(file -> lines(file).size() > MOST_LINES)
                .isEmpty();
    }

    @Test
    void everyPackageDocumentsItsPurposeAndLimits() {
        Pattern twoSentences = Pattern.compile("///.*?\\.\\s+/// It must not know .*\\.\\s+package .*", Pattern.DOTALL);
        assertThat(packages())
                .as("a room without a purpose fills up with whatever fits nowhere else")
                .allSatisfy(folder ->
                        assertThat(text(folder.resolve("package-info.java"))).matches(twoSentences));
    }

    @Test
    void noNameStandsForTwoPublicTypesOfDifferentRooms() {
        Pattern type = Pattern.compile("^public [a-z -]*\\b(class|record|enum|@?interface) ", Pattern.MULTILINE);
        Map<String, List<Path>> types = walk(Path.of("src", "main", "java"))
                .filter(file -> type.matcher(text(file)).find())
                .collect(Collectors.groupingBy(file -> file.getFileName().toString()));
        assertThat(types.values())
                .as("one word stands for one thing, but for types within others")
                .hasSizeGreaterThan(500)
                .allSatisfy(same -> assertThat(same).hasSize(1));
    }

    @Test
    void nothingIsLeftForLater() {
        assertThat(found(WRITTEN, Pattern.compile("\\b(TO" + "DO|FIX" + "ME|X" + "XX)\\b|@Dis" + "abled")))
                .as("what is open is an issue, and what does not work is not there")
                .isEmpty();
    }

    @Test
    void picturesNeedNoTemporaryFiles() {
        List<Path> program = walk(Path.of("src", "main", "java")).toList();
        assertThat(found(program, Pattern.compile("createImage(Out|In)putStream|ImageIO\\.(write|read)\\(")))
                .as("a cache in a folder of the system fills a disk that has nothing to do with the picture")
                .isEmpty();
    }

    /// Texts of the command line; those of the window are in bundles.
    @Test
    void noSentenceSaysOneCells() {
        List<Path> program = walk(Path.of("src", "main", "java")).toList();
        Pattern counted =
                Pattern.compile("(%,?d |\\+ \")(more )?(branch|candidate|cell|class|event|file|given|grid|guess|level"
                        + "|line|place|puzzle|solution|step)(e?s\\b|\"| \\+)|== 1 \\? \"1 ");
        assertThat(found(program, counted))
                .as("Plural.of writes a number with its noun")
                .isEmpty();
    }

    @Test
    void stylesheetsTakeTheirColorsFromTheTheme() {
        // The theme of high contrast and the palettes for color-blind eyes are our own: they are where the colors are.
        // Pages
        // for a browser have no theme.
        Path browser = Path.of("service", "guide", "style.css");
        List<Path> stylesheets = SOURCES.stream()
                .filter(file -> ending(file).equals("css")
                        && !file.endsWith("contrast.css")
                        && !file.getFileName().toString().startsWith("color-blind")
                        && !file.endsWith(browser))
                .toList();
        Pattern rawColor =
                Pattern.compile("#[0-9a-fA-F]{3,8}\\b|\\b(rgba?|hsba?|hsla?)\\(|:[^;]*\\b(white|black|gr[ae]y"
                        + "|red|green|blue|yellow|orange|purple|brown|silver|gold)\\b(?!-)");
        assertThat(stylesheets).isNotEmpty();
        assertThat(found(stylesheets, rawColor))
                .as("a raw color is right in one theme and unreadable in another")
                .isEmpty();
    }

    @Test
    void noFileNamesAPlaceOnOneMachine() {
        assertThat(found(WRITTEN, Pattern.compile("(?<![\\w.$])/(work|root|Users|home/(?!linuxbrew)\\w+)/|[A-Z]:\\\\")))
                .as("the project works wherever it is checked out")
                .isEmpty();
    }

    /// As far as their names tell: those that a property to be set has elsewhere are not looked for.
    @Test
    void outputsAreSetByTheClassThatDeclaresThem() {
        Pattern field = Pattern.compile(
                "(?m)^    (?:private |public )?final (\\w+Property|(ReadOnly\\w+Wrapper))(?:<.*>)? (\\w+)(?: =|;)");
        List<Path> room = SOURCES.stream()
                .filter(file -> file.startsWith(Path.of("src", "main", "java", "nonet", "ui")))
                .toList();
        Set<String> outputs = new HashSet<>();
        Set<String> inputs = new HashSet<>();
        room.forEach(file -> field.matcher(text(file))
                .results()
                .forEach(found -> (found.group(2) == null ? inputs : outputs).add(found.group(3))));
        outputs.removeAll(inputs);
        assertThat(outputs).isNotEmpty();
        Pattern written =
                Pattern.compile("\\w(?:\\(\\))?\\s*\\.(\\w+)\\s*\\.(?:set|setValue|bind|bindBidirectional)\\(");
        assertThat(room.stream()
                        .flatMap(file -> written.matcher(text(file))
                                .results()
                                .map(found -> found.group(1))
                                .filter(name -> outputs.contains(name)
                                        && !text(file).contains(" " + name + ";")
                                        && !text(file).contains(" " + name + " = "))
                                .map(name -> file + ": " + name)))
                .as("a ReadOnly…Wrapper is an output of its class, which others only follow")
                .isEmpty();
    }

    @Test
    void noFailureOfATaskIsDropped() {
        Pattern dropped = Pattern.compile("start\\((?:(?!\\n\\n).)*?_ -> \\{}\\);", Pattern.DOTALL);
        assertThat(SOURCES.stream()
                        .filter(file -> file.startsWith(Path.of("src", "main", "java", "nonet", "ui")))
                        .filter(file -> dropped.matcher(text(file)).find()))
                .as("a view shows the failure; the window does, where none is given; or `Tasks.QUIET` says why not")
                .isEmpty();
    }

    @Test
    void linksLeadToKnownPlacesOnly() {
        Set<String> known = Set.of(
                "adoptium.net",
                "example.org",
                "f-puzzles.com",
                "sudokupad.app",
                "github.com",
                "json-schema.org",
                "maven.apache.org",
                "nonet.invalid",
                "openjfx.io",
                "opensource.org",
                "scripts.sil.org",
                "sudoku.coach",
                "sudokuexchange.com",
                "www.adobe.com",
                "www.freedesktop.org",
                "www.sudokuwiki.org",
                "www.w3.org");
        Pattern stranger = Pattern.compile("https?://(?!(" + String.join("|", known) + ")\\b)[\\w.-]+");
        // The page of terms is a list of sources.
        List<Path> others =
                WRITTEN.stream().filter(file -> !file.endsWith("terms.md")).toList();
        assertThat(found(others, stranger))
                .as("a build takes everything from where its user's Maven takes it; other links are added here on"
                        + " purpose")
                .isEmpty();
    }

    private List<String> found(List<Path> files, Pattern pattern) {
        return files.stream()
                .flatMap(file ->
                        lines(file).stream().filter(pattern.asPredicate()).map(line -> file + ": " + line.strip()))
                .toList();
    }

    private static List<Path> packages() {
        return walk(Path.of("src", "main", "java"))
                .filter(file -> ending(file).equals("java"))
                .map(Path::getParent)
                .distinct()
                .filter(Predicate.not(Path.of("src", "main", "java")::equals))
                .toList();
    }

    private static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1).equals(name) ? "" : name.substring(name.lastIndexOf('.') + 1);
    }

    private String text(Path file) {
        return texts.computeIfAbsent(file, SourceTests::read);
    }

    private List<String> lines(Path file) {
        return text(file).lines().toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private static Stream<Path> walk(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
