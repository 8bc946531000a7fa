package nonet.ui.hints.search;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import nonet.play.Document;
import nonet.service.hint.Hints;

/// The state that a background search depends on.
///
/// @param document the board
/// @param hints the source of the steps
/// @param enabled whether a search makes sense now
/// @param watched whether its results are shown
public record SearchContext(
        ObjectProperty<Document> document,
        ObjectProperty<Hints> hints,
        BooleanProperty enabled,
        BooleanProperty watched) {}
