package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Forcing chains and nets: what follows from each of some assumptions, of which one is true, or what one assumption
/// breaks.
///
/// @param premise why one of the branches is right
/// @param branches one an assumption, without implications that the verdict does not need
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

    /// What is known before anything is assumed.
    public sealed interface Premise {

        /// Nothing: the assumption is to be refuted.
        record Assumed(Literal literal) implements Premise {}

        /// A candidate is on or off.
        record OnOrOff(Candidate candidate) implements Premise {}

        /// A cell holds one of its candidates.
        record SomeDigit(Cell cell) implements Premise {}

        /// A house holds the digit in one of its places.
        record SomePlace(House house, Digit digit) implements Premise {}
    }

    /// All that is needed of what follows from one assumption.
    ///
    /// @param implications in an order in which each comes after its causes; in a chain each has one
    public record Branch(Literal assumption, List<Implication> implications) {
        public Branch {
            implications = List.copyOf(implications);
        }
    }

    /// One consequence.
    ///
    /// @param because the assumption, or consequences before this one
    public record Implication(Literal literal, List<Literal> because, Reason reason) {
        public Implication {
            because = List.copyOf(because);
        }
    }

    /// What the branches come to.
    public sealed interface Verdict {

        /// Each branch says so.
        record Agreed(List<Literal> literals) implements Verdict {
            public Agreed {
                literals = List.copyOf(literals);
            }
        }

        /// The branch says that the node is on and that it is off.
        record Clash(Node node) implements Verdict {}

        /// The branch puts a digit twice into a house.
        record Twice(House house, Digit digit, Candidate one, Candidate other) implements Verdict {}

        /// The branch puts two digits into a cell.
        record TwoDigits(Cell cell, Digit one, Digit other) implements Verdict {}

        /// The branch leaves a cell without candidates.
        record NoDigit(Cell cell) implements Verdict {}

        /// The branch leaves a digit without a place in a house.
        record NoPlace(House house, Digit digit) implements Verdict {}
    }
}
