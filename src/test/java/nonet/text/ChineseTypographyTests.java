package nonet.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Chinese texts are set as Chinese is: punctuation of full width, no blank between characters, and one between a
/// character and a Latin letter or a digit.
class ChineseTypographyTests {

    private static final Path RESOURCES = Path.of("src/main/resources/nonet");

    private static final Map<String, Pattern> MISTAKES = Map.of(
            "a blank between characters", Pattern.compile("\\p{IsHan} \\p{IsHan}"),
            "punctuation of half width", Pattern.compile("\\p{IsHan}[,;:?!.]|[,;:?!]\\p{IsHan}"),
            "brackets of half width", Pattern.compile("\\p{IsHan}\\((?!_)|\\)\\p{IsHan}"),
            "quotes of half width", Pattern.compile("\\p{IsHan}\"|\"\\p{IsHan}"),
            "no blank before or after Latin", Pattern.compile("\\p{IsHan}[A-Za-z0-9]|[A-Za-z0-9]\\p{IsHan}"));

    /// Formats of choices, line breaks, addresses of links, and code.
    private static final Pattern OTHER =
            Pattern.compile("\\{\\d,choice,|\\\\n|\\d[#<]|\\]\\([a-z]+:[^)]*\\)|```(?s:.*?)```|`[^`]*`");

    @Test
    void chineseTextsAreSetAsChineseIs() throws IOException {
        List<String> mistakes = new ArrayList<>();
        int lines = 0;
        for (Path file : chinese()) {
            for (String line : text(file).lines().toList()) {
                lines++;
                MISTAKES.forEach((name, mistake) -> {
                    if (mistake.matcher(line).find()) {
                        mistakes.add(RESOURCES.relativize(file) + ": " + name + ": " + line);
                    }
                });
            }
        }
        assertThat(mistakes).isEmpty();
        assertThat(lines).isGreaterThan(3000);
    }

    /// Returns the files with Chinese texts.
    private static List<Path> chinese() throws IOException {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.filter(file -> file.getFileName().toString().contains("_zh_CN."))
                    .sorted()
                    .toList();
        }
    }

    /// Returns what is shown of a file, with a stroke for formats, addresses and code.
    private static String text(Path file) throws IOException {
        String text = Files.readString(file);
        if (file.toString().endsWith(".properties")) {
            text = Pattern.compile("(?m)^[^=]*= ?").matcher(text).replaceAll("");
            text = Pattern.compile("\\\\u([0-9A-Fa-f]{4})")
                    .matcher(text)
                    .replaceAll(code -> Character.toString(Integer.parseInt(code.group(1), 16)));
        }
        return OTHER.matcher(text).replaceAll("|");
    }
}
