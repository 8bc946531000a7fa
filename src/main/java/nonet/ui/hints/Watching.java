package nonet.ui.hints;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import nonet.play.Document;
import nonet.service.Hints;

/// What a search in the background follows.
///
/// @param document the board
/// @param hints what finds steps
/// @param enabled whether a search makes sense now
/// @param watched whether somebody looks at what is found
public record Watching(
        ObjectProperty<Document> document,
        ObjectProperty<Hints> hints,
        BooleanProperty enabled,
        BooleanProperty watched) {}
