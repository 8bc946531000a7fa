package nonet.guide;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// Full text search over the pages of a guide. Every term of a query must occur in a page: in its title, in another name,
/// in a heading or in its body, which count in this order. Hyphens and case do not matter. What is written in Chinese
/// characters need not be separated: if it does not occur as a whole, all of its characters must.
public final class GuideSearch {

    /// A page that matches.
    ///
    /// @param excerpt what surrounds the first term in the body; empty if it is not there
    public record Hit(PageId id, String title, String excerpt) {}

    private record Entry(PageId id, String title, List<String> names, String headings, String body, String text) {}

    private record Ranked(Entry entry, int score) {}

    private static final int WHOLE_TITLE = 10_000;
    private static final int WHOLE_NAME = 9_000;
    private static final int TITLE = 1_000;
    private static final int NAME = 500;
    private static final int HEADING = 50;
    private static final int BODY = 5;
    private static final int EXCERPT = 60;

    /// Scripts without spaces between words, besides characters.
    private static final Set<Character.UnicodeScript> UNSPACED =
            Set.of(Character.UnicodeScript.HIRAGANA, Character.UnicodeScript.KATAKANA);

    private final List<Entry> entries;

    /// @param otherNames further names, in other languages
    GuideSearch(Collection<GuidePage> pages, Map<PageId, List<String>> otherNames) {
        entries = pages.stream()
                .map(page -> entry(page, otherNames.getOrDefault(page.id(), List.of())))
                .toList();
    }

    private static Entry entry(GuidePage page, List<String> others) {
        List<String> headings = new ArrayList<>();
        List<String> body = new ArrayList<>();
        for (Block block : page.body()) {
            (block instanceof Block.Heading ? headings : body).add(block.plain());
        }
        String text = String.join(" ", body).replace('\n', ' ');
        return new Entry(
                page.id(),
                page.title(),
                Stream.concat(page.otherNames().stream(), others.stream())
                        .map(GuideSearch::folded)
                        .toList(),
                folded(String.join(" ", headings)),
                folded(text),
                text);
    }

    List<Hit> find(String query) {
        String wanted = folded(query);
        if (wanted.isEmpty()) {
            return List.of();
        }
        List<String> terms = List.of(wanted.split(" "));
        return entries.stream()
                .map(entry -> new Ranked(entry, score(entry, wanted, terms)))
                .filter(ranked -> ranked.score > 0)
                .sorted(Comparator.comparingInt(Ranked::score).reversed())
                .map(ranked -> new Hit(ranked.entry.id, ranked.entry.title, excerpt(ranked.entry, terms)))
                .toList();
    }

    /// Returns how well an entry matches; 0 if a term does not occur in it.
    private static int score(Entry entry, String wanted, List<String> terms) {
        String title = folded(entry.title);
        int score = squeezed(title).equals(squeezed(wanted))
                ? WHOLE_TITLE
                : entry.names.stream().anyMatch(name -> squeezed(name).equals(squeezed(wanted))) ? WHOLE_NAME : 0;
        boolean named = score > 0;
        for (String term : terms) {
            int best = best(entry, title, term);
            if (best == 0 && !named) {
                return 0;
            }
            score += best;
        }
        return score;
    }

    private static int best(Entry entry, String title, String term) {
        int whole = bestOf(entry, title, term);
        if (whole > 0 || !isUnspaced(term)) {
            return whole;
        }
        int least = BODY;
        for (int character : term.codePoints().toArray()) {
            least = Math.min(least, bestOf(entry, title, Character.toString(character)));
        }
        return least;
    }

    private static int bestOf(Entry entry, String title, String term) {
        if (occurs(title, term)) {
            // The shorter the title, the more of it the term is.
            return TITLE + 100 - Math.min(title.length(), 99);
        }
        if (entry.names.stream().anyMatch(name -> occurs(name, term))) {
            return NAME;
        }
        return occurs(entry.headings, term) ? HEADING : occurs(entry.body, term) ? BODY : 0;
    }

    /// Tests whether a term begins a word of a text, or occurs anywhere in it if it is written without spaces.
    private static boolean occurs(String text, String term) {
        return isUnspaced(term) ? text.contains(term) : text.startsWith(term) || text.contains(" " + term);
    }

    private static boolean isUnspaced(String term) {
        return term.codePoints()
                .anyMatch(letter ->
                        Character.isIdeographic(letter) || UNSPACED.contains(Character.UnicodeScript.of(letter)));
    }

    private static String excerpt(Entry entry, List<String> terms) {
        String term = Collections.max(terms, Comparator.comparingInt(String::length));
        int at = place(entry.text.toLowerCase(Locale.ROOT), term);
        if (at < 0) {
            return "";
        }
        int from = at <= EXCERPT ? 0 : entry.text.lastIndexOf(' ', at - EXCERPT / 2) + 1;
        from = at - from > EXCERPT ? at - EXCERPT : from;
        int to = Math.min(entry.text.length(), at + term.length() + EXCERPT);
        return (from > 0 ? "…" : "") + entry.text.substring(from, to).strip() + (to < entry.text.length() ? "…" : "");
    }

    /// Returns where a term begins a word of a text, or occurs in a Chinese one; -1 if it does not.
    private static int place(String text, String term) {
        int at = text.indexOf(term);
        while (at > 0 && !isUnspaced(term) && Character.isLetterOrDigit(text.charAt(at - 1))) {
            at = text.indexOf(term, at + 1);
        }
        return at;
    }

    /// Returns a text in lower case, with a space for hyphens and punctuation.
    static String folded(String text) {
        StringBuilder folded = new StringBuilder();
        String normal = Normalizer.isNormalized(text, Normalizer.Form.NFC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFC);
        for (char letter : normal.toLowerCase(Locale.ROOT).toCharArray()) {
            folded.append(Character.isLetterOrDigit(letter) || letter == '+' ? letter : ' ');
        }
        return folded.toString().strip().replaceAll(" +", " ");
    }

    private static String squeezed(String folded) {
        return folded.replace(" ", "");
    }
}
