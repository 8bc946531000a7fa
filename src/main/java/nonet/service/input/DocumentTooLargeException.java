package nonet.service.input;

import java.io.IOException;

/// Thrown if a document that has to be read as a whole is longer than [PuzzleFile#largest()].
public final class DocumentTooLargeException extends IOException {

    private static final long serialVersionUID = 1;
}
