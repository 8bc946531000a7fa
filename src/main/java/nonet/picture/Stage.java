package nonet.picture;

import java.util.List;
import nonet.picture.drawing.Diagram;

/// One picture of a walkthrough with its sentences.
///
/// @param heading the heading, such as the technique
public record Stage(String heading, List<Passage> passages, Diagram diagram) {

    /// A sentence with what it sums up.
    ///
    /// @param details the details, each a sentence; in files for a browser they are folded until they are asked for
    public record Passage(String sentence, List<String> details) {
        public Passage {
            details = List.copyOf(details);
        }
    }

    public Stage {
        passages = List.copyOf(passages);
    }

    /// Returns a stage whose sentences sum up nothing.
    public static Stage plain(String heading, List<String> sentences, Diagram diagram) {
        return new Stage(
                heading,
                sentences.stream().map(each -> new Passage(each, List.of())).toList(),
                diagram);
    }

    /// Returns the sentences without details.
    public List<String> sentences() {
        return passages.stream().map(Passage::sentence).toList();
    }
}
