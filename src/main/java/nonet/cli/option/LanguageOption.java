package nonet.cli.option;

import java.util.Locale;
import nonet.text.Language;
import nonet.text.NameStyle;
import picocli.CommandLine.Option;

/// The option `--language`.
public final class LanguageOption {

    /// The tags of all languages, for descriptions.
    public static final String TAGS = "en, zh-CN, de, fr, es, pt-BR, ru or ja";

    @Option(
            names = "--language",
            paramLabel = "TAG",
            description = "Language of explanations: " + TAGS + ". Default: en.")
    private Locale language = Locale.ENGLISH;

    /// Returns the locale of explanations, in which techniques have their local and their English names.
    public Locale locale() {
        return Language.ENGLISH.isOf(language) ? language : NameStyle.BOTH.in(Language.nearest(language));
    }
}
