package nonet.codec.api;

/// Thrown when input of a recognized format is malformed, too large to be unpacked, or encrypted.
public final class SyntaxException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Fault fault;

    private SyntaxException(Fault fault) {
        super(fault.toString(), null, false, false);
        this.fault = fault;
    }

    /// @param line below 1 if unknown
    /// @param column below 1 if unknown
    public SyntaxException(int line, int column) {
        this(new Fault.BadSyntax(Math.max(1, line), Math.max(1, column)));
    }

    /// Returns the exception for content that is larger than that of any file with puzzles.
    public static SyntaxException tooLarge() {
        return new SyntaxException(new Fault.TooLarge());
    }

    /// Returns the exception for an archive that needs a password.
    public static SyntaxException encrypted() {
        return new SyntaxException(new Fault.Encrypted());
    }

    public Fault fault() {
        return fault;
    }
}
