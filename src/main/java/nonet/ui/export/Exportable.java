package nonet.ui.export;

import java.util.List;
import nonet.picture.drawing.Diagram;
import nonet.play.Document;

/// The content available for export.
///
/// @param document the work on the board
/// @param shown the board as shown
/// @param sentences the text below it
/// @param puzzles the puzzle of the board, or all puzzles of its file
/// @param source the name of that file; empty if there is none
public record Exportable(
        Document document, Diagram shown, List<String> sentences, List<Document> puzzles, String source) {
    public Exportable {
        sentences = List.copyOf(sentences);
        puzzles = List.copyOf(puzzles);
    }

    Exportable withoutGuesses() {
        return new Exportable(document, shown.withoutGuesses(), sentences, puzzles, source);
    }
}
