package nonet.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonet.play.Document;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class PackTests {

    private final List<Pack> packs = Pack.all();

    @Test
    void everyPuzzleOfAPackIsProperAndThoseOfOneAreNot() {
        FastSolver solver = new FastSolver();
        for (Pack pack : packs) {
            for (Document each : pack.puzzles()) {
                Answer answer = solver.solve(each.puzzle(), Limit.TWO, Cancel.NEVER);
                assertThat(answer)
                        .as("%s %s", pack.id(), each.puzzle())
                        .isInstanceOf(pack.id().equals("several") ? Answer.Several.class : Answer.Unique.class);
            }
        }
        assertThat(packs.stream().mapToInt(pack -> pack.puzzles().size()).sum()).isGreaterThanOrEqualTo(100);
    }

    @Test
    void noPuzzleIsTwiceInAPackAndClassicsHaveNames() {
        for (Pack pack : packs) {
            assertThat(pack.puzzles()).extracting(Document::puzzle).doesNotHaveDuplicates();
        }
        assertThat(packs.getFirst().id()).isEqualTo("classics");
        assertThat(packs.getFirst().puzzles())
                .extracting(Document::name)
                .doesNotContain("")
                .doesNotHaveDuplicates();
    }

    @Test
    void everyPackHasARowWithItsSizeAndOrigin() throws IOException {
        assertThat(Files.readAllLines(Path.of("assets", "README.md")))
                .filteredOn(row -> packs.stream().anyMatch(pack -> row.startsWith("| `" + pack.id() + "` | ")))
                .extracting(row -> row.split(" \\| ")[0] + " " + row.split(" \\| ")[1])
                .containsExactlyElementsOf(packs.stream()
                        .map(pack -> "| `" + pack.id() + "` " + pack.puzzles().size())
                        .toList());
    }
}
