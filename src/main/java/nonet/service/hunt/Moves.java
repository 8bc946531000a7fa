package nonet.service.hunt;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How relatives are made: givens removed and then added, as in `{-1+1}`.
///
/// All relatives are tried if no more than two givens are removed and no more than two added; otherwise random ones.
///
/// @param removed the number of givens to remove
/// @param added the number of givens to add
/// @param inPlace whether the added givens stand where others were removed, so that the pattern of givens stays
/// @param tries the number of random tries for each puzzle
public record Moves(int removed, int added, boolean inPlace, int tries) {

    /// The largest number of givens that are removed or added.
    public static final int MOST = 20;

    /// The largest number of givens up to which all relatives are tried.
    private static final int MOST_COMPLETE = 2;

    private static final Pattern TEXT = Pattern.compile("\\{?-(\\d{1,2})(?:\\+(\\d{1,2}))?}?");

    public Moves {
        if (Math.min(removed, added) < 0 || Math.max(removed, added) > MOST || removed + added == 0 || tries < 1) {
            throw new IllegalArgumentException("-" + removed + "+" + added + ", " + tries + " tries");
        }
        if (inPlace && removed != added) {
            throw new IllegalArgumentException("in place, but -" + removed + "+" + added);
        }
    }

    /// Parses moves such as `{-1+1}`, `-2+1` or `-1`; empty if the text has another form.
    public static Optional<Moves> parse(String text, boolean inPlace, int tries) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int removed = Integer.parseInt(matcher.group(1));
        int added = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
        boolean fits = removed + added > 0 && Math.max(removed, added) <= MOST && (!inPlace || removed == added);
        return fits ? Optional.of(new Moves(removed, added, inPlace, tries)) : Optional.empty();
    }

    /// Tests whether all relatives are tried.
    public boolean isComplete() {
        return Math.max(removed, added) <= MOST_COMPLETE;
    }

    /// Returns the usual form, such as `{-1+1}`.
    @Override
    public String toString() {
        return "{-" + removed + "+" + added + "}";
    }
}
