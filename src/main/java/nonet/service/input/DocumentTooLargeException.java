package nonet.service.input;

import java.io.IOException;

/// Thrown when a document that is read as a whole is longer than [PuzzleFile#largest()].
public final class DocumentTooLargeException extends IOException {

    private static final long serialVersionUID = 1;
}
