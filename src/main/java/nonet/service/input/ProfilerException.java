package nonet.service.input;

import java.io.IOException;

/// Thrown if the tree of a constraint solver cannot be received or shown, or not any longer.
public final class ProfilerException extends IOException {

    private static final long serialVersionUID = 1;

    private final Why why;

    ProfilerException(Why why) {
        super(why.name());
        this.why = why;
    }

    public Why why() {
        return why;
    }

    /// The reason.
    public enum Why {
        /// Another program listens at the port.
        PORT,
        /// The solver ended without a message.
        NOTHING,
        /// The bytes are no message of the protocol.
        NO_MESSAGE,
        /// The connection ended within a message.
        CUT_OFF,
        /// The solver was gone before it said that its tree has ended.
        NO_END,
        /// A node came whose parent is not on the way from the root to the node before.
        ORDER,
        /// The indices of the cells do not count as was found from the first ones.
        COUNT,
        /// The way from the root to a node is longer than can be kept.
        DEEP
    }
}
