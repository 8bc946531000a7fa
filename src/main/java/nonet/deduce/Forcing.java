package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A forcing chain or net: what all of several assumptions imply, one of which is true, or the contradiction that an
/// assumption leads to.
///
/// @param premise why one of the branches is true
/// @param branches one branch for each assumption, reduced to what the verdict needs
public record Forcing(
        Technique technique, Premise premise, List<Branch> branches, Verdict verdict, List<Conclusion> conclusions)
        implements Deduction {

    public Forcing {
        branches = List.copyOf(branches);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits of the conclusions.
    @Override
    public DigitSet digits() {
        return DigitSet.of(conclusions.stream()
                .map(conclusion -> conclusion.candidate().digit())
                .toArray(Digit[]::new));
    }

    /// The reason that one of the branches is true.
    public sealed interface Premise {

        /// None: the assumption is to be refuted.
        record Assumed(Literal literal) implements Premise {}

        /// A candidate is true or false.
        record OnOrOff(Candidate candidate) implements Premise {}

        /// A cell holds one of its candidates.
        record SomeDigit(Cell cell) implements Premise {}

        /// A house holds the digit in one of its places.
        record SomePlace(House house, Digit digit) implements Premise {}
    }

    /// The consequences of an assumption that the verdict needs.
    ///
    /// @param implications the implications, each after its causes; in a chain each has one cause
    public record Branch(Literal assumption, List<Implication> implications) {
        public Branch {
            implications = List.copyOf(implications);
        }

        /// Returns the number of digits that follow.
        public int placements() {
            return (int) implications.stream()
                    .filter(implication -> implication.literal().on())
                    .count();
        }
    }

    /// One implication.
    ///
    /// @param because the assumption, or earlier consequences
    public record Implication(Literal literal, List<Literal> because, Reason reason) {
        public Implication {
            because = List.copyOf(because);
        }
    }

    /// The result of the branches.
    public sealed interface Verdict {

        /// All branches imply it.
        record Agreed(List<Literal> literals) implements Verdict {
            public Agreed {
                literals = List.copyOf(literals);
            }
        }

        /// The branch implies that the node is true and that it is false.
        record Clash(Node node) implements Verdict {}

        /// The branch places a digit twice in a house.
        record Twice(House house, Digit digit, Candidate one, Candidate other) implements Verdict {}

        /// The branch places two digits in a cell.
        record TwoDigits(Cell cell, Digit one, Digit other) implements Verdict {}

        /// The branch leaves a cell without candidates.
        record NoDigit(Cell cell) implements Verdict {}

        /// The branch leaves a digit without a place in a house.
        record NoPlace(House house, Digit digit) implements Verdict {}
    }
}
