package nonet.ui.shell.file;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nonet.codec.api.Codec;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.Source;
import nonet.codec.app.NonetDocument;
import nonet.play.Document;

/// Tests whether a file that was read can be replaced by what its format writes of the puzzle.
final class RoundTripCheck {

    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}");

    private RoundTripCheck() {}

    /// Tests whether nothing but the puzzle was in the file: no other puzzle, no fault, and no text that the format
    /// would not write again, such as a remark.
    static boolean keepsAll(Source source, PuzzleReading.Puzzles read) {
        Codec codec = read.codec();
        if (codec instanceof NonetDocument) {
            return true;
        }
        if (!codec.writes() || read.puzzles().size() != 1 || !read.faults().isEmpty()) {
            return false;
        }
        Document document = read.puzzles().getFirst().document();
        Set<String> lost = new HashSet<>(words(source.text()));
        lost.removeAll(words(codec.write(List.of(document))));
        return lost.isEmpty();
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(word -> word.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }
}
