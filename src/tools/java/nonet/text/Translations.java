package nonet.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

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
            Files.write(note, translation.note());
        }
        translation.missing().forEach(key -> print("missing", key, translation));
        translation
                .stale(Files.exists(note) ? Files.readAllLines(note) : List.of())
                .forEach(key -> print("stale", key, translation));
        translation.tooLong().forEach(fault -> print("too long", fault.key(), fault.what()));
        translation.faults().forEach(fault -> print("wrong", fault.key(), fault.what()));
        System.out.println(
                translation.own().size() + " of " + translation.english().size() + " texts; the row in Language.java"
                        + " needs Stage." + translation.stage());
    }

    private static void print(String what, String key, Translation translation) {
        print(what, key, String.valueOf(translation.english().get(key)));
    }

    private static void print(String what, String key, String text) {
        System.out.println(what + "\t" + key + "\t" + text.replace("\n", "\\n"));
    }
}
