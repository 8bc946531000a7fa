package nonet.service.export;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nonet.picture.PageWords;
import nonet.picture.drawing.Lettering;
import org.apache.fontbox.util.autodetect.FontFileFinder;
import org.jspecify.annotations.Nullable;

/// Finds fonts for texts: the fonts that come with the program, and another font if they do not suffice.
///
/// @param others returns the files of other fonts for a text, better ones first; only asked if needed
public record FontFinder(Function<String, List<Path>> others) {

    private static final Pattern KANA = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");

    /// Parts of the names of files of Japanese fonts, better ones first. Their characters have other shapes than those of
    /// the Chinese ones.
    private static final List<String> JAPANESE = List.of(
            "notosansjp", "sourcehansansjp", "yugoth", "meiryo", "ipag", "ipaexg", "takao", "vl-gothic", "msgothic");

    /// Parts of the names of files of other fonts with the letters of the languages, better ones first: Chinese fonts have
    /// Japanese kana, too.
    private static final List<String> NAMES = List.of(
            "notosanssc",
            "sourcehansanssc",
            "msyh",
            "pingfang",
            "hiragino sans gb",
            "stheiti",
            "wqy-microhei",
            "wqy-zenhei",
            "droidsansfallback",
            "simhei",
            "simsun",
            "arialuni",
            "arial unicode",
            "uming",
            "ukai",
            "notosanscjk",
            "notosans-",
            "dejavusans",
            "arial");

    private static final long LARGEST = 64 << 20;
    private static final Logger LOG = Logger.getLogger(FontFinder.class.getName());

    /// Returns the fonts of this machine.
    public static FontFinder ofSystem() {
        return new FontFinder(text -> arranged(
                new FontFileFinder().find().stream().map(FontFinder::path).toList(), text));
    }

    /// Returns the language if there is a font for it, otherwise English.
    Locale spoken(Locale language) {
        PageWords words = new PageWords(language);
        try (Lettering lettering = covering(words.letters())) {
            return lettering.covers(words.letters()) ? language : Locale.US;
        }
    }

    /// Returns fonts that cover a text, or else those that come with the program.
    public Lettering covering(String text) {
        Lettering standard = Lettering.standard();
        if (standard.covers(text)) {
            return standard;
        }
        for (Path file : others.apply(text)) {
            Lettering more = covering(file, text);
            if (more != null) {
                standard.close();
                return more;
            }
        }
        return standard;
    }

    /// Returns the font of a file if it is usable and covers a text, or null.
    private static @Nullable Lettering covering(Path file, String text) {
        Lettering unfit = null;
        try {
            if (Files.size(file) <= LARGEST) {
                Lettering more = Lettering.with(Files.readAllBytes(file));
                unfit = more;
                if (more.covers(text)) {
                    return more;
                }
            }
        } catch (IOException | RuntimeException unusable) {
            LOG.log(Level.FINE, "Cannot use the font " + file, unusable);
        }
        if (unfit != null) {
            unfit.close();
        }
        return null;
    }

    /// Returns those of the files that may have the letters of a text: first Japanese ones where it has kana.
    static List<Path> arranged(List<Path> files, String text) {
        boolean japanese = KANA.matcher(text).find();
        return Stream.concat((japanese ? JAPANESE : NAMES).stream(), (japanese ? NAMES : JAPANESE).stream())
                .flatMap(name -> files.stream()
                        .filter(file -> String.valueOf(file.getFileName())
                                .toLowerCase(Locale.ROOT)
                                .contains(name))
                        .sorted())
                .toList();
    }

    private static Path path(URI file) {
        return Path.of(file);
    }
}
