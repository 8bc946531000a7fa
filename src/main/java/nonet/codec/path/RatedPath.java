package nonet.codec.path;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.notation.Names;

/// The rating of a puzzle and the steps of its solution, as a program printed them.
///
/// @param rating the rating, such as `easy 204` or `7.1/1.2/1.2`; empty if it is not stated
public record RatedPath(Puzzle puzzle, String rating, List<Step> steps) {

    /// The conclusions of a step, such as `r13c9,r8c1<>3` or `r1c2<>3,4`.
    private static final Pattern CONCLUSIONS =
            Pattern.compile("(r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*) ?(<>|=) ?([1-9]+(?:,[1-9]+)*)(?![0-9])");

    public RatedPath {
        steps = List.copyOf(steps);
    }

    /// A step.
    ///
    /// @param text the step as the program printed it
    /// @param rating its rating, such as `7.1`; empty if none is stated
    /// @param conclusions what it places, or otherwise what it removes; empty if that is not stated
    public record Step(String text, String rating, Set<Conclusion> conclusions) {

        public Step {
            conclusions = Collections.unmodifiableSet(new LinkedHashSet<>(conclusions));
        }

        /// Returns the step in a text.
        ///
        /// @param concluding the part of the text that states the conclusions
        static Step of(String text, String rating, String concluding) {
            Set<Conclusion> placed = new LinkedHashSet<>();
            Set<Conclusion> removed = new LinkedHashSet<>();
            for (MatchResult group : CONCLUSIONS.matcher(concluding).results().toList()) {
                for (Cell cell : Names.cells(group.group(1)).orElse(CellSet.NONE)) {
                    for (char digit : group.group(3).replace(",", "").toCharArray()) {
                        Candidate candidate = new Candidate(cell, Digit.of(digit - '0'));
                        if (group.group(2).equals("=")) {
                            placed.add(new Conclusion.Placement(candidate));
                        } else {
                            removed.add(new Conclusion.Elimination(candidate));
                        }
                    }
                }
            }
            return new Step(text, rating, placed.isEmpty() ? removed : placed);
        }
    }
}
