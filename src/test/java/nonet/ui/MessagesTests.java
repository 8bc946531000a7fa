package nonet.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The bundles of all rooms against each other and against the sources.
class MessagesTests {

    private static final Path BUNDLES = Path.of("src/main/resources/nonet/ui");
    private static final Path SOURCES = Path.of("src/main/java/nonet");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern KEY = Pattern.compile("[a-z]+(\\.[a-z0-9-]+)+\\.?");
    private static final Pattern FILE = Pattern.compile(".*\\.(css|properties|png|txt|csv|ttf|otf)");
    private static final Pattern COMMAND = Pattern.compile(
            "(?:new (?:Command|Toggle|Mode)(?:<[^>]*>)?|\\b(?:command|toggle|mode))\\(\\s*\"([a-z0-9-]+)\"");

    private final Map<String, String> english = read("messages.properties");
    private final Map<String, String> chinese = read("messages_zh_CN.properties");
    private final String sources = sources();
    private final Set<String> literals = literals(sources);

    @Test
    void bothLanguagesHaveTheSameKeysRoomByRoom() {
        for (Path room : rooms()) {
            assertThat(keys(room.resolve("messages_zh_CN.properties")))
                    .describedAs(room.toString())
                    .containsExactlyInAnyOrderElementsOf(keys(room.resolve("messages.properties")));
        }
    }

    @Test
    void noKeyStandsTwice() {
        List<String> all = new ArrayList<>();
        rooms().forEach(room -> all.addAll(keys(room.resolve("messages.properties"))));
        assertThat(all).doesNotHaveDuplicates();
    }

    @Test
    void placeholdersAreTheSameInBothLanguages() {
        english.forEach((key, text) -> assertThat(placeholders(chinese.getOrDefault(key, "")))
                .describedAs(key)
                .isEqualTo(placeholders(text)));
    }

    @Test
    void everyTextIsAPatternWithoutStraightApostrophes() {
        Stream.of(english, chinese)
                .forEach(texts -> texts.forEach((key, text) -> {
                    assertThat(text).describedAs(key).isNotBlank().doesNotContain("'");
                    assertThat(new MessageFormat(text)).describedAs(key).isNotNull();
                }));
    }

    @Test
    void everyKeyIsUsed() {
        assertThat(english.keySet())
                .allSatisfy(key -> assertThat(isUsed(key))
                        .describedAs("nothing in the sources asks for " + key)
                        .isTrue());
    }

    @Test
    void everyKeyAskedForExists() {
        Set<String> families = new TreeSet<>();
        english.keySet().forEach(key -> families.add(key.substring(0, key.indexOf('.'))));
        Set<String> missing = new TreeSet<>();
        for (String literal : literals) {
            boolean asksForText = KEY.matcher(literal).matches()
                    && families.contains(literal.substring(0, literal.indexOf('.')))
                    && !FILE.matcher(literal).matches();
            boolean answered = literal.endsWith(".")
                    ? english.keySet().stream().anyMatch(key -> key.startsWith(literal))
                    : english.containsKey(literal);
            if (asksForText && !answered) {
                missing.add(literal);
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyCommandHasANameAndATip() {
        Set<String> missing = new TreeSet<>();
        Matcher matcher = COMMAND.matcher(sources);
        while (matcher.find()) {
            for (String key : List.of("command." + matcher.group(1), "command." + matcher.group(1) + ".tip")) {
                if (!english.containsKey(key)) {
                    missing.add(key);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private boolean isUsed(String key) {
        if (key.startsWith("command.")) {
            String id = key.substring("command.".length());
            return literals.contains(id.endsWith(".tip") ? id.substring(0, id.length() - ".tip".length()) : id);
        }
        return literals.contains(key)
                || literals.stream()
                        .filter(literal ->
                                literal.endsWith(".") && KEY.matcher(literal).matches())
                        .anyMatch(key::startsWith);
    }

    private static Set<String> placeholders(String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{(\\d+)").matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    private static Map<String, String> read(String name) {
        Map<String, String> texts = new TreeMap<>();
        for (Path room : rooms()) {
            for (String line : lines(room.resolve(name))) {
                texts.put(key(line), line.substring(line.indexOf('=') + 1).strip());
            }
        }
        return texts;
    }

    private static List<String> keys(Path bundle) {
        return lines(bundle).stream().map(MessagesTests::key).toList();
    }

    private static String key(String line) {
        return line.substring(0, line.indexOf('=')).strip();
    }

    private static List<String> lines(Path bundle) {
        try {
            return Files.readAllLines(bundle).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    private static List<Path> rooms() {
        try (Stream<Path> files = Files.walk(BUNDLES)) {
            return files.filter(file -> file.endsWith("messages.properties"))
                    .map(Path::getParent)
                    .sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String sources() {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                all.append(Files.readString(file).replaceAll("(?m)^\\s*///.*$", ""));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return all.toString();
    }

    private static Set<String> literals(String sources) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = LITERAL.matcher(sources);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }
}
