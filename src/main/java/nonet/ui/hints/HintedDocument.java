package nonet.ui.hints;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Puzzle;
import nonet.play.Document;

/// The document that hints are about: the one on the board, or, if the user's pencil marks are not to be used, the one
/// with all candidates that its digits leave. Candidates that a hint has removed stay removed as long as the board
/// lacks them, so that the same hint does not come again.
public final class HintedDocument {

    /// The document on the board.
    final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);

    /// Whether the user's pencil marks are the candidates.
    final BooleanProperty usesMarks = new SimpleBooleanProperty(true);

    /// The document to give hints for.
    final ReadOnlyObjectWrapper<Document> hinted = new ReadOnlyObjectWrapper<>(Document.EMPTY);

    private final Set<Candidate> removed = new HashSet<>();
    private Puzzle puzzle = Puzzle.EMPTY;

    HintedDocument() {
        document.subscribe(this::update);
        usesMarks.subscribe(this::update);
    }

    /// Keeps the conclusions of a step that was shown or applied.
    void keep(List<Conclusion> conclusions) {
        for (Conclusion conclusion : conclusions) {
            if (conclusion instanceof Conclusion.Elimination(Candidate candidate)) {
                removed.add(candidate);
            }
        }
    }

    /// Takes account of the board and of what was kept.
    void update() {
        Document now = document.get();
        if (!now.puzzle().equals(puzzle)) {
            puzzle = now.puzzle();
            removed.clear();
        }
        hinted.set(usesMarks.get() ? now : now.withoutMarks(removed));
    }
}
