package nonet.ui.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nonet.OnScreen;
import org.junit.jupiter.api.Test;

@OnScreen
class LibraryTableTests {

    @Test
    void numbersInNamesAreComparedAsNumbers() {
        List<String> sorted = List.of(
                "",
                "2",
                "10",
                "99999999999 of many",
                "100000000000 of many",
                "Puzzle",
                "Puzzle 2",
                "Puzzle 002b",
                "Puzzle 10, page 9",
                "Puzzle 10, page 10",
                "Puzzle b");
        for (int i = 0; i < sorted.size(); i++) {
            for (int j = 0; j < sorted.size(); j++) {
                assertThat(Integer.signum(LibraryTable.compareNames(sorted.get(i), sorted.get(j))))
                        .as("%s and %s", sorted.get(i), sorted.get(j))
                        .isEqualTo(Integer.compare(i, j));
            }
        }
    }
}
