package nonet.settings;

import nonet.play.Document;

/// The work on the board when Nonet was last used.
///
/// @param settingUp whether the givens were being edited
public record Session(Document document, boolean settingUp) {

    /// An empty board, ready to be set up.
    public static final Session EMPTY = new Session(Document.EMPTY, true);
}
