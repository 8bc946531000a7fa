package nonet.ui.export;

import java.util.List;
import nonet.picture.Diagram;
import nonet.play.Document;

/// What there is to export.
///
/// @param document the work on the board
/// @param shown the board as it is shown
/// @param sentences what is said of it
/// @param puzzles the puzzle of the board, or all puzzles of the file that it is from
/// @param source the name of that file; empty when there is none
public record Exportable(
        Document document, Diagram shown, List<String> sentences, List<Document> puzzles, String source) {
    public Exportable {
        sentences = List.copyOf(sentences);
        puzzles = List.copyOf(puzzles);
    }
}
