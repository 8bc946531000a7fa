package nonet.guide;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;
import nonet.notation.Names;
import org.jspecify.annotations.Nullable;

/// A position that shows a technique, or one that only looks as if it did: a line of `examples.tsv`, in the tab-separated
/// form `id, technique, role, line, missing`.
///
/// @param id such as `x-wing-1`
/// @param line the position and the conclusions of the pattern; of a look-alike, those that the pattern would have
/// @param missing of a look-alike, what would have to be known for the pattern to hold; null for an example
public record GuideExample(
        String id,
        Technique technique,
        TechniqueCase line,
        @Nullable Conclusion missing) {

    private static final String EXAMPLE = "example";
    private static final String LOOK_ALIKE = "look-alike";
    private static final Pattern CONCLUSION = Pattern.compile("(?<cell>r[1-9]c[1-9])(?<kind>=|<>)(?<digit>[1-9])");

    /// The code of techniques that the library of regression tests has none for.
    private static final String NO_CODE = "9999";

    /// Parses a line of text.
    ///
    /// @throws IllegalArgumentException if it has another form
    public static GuideExample parse(String text) {
        String[] fields = text.split("\t", -1);
        if (fields.length != 5) {
            throw new IllegalArgumentException(text);
        }
        Technique technique =
                Technique.withId(fields[1]).orElseThrow(() -> new IllegalArgumentException("no technique: " + text));
        TechniqueCase line =
                TechniqueCase.parse(fields[3]).orElseThrow(() -> new IllegalArgumentException("no position: " + text));
        Conclusion missing = conclusion(fields[4]).orElse(null);
        if (!fields[2].equals(missing == null ? EXAMPLE : LOOK_ALIKE)) {
            throw new IllegalArgumentException("no role: " + text);
        }
        return new GuideExample(fields[0], technique, line, missing);
    }

    private static Optional<Conclusion> conclusion(String text) {
        Matcher matcher = CONCLUSION.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Candidate candidate = new Candidate(
                Names.cell(matcher.group("cell")).orElseThrow(),
                Digit.of(matcher.group("digit").charAt(0) - '0'));
        return Optional.of(
                matcher.group("kind").equals("=")
                        ? new Conclusion.Placement(candidate)
                        : new Conclusion.Elimination(candidate));
    }

    /// Tests whether the position only looks as if it had the pattern.
    public boolean isLookAlike() {
        return missing != null;
    }

    public Grid grid() {
        return line.grid();
    }

    /// Returns the position in which the pattern holds: that of a look-alike with what is missing. A missing digit that
    /// stands on the board already is one that should be a given.
    public Grid patterned() {
        return switch (missing) {
            case null -> grid();
            case Conclusion.Placement(Candidate(var cell, var _)) when grid().digit(cell) != null -> given(cell);
            case Conclusion.Placement(Candidate placed) -> grid().place(placed);
            case Conclusion.Elimination(Candidate gone) -> grid().remove(gone);
        };
    }

    /// Returns the marks of the pattern as the position has it: those of a look-alike without the conclusions, and with
    /// what is missing.
    ///
    /// @param pattern the marks of the pattern in [#patterned()]
    public Marks doubted(Marks pattern) {
        Conclusion unknown = missing;
        if (unknown == null) {
            return pattern;
        }
        Map<Candidate, Role> candidates = new HashMap<>(pattern.candidates());
        candidates.values().removeIf(role -> role == Role.ELIMINATED || role == Role.PLACED);
        Map<Cell, Role> cells = new HashMap<>(pattern.cells());
        switch (unknown) {
            case Conclusion.Elimination(Candidate unwanted) -> candidates.put(unwanted, Role.CLASHING);
            case Conclusion.Placement(Candidate(var cell, var _)) -> cells.put(cell, Role.CLASHING);
        }
        return pattern.with(candidates, cells);
    }

    private Grid given(Cell given) {
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) grid().candidates(cell).mask();
        }
        return Grid.of(grid().givens().with(given), grid().values(), candidates);
    }

    /// Returns the line of text.
    @Override
    public String toString() {
        String missed = switch (missing) {
            case null -> "";
            case Conclusion.Placement(Candidate(var cell, var digit)) -> cell + "=" + digit;
            case Conclusion.Elimination(Candidate(var cell, var digit)) -> cell + "<>" + digit;
        };
        String code = technique.code().isEmpty() ? NO_CODE : technique.code();
        TechniqueCase coded = new TechniqueCase(
                code, isLookAlike() ? "x" : "", line.digits(), line.grid(), line.conclusions(), line.extra());
        return String.join("\t", id, technique.id(), isLookAlike() ? LOOK_ALIKE : EXAMPLE, coded.toString(), missed);
    }
}
