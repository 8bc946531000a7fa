package nonet.codec.code;

import java.util.List;
import java.util.regex.Pattern;

/// Removes comments from source code. Line numbers are preserved.
///
/// Comment syntax depends on the language, which is unknown. The rules below cover the common languages together: a
/// symbol that is an operator elsewhere begins a comment only next to white space and words.
public final class Comments {

    /// What begins the lines of a comment; an asterisk only before a space.
    private static final Pattern SIGNS =
            Pattern.compile("(?m)^[ \\t]*(?:(?://+!?|#+|%+|--+|;+|!|(?i:rem )|\\*(?=\\s|$)))?");

    private record Block(String open, String close, String next) {}

    private static final List<Block> BLOCKS = List.of(
            new Block("/*", "*/", ""),
            new Block("<!--", "-->", ""),
            new Block("--[[", "]]", ""),
            new Block("(*", "*)", " \t\r\n*"),
            new Block("{-", "-}", " \t\r\n-|"));
    private static final List<String> DIRECTIVES =
            List.of("define", "include", "if", "el", "end", "pragma", "region", "undef", "[", "(", "{", "'");

    private final String text;
    private final StringBuilder rest;
    private final StringBuilder said = new StringBuilder();
    private final boolean[] unclosed = new boolean[BLOCKS.size()];
    private final boolean statements;
    private boolean lineStart = true;

    private Comments(String text) {
        this.text = text;
        this.rest = new StringBuilder(text.length());
        this.statements = text.lines().anyMatch(line -> line.stripTrailing().endsWith(";"));
    }

    /// Returns a text without its comments. The content of string literals is preserved.
    public static String without(String text) {
        return new Comments(text).rest();
    }

    /// Returns the content of the comments of a text, on the lines where they stand.
    public static String of(String text) {
        Comments comments = new Comments(text);
        comments.rest();
        return comments.said.toString();
    }

    private String rest() {
        for (int at = 0; at < text.length(); ) {
            int quoted = Quotes.end(text, at);
            int end = quoted < 0 ? commentEnd(at) : -1;
            if (end > at) {
                rest.append(' ');
                keepLines(rest, at, end);
                say(at, end);
                at = end;
                continue;
            }
            int next = quoted < 0 ? at + 1 : quoted;
            rest.append(text, at, next);
            keepLines(said, at, next);
            char last = text.charAt(next - 1);
            lineStart = last == '\n' || lineStart && last <= ' ';
            at = next;
        }
        return rest.toString();
    }

    private void keepLines(StringBuilder to, int from, int end) {
        for (int i = from; i < end; i++) {
            if (text.charAt(i) == '\n') {
                to.append('\n');
            }
        }
    }

    /// Keeps the content of a comment, without the signs at its ends and at the beginnings of its lines.
    private void say(int from, int to) {
        String comment = text.substring(from, to);
        String inner = BLOCKS.stream()
                .filter(block -> comment.startsWith(block.open) && comment.endsWith(block.close))
                .findFirst()
                .map(block -> comment.substring(
                        block.open.length(), Math.max(block.open.length(), comment.length() - block.close.length())))
                .orElse(comment);
        said.append(SIGNS.matcher(inner).replaceAll(""));
    }

    private int commentEnd(int at) {
        char c = text.charAt(at);
        if ("/<-({#%;!'rR=".indexOf(c) < 0) {
            return -1;
        }
        int block = blockEnd(at);
        return block > 0 ? block : isLineComment(at, c) ? lineEnd(at) : -1;
    }

    private int blockEnd(int at) {
        for (int i = 0; i < unclosed.length; i++) {
            Block block = BLOCKS.get(i);
            int inner = at + block.open.length();
            boolean begins = !unclosed[i]
                    && text.startsWith(block.open, at)
                    && (block.next.isEmpty() || inner < text.length() && block.next.indexOf(text.charAt(inner)) >= 0);
            if (begins) {
                int close = text.indexOf(block.close, inner);
                unclosed[i] = close < 0;
                if (close >= 0) {
                    return close + block.close.length();
                }
            }
        }
        return -1;
    }

    private boolean isLineComment(int at, char c) {
        char before = at == 0 ? '\n' : text.charAt(at - 1);
        char after = at + 1 < text.length() ? text.charAt(at + 1) : '\n';
        boolean apart = before <= ' ' || "])},;".indexOf(before) >= 0;
        boolean spaced = after <= ' ';
        return switch (c) {
            case '/' -> after == '/' && before != ':';
            case '#' -> apart && DIRECTIVES.stream().noneMatch(word -> text.startsWith(word, at + 1));
            case '%' -> (apart || before == '.') && (spaced || after == '%' || isWord(at + 1, " \t"));
            case '-' -> apart && after == '-' && (at + 2 >= text.length() || isWord(at + 2, " \t\r\n"));
            case ';' -> (lineStart || !statements) && isWord(skipped(at + 1), ";");
            case '!' -> before <= ' ' && spaced && isWord(skipped(at + 1), "!");
            case '\'' -> before <= ' ' && spaced;
            case 'r', 'R' -> lineStart && text.regionMatches(true, at, "rem ", 0, 4);
            default -> false;
        };
    }

    /// Tests whether this character begins a word or is one of some other characters.
    private boolean isWord(int at, String others) {
        if (at >= text.length()) {
            return false;
        }
        char c = text.charAt(at);
        boolean bracket = at + 1 < text.length() && "([{<".indexOf(text.charAt(at + 1)) >= 0;
        return Character.isLetter(c) && !bracket || others.indexOf(c) >= 0;
    }

    private int skipped(int at) {
        int index = at;
        while (index < text.length() && " \t;!".indexOf(text.charAt(index)) >= 0 && index < at + 40) {
            index++;
        }
        return index;
    }

    private int lineEnd(int at) {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }
}
