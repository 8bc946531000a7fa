package nonet.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/// Lists what is to do for a translation: missing texts, those whose English has changed since, those that are too long
/// for their place, and those that the program cannot use.
///
/// Arguments: a language tag; `done` behind it notes that all texts that are there fit the English of today. The note is
/// `src/tools/resources/nonet/text/TAG.tsv`, with a checksum of the English text for each key.
public final class Translations {

    private static final Path NOTES = Path.of("src/tools/resources/nonet/text");

    private Translations() {}

    public static void main(String... arguments) throws IOException {
        Language language = Stream.of(Language.values())
                .filter(each -> each.tag().equals(arguments[0]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no row in Language.java: " + arguments[0]));
        Translation translation = Translation.of(language);
        Path note = NOTES.resolve(language.tag() + ".tsv");
        if (List.of(arguments).contains("done")) {
            Files.createDirectories(NOTES);
            Files.write(
                    note,
                    sums(translation).entrySet().stream()
                            .map(each -> each.getKey() + "\t" + each.getValue())
                            .toList());
        }
        Map<String, String> noted = new TreeMap<>();
        if (Files.exists(note)) {
            Files.readAllLines(note).forEach(line -> noted.put(line.split("\t")[0], line.split("\t")[1]));
        }
        translation
                .missing()
                .forEach(key -> print("missing", key, translation.english().get(key)));
        sums(translation).forEach((key, sum) -> {
            if (!sum.equals(noted.getOrDefault(key, sum))) {
                print("stale", key, translation.english().get(key));
            }
        });
        translation.tooLong().forEach(fault -> print("too long", fault.key(), fault.what()));
        translation.faults().forEach(fault -> print("wrong", fault.key(), fault.what()));
        System.out.println(
                translation.own().size() + " of " + translation.english().size() + " texts; the row in Language.java"
                        + " needs Stage." + translation.stage());
    }

    /// Returns checksums of the English texts that are translated, by key.
    private static Map<String, String> sums(Translation translation) {
        Map<String, String> sums = new TreeMap<>();
        translation.english().forEach((key, text) -> {
            if (translation.own().containsKey(key)) {
                CRC32 sum = new CRC32();
                sum.update(text.getBytes(StandardCharsets.UTF_8));
                sums.put(key, Long.toHexString(sum.getValue()));
            }
        });
        return sums;
    }

    private static void print(String what, String key, String text) {
        System.out.println(what + "\t" + key + "\t" + text.replace("\n", "\\n"));
    }
}
