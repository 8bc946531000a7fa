package nonet.codec.container;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.ReadPuzzle;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class TextTablesTests {

    private static final String CELLS =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void quotedFieldsMayHoldTheSeparator() {
        for (String separator : List.of("\t", ",", ";", "|")) {
            List<String> lines = new ArrayList<>();
            for (int row = 0; row < 9; row++) {
                String note = row == 4 ? "\"left" + separator + " then right\"" : "left";
                List<String> fields = new ArrayList<>(List.of(note));
                for (char cell : CELLS.substring(9 * row, 9 * row + 9).toCharArray()) {
                    fields.add(cell == '.' ? " \"\"" : " \"" + cell + "\" ");
                }
                lines.add(String.join(separator, fields));
            }
            assertThat(TextTables.find(lines)).as(separator).containsExactly(ReadPuzzle.of("", Puzzle.of(CELLS), 1));
        }
    }
}
