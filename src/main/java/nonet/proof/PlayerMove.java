package nonet.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.notation.Names;
import nonet.play.Document;
import org.jspecify.annotations.Nullable;

/// A move of a player: digits entered, or candidates removed.
///
/// @param conclusions the digits as placements or the candidates as eliminations, at least one
public record PlayerMove(List<Conclusion> conclusions) {

    /// A term such as `r4c57<>38`.
    private static final Pattern TERM = Pattern.compile(
            "\\s*(r[1-9]+c[1-9]+(?:\\s*,\\s*r[1-9]+c[1-9]+)*)\\s*(?:(=)\\s*([1-9])|(?:<>|!=|\u2260)\\s*([1-9]+))"
                    + "(?![0-9])\\s*[,;]?\\s*",
            Pattern.CASE_INSENSITIVE);

    public PlayerMove {
        conclusions = List.copyOf(conclusions);
        if (conclusions.isEmpty()) {
            throw new IllegalArgumentException("a move without effect");
        }
    }

    /// A move and the document before it.
    public record Made(Document before, PlayerMove move) {}

    /// Parses a move: `r4c5=3` for a digit, `r4c57<>38` for eliminations; several terms are separated by blanks or commas.
    ///
    /// @throws IllegalArgumentException with a sentence that names the first character that does not fit
    public static PlayerMove of(String text) {
        Set<Conclusion> conclusions = new LinkedHashSet<>();
        Matcher term = TERM.matcher(text);
        int at = 0;
        while (at < text.length() || conclusions.isEmpty()) {
            if (!term.region(at, text.length()).lookingAt()) {
                throw new IllegalArgumentException("A move such as r4c5=3 or r4c57<>38 does not start at character "
                        + (at + 1) + ": \"" + text.substring(at) + "\".");
            }
            boolean places = term.group(2) != null;
            String digits = places ? term.group(3) : term.group(4);
            for (Cell cell : Names.cells(term.group(1)).orElse(CellSet.NONE)) {
                for (char digit : digits.toCharArray()) {
                    Candidate candidate = new Candidate(cell, Digit.of(digit - '0'));
                    conclusions.add(
                            places ? new Conclusion.Placement(candidate) : new Conclusion.Elimination(candidate));
                }
            }
            at = term.end();
        }
        return new PlayerMove(List.copyOf(conclusions));
    }

    /// Returns the last move among the states of a document. Pencil marks removed one after the other are one move;
    /// colors, links and comments are none.
    ///
    /// @param states the states up to the present one, the oldest first
    /// @return null if the last change was none of these, such as an erased digit or a restored mark
    public static @Nullable Made last(List<Document> states) {
        int at = states.size() - 1;
        while (at > 0 && isSame(states.get(at - 1), states.get(at))) {
            at--;
        }
        if (at <= 0) {
            return null;
        }
        Document now = states.get(at);
        List<Conclusion> entered = entered(states.get(at - 1), now);
        if (!entered.isEmpty()) {
            return new Made(states.get(at - 1), new PlayerMove(entered));
        }
        int first = at;
        while (first > 0 && onlyRemoves(states.get(first - 1), states.get(first))) {
            first--;
        }
        List<Conclusion> removed = removed(states.get(first), now);
        return removed.isEmpty() ? null : new Made(states.get(first), new PlayerMove(removed));
    }

    private static boolean isSame(Document before, Document after) {
        return before.grid().equals(after.grid());
    }

    private static List<Conclusion> entered(Document before, Document after) {
        List<Conclusion> entered = new ArrayList<>();
        for (Cell cell : after.entered()) {
            Digit digit = after.grid().digit(cell);
            if (digit != null && before.grid().digit(cell) != digit) {
                entered.add(new Conclusion.Placement(new Candidate(cell, digit)));
            }
        }
        return before.puzzle().equals(after.puzzle()) ? entered : List.of();
    }

    private static boolean onlyRemoves(Document before, Document after) {
        boolean sameDigits = before.puzzle().equals(after.puzzle())
                && Arrays.equals(before.grid().values(), after.grid().values());
        for (Cell cell : sameDigits ? after.grid().blanks() : CellSet.NONE) {
            int marks = after.grid().candidates(cell).mask();
            int earlier = before.grid().candidates(cell).mask();
            sameDigits &= (marks & ~earlier) == 0 && (marks != 0 || earlier == 0);
        }
        return sameDigits;
    }

    private static List<Conclusion> removed(Document before, Document after) {
        List<Conclusion> removed = new ArrayList<>();
        for (Cell cell : after.grid().blanks()) {
            int gone = before.grid().candidates(cell).mask()
                    & ~after.grid().candidates(cell).mask();
            for (Digit digit : new DigitSet(gone)) {
                removed.add(new Conclusion.Elimination(new Candidate(cell, digit)));
            }
        }
        return removed;
    }

    /// Returns the move as text that [#of] parses, such as `r4c5<>3 r7c5<>3`.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Conclusion each : conclusions) {
            String sign = each instanceof Conclusion.Placement ? "=" : "<>";
            text.append(text.isEmpty() ? "" : " ")
                    .append(each.candidate().cell())
                    .append(sign)
                    .append(each.candidate().digit());
        }
        return text.toString();
    }
}
