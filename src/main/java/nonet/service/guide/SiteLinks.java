package nonet.service.guide;

import java.util.Locale;
import nonet.guide.PageId;
import nonet.text.Language;

/// The places of the files of the site, relative to its folder.
final class SiteLinks {

    private SiteLinks() {}

    /// Returns the folder of a language, such as `en`.
    static String folder(Language language) {
        return language.locale().getLanguage();
    }

    /// Returns the file of a page in the folder of a language, such as `technique-x-wing.html`.
    static String file(PageId page) {
        return page.kind().name().toLowerCase(Locale.ROOT) + "-" + page.name() + ".html";
    }
}
