package nonet.api;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.explain.Explainer;
import nonet.explain.Explanation;
import nonet.explain.Passage;
import nonet.explain.text.Sentence;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.logic.solver.Step;

/// A step of human logic: its conclusions, and the reasons for them.
///
/// @param technique the id of the technique, such as `x-wing`
/// @param notation the step in one line of the field's notation
/// @param sentences the reasons and the conclusions in words
/// @param placements the digits that can be set
/// @param eliminations the candidates that can be removed
/// @param proof the sentences once more, with the details that they sum up
public record Hint(
        String technique,
        String notation,
        List<String> sentences,
        List<Placement> placements,
        List<Placement> eliminations,
        List<Statement> proof) {

    /// A sentence with the details that it sums up, such as the consequences of an assumption. A detail that is a
    /// deduction itself has the sentences of that deduction as its details.
    ///
    /// @param text the sentence, in English
    /// @param details the details, empty for most sentences
    public record Statement(String text, List<Statement> details) {

        /// Copies the list.
        public Statement {
            details = List.copyOf(details);
        }

        private static Statement of(Passage passage) {
            return new Statement(
                    passage.sentence(),
                    passage.details().stream().map(Statement::of).toList());
        }
    }

    /// A digit in a cell.
    ///
    /// @param row 1 to 9, from the top
    /// @param column 1 to 9, from the left
    /// @param digit 1 to 9
    public record Placement(int row, int column, int digit) {

        /// Creates a digit in a cell.
        ///
        /// @throws IllegalArgumentException if a number is not 1 to 9
        public Placement {
            if (Math.min(row, Math.min(column, digit)) < 1 || Math.max(row, Math.max(column, digit)) > 9) {
                throw new IllegalArgumentException(
                        "Row " + row + ", column " + column + " and digit " + digit + " must be 1 to 9.");
            }
        }

        private static Placement of(Candidate candidate) {
            int cell = candidate.cell().index();
            return new Placement(cell / 9 + 1, cell % 9 + 1, candidate.digit().value());
        }

        Candidate candidate() {
            return new Candidate(Cell.at(row, column), Digit.of(digit));
        }
    }

    /// Copies the lists.
    public Hint {
        sentences = List.copyOf(sentences);
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        proof = List.copyOf(proof);
    }

    static Hint of(Step step, Explainer explainer) {
        Explanation explanation =
                explainer.explain(step.deduction(), step.before().grid());
        List<Conclusion> conclusions = step.deduction().conclusions();
        return new Hint(
                step.deduction().technique().id(),
                explainer.line(step.deduction()),
                explanation.sentences().stream().map(Sentence::text).toList(),
                conclusions.stream()
                        .filter(Conclusion.Placement.class::isInstance)
                        .map(each -> Placement.of(each.candidate()))
                        .toList(),
                conclusions.stream()
                        .filter(Conclusion.Elimination.class::isInstance)
                        .map(each -> Placement.of(each.candidate()))
                        .toList(),
                explainer.passages(explanation).stream().map(Statement::of).toList());
    }
}
