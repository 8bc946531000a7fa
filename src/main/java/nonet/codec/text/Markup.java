package nonet.codec.text;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.grid.Numbers;

/// Removes the markup of web pages, wikis, forums and LaTeX from a text. The cells of a table become fields separated by tabs,
/// its rows become lines.
public final class Markup {

    private static final int LONGEST = 1 << 20;
    private static final Pattern PAGE = Pattern.compile(
            "<(!doctype html|html|head|body|table|tr|td|br|pre|p|div|span|code|b|i|strong|tt|font)\\b[^<>]{0,400}>",
            Pattern.CASE_INSENSITIVE);
    private static final List<String> UNSEEN = List.of("script", "style", "head");
    private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z][a-zA-Z0-9]{0,14})\\b([^<>]{0,1000})>");
    private static final Pattern VALUE = Pattern.compile("\\bvalue\\s*=\\s*[\"']?([1-9])\\b");
    private static final Pattern FORUM = Pattern.compile(
            "\\[(/?)(b|i|u|s|code|quote|table|tr|td|th|tt|pre|size|color|font|center|left|right|spoiler|hide|hidden"
                    + "|mono|fixed|url|img|list)(?:=[^\\[\\]]{0,200})?\\]",
            Pattern.CASE_INSENSITIVE);
    /// The line break that an editor leaves in an empty cell of a table.
    private static final Pattern EMPTY_CELL = Pattern.compile("(?<=>)<br\\s?/?>(?=</t[dh]>)", Pattern.CASE_INSENSITIVE);

    /// The tab before the first cell of a row.
    private static final Pattern FIRST_TAB = Pattern.compile("(?m)^ {0,40}\t");

    /// The beginning of a row of a wiki's table, or another line of it that is no cell.
    private static final Pattern WIKI_ROW = Pattern.compile("(?m)^(?:\\|[-}+]|\\{\\|).*$");
    /// The beginning of a cell of it, with its attributes.
    private static final Pattern WIKI_CELL =
            Pattern.compile("(?:\\R[|!]|\\|\\||!!)(?:[^|\\n=]{1,40}=[^|\\n]{1,200}\\|(?!\\|))?");

    private static final Pattern TABLE_RULE = Pattern.compile("\\\\\\\\|\\\\(hline|cline\\{[^}]{0,20}\\})");
    private static final Pattern ENTITY = Pattern.compile("&(#\\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});");
    private static final Map<String, String> ENTITIES = Map.ofEntries(
            Map.entry("nbsp", " "),
            Map.entry("ensp", " "),
            Map.entry("emsp", " "),
            Map.entry("thinsp", " "),
            Map.entry("zwnj", ""),
            Map.entry("shy", ""),
            Map.entry("middot", "."),
            Map.entry("bull", "."),
            Map.entry("lt", "<"),
            Map.entry("gt", ">"),
            Map.entry("quot", "\""),
            Map.entry("apos", "'"),
            Map.entry("amp", "&"));

    private static final Pattern SCRIPT = Pattern.compile("<script\\b[^<>]{0,1000}>", Pattern.CASE_INSENSITIVE);
    private static final Pattern SCRIPT_END = Pattern.compile("</script>", Pattern.CASE_INSENSITIVE);

    private Markup() {}

    /// Tests whether a text is a web page or a fragment of one.
    public static boolean isPage(String text) {
        return text.length() < LONGEST
                && text.indexOf('<') >= 0
                && PAGE.matcher(text).find();
    }

    /// Returns a text without markup.
    public static String plain(String text) {
        if (text.length() >= LONGEST) {
            return text;
        }
        String words = text;
        if (isPage(words)) {
            boolean pre = words.toLowerCase(Locale.ROOT).contains("<pre");
            words = seen(words);
            words = pre ? words : words.replaceAll("(?<![\\r\\n])[\\r\\n]++[ \\t]*+(?=<)|(?<=>)[\\r\\n]++[ \\t]*+", "");
            words = EMPTY_CELL.matcher(words).replaceAll("");
            words = TAG.matcher(words).replaceAll(tag -> Matcher.quoteReplacement(of(tag)));
            words = FIRST_TAB.matcher(words).replaceAll("");
        }
        if (words.indexOf('[') >= 0 && words.indexOf(']') >= 0) {
            words = FORUM.matcher(words).replaceAll(tag -> Matcher.quoteReplacement(ofForum(tag)));
            words = FIRST_TAB.matcher(words).replaceAll("");
        }
        if (words.contains("{|") && words.contains("\n|-")) {
            words = WIKI_CELL.matcher(WIKI_ROW.matcher(words).replaceAll("")).replaceAll("\t");
            words = FIRST_TAB.matcher(words).replaceAll("");
        }
        if (words.contains("\\begin{tabular") || words.contains("\\begin{array")) {
            words = TABLE_RULE.matcher(words).replaceAll("").replace('&', '\t');
        }
        return words.indexOf('&') < 0
                ? words
                : ENTITY.matcher(words).replaceAll(entity -> Matcher.quoteReplacement(ofEntity(entity.group(1))));
    }

    /// Returns the scripts of a page, each on its lines.
    public static String scripts(String page) {
        StringBuilder scripts = new StringBuilder(page.length());
        Matcher script = SCRIPT.matcher(page);
        Matcher end = SCRIPT_END.matcher(page);
        int from = 0;
        while (script.find(from) && end.find(script.end())) {
            keepLines(page, from, script.end(), scripts);
            scripts.append(page, script.end(), end.start());
            from = end.start();
        }
        return scripts.toString();
    }

    private static void keepLines(String page, int from, int to, StringBuilder kept) {
        page.substring(from, to).chars().filter(c -> c == '\n').forEach(_ -> kept.append('\n'));
    }

    /// Returns a page without the parts that a browser does not display.
    private static String seen(String page) {
        String seen = without(page, "<!--", "-->");
        for (String element : UNSEEN) {
            seen = without(seen, "<" + element, "</" + element + ">");
        }
        return seen;
    }

    private static String without(String text, String begin, String end) {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.length() != text.length()) {
            return text;
        }
        StringBuilder rest = new StringBuilder();
        int from = 0;
        int open = lower.indexOf(begin);
        int close = open < 0 ? -1 : lower.indexOf(end, open);
        while (close >= 0) {
            rest.append(text, from, open);
            from = close + end.length();
            open = lower.indexOf(begin, from);
            close = open < 0 ? -1 : lower.indexOf(end, open);
        }
        return rest.append(text, from, text.length()).toString();
    }

    private static String of(java.util.regex.MatchResult tag) {
        boolean end = !tag.group(1).isEmpty();
        return switch (tag.group(2).toLowerCase(Locale.ROOT)) {
            case "td", "th" -> end ? "" : "\t";
            case "tr", "table", "br", "pre", "p", "div", "li", "title", "h1", "h2", "h3" -> "\n";
            case "input" -> {
                Matcher value = VALUE.matcher(tag.group(3));
                yield value.find() ? value.group(1) : "";
            }
            default -> "";
        };
    }

    private static String ofForum(java.util.regex.MatchResult tag) {
        boolean end = !tag.group(1).isEmpty();
        return switch (tag.group(2).toLowerCase(Locale.ROOT)) {
            case "td", "th" -> end ? "" : "\t";
            case "tr", "table", "code", "quote", "pre" -> "\n";
            default -> "";
        };
    }

    private static String ofEntity(String name) {
        if (name.charAt(0) != '#') {
            return ENTITIES.getOrDefault(name, "&" + name + ";");
        }
        int code = name.charAt(1) == 'x' || name.charAt(1) == 'X'
                ? Integer.parseInt(name.substring(2), 16)
                : Numbers.parse(name.substring(1), 0, Character.MAX_CODE_POINT).orElse(0);
        return code == 0 || !Character.isValidCodePoint(code) ? " " : Character.toString(code);
    }
}
