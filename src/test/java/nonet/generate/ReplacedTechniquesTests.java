package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nonet.deduce.Technique;
import nonet.rate.Profile;
import org.junit.jupiter.api.Test;

/// The page on puzzles to order names the techniques that are refused because easier ones replace them.
final class ReplacedTechniquesTests {

    private static final Path PAGE = Path.of("src/site/markdown/generating.md");

    @Test
    void thePageNamesThemAndWhatReplacesThem() throws IOException {
        TreeMap<String, String> replaced = new TreeMap<>();
        RequestCheck check = new RequestCheck(Profile.hodoku());
        for (Technique technique : Technique.values()) {
            LogicRequest needs = new LogicRequest(null, LogicRequest.Scores.ANY, Set.of(technique), Set.of(), Set.of());
            if (check.contradiction(PuzzleRequest.ANY.with(needs)).orElse(null)
                    instanceof RequestContradiction.NeverNeeded never) {
                replaced.put(
                        technique.id(),
                        never.easier().stream().map(Technique::id).collect(Collectors.joining(", ")));
            }
        }
        TreeMap<String, String> named = new TreeMap<>();
        List<String> lines = Files.readAllLines(PAGE);
        int head = lines.indexOf("| Technique | Replaced by | Why |");
        lines.stream().skip(head + 2).takeWhile(line -> line.startsWith("|")).forEach(line -> {
            List<String> cells = Arrays.asList(line.split(" *\\| *"));
            named.put(cells.get(1).replaceAll(",.*", ""), cells.get(2));
        });

        assertThat(named).hasSize(5).isEqualTo(replaced);
    }
}
