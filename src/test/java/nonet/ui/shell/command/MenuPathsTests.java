package nonet.ui.shell.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import nonet.text.Language;
import nonet.ui.kit.Messages;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Texts name menus and commands as the window does: `Menu > Item` in guide, documents and messages, and the names of
/// commands that a page of the guide has in both languages.
class MenuPathsTests extends WindowTest {

    private static final Path RESOURCES = Path.of("src/main/resources/nonet");
    private static final Path GUIDE = RESOURCES.resolve("guide");
    private static final Pattern CODE = Pattern.compile("```.*?```|`[^`]*`", Pattern.DOTALL);
    private static final Pattern PATH = Pattern.compile("[^\\s*\u201c\u201e\u00ab\u300c\uff08(]+ > ");

    /// A name in the quotation marks of any language; the French have blanks inside.
    private static final Pattern QUOTED = Pattern.compile("[\u201c\u201e\u00ab\u300c][\u00a0\u202f]?"
            + "([^\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d{}>]+?)[\u00a0\u202f]?[\u201c\u201d\u00bb\u300d]");
    private static final Pattern NAME = Pattern.compile("(?<!\\*)\\*([^*]+)\\*(?!\\*)");

    @Test
    void everyMenuPathAndEveryCommandThatATextNamesIsInTheMenus(FxRobot robot) throws IOException {
        everyMenuPathInATextIsInTheMenus(robot);
        aCommandThatAnEnglishPageNamesIsNamedOnTheChinesePage();
        everyNameThatATextQuotesIsInTheWindow();
    }

    private void everyMenuPathInATextIsInTheMenus(FxRobot robot) throws IOException {
        MenuBar bar = robot.lookup(".menu-bar").queryAs(MenuBar.class);
        List<String> wrong = new ArrayList<>();
        int found = 0;
        for (Language language : Language.shown()) {
            List<String> paths = bar.getMenus().stream()
                    .flatMap(menu -> paths("", menu, texts(language)))
                    .sorted(Comparator.comparing(String::length).reversed())
                    .toList();
            assertThat(paths).as(language.name()).hasSizeGreaterThan(90);
            for (Path file : texts()) {
                if (isIn(language, file)) {
                    found += check(file, paths, wrong);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(found).isGreaterThan(25);
    }

    private void aCommandThatAnEnglishPageNamesIsNamedOnTheChinesePage() throws IOException {
        List<String> wrong = new ArrayList<>();
        Map<String, Set<String>> names = namesInChinese();
        for (Path file : files(GUIDE, ".md")) {
            if (isIn(Language.CHINESE, file)) {
                String chinese = Files.readString(file);
                String english = prose(Files.readString(Path.of(file.toString().replace("_zh_CN", ""))));
                for (Matcher name = NAME.matcher(english); name.find(); ) {
                    Set<String> named = names.getOrDefault(name.group(1), Set.of());
                    if (!named.isEmpty() && named.stream().noneMatch(command -> chinese.contains(command + "\u201d"))) {
                        wrong.add(file.getFileName() + ": " + name.group(1) + " is " + named);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private void everyNameThatATextQuotesIsInTheWindow() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Language language : Language.shown()) {
            Set<String> names = new HashSet<>();
            List<Path> bundles = files(RESOURCES, ".properties").stream()
                    .filter(file -> isIn(language, file))
                    .toList();
            for (Path file : bundles) {
                names.addAll(lines(file).values());
            }
            for (Path file : bundles) {
                if (file.startsWith(RESOURCES.resolve("ui"))) {
                    lines(file)
                            .forEach((key, text) -> QUOTED.matcher(text)
                                    .results()
                                    .map(quoted -> quoted.group(1))
                                    // A command of the shell is not in the window, nor is the name of a sign.
                                    .filter(name -> !names.contains(name) && !name.matches("nonet .*|\\W"))
                                    .forEach(name -> wrong.add(language.tag() + " " + key + ": " + name)));
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    /// Returns the paths of the items below an item, in a language.
    private static Stream<String> paths(String before, MenuItem item, Function<String, String> texts) {
        if (item.getId() == null || item.getId().startsWith("sample-")) {
            return Stream.of();
        }
        String path = before + texts.apply(item.getId());
        Stream<String> below = item instanceof Menu menu
                ? menu.getItems().stream().flatMap(inner -> paths(path + " > ", inner, texts))
                : Stream.of();
        return before.isEmpty() ? below : Stream.concat(Stream.of(path), below);
    }

    /// Returns the texts of menu items by id, without the letter to press and without the ellipsis.
    private Function<String, String> texts(Language language) {
        Messages messages = new Messages(language.locale(), "log");
        Set<String> menus = Set.of("recent", "closed", "samples");
        return id -> {
            String menu = menus.contains(id) ? "menu." + id : id.replaceFirst("^menu-", "menu.");
            String command = id.equals("learn-guide") ? "guide" : id;
            return shown(messages.get(menu.equals(id) ? "command." + command : menu));
        };
    }

    private static int check(Path file, List<String> paths, List<String> wrong) throws IOException {
        String text = prose(Files.readString(file));
        int found = 0;
        for (Matcher matcher = PATH.matcher(text); matcher.find(); found++) {
            String rest = text.substring(matcher.start());
            String named = paths.stream()
                    .filter(path -> rest.matches("(?s)" + Pattern.quote(path) + "(?![A-Za-z]| >).*"))
                    .findFirst()
                    .orElse("");
            if (named.isEmpty()) {
                wrong.add(file + ": " + rest.substring(0, Math.min(60, rest.length())));
            }
            matcher.region(Math.max(matcher.end(), matcher.start() + named.length()), text.length());
        }
        return found;
    }

    /// Returns a text without code, with a blank for each line break.
    private static String prose(String text) {
        return CODE.matcher(text).replaceAll("").replaceAll("\\s+", " ");
    }

    /// Returns what the window calls something in Chinese, by its English name.
    private static Map<String, Set<String>> namesInChinese() throws IOException {
        Map<String, Set<String>> names = new HashMap<>();
        for (Path file : files(RESOURCES.resolve("ui"), "messages.properties")) {
            Path chinese = file.resolveSibling("messages_zh_CN.properties");
            Map<String, String> translated = lines(chinese);
            lines(file)
                    .forEach((key, text) -> names.computeIfAbsent(text, name -> new HashSet<>())
                            .add(translated.getOrDefault(key, text)));
        }
        return names;
    }

    private static Map<String, String> lines(Path bundle) throws IOException {
        Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(bundle)) {
            properties.load(reader);
        }
        return properties.stringPropertyNames().stream()
                .collect(Collectors.toMap(key -> key, key -> shown(properties.getProperty(key))));
    }

    private static String shown(String text) {
        return text.replaceFirst(" ?\\(_.\\)", "").replaceFirst("_", "").replaceFirst("\u2026$", "");
    }

    private static List<Path> texts() throws IOException {
        List<Path> texts = new ArrayList<>(files(RESOURCES, ".properties"));
        texts.addAll(files(GUIDE, ".md"));
        texts.addAll(files(Path.of("src/site/markdown"), ".md"));
        Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "assets/README.md")
                .map(Path::of)
                .forEach(texts::add);
        return texts;
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isIn(Language language, Path file) {
        String name = file.getFileName().toString();
        return language
                == Stream.of(Language.values())
                        .filter(each -> each != Language.ENGLISH && name.contains(each.ending() + "."))
                        .findFirst()
                        .orElse(Language.ENGLISH);
    }
}
