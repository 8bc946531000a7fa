package nonet.codec.code;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.PlaceNames;
import org.jspecify.annotations.Nullable;

/// Collects the groups of cells in a text, each with a hash of the tokens between the previous group of the same size
/// and itself. Such gaps differ in names and numbers that count rows; hence all words hash alike, and so do groups of
/// up to three cells.
final class CellTokenizer implements CodeLexer.CellTokens {

    /// A multi-line string literal.
    record Block(String content, int line) {}

    private static final long BASE = 0x9E3779B97F4A7C15L | 1;
    private static final int SIZES = 730;

    private final List<CellGroup> groups = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    /// The hash of all tokens so far, and their number.
    private long hash;

    private long power = 1;
    /// The state after the last group of each size; index 0 is the state after the last group of up to three cells.
    private final long[] hashes = new long[SIZES];
    private final long[] powers = new long[SIZES];
    private @Nullable CellGroup open;
    private long openHash;
    private long openPower = 1;
    private int row;
    private int lastLine;
    private boolean afterComma;
    private boolean afterOpening;
    private boolean commas;
    private @Nullable String lastMark;

    private CellTokenizer() {}

    /// Reads a text without comments.
    static CellTokenizer of(String text) {
        CellTokenizer groups = new CellTokenizer();
        CodeLexer.read(text, groups);
        groups.close();
        return groups;
    }

    List<CellGroup> groups() {
        return groups;
    }

    List<Block> blocks() {
        return blocks;
    }

    @Override
    public void cells(CellWord word, int line) {
        if (line != lastLine) {
            row++;
            lastLine = line;
        }
        if (open != null && word.quoted() && word.cells().length() > 1) {
            open.dropEmpty();
        }
        boolean whole = word.cells().length() == 81;
        if (whole) {
            close();
        }
        open().add(word, row);
        if (whole) {
            close();
        }
        afterComma = false;
        afterOpening = false;
    }

    @Override
    public void comma() {
        if (afterComma || afterOpening) {
            open().add(CellWord.empty(), row);
        }
        commas = true;
        afterComma = true;
        afterOpening = false;
    }

    @Override
    public void semicolon() {
        row++;
        if (open == null) {
            mix(';');
        }
        afterComma = false;
    }

    @Override
    public void block(String content, int line) {
        close();
        blocks.add(new Block(content, line));
        mix('b');
    }

    @Override
    public void mark(String token) {
        boolean closing = ")]}".contains(token);
        if (closing && open != null && commas && afterComma && (open.size() == 8 || open.size() == 80)) {
            open.add(CellWord.empty(), row);
        }
        close();
        char first = token.isEmpty() ? '"' : token.charAt(0);
        boolean word = Character.isLetterOrDigit(first) || first == '_' || first == '"' || token.length() > 1;
        mix(word ? 'w' : first);
        lastMark = word ? token : ":=\"'>([".indexOf(first) >= 0 ? lastMark : null;
        afterComma = false;
        afterOpening = "([{".indexOf(first) >= 0;
    }

    private CellGroup open() {
        if (open == null) {
            open = new CellGroup(lastLine, afterOpening, lastMark == null ? 0 : PlaceNames.role(lastMark));
            openHash = hash;
            openPower = power;
            lastMark = null;
            commas = false;
        }
        return open;
    }

    private void close() {
        CellGroup group = open;
        open = null;
        if (group == null) {
            return;
        }
        int size = group.size();
        group.separatorHash(separatorHash(size));
        groups.add(group);
        if (size <= 3) {
            group.smallSeparatorHash(separatorHash(0));
        }
        mix(size <= 3 ? 'w' : (char) (1000 + size));
        hashes[size] = hash;
        powers[size] = power;
        if (size <= 3) {
            hashes[0] = hash;
            powers[0] = power;
        }
    }

    /// Returns the hash of the tokens between the last group of a size and the open one.
    private long separatorHash(int size) {
        return powers[size] == 0 ? -1 : openHash - hashes[size] * (openPower * inverse(powers[size]));
    }

    private void mix(char token) {
        hash = hash * BASE + token;
        power *= BASE;
    }

    /// Returns the inverse of an odd number modulo 2 to the power of 64.
    private static long inverse(long odd) {
        long inverse = odd;
        for (int i = 0; i < 6; i++) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }
}
