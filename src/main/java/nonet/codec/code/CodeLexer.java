package nonet.codec.code;

/// Splits source code and data notations of any language into cells and the tokens between them.
final class CodeLexer {

    /// Receives the tokens in order.
    interface CellTokens {
        /// Cells on a line, counted from 1.
        void cells(CellWord word, int line);

        /// A multi-line string literal.
        void block(String content, int line);

        void comma();

        /// A semicolon, which separates rows in some languages and statements in others.
        void semicolon();

        /// Any other token: a word, an operator or a bracket.
        void mark(String token);
    }

    private static final String DELIMITERS = ",;()[]{}<>\"'`=:&|+/\\!@$^%#";
    private static final String BLANKS = "-*?~_.\u00B7";

    private final String text;
    private final CellTokens tokens;
    private int line = 1;
    private int wrapped;

    private CodeLexer(String text, CellTokens tokens) {
        this.text = text;
        this.tokens = tokens;
    }

    /// Reads a text without comments.
    static void read(String text, CellTokens tokens) {
        new CodeLexer(text, tokens).read();
    }

    private void read() {
        for (int at = 0; at < text.length(); ) {
            char c = text.charAt(at);
            if (c <= ' ' || c == '\u00A0') {
                line += c == '\n' ? 1 : 0;
                at++;
                continue;
            }
            int quoted = Quotes.end(text, at);
            if (quoted > 0) {
                string(at, quoted);
                at = quoted;
            } else if (DELIMITERS.indexOf(c) >= 0) {
                delimiter(at, c);
                at++;
            } else {
                at = word(at);
            }
        }
    }

    private void delimiter(int at, char c) {
        switch (c) {
            case ',' -> tokens.comma();
            case ';' -> tokens.semicolon();
            case '\\', '`' -> {
                // Line continuations, and fences of Markdown.
            }
            case '(' -> {
                if (wrapped == 1) {
                    wrapped = 2;
                } else {
                    tokens.mark("(");
                }
            }
            case ')' -> {
                if (wrapped == 2) {
                    wrapped = 0;
                } else {
                    tokens.mark(")");
                }
            }
            default -> tokens.mark(text.substring(at, at + 1));
        }
    }

    private int word(int from) {
        int to = from + 1;
        while (to < text.length() && text.charAt(to) > ' ' && DELIMITERS.indexOf(text.charAt(to)) < 0) {
            to++;
        }
        String word = text.substring(from, Math.min(to, from + 100));
        if (word.equals("Some") || word.equals("Just")) {
            wrapped = 1;
            return to;
        }
        wrapped = wrapped == 2 ? 2 : 0;
        boolean name = to < text.length() && "[(".indexOf(text.charAt(to)) >= 0;
        CellWord cells = name || isKey(to) || isOperator(word, from, to) ? null : CellWord.of(word);
        if (cells == null) {
            tokens.mark(word);
        } else {
            tokens.cells(cells, line);
        }
        return to;
    }

    /// Tests whether a blank's symbol is a bullet or an operator rather than a cell, because no separator is next to
    /// it.
    private boolean isOperator(String word, int from, int to) {
        if (word.length() > 1 || BLANKS.indexOf(word.charAt(0)) < 0 || word.equals("~")) {
            return false;
        }
        int before = from - 1;
        while (before >= 0 && " \t-".indexOf(text.charAt(before)) >= 0 && before > from - 20) {
            before--;
        }
        boolean bullet = before < 0 || text.charAt(before) == '\n';
        boolean adjacent = to < text.length() && "([{".indexOf(text.charAt(to)) >= 0
                || from > 0 && ")]}".indexOf(text.charAt(from - 1)) >= 0;
        int after = to;
        while (after < text.length() && text.charAt(after) == ' ' && after < to + 20) {
            after++;
        }
        boolean joins = after < text.length() && "\"'".indexOf(text.charAt(after)) >= 0;
        boolean continued = before >= 0 && text.charAt(before) == '&';
        return adjacent || continued || joins || bullet && word.equals("-");
    }

    private void string(int from, int to) {
        boolean triple = Quotes.isTriple(text, from);
        int quotes = triple ? 3 : 1;
        String inner = text.substring(from + quotes, to - quotes);
        int first = line;
        line += (int) inner.chars().filter(c -> c == '\n').count();
        String content = unescaped(inner);
        boolean raw = from > 0 && text.charAt(from - 1) == 'R' && content.startsWith("(") && content.endsWith(")");
        content = raw ? content.substring(1, content.length() - 1) : content;
        int breaks = content.strip().indexOf('\n');
        CellWord cells = breaks < 0 && content.length() < 2000 ? CellWord.ofString(strippedBreaks(content)) : null;
        if (cells != null && !isKey(to)) {
            tokens.cells(cells, first);
        } else if (breaks >= 0) {
            tokens.block(content, first);
        } else {
            tokens.mark(content.length() < 20 ? content : "\"");
        }
    }

    /// Tests whether a word that ends here names the following value.
    private boolean isKey(int end) {
        int at = end;
        while (at < text.length() && at < end + 20 && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at < text.length() && (text.charAt(at) == ':' || text.charAt(at) == '=');
    }

    private static String strippedBreaks(String content) {
        return content.indexOf('\n') < 0 ? content : content.replace("\n", "");
    }

    private static String unescaped(String inner) {
        if (inner.indexOf('\\') < 0) {
            return inner;
        }
        StringBuilder plain = new StringBuilder(inner.length());
        for (int i = 0; i < inner.length(); i++) {
            char c = inner.charAt(i);
            if (c != '\\' || i + 1 == inner.length()) {
                plain.append(c);
                continue;
            }
            char next = inner.charAt(++i);
            switch (next) {
                case 'n' -> plain.append('\n');
                case 't' -> plain.append('\t');
                case 'r', '\n' -> {
                    // A continued line, or a line ending.
                }
                default -> plain.append(next);
            }
        }
        return plain.toString();
    }
}
