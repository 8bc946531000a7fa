package nonet.service.guide;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.guide.Guide;
import nonet.guide.PageId;
import nonet.text.Language;

/// The places of the files of the site, relative to its folder.
final class SiteLinks {

    private SiteLinks() {}

    /// Returns the folder of a language, such as `en`.
    static String folder(Language language) {
        return language.locale().getLanguage();
    }

    /// Returns the pages in the order in which they can be read: the page on what to learn, the techniques as its lessons
    /// name them, then the others.
    static List<PageId> order() {
        Set<PageId> order = new LinkedHashSet<>(List.of(PageId.topic("learning")));
        Guide.lessons().forEach(technique -> order.add(PageId.of(technique)));
        for (Technique technique : Technique.values()) {
            order.add(PageId.of(technique));
        }
        return List.copyOf(order);
    }

    /// Returns the file of a page in the folder of a language, such as `technique-x-wing.html`.
    static String file(PageId page) {
        return page.kind().name().toLowerCase(Locale.ROOT) + "-" + page.name() + ".html";
    }
}
