package nonet.service.export;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import nonet.picture.PageWords;
import nonet.picture.drawing.Lettering;
import org.apache.fontbox.util.autodetect.FontFileFinder;
import org.jspecify.annotations.Nullable;

/// Finds fonts for texts: the fonts that come with the program, and another font if they do not suffice.
///
/// @param others the files of other fonts, better ones first; only requested if needed
public record FontFinder(Supplier<List<Path>> others) {

    /// Parts of the names of files of fonts with the letters of the languages, better ones first: Chinese fonts have
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
            "notosansjp",
            "yugoth",
            "meiryo",
            "ipag",
            "notosans-",
            "dejavusans",
            "arial");

    private static final long LARGEST = 64 << 20;
    private static final Logger LOG = Logger.getLogger(FontFinder.class.getName());

    /// Returns the fonts of this machine.
    public static FontFinder ofSystem() {
        return new FontFinder(FontFinder::fonts);
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
        for (Path file : others.get()) {
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

    private static List<Path> fonts() {
        List<Path> files =
                new FontFileFinder().find().stream().map(FontFinder::path).toList();
        return NAMES.stream()
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
