package nonet.trace;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.stream.StreamSupport;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.text.Plural;

/// The state of a search as text: the counts, the grid, the candidates of every blank cell and the foremost cell.
public final class StateText {

    private StateText() {}

    /// Returns the lines of the text, each with its line break:
    ///
    /// ```
    /// step 9, level 2, deepest 2, solutions 0
    ///
    /// 8........
    /// ..36.....        seven more of these
    ///
    /// r1c2: 1 2 4 6    and one for every other blank
    ///
    /// foremost: r9c8, 2 candidates
    /// ```
    public static String of(ReplayState moment) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "step %d, level %d, deepest %d, solutions %d\n",
                moment.step(),
                moment.level(),
                moment.deepest(),
                moment.solutions()));
        Grid grid = moment.grid();
        text.append("\n");
        for (int row = 0; row < 9; row++) {
            text.append(String.format(Locale.ROOT, "%s\n", grid.toString().substring(row * 9, row * 9 + 9)));
        }
        text.append("\n");
        for (Cell cell : grid.blanks()) {
            text.append(String.format(Locale.ROOT, "%s: %s\n", cell, list(grid.candidates(cell))));
        }
        text.append(moment.foremost()
                .map(cell -> String.format(
                        Locale.ROOT,
                        "\nforemost: %s, %s\n",
                        cell,
                        Plural.of(grid.candidates(cell).size(), "candidate")))
                .orElse("no blank left\n"));
        return text.toString();
    }

    private static String list(DigitSet digits) {
        return StreamSupport.stream(digits.spliterator(), false)
                .map(Digit::toString)
                .collect(joining(" "));
    }
}
