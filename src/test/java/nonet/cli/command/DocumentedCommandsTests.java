package nonet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The commands in documents, in both languages of the guide, and in the examples of `--help` exist, with the options that
/// are named there.
class DocumentedCommandsTests {

    private static final Pattern CODE = Pattern.compile("```.*?```|`[^`\n]*`", Pattern.DOTALL);
    private static final Pattern COMMAND = Pattern.compile(
            "(?:(?<![\\w./=-])|target/nonet/bin/)nonet ([a-z-]+)(?: (grids|puzzles))?(?![\\w./-])([^\n|`';&]*)");
    private static final Pattern OPTION = Pattern.compile("(?<=\\s)(?:--[a-z][a-z-]*|-[a-zA-Z])(?![\\w-])");

    private final Map<String, String> help = new HashMap<>();

    @Test
    void everyCommandAndOptionThatATextNamesExists() throws IOException {
        List<String> wrong = new ArrayList<>();
        int found = 0;
        for (Path file : texts()) {
            String text = Files.readString(file).replace("\\|", "|").replace("\\\n", " ");
            for (MatchResult code : CODE.matcher(text).results().toList()) {
                found += check(file.toString(), code.group(), wrong);
            }
        }
        assertThat(found).isGreaterThan(100);
        for (String command : commands()) {
            found += check("nonet " + command + " --help", helpOf(command), wrong);
        }
        assertThat(wrong).isEmpty();
        assertThat(found).isGreaterThan(150);
    }

    private int check(String where, String text, List<String> wrong) {
        int found = 0;
        for (Matcher named = COMMAND.matcher(text); named.find(); found++) {
            String command = named.group(1) + (named.group(2) == null ? "" : " " + named.group(2));
            String options = helpOf(command);
            if (options.isEmpty()) {
                wrong.add(where + ": " + named.group());
            }
            OPTION.matcher(named.group(3))
                    .results()
                    .map(MatchResult::group)
                    .filter(option -> !options.isEmpty())
                    .filter(option -> !Pattern.compile("(?<![\\w-])" + option + "(?![\\w-])")
                            .matcher(options)
                            .find())
                    .forEach(option -> wrong.add(where + ": " + command + " " + option));
        }
        return found;
    }

    /// Returns what `--help` says of a command; empty if there is no such command.
    private String helpOf(String command) {
        return help.computeIfAbsent(command, words -> {
            Shell.Result result =
                    words.equals("help") ? Shell.nonet("help") : Shell.nonet((words + " --help").split(" "));
            return result.code() == 0 ? result.out() : "";
        });
    }

    private static List<String> commands() {
        List<String> commands = Shell.nonet("--help")
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .map(Pattern.compile("  ([a-z-]+) .*")::matcher)
                .filter(Matcher::matches)
                .map(line -> line.group(1))
                .toList();
        assertThat(commands).contains("solve", "generate");
        return Stream.concat(commands.stream(), Stream.of("generate grids", "generate puzzles"))
                .toList();
    }

    private static List<Path> texts() throws IOException {
        List<Path> texts = new ArrayList<>();
        for (String folder : List.of("src/site/markdown", "src/main/resources/nonet/guide")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(texts::add);
            }
        }
        Stream.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "assets/README.md", "installers/README.md")
                .map(Path::of)
                .forEach(texts::add);
        return texts;
    }
}
