package nonet.logic.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonet.deduce.Chain;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.DualPattern;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// A position with the conclusions of a technique in it. As a text it is a line of HoDoKu's library of regression tests:
/// `:code[-variant]:digits:grid:deleted:eliminations:placements:extra`.
///
/// @param code the technique's code; with a `1` appended for a Siamese fish
/// @param variant the option it tests, such as `1`; `x` for a technique that must not be found; empty for none
/// @param digits the digits of the pattern, those that it eliminates, or that it places, ascending; empty for BUG+1
/// @param grid the position: values, givens among them, and candidates without the deleted ones
/// @param conclusions the expected conclusions, in the order of [EliminationCollector], placements first
/// @param extra the number of inferences of a chain, or empty
public record TechniqueCase(
        String code, String variant, String digits, Grid grid, List<Conclusion> conclusions, String extra) {

    private static final Pattern FORM =
            Pattern.compile(":(?<code>\\d{4,5})(?:-(?<variant>\\w))?:(?<digits>[1-9]*):(?<grid>[^:]*):(?<deleted>[^:]*)"
                    + ":(?<eliminations>[^:]*):(?<placements>[^:]*)(?::(?<extra>\\s*\\d{0,4}\\s*))?");
    private static final Pattern TRIPLE = Pattern.compile("[1-9]{3}");

    public TechniqueCase {
        conclusions = List.copyOf(conclusions);
    }

    /// Parses a line.
    ///
    /// @return empty if the text has another form
    public static Optional<TechniqueCase> parse(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<Candidate> deleted = new ArrayList<>();
        List<Candidate> eliminated = new ArrayList<>();
        List<Candidate> placed = new ArrayList<>();
        Optional<Grid> grid = grid(matcher.group("grid"));
        if (grid.isEmpty()
                || !read(matcher.group("deleted"), deleted)
                || !read(matcher.group("eliminations"), eliminated)
                || !read(matcher.group("placements"), placed)) {
            return Optional.empty();
        }
        Grid position = grid.get();
        for (Candidate candidate : deleted) {
            position = position.remove(candidate);
        }
        return Optional.of(new TechniqueCase(
                matcher.group("code"),
                orEmpty(matcher.group("variant")),
                matcher.group("digits"),
                position,
                conclusions(placed, eliminated),
                orEmpty(matcher.group("extra"))));
    }

    /// Returns the line in the library's notation for a deduction in a position.
    public static TechniqueCase of(Grid grid, Deduction deduction) {
        String code = deduction.technique().code() + (isSiamese(deduction) ? "1" : "");
        String extra = deduction instanceof Chain chain && tellsLength(chain.technique())
                ? Integer.toString(chain.inferences())
                : "";
        return new TechniqueCase(code, "", digits(deduction), grid, sorted(deduction.conclusions()), extra);
    }

    /// Returns the technique that the line tests.
    public Optional<Technique> technique() {
        return Technique.withCode(code.substring(0, 4));
    }

    /// Tests whether the technique must not be found.
    public boolean isFailCase() {
        return variant.equals("x");
    }

    /// Tests whether another line is equal, apart from the number of inferences.
    public boolean agreesWith(TechniqueCase other) {
        return isAbout(other) && conclusions.equals(other.conclusions);
    }

    /// Tests whether another line has the same code and digits, so that the two are comparable.
    public boolean isAbout(TechniqueCase other) {
        return code.equals(other.code) && digits.equals(other.digits);
    }

    /// Returns the line in the library's notation.
    @Override
    public String toString() {
        return ":" + code + (variant.isEmpty() ? "" : "-" + variant) + ":" + digits + ":" + text(grid)
                + ":" + triples(deleted(grid)) + ":" + triples(candidates(Conclusion.Elimination.class))
                + ":" + triples(candidates(Conclusion.Placement.class)) + ":" + extra;
    }

    private List<Candidate> candidates(Class<? extends Conclusion> kind) {
        return conclusions.stream()
                .filter(kind::isInstance)
                .map(Conclusion::candidate)
                .toList();
    }

    private static boolean isSiamese(Deduction deduction) {
        return deduction instanceof DualPattern dual
                && switch (dual.technique()) {
                    case DUAL_TWO_STRING_KITE, DUAL_EMPTY_RECTANGLE -> false;
                    default -> true;
                };
    }

    private static boolean tellsLength(Technique technique) {
        return switch (technique) {
            case REMOTE_PAIR,
                    X_CHAIN,
                    XY_CHAIN,
                    CONTINUOUS_NICE_LOOP,
                    DISCONTINUOUS_NICE_LOOP,
                    AIC,
                    GROUPED_CONTINUOUS_NICE_LOOP,
                    GROUPED_DISCONTINUOUS_NICE_LOOP,
                    GROUPED_AIC -> true;
            default -> false;
        };
    }

    /// The library names a chain by the digits it eliminates, BUG+1 by none, and any other pattern by its own digits.
    private static String digits(Deduction deduction) {
        return switch (deduction.technique()) {
            case BUG_PLUS_1 -> "";
            case X_CHAIN,
                    XY_CHAIN,
                    CONTINUOUS_NICE_LOOP,
                    DISCONTINUOUS_NICE_LOOP,
                    AIC,
                    GROUPED_CONTINUOUS_NICE_LOOP,
                    GROUPED_DISCONTINUOUS_NICE_LOOP,
                    GROUPED_AIC -> deduction.eliminated().toString();
            default -> deduction.digits().toString();
        };
    }

    private static boolean read(String text, List<Candidate> candidates) {
        if (text.isBlank()) {
            return true;
        }
        for (String triple : text.strip().split("\\s+")) {
            if (!TRIPLE.matcher(triple).matches()) {
                return false;
            }
            Cell cell = Cell.at(triple.charAt(1) - '0', triple.charAt(2) - '0');
            candidates.add(new Candidate(cell, Digit.of(triple.charAt(0) - '0')));
        }
        return true;
    }

    private static List<Conclusion> conclusions(List<Candidate> placed, List<Candidate> eliminated) {
        List<Conclusion> conclusions = new ArrayList<>();
        placed.forEach(each -> conclusions.add(new Conclusion.Placement(each)));
        eliminated.forEach(each -> conclusions.add(new Conclusion.Elimination(each)));
        return sorted(conclusions);
    }

    private static List<Conclusion> sorted(List<Conclusion> conclusions) {
        List<Conclusion> sorted = new ArrayList<>();
        EliminationCollector eliminations = new EliminationCollector();
        EliminationCollector placements = new EliminationCollector();
        for (Conclusion conclusion : conclusions) {
            Candidate candidate = conclusion.candidate();
            (conclusion instanceof Conclusion.Placement ? placements : eliminations)
                    .eliminate(candidate.digit(), CellSet.of(candidate.cell()));
        }
        placements.toList().forEach(each -> sorted.add(new Conclusion.Placement(each.candidate())));
        sorted.addAll(eliminations.toList());
        return sorted;
    }

    private static String triples(List<Candidate> candidates) {
        List<String> triples = new ArrayList<>();
        for (Candidate each : candidates) {
            triples.add("" + each.digit() + each.cell().row() + each.cell().column());
        }
        return String.join(" ", triples);
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    /// Parses the grid: 81 cells, `.` for a blank, `+` before a digit that is not a given. Computes the plain candidates.
    private static Optional<Grid> grid(String text) {
        byte[] values = new byte[81];
        CellSet givens = CellSet.NONE;
        int cell = 0;
        boolean placed = false;
        for (char character : text.toCharArray()) {
            if (character == '+' && !placed) {
                placed = true;
                continue;
            }
            boolean blank = !placed && (character == '.' || character == '0');
            if (cell == 81 || !blank && (character < '1' || character > '9')) {
                return Optional.empty();
            }
            if (!blank) {
                values[cell] = (byte) (character - '0');
                givens = placed ? givens : givens.with(Cell.of(cell));
            }
            cell++;
            placed = false;
        }
        return cell == 81 && !placed ? Optional.of(Grid.of(givens, values)) : Optional.empty();
    }

    private static String text(Grid grid) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            Digit digit = grid.digit(cell);
            text.append(digit == null ? "." : grid.givens().contains(cell) ? digit.toString() : "+" + digit);
        }
        return text.toString();
    }

    /// Returns the candidates that the digits on the board allow and the grid lacks, by cell.
    private static List<Candidate> deleted(Grid grid) {
        Grid plain = Grid.of(grid.givens(), grid.values());
        List<Candidate> deleted = new ArrayList<>();
        for (Cell cell : Cell.all()) {
            for (Digit digit : plain.candidates(cell).minus(grid.candidates(cell))) {
                deleted.add(new Candidate(cell, digit));
            }
        }
        return deleted;
    }
}
