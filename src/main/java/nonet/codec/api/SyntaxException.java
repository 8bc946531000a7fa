package nonet.codec.api;

import nonet.format.Fault;

/// Thrown when input of a recognized format is malformed; holds the position.
public final class SyntaxException extends Exception {

    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    /// @param line below 1 if unknown
    /// @param column below 1 if unknown
    public SyntaxException(int line, int column) {
        super("line " + line + ", column " + column, null, false, false);
        this.line = line;
        this.column = column;
    }

    public Fault fault() {
        return new Fault.BadSyntax(Math.max(1, line), Math.max(1, column));
    }
}
