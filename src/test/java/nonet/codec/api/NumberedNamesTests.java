package nonet.codec.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nonet.grid.Puzzle;
import nonet.play.Document;
import org.junit.jupiter.api.Test;

class NumberedNamesTests {

    @Test
    void onlySharedNamesGetANumber() {
        assertThat(numbered("A", "B", "A", "", "")).containsExactly("A 1", "B", "A 2", "", "");
    }

    @Test
    void aNumberThatANameAlreadyHasIsPassedOver() {
        assertThat(numbered("A", "A", "A 1")).containsExactly("A 2", "A 3", "A 1");
    }

    @Test
    void aLongNameIsCutBeforeItsNumber() {
        String longest = "x".repeat(120);
        assertThat(numbered(longest, longest)).containsExactly("x".repeat(118) + " 1", "x".repeat(118) + " 2");
    }

    private static List<String> numbered(String... names) {
        List<ReadPuzzle> puzzles = Stream.of(names)
                .map(name -> new ReadPuzzle(Document.of(name, Puzzle.EMPTY), 1))
                .toList();
        return NumberedNames.numbered(puzzles).stream().map(each -> each.name()).toList();
    }
}
