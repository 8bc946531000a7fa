package nonet.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/// The texts of a language beside the English ones, bundle by bundle, and what is wrong with them.
///
/// @param english the English texts by bundle and key, such as `/nonet/ui/kit/messages okay`
/// @param own those of the language
public record Translation(Language language, Map<String, String> english, Map<String, String> own) {

    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)");
    private static final Pattern PLURAL = Pattern.compile("\\{\\d+,plural,((?:[^{}]|\\{[^{}]*})*)}");

    /// A text that is wrong.
    ///
    /// @param key its bundle and key
    public record Fault(String key, String what) {}

    /// Reads the texts of a language.
    public static Translation of(Language language) {
        Map<String, String> english = new TreeMap<>();
        Map<String, String> own = new TreeMap<>();
        for (String bundle : bundles()) {
            Language.ENGLISH.ownTexts(bundle).forEach((key, text) -> english.put(bundle + " " + key, text));
            language.ownTexts(bundle).forEach((key, text) -> own.put(bundle + " " + key, text));
        }
        return new Translation(language, english, own);
    }

    /// Returns the names of all bundles, as [Language#texts] takes them.
    public static List<String> bundles() {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.map(file -> "/" + RESOURCES.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.endsWith(".properties") && !name.contains("_"))
                    .map(name -> name.replace(".properties", ""))
                    .sorted()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Returns the stage that the language has reached.
    public Language.Stage stage() {
        long there = english.keySet().stream().filter(own::containsKey).count();
        return there == english.size()
                ? Language.Stage.COMPLETE
                : there * 10 >= english.size() * 9L ? Language.Stage.SHOWN : Language.Stage.BEGUN;
    }

    /// Returns the keys without a text in the language.
    public Set<String> missing() {
        return english.keySet().stream()
                .filter(key -> !own.containsKey(key))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// Returns the texts that the program cannot use: other keys or arguments than in English, no pattern, or plurals that
    /// lack a form.
    public List<Fault> faults() {
        return faults((key, text) -> {
            String original = english.get(key);
            if (original == null) {
                return "there is no such text in English";
            }
            if (text.isBlank() || text.contains("'")) {
                return "blank, or with a straight apostrophe";
            }
            if (!arguments(text).equals(arguments(original))) {
                return "other arguments than " + original;
            }
            return pattern(text);
        });
    }

    /// Returns the short texts, such as those of buttons, that are much longer than the English ones.
    public List<Fault> tooLong() {
        return faults((key, text) -> {
            int length = english.getOrDefault(key, text).length();
            boolean isShort = length <= 25 && !key.endsWith(".tip") && !key.startsWith("/nonet/explain");
            int most = length * 8 / 5 + 6;
            return isShort && text.length() > most ? text.length() + " characters, at most " + most : "";
        });
    }

    /// Returns a note on the English texts that are translated, line by line: the key and a checksum of the English text.
    public List<String> note() {
        return own.keySet().stream()
                .filter(english::containsKey)
                .sorted()
                .map(key -> key + "\t" + sum(Objects.requireNonNull(english.get(key))))
                .toList();
    }

    /// Returns the keys of translated texts whose English ones have changed since a note.
    public Set<String> stale(List<String> note) {
        Set<String> lines = Set.copyOf(note);
        Set<String> noted = note.stream().map(Translation::key).collect(Collectors.toSet());
        return note().stream()
                .filter(line -> !lines.contains(line))
                .map(Translation::key)
                .filter(noted::contains)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String key(String line) {
        return line.substring(0, line.indexOf('\t'));
    }

    private static String sum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    private List<Fault> faults(BiFunction<String, String, String> check) {
        List<Fault> faults = new ArrayList<>();
        own.forEach((key, text) -> {
            String what = check.apply(key, text);
            if (!what.isEmpty()) {
                faults.add(new Fault(key, what));
            }
        });
        return faults;
    }

    /// Returns what is wrong with a pattern, or the empty text.
    private String pattern(String text) {
        List<String> plurals =
                PLURAL.matcher(text).results().map(plural -> plural.group(1)).toList();
        String rest = PLURAL.matcher(text).replaceAll("");
        if (rest.contains(",plural,")) {
            return "a plural within another choice";
        }
        try {
            MessageFormat unused = TextPattern.of(text, language, language.locale());
            for (String plural : plurals) {
                Set<Double> limits = new TreeSet<>();
                for (double limit : new ChoiceFormat(plural).getLimits()) {
                    limits.add(limit);
                }
                limits.remove(0.0);
                Set<Double> forms = forms();
                if (forms.size() < 2 || !limits.equals(forms)) {
                    return forms.size() < 2
                            ? "a plural, which is a choice in this language"
                            : "not the plurals " + forms;
                }
            }
            return unused.toPattern().isEmpty() ? "empty" : "";
        } catch (IllegalArgumentException invalid) {
            return "no pattern: " + invalid.getMessage();
        }
    }

    /// Returns the numbers that stand for the plural forms of the language; none if it needs no rule.
    private Set<Double> forms() {
        Set<Double> forms = new TreeSet<>();
        for (long number = 1; number <= 1000; number++) {
            forms.add((double) language.plural(number));
        }
        return forms.size() == 1000 ? Set.of() : forms;
    }

    private static Set<String> arguments(String text) {
        return ARGUMENT.matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
