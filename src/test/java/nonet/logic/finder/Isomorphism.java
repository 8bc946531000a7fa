package nonet.logic.finder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.logic.cases.TechniqueCase;

/// A symmetry of sudoku: renames digits, permutes rows, columns, bands and stacks, and may transpose.
public final class Isomorphism {

    private final List<Integer> digits;
    private final List<Integer> rows;
    private final List<Integer> columns;
    private final boolean transposed;

    public Isomorphism(Random random) {
        this(shuffled(9, random), lines(random), lines(random), random.nextBoolean());
    }

    private Isomorphism(List<Integer> digits, List<Integer> rows, List<Integer> columns, boolean transposed) {
        this.digits = digits;
        this.rows = rows;
        this.columns = columns;
        this.transposed = transposed;
    }

    /// Returns an isomorphism that carries each turn and each reflection of the square into one of its kind: rows and
    /// columns are permuted alike, and lines that lie opposite each other stay opposite. Others carry symmetrical givens
    /// into givens whose symmetry permutes lines within bands, which Gurth's symmetrical placement does not look for.
    public static Isomorphism keepingSymmetries(Random random) {
        List<Integer> lines = new ArrayList<>();
        boolean bands = random.nextBoolean();
        shuffled(3, random).forEach(line -> lines.add(bands ? 8 - line : line));
        boolean middle = random.nextBoolean();
        for (int line = 3; line < 6; line++) {
            lines.add(middle ? 8 - line : line);
        }
        for (int line = 6; line < 9; line++) {
            lines.add(8 - lines.get(8 - line));
        }
        return new Isomorphism(shuffled(9, random), lines, lines, random.nextBoolean());
    }

    private static List<Integer> lines(Random random) {
        List<Integer> lines = new ArrayList<>();
        for (int band : shuffled(3, random)) {
            shuffled(3, random).forEach(line -> lines.add(3 * band + line));
        }
        return lines;
    }

    private static List<Integer> shuffled(int size, Random random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            numbers.add(i);
        }
        Collections.shuffle(numbers, random);
        return numbers;
    }

    Cell map(Cell cell) {
        int row = rows.get(cell.row() - 1) + 1;
        int column = columns.get(cell.column() - 1) + 1;
        return transposed ? Cell.at(column, row) : Cell.at(row, column);
    }

    Digit map(Digit digit) {
        return Digit.of(digits.get(digit.ordinal()) + 1);
    }

    Set<Conclusion> map(List<Conclusion> conclusions) {
        return conclusions.stream().map(this::map).collect(Collectors.toSet());
    }

    private Conclusion map(Conclusion conclusion) {
        Candidate candidate = conclusion.candidate();
        Candidate mapped = new Candidate(map(candidate.cell()), map(candidate.digit()));
        return switch (conclusion) {
            case Conclusion.Placement _ -> new Conclusion.Placement(mapped);
            case Conclusion.Elimination _ -> new Conclusion.Elimination(mapped);
        };
    }

    TechniqueCase map(TechniqueCase line) {
        String digits = line.digits()
                .chars()
                .mapToObj(digit -> map(Digit.of(digit - '0')).toString())
                .sorted()
                .collect(Collectors.joining());
        TechniqueCase mapped = new TechniqueCase(
                line.code(),
                line.variant(),
                digits,
                map(line.grid()),
                List.copyOf(map(line.conclusions())),
                line.extra());
        return TechniqueCase.parse(mapped.toString()).orElseThrow();
    }

    /// Returns the image of a grid.
    public Grid map(Grid grid) {
        CellSet givens = CellSet.NONE;
        byte[] values = new byte[81];
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            Cell to = map(cell);
            Digit digit = grid.digit(cell);
            values[to.index()] = (byte) (digit == null ? 0 : map(digit).value());
            for (Digit candidate : grid.candidates(cell)) {
                candidates[to.index()] |= (short) map(candidate).mask();
            }
            givens = grid.givens().contains(cell) ? givens.with(to) : givens;
        }
        return Grid.of(givens, values, candidates);
    }
}
